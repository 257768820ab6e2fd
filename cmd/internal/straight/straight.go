package straight

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// ErrProgram tells that a file is not a program for browsers, or not all of one.
var ErrProgram = errors.New("the program for browsers cannot be read")

// ErrCompiler tells that the compiler writes functions in another way than this package reads. What
// it wrote would run as it is, but slower: so the build ends instead.
var ErrCompiler = errors.New("cmd/internal/straight does not know how this release of Go writes programs for browsers")

// Program returns a program whose branches go where they lead.
func Program(program []byte) ([]byte, error) {
	const header, code = 8, 10
	if len(program) < header {
		return nil, ErrProgram
	}
	out := append(make([]byte, 0, len(program)), program[:header]...)
	for r := (reader{b: program, at: header}); r.at < len(r.b); {
		id, body := r.byte(), r.taken()
		if r.bad {
			return nil, ErrProgram
		}
		if id == code {
			var err error
			if body, err = functions(body); err != nil {
				return nil, err
			}
		}
		out = binary.AppendUvarint(append(out, id), uint64(len(body)))
		out = append(out, body...)
	}
	return out, nil
}

// functions returns all functions of a program, one behind the other.
func functions(of []byte) ([]byte, error) {
	r := reader{b: of}
	all, done := r.number(), uint64(0)
	out := binary.AppendUvarint(make([]byte, 0, len(of)), all)
	for k := range all {
		body := r.taken()
		if r.bad {
			return nil, fmt.Errorf("%w: function %d of %d", ErrProgram, k, all)
		}
		if f := taken(body); f != nil {
			body = f.written()
			done++
		}
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	if done < all*least/100 {
		return nil, fmt.Errorf("%w (%d of %d functions are as expected)", ErrCompiler, done, all)
	}
	return out, nil
}

// least is the percentage of functions that must be found in a table and be readable: 99 with
// every release of Go until now. The rest are written by hand and have no table.
const least = 95

// reader reads what a program is written in; bad when it was not that.
type reader struct {
	b   []byte
	at  int
	bad bool
}

func (r *reader) byte() byte {
	if r.at >= len(r.b) {
		r.bad = true
		return 0
	}
	r.at++
	return r.b[r.at-1]
}

// number reads one without a sign.
func (r *reader) number() uint64 {
	v, n := binary.Uvarint(r.b[min(r.at, len(r.b)):])
	if n <= 0 {
		r.bad = true
		return 0
	}
	r.at += n
	return v
}

// signed reads one that may have a sign, of which nothing is wanted.
func (r *reader) signed() {
	for r.byte()&0x80 != 0 {
	}
}

// taken reads a length, and returns so many bytes behind it.
func (r *reader) taken() []byte {
	n := r.number()
	if r.bad || n > uint64(len(r.b)-r.at) {
		r.bad = true
		return nil
	}
	r.at += int(n)
	return r.b[r.at-int(n) : r.at]
}

// What a function consists of, as far as it is told apart here.
const (
	opUnreachable = 0x00
	opBlock       = 0x02
	opLoop        = 0x03
	opIf          = 0x04
	opElse        = 0x05
	opEnd         = 0x0b
	opBr          = 0x0c
	opBrIf        = 0x0d
	opBrTable     = 0x0e
	opReturn      = 0x0f
	opCall        = 0x10
	opCallTable   = 0x11
	opGet         = 0x20
	opSet         = 0x21
	opConst       = 0x41
	opZero        = 0x45
	opEqual       = 0x46
	opMinus       = 0x6b
	empty0        = 0x40 // a block that gives nothing
)

// op is an instruction of a function.
type op struct {
	code  byte
	arg   uint64   // the first that it has
	table []uint64 // of a table, its last the one for all others
	text  []byte   // as it is written
}

// op reads one.
func (r *reader) op() op {
	from := r.at
	o := op{code: r.byte()}
	switch c := o.code; {
	case c >= opBlock && c <= opIf:
		if r.byte() != empty0 {
			r.bad = true // none of the compiler's
		}
	case c == opBr, c == opBrIf, c == opCall, c >= 0x20 && c <= 0x24:
		o.arg = r.number()
	case c == opConst, c == 0x42:
		r.signed()
	case c == opBrTable:
		for n := r.number() + 1; n > 0 && !r.bad; n-- {
			o.table = append(o.table, r.number())
		}
	case c == opCallTable, c >= 0x28 && c <= 0x3e:
		o.arg = r.number()
		r.number()
	case c == 0x3f, c == 0x40:
		r.byte()
	case c == 0x43:
		r.at += 4
	case c == 0x44:
		r.at += 8
	case c == 0xfc:
		if o.arg = r.number(); o.arg == 10 {
			r.byte()
			r.byte()
		} else if o.arg == 11 {
			r.byte()
		} else if o.arg > 7 {
			r.bad = true
		}
	case c <= 0x01, c == opElse, c == opEnd, c == opReturn, c == 0x1a, c == 0x1b, c >= 0x45 && c <= 0xc4:
	default:
		r.bad = true
	}
	if r.bad || r.at > len(r.b) {
		r.bad = true
		return o
	}
	o.text = r.b[from:r.at]
	return o
}
