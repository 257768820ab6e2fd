package lean

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"attackwing/game/store"
)

// ErrCompiler tells that the compiler, its runtime or its linker is one that this package does not
// know.
var ErrCompiler = errors.New("cmd/internal/lean does not know how this release of Go finds functions in programs for browsers")

// changes are the changes to the files of the runtime.
var changes = map[string][2]string{
	"symtab.go": {`	x := uintptr(pcOff) + datap.text - datap.minpc // TODO: are datap.text and datap.minpc always equal?
	if GOARCH == "wasm" {
		// On Wasm, pcOff is the function index, whereas
		// the "PC" is function index << 16 + block index.
		x = uintptr(pcOff)<<16 + datap.text - datap.minpc
	}
	b := x / abi.FuncTabBucketSize
	i := x % abi.FuncTabBucketSize / (abi.FuncTabBucketSize / nsub)

	ffb := (*findfuncbucket)(add(unsafe.Pointer(datap.findfunctab), b*unsafe.Sizeof(findfuncbucket{})))
	idx := ffb.idx + uint32(ffb.subbuckets[i])
`, `	_ = nsub
	idx := pcOff - datap.ftab[0].entryoff // functions are numbered
`},
	"mem_sbrk.go": {`	blocMax = bloc
}
`, `	blocMax = bloc
	d := &firstmoduledata // the table by which functions were found
	from := memRound(d.findfunctab)
	to := d.findfunctab + uintptr(len(d.ftab)-2)*16*20 // one is none, and the last has a shorter part
	if to -= to % physPageSize; from < to {
		memFree(unsafe.Pointer(from), to-from)
	}
}
`},
}

// Runtime writes the changed files of the runtime into a folder, and returns where each lies by the
// file that it takes the place of, as an overlay of the go command has it.
func Runtime(into string) (map[string]string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("GOROOT: %w", err)
	}
	takes := map[string]string{}
	for name, c := range changes {
		file := filepath.Join(strings.TrimSpace(string(root)), "src", "runtime", name)
		was, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if strings.Count(string(was), c[0]) != 1 {
			return nil, fmt.Errorf("%w (%s)", ErrCompiler, name)
		}
		takes[file] = filepath.Join(into, "runtime-"+name)
		if err := store.WriteFile(takes[file], []byte(strings.Replace(string(was), c[0], c[1], 1))); err != nil {
			return nil, err
		}
	}
	return takes, nil
}
