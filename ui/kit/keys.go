package kit

// modal is the topmost modal layer, -1 none.
func (v *View) modal() int {
	for i := len(v.layers) - 1; i >= 0; i-- {
		if v.layers[i].Modal {
			return i
		}
	}
	return -1
}

// Asks reports whether a dialog is open over the page.
func (v *View) Asks() bool { return v.modal() >= 0 }

// Key takes a stroke; false when nobody has a use for it. First the field that is typed in, then
// what has the focus, then the layers from the top, then the page, then what the kit does with it.
func (v *View) Key(k string, in *Input) bool {
	defer v.keyed()()
	if v.stale { // several strokes in one tick
		forThumb = v.thumb
		v.build()
	}
	key := Stroke(k, in)
	if p, ok := v.Page.(Listens); ok && p.Heard(key) {
		v.Stale()
		return true
	}
	v.tip.away(v)
	if key == "esc" && v.carried != nil {
		v.letFall()
		return true
	}
	if key == "esc" && v.more != nil && v.more.Open {
		v.more.Open = false
		v.Stale()
		return true
	}
	if v.typing != nil {
		if taken, ok := v.typeKey(k, key, in); ok {
			return taken
		}
	}
	if v.letter(k, in) || v.focusKey(key) {
		return true
	}
	top := v.modal()
	for i := len(v.layers) - 1; i >= max(0, top); i-- {
		if v.command(v.layers[i].Commands.stroke(key), k) {
			return true
		}
	}
	if top < 0 && v.command(v.commands.stroke(key), k) {
		return true
	}
	return v.own(key)
}

// command does a command by its key.
func (v *View) command(c *Command, key string) bool {
	if c == nil {
		return false
	}
	if c.Off != "" {
		v.say(c)
		return true
	}
	if c.While != nil { // feel follows it
		return true
	}
	if c.Held != nil && !v.Presses {
		v.holding.begin(&acts{held: c.Held, press: c.Do}, key)
		return true
	}
	if c.Do != nil {
		c.Do()
		v.Stale()
	}
	return true
}

// say says why a command cannot be done.
func (v *View) say(c *Command) {
	if n := v.frame.button(c); n != nil {
		v.tip.now(v, n)
	} else if v.Say != nil {
		v.Say(c.Off)
	}
}

// button is the part that a command is pressed by, nil when none is seen.
func (f *Frame) button(c *Command) *node {
	for i := f.base; i < len(f.nodes); i++ {
		if n := &f.nodes[i]; n.cmd != nil && n.cmd.ID == c.ID && !n.seen.Empty() {
			return n
		}
	}
	return nil
}

// Own are the kit's own keys, which every page has, for the help and the page that gives keys. They
// do nothing by themselves.
func Own() Commands { return own }

var own = Commands{
	{ID: "next", Words: "Next button", Key: "tab"}, {ID: "previous", Words: "Previous button", Key: "shift+tab"},
	{
		ID:    "up",
		Words: "Up",
		Key:   "up",
	}, {ID: "down", Words: "Down", Key: "down"}, {ID: "left", Words: "Left", Key: "left"},
	{ID: "right", Words: "Right", Key: "right"},
	{
		ID:    "main",
		Words: "Main button, or what has the focus",
		Key:   "enter",
	}, {ID: "space", Words: "What has the focus", Key: "space"},
	{ID: "pageup", Words: "A page up", Key: "pageup"}, {ID: "pagedown", Words: "A page down", Key: "pagedown"},
	{ID: "column", Words: "Next column", Key: "f6"}, {ID: "columnback", Words: "Previous column", Key: "shift+f6"},
	{ID: "home", Words: "First row", Key: "home"}, {ID: "end", Words: "Last row", Key: "end"},
}

// meant is the kit's own key that a stroke stands for, by the command that has it; "" none.
func meant(key string) string {
	if c := own.stroke(key); c != nil {
		return c.Key
	}
	return ""
}

// focusKey is a stroke for what has the focus.
func (v *View) focusKey(key string) bool {
	if !v.focusShown || v.typing != nil {
		return false
	}
	n := v.frame.node(v.focus)
	if n == nil {
		return false
	}
	switch meant(key) {
	case "enter", "space":
		if n.held != nil && n.off == "" && !v.Presses {
			v.holding.begin(n.acts, key)
			return true
		}
		if n.press == nil && n.off == "" {
			return false
		}
		v.do(n)
		return true
	case "left", "right":
		if n.arrow != nil && n.off == "" {
			n.arrow(map[string]int{"left": -1, "right": 1}[meant(key)])
			v.Stale()
			return true
		}
	}
	return false
}

// own handles a stroke that the kit itself uses, and reports whether it did.
func (v *View) own(key string) bool {
	if key != "esc" {
		key = meant(key)
	}
	switch key {
	case "tab":
		return v.tab(1)
	case "shift+tab":
		return v.tab(-1)
	case "esc":
		if v.focusShown {
			v.focusShown, v.repaint = false, true
			return true
		}
		return false
	case "f6":
		return v.nextTab(1)
	case "shift+f6":
		return v.nextTab(-1)
	}
	if v.listKey(key) {
		return true
	}
	switch key {
	case "pageup":
		return v.page(-1)
	case "pagedown":
		return v.page(1)
	case "up", "down", "left", "right":
		if v.focusShown {
			return v.toward(key)
		}
		return v.nudge(key) || v.tab(1)
	}
	return false
}

// page turns a scrolled place by nearly its height: the one under the pointer, else the last.
func (v *View) page(by float64) bool {
	i := v.turned()
	if i < 0 {
		return false
	}
	p := &v.frame.places[i]
	p.move(by * pageStep * p.at.H)
	v.repaint = true
	return true
}

// nudge turns a scrolled place by a line.
func (v *View) nudge(key string) bool {
	by := map[string]float64{"up": -1, "down": 1}[key]
	i := v.turned()
	if i < 0 || by == 0 {
		return false
	}
	v.frame.places[i].move(by * wheelStep)
	v.repaint = true
	return true
}

// turned is the place that keys turn.
func (v *View) turned() int {
	f := &v.frame
	if i := f.placeAt(v.x, v.y); i >= 0 && v.inside {
		return i
	}
	for i := len(f.places) - 1; i >= 0; i-- {
		if p := &f.places[i]; p.content > p.at.H+0.5 && p.until >= f.base && p.nodes >= f.base {
			return i
		}
	}
	return -1
}
