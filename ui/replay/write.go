package replay

// written is the result of an export: its place, or the error.
type written struct {
	to  string
	err error
}

// give writes an export beside the window: a picture takes about half a second.
func (p *Page) give(what string) {
	p.ask = nothing
	if p.writing != nil {
		return
	}
	out := make(chan written, 1)
	p.writing = out
	line, at := p.line, p.at
	go func() {
		to, err := p.tape.Export(what, line, at)
		out <- written{to, err}
	}()
}

// given tells what came of an export that is done.
func (p *Page) given() {
	if p.writing == nil {
		return
	}
	select {
	case x := <-p.writing:
		p.writing = nil
		p.changed = true
		if x.err != nil {
			p.trouble = x.err.Error()
			return
		}
		p.host.Toast("Written to " + x.to)
	default:
	}
}
