package lean

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// compiled is a program as the compiler writes it for browsers, with the changed runtime.
func compiled(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	takes, err := Runtime(dir)
	expect.OK(t, err)
	list, err := json.Marshal(map[string]any{"Replace": takes})
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "overlay.json"), list, 0o644)
	}
	expect.OK(t, err)
	file := filepath.Join(dir, "branches.wasm")
	c := exec.Command("go", "build", "-overlay", filepath.Join(dir, "overlay.json"), "-o", file, "attackwing/cmd/web/testdata/branches")
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if words, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, words)
	}
	b := gametest.File(t, file)
	return b
}

// A program becomes smaller by the table of its functions, twenty bytes each sixteenth of one, and
// keeps their names. What is no program, half of one, or has other tables, is told. (That it runs is
// tested by cmd/web.)
func TestPrograms(t *testing.T) {
	program := compiled(t)
	out, err := Program(program)
	if err != nil || len(out) > len(program)-300_000 || !bytes.Contains(out, []byte("runtime.findfunc\x00")) {
		t.Errorf("%d bytes of %d: %v", len(out), len(program), err)
	}
	for _, n := range []int{0, 4, 9, 20, len(program) / 2, len(program) - 1} {
		_, err := Program(program[:n])
		expect.True(t, errors.Is(err, ErrProgram) || err != nil, "the first %d bytes are said to be a program", n)
	}
	other := bytes.Clone(program)
	copy(other[bytes.Index(other, magic):], "\xf2") // as of another release
	if _, err := Program(other); !errors.Is(err, ErrCompiler) {
		t.Errorf("of another release: %v", err)
	}
}

// What is written is read again, parts with zeros between them.
func TestMemory(t *testing.T) {
	m := make(memory, 3000)
	for i, at := range []int{0, 1, 63, 64, 128, 129, 1000, 1000 + gap, 2999} {
		m[at] = byte(i + 1)
	}
	section := m.written()
	got, err := memoryOf(section)
	expect.True(t, err == nil && bytes.Equal(got, m), "%v, %d bytes of %d", err, len(got), len(m))
	parts, _ := binary.Uvarint(section)
	expect.True(t, parts >= 3 && len(section) <= 500, "%d parts, %d bytes", parts, len(section))
	for n := range section {
		_, err := memoryOf(section[:n])
		expect.True(t, err != nil, "the first %d bytes are said to be all", n)
	}
}
