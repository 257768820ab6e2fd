package lean

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// ErrProgram tells that a file is not a program for browsers, or not all of one.
var ErrProgram = errors.New("the program for browsers cannot be read")

// dataSection is the number of the section with what lies in the memory when a program begins.
const dataSection = 11

// Program returns a program that was built with [Runtime] without the table of its functions and
// without the places of its lines.
func Program(program []byte) (out []byte, err error) {
	const header = 8
	if len(program) < header {
		return nil, ErrProgram
	}
	out = append(make([]byte, 0, len(program)), program[:header]...)
	for b := program[header:]; len(b) > 0; {
		id := b[0]
		n, k := binary.Uvarint(b[1:])
		if k <= 0 || n > uint64(len(b)-1-k) {
			return nil, ErrProgram
		}
		body := b[1+k : 1+k+int(n)]
		b = b[1+k+int(n):]
		if id == dataSection {
			m, err := memoryOf(body)
			if err != nil {
				return nil, err
			}
			if err := m.trim(); err != nil {
				return nil, err
			}
			body = m.written()
		}
		out = binary.AppendUvarint(append(out, id), uint64(len(body)))
		out = append(out, body...)
	}
	return out, nil
}

// memory holds the bytes in the memory of a program when it begins.
type memory []byte

// What each part of the section begins with: the memory it goes to, and the instruction before the
// place and the one behind it.
const (
	opConst = 0x41
	opEnd   = 0x0b
)

// memoryOf reads the section.
func memoryOf(section []byte) (m memory, err error) {
	parts, at := binary.Uvarint(section)
	if at <= 0 {
		return nil, ErrProgram
	}
	for range parts {
		if at+2 > len(section) || section[at] != 0 || section[at+1] != opConst {
			return nil, ErrProgram
		}
		at += 2
		to, shift := uint64(0), 0
		for more := true; more; shift += 7 {
			if at == len(section) || shift > 28 {
				return nil, ErrProgram
			}
			to |= uint64(section[at]&0x7f) << shift
			more = section[at]&0x80 != 0
			at++
		}
		n, k := uint64(0), 0
		if at < len(section) && section[at] == opEnd {
			n, k = binary.Uvarint(section[at+1:])
		}
		if at += 1 + k; k <= 0 || n > uint64(len(section)-at) || to > 1<<28 {
			return nil, ErrProgram
		}
		if end := int(to + n); end > len(m) {
			m = append(m, make([]byte, end-len(m))...)
		}
		copy(m[to:], section[at:at+int(n)])
		at += int(n)
	}
	return m, nil
}

// gap is the least number of zeros between two parts: with fewer the parts take more than they spare,
// and there may be no more than a hundred thousand.
const gap = 48

// written writes the section: what is not zero.
func (m memory) written() []byte {
	var body []byte
	parts := uint64(0)
	for at := 0; at < len(m); {
		if m[at] == 0 {
			at++
			continue
		}
		end, zeros := at+1, 0
		for k := end; k < len(m) && zeros < gap; k++ {
			if zeros++; m[k] != 0 {
				end, zeros = k+1, 0
			}
		}
		body = signed(append(body, 0, opConst), at)
		body = binary.AppendUvarint(append(body, opEnd), uint64(end-at))
		body = append(body, m[at:end]...)
		parts++
		at = end
	}
	return append(binary.AppendUvarint(nil, parts), body...)
}

// signed appends a number as those are written that may have a sign.
func signed(b []byte, n int) []byte {
	for n > 0x3f {
		b = append(b, byte(n&0x7f)|0x80)
		n >>= 7
	}
	return append(b, byte(n))
}

// word and half read eight and four bytes of the memory; beyond its end there are zeros.
func (m memory) word(at int) int {
	if at < 0 || at+8 > len(m) {
		return 0
	}
	return int(binary.LittleEndian.Uint64(m[at:]))
}

func (m memory) half(at int) int {
	if at < 0 || at+4 > len(m) {
		return 0
	}
	return int(binary.LittleEndian.Uint32(m[at:]))
}

// magic is the beginning of a program's tables of functions, as internal/abi and runtime.pcHeader
// have it: a number, two zeros, the least size of an instruction and the size of a pointer.
var magic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// tables are the tables of functions: where they begin, and what runtime.pcHeader says of them.
type tables struct {
	memory
	functions                               int
	names, units, files, values, fns, finds int // where each table begins
}

// tables finds them, and the runtime's account of them, which has to be the same.
func (m memory) tables() (t tables, err error) {
	at := bytes.Index(m, magic)
	if at < 0 {
		return t, fmt.Errorf("%w: no tables", ErrCompiler)
	}
	of := func(field int) int { return m.word(at + 8 + 8*field) }
	t = tables{m, of(0), at + of(3), at + of(4), at + of(5), at + of(6), at + of(7), 0}
	lists := []int{t.names, t.units, t.files, t.values, t.fns, t.fns}
	for i, before := range append(lists[1:], len(m)) {
		if lists[i] > before || t.functions <= 0 {
			return t, fmt.Errorf("%w: tables", ErrCompiler)
		}
	}
	head := binary.LittleEndian.AppendUint64(nil, uint64(at))
	head = binary.LittleEndian.AppendUint64(head, uint64(t.names))
	account := bytes.Index(m, head)
	if account < 0 {
		return t, fmt.Errorf("%w: no account of the tables", ErrCompiler)
	}
	for i, l := range lists { // slices of three words each, behind the first word
		if m.word(account+8+24*i) != l {
			return t, fmt.Errorf("%w: account of the tables", ErrCompiler)
		}
	}
	t.finds = m.word(account + 8 + 24*len(lists))
	return t, nil
}

// The fields of a function's entry, as runtime._func has them, in bytes, and what one of the table
// by which functions are found takes.
const (
	valueStack, valueFile, valueLine, valuesCount, unitOf, lineOf = 16, 20, 24, 28, 32, 36

	fieldsEnd = 44
	bucket    = 20
	buckets   = 16 // of a function
)

// trim clears what is not needed.
func (m memory) trim() error {
	t, err := m.tables()
	if err != nil {
		return err
	}
	if err := t.clearFinds(); err != nil {
		return err
	}
	used := make([]bool, t.fns-t.values)
	for i := range t.functions {
		if m.half(t.fns+8*i) != m.half(t.fns)+i {
			return fmt.Errorf("%w: function %d has another number", ErrCompiler, i)
		}
		f := t.fns + m.half(t.fns+8*i+4)
		n := m.half(f + valuesCount)
		if f+fieldsEnd+4*n > len(m) {
			return fmt.Errorf("%w: function %d", ErrCompiler, i)
		}
		for _, field := range []int{valueFile, valueLine, unitOf, lineOf} {
			clear(m[f+field : f+field+4])
		}
		if err := t.use(used, m.half(f+valueStack)); err != nil {
			return err
		}
		for k := range n {
			if err := t.use(used, m.half(f+fieldsEnd+4*k)); err != nil {
				return err
			}
		}
	}
	for i, u := range used {
		if !u {
			m[t.values+i] = 0
		}
	}
	clear(m[t.units:t.values])
	return nil
}

// clearFinds clears the table by which functions are found, which must say what everybody knows; the
// last function has a shorter part, which stays.
func (t *tables) clearFinds() error {
	all := (t.functions - 1) * buckets
	end := t.finds + all*bucket
	if t.finds <= 0 || end > len(t.memory) {
		return fmt.Errorf("%w: no table to find functions", ErrCompiler)
	}
	for i := range all {
		b := t.memory[t.finds+i*bucket:][:bucket]
		if int(binary.LittleEndian.Uint32(b)) != i/buckets || bytes.Count(b[4:], []byte{0}) != bucket-4 {
			return fmt.Errorf("%w: part %d of the table to find functions", ErrCompiler, i)
		}
	}
	clear(t.memory[t.finds:end])
	return nil
}

// use notes that the values from a place on are used: pairs of numbers up to one that begins with
// zero, the first pair apart.
func (t *tables) use(used []bool, from int) error {
	if from == 0 {
		return nil
	}
	all := t.memory[t.values:t.fns]
	for at := from; at < len(all); {
		v, n := binary.Uvarint(all[at:])
		last := v == 0 && at > from
		if !last {
			_, k := binary.Uvarint(all[at+max(n, 0):])
			n = min(n, 1<<20) + k
		}
		if n <= 0 || at+n > len(all) {
			break
		}
		for i := range n {
			used[at+i] = true
		}
		if at += n; last {
			return nil
		}
	}
	return fmt.Errorf("%w: values at %d", ErrCompiler, from)
}
