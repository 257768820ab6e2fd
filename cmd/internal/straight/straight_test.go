package straight

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// compiled is a program as the compiler writes it for browsers.
func compiled(t *testing.T) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "branches.wasm")
	c := exec.Command("go", "build", "-o", file, "attackwing/cmd/web/testdata/branches")
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	words, err := c.CombinedOutput()
	expect.Must(t, err == nil, "%v\n%s", err, words)
	b := gametest.File(t, file)
	return b
}

// What this release of Go writes is read, and comes out as another program. What is no program, or
// half of one, is told.
func TestPrograms(t *testing.T) {
	program := compiled(t)
	if out, err := Program(program); err != nil || bytes.Equal(out, program) {
		t.Errorf("it is as before: %v", err)
	}
	for _, n := range []int{0, 4, 9, 20, len(program) / 2, len(program) - 1} {
		_, err := Program(program[:n])
		expect.True(t, err != nil, "the first %d bytes are said to be a program", n)
	}
}

// A compiler that writes functions in another way is told, and nothing goes on in silence: here it
// is one that does nothing before each function but a nop.
func TestAnotherCompilerIsTold(t *testing.T) {
	program := compiled(t)
	out := program[:8:8]
	for r := (reader{b: program, at: 8}); r.at < len(program); {
		id, body := r.byte(), r.taken()
		if id == 10 {
			f := reader{b: body}
			n := f.number()
			body = binary.AppendUvarint(nil, n)
			for range n {
				b := f.taken()
				own := reader{b: b}
				for n := own.number(); n > 0; n-- {
					own.number()
					own.byte()
				}
				const nop = 0x01
				body = binary.AppendUvarint(body, uint64(len(b)+1))
				body = append(append(append(body, b[:own.at]...), nop), b[own.at:]...)
			}
		}
		out = binary.AppendUvarint(append(out, id), uint64(len(body)))
		out = append(out, body...)
	}
	_, err := Program(out)
	expect.True(t, errors.Is(err, ErrCompiler), "told is %v", err)
}
