package wire

import (
	"bytes"
	"context"
	"errors"
)

// Pipe returns two connections that are open to each other in memory, for tests.
func Pipe() (a, b *Conn) {
	a, b = newConn(Options{}), newConn(Options{})
	one, two := &pipe{to: b}, &pipe{to: a}
	one.other, two.other = two, one
	a.via, b.via = one, two
	a.opened(one)
	b.opened(two)
	return a, b
}

// pipe carries lines to a connection in the same program.
type pipe struct {
	to    *Conn
	other *pipe // the way back
}

var errPipe = errors.New("a pipe needs no invitation")

func (*pipe) offer(context.Context) (string, error)          { return "", errPipe }
func (*pipe) answer(context.Context, string) (string, error) { return "", errPipe }
func (*pipe) accept(string) error                            { return errPipe }

func (p *pipe) send(line []byte) error {
	p.to.got(p.other, bytes.Clone(line))
	return nil
}

func (p *pipe) close() { p.to.end(p.other, ErrLeft) }
