package kit

// holding is something that is being held.
type holding struct {
	what *Held
	do   func()
	key  string // by this key, "" by the pointer
	over bool   // it was done: nothing more happens until it is let go
}

func (h *holding) begin(a *acts, key string) {
	if h.what != nil {
		return
	}
	*h = holding{what: a.held, do: a.press, key: key}
	h.what.done = 0
}

// follow lets go of what is held no more: the key, or a button of the mouse that was let go where
// nobody told of it.
func (h *holding) follow(v *View, in *Input) {
	held := in.Held || in.Press
	if h.key != "" {
		held = in.holds(h.key) || h.key == "enter" && in.Enter || h.key == "space" && in.Space
	}
	if h.what != nil && !held {
		h.stop(v)
	}
}

func (h *holding) letGo(v *View) {
	if h.what != nil && h.key == "" {
		h.stop(v)
	}
}

func (h *holding) stop(v *View) {
	what, early := h.what, !h.over
	*h = holding{}
	if what != nil {
		what.done = 0
		v.Stale() // as while it was held: nothing else may happen that takes the bar away
		if early && what.Early != nil {
			what.Early()
		}
	}
}

// hold lets what is held go on.
func (v *View) hold(dt float64) {
	h := &v.holding
	if h.what == nil || h.over {
		return
	}
	h.what.done += dt
	v.Stale() // parts that show how long are made of it
	if h.what.done >= h.what.For {
		do := h.do
		h.over, h.what.done = true, 0
		v.down.gone = true
		if do != nil {
			do()
		}
	}
}

// feel tells the page what is held down, and the commands that last as long as their key is.
func (v *View) feel(in *Input) {
	if p, ok := v.Page.(Feels); ok && p.Feel(Hands{in.Shift, in.Ctrl, in.Alt, in.Held || in.Middle, in.Any}) {
		v.Stale()
	}
	if v.lasting.until != nil && (!in.holds(v.lasting.key) || v.modal() >= 0) {
		until := v.lasting.until
		v.lasting = lasting{}
		until(false)
		v.Stale()
	}
	if len(in.Down) == 0 || v.lasting.until != nil || v.typing != nil || v.modal() >= 0 || in.Ctrl {
		return
	}
	defer v.keyed()()
	for _, k := range in.Down {
		if c := v.commands.stroke(k); c != nil && c.While != nil {
			if c.Off == "" {
				v.lasting = lasting{key: k, until: c.While}
				c.While(true)
				v.Stale()
			}
			return
		}
	}
}

// lasting is a command that lasts as long as its key is held.
type lasting struct {
	key   string
	until func(on bool)
}
