package input

import (
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"

	"attackwing/ui/kit"
)

// names are our names of keys by those that a browser has for their places.
var names = map[string]string{
	"Enter": "enter", "NumpadEnter": "enter", "Escape": "esc", "Space": "space", "Tab": "tab", "Backspace": "backspace",
	"ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down", "Home": "home", "End": "end", "PageUp": "pageup",
	"PageDown": "pagedown", "Equal": "+", "NumpadAdd": "+", "Minus": "-", "NumpadSubtract": "-", "Comma": ",", "Period": ".", "Slash": "/",
	"Backslash": "\\", "Delete": "delete", "BracketLeft": "[", "BracketRight": "]", "Insert": "insert", "Semicolon": ";", "Quote": "'", "Backquote": "`",
}

// nameOf is our name of a key, "" where it has none. Keyboards on a screen name no places, only what is written on a key.
func nameOf(code, written string) string {
	if n := names[code]; n != "" {
		return n
	}
	for _, family := range []string{"Key", "Digit", "Numpad"} {
		if n, ok := strings.CutPrefix(code, family); ok && len(n) == 1 {
			return strings.ToLower(n)
		}
	}
	if strings.HasPrefix(code, "F") && len(code) <= 3 {
		return strings.ToLower(code)
	}
	if code == "" {
		if n := names[written]; n != "" {
			return n
		}
		if len(written) == 1 {
			return strings.ToLower(written)
		}
	}
	return ""
}

// kind is what happened.
type kind int

const (
	moved kind = iota
	pressed
	released
	wheeled
	touched
	dragged
	lifted
	struck
	let
	fell
	left
)

// happening is one event of the page.
type happening struct {
	kind             kind
	id               int     // the finger, or the button
	x, y             float64 // in pixels of the page
	turn             float64 // of the wheel, in notches
	key              string
	text             string
	again            bool // the key is held
	shift, ctrl, alt bool
	file             kit.File
}

// page is what is held now, and what has happened since the last tick.
var page struct {
	waits            []happening
	x, y             float64
	buttons          [3]bool
	fingers          []Finger
	keys             []heldKey
	shift, ctrl, alt bool
	hand             Hand
	dense            func() float64
}

type heldKey struct {
	name  string
	ticks int
}

// Listen takes what happens on a canvas from now on; each time it calls wake.
func Listen(canvas js.Value, wake func()) {
	page.dense = func() float64 { return js.Global().Get("devicePixelRatio").Float() }
	hear := func(of js.Value, names string, do func(js.Value)) {
		f := js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			wake()
			return nil
		})
		for _, n := range strings.Fields(names) {
			of.Call("addEventListener", n, f, map[string]any{"passive": false})
		}
	}
	hear(canvas, "pointerdown pointermove pointerup pointercancel", func(e js.Value) { pointer(canvas, e) })
	hear(canvas, "contextmenu touchstart", func(e js.Value) { e.Call("preventDefault") })
	hear(canvas, "wheel", func(e js.Value) {
		e.Call("preventDefault")
		notch := [...]float64{100, 3, 1}[e.Get("deltaMode").Int()] // pixels, lines, pages
		happens(happening{kind: wheeled, turn: -e.Get("deltaY").Float() / notch})
	})
	hear(js.Global(), "keydown keyup", key)
	hear(js.Global(), "blur", func(js.Value) { happens(happening{kind: left}) })
	hear(js.Global(), "dragover", func(e js.Value) { e.Call("preventDefault") })
	hear(js.Global(), "drop", func(e js.Value) {
		e.Call("preventDefault")
		drop(e.Get("dataTransfer").Get("files"), wake)
	})
	field(canvas, wake)
	canvas.Call("focus")
}

func happens(h happening) { page.waits = append(page.waits, h) }

// pointer takes mouse and fingers.
func pointer(canvas, e js.Value) {
	h := happening{x: e.Get("offsetX").Float(), y: e.Get("offsetY").Float(), id: e.Get("pointerId").Int()}
	kinds := map[string]kind{"pointerdown": pressed, "pointermove": moved, "pointerup": released, "pointercancel": released}
	if e.Get("pointerType").String() == "touch" {
		kinds = map[string]kind{"pointerdown": touched, "pointermove": dragged, "pointerup": lifted, "pointercancel": lifted}
	} else {
		h.id = e.Get("button").Int()
	}
	h.kind = kinds[e.Get("type").String()]
	if h.kind == pressed || h.kind == touched {
		canvas.Call("setPointerCapture", e.Get("pointerId"))
		if !writing() {
			canvas.Call("focus", map[string]any{"preventScroll": true})
		}
		e.Call("preventDefault")
	}
	happens(h)
}

// key takes the keyboard. What belongs to the browser itself stays with it, and so does what is pressed on the page's own buttons.
func key(e js.Value) {
	on, written := e.Get("target").Get("tagName"), e.Get("key")
	if on.Truthy() && on.String() == "BUTTON" || !written.Truthy() || e.Get("isComposing").Bool() {
		return
	}
	h := happening{kind: struck, key: nameOf(e.Get("code").String(), written.String()), again: e.Get("repeat").Truthy(),
		shift: e.Get("shiftKey").Bool(), ctrl: e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool(), alt: e.Get("altKey").Bool()}
	if e.Get("type").String() == "keyup" {
		h.kind = let
		happens(h)
		return
	}
	one := utf8.RuneCountInString(written.String()) == 1
	if one && (!h.ctrl || h.alt) {
		h.text = written.String()
	}
	happens(h)
	browsers := h.key == "f5" || h.key == "f12" || h.key == "" || h.ctrl && strings.Contains("r t w n l + - 0 tab i j", h.key)
	if !browsers && !(writing() && one && !h.ctrl) {
		e.Call("preventDefault")
	}
}

// drop reads files let fall on the page.
func drop(files js.Value, wake func()) {
	for i := range min(files.Length(), mostFiles) {
		f := files.Index(i)
		var then js.Func
		then = js.FuncOf(func(_ js.Value, args []js.Value) any {
			defer then.Release()
			bytes := js.Global().Get("Uint8Array").New(args[0])
			text := make([]byte, bytes.Length())
			js.CopyBytesToGo(text, bytes)
			happens(happening{kind: fell, file: kit.File{Name: f.Get("name").String(), Text: text}})
			wake()
			return nil
		})
		f.Call("slice", 0, mostDropped+1).Call("arrayBuffer").Call("then", then)
	}
}

// Read takes what happened since the last tick; unit is how many pixels of the display are one of the window's, and wants
// and scrolls tell what a finger holds rather than taps, and turns rather than drags.
func Read(in *kit.Input, unit float64, wants, scrolls func(x, y float64) bool) {
	*in = kit.Input{Strokes: in.Strokes[:0], Down: in.Down[:0]}
	for i := range page.keys {
		page.keys[i].ticks++
	}
	n := atOnce(page.waits)
	take(in, page.waits[:n])
	page.waits = append(page.waits[:0], page.waits[n:]...)
	p, k := &page, page.dense()/unit
	in.X, in.Y = p.x*k, p.y*k
	in.Held, in.Middle = p.buttons[0], p.buttons[1] || p.buttons[2]
	in.Shift, in.Ctrl, in.Alt = p.shift, p.ctrl, p.alt
	for _, h := range p.keys {
		in.Space, in.Enter = in.Space || h.name == "space", in.Enter || h.name == "enter"
		in.Down = append(in.Down, h.name)
		if goesOn(h.name, h.ticks) {
			in.Strokes = append(in.Strokes, h.name)
		}
	}
	in.Any = n > 0 || len(page.waits) > 0 || in.Held || in.Middle || len(p.keys) > 0
	fingers := make([]Finger, 0, len(p.fingers))
	for _, f := range p.fingers {
		fingers = append(fingers, Finger{f.ID, f.X * k, f.Y * k})
	}
	p.hand.Wants, p.hand.Scrolls = wants, scrolls
	p.hand.Read(in, fingers, 1.0/60)
}

// atOnce is how many of the things that wait belong to one tick: what goes down is seen to be down once, and where it went down.
func atOnce(waits []happening) int {
	down := false
	for i, h := range waits {
		switch h.kind {
		case struck:
			down = down || !h.again
		case pressed, touched:
			if down {
				return i
			}
			down = true
		case moved, released, dragged, lifted, let:
			if down {
				return i
			}
		case wheeled, fell, left:
		}
	}
	return len(waits)
}

// take takes what happened into what is held, and tells what was struck and pressed.
func take(in *kit.Input, list []happening) {
	p := &page
	for _, h := range list {
		switch h.kind {
		case moved:
			in.Moved = in.Moved || h.x != p.x || h.y != p.y
			p.x, p.y = h.x, h.y
		case pressed, released:
			p.x, p.y = h.x, h.y
			down := h.kind == pressed
			if h.id < 0 || h.id >= len(p.buttons) {
				continue
			}
			p.buttons[h.id] = down
			in.Press, in.Release = in.Press || down && h.id == 0, in.Release || !down && h.id == 0
			in.MiddlePress = in.MiddlePress || down && h.id > 0
		case wheeled:
			in.Wheel += h.turn
		case touched:
			p.fingers = append(p.fingers, Finger{h.id, h.x, h.y})
		case dragged, lifted:
			i := slices.IndexFunc(p.fingers, func(f Finger) bool { return f.ID == h.id })
			switch {
			case i < 0:
			case h.kind == lifted:
				p.fingers = slices.Delete(p.fingers, i, i+1)
			default:
				p.fingers[i] = Finger{h.id, h.x, h.y}
			}
		case struck, let:
			keyed(in, h)
		case fell:
			in.Dropped = append(in.Dropped, h.file)
		case left:
			p.keys, p.buttons, p.fingers = p.keys[:0], [3]bool{}, p.fingers[:0]
			p.shift, p.ctrl, p.alt = false, false, false
		}
	}
}

// keyed takes a key that was struck or let go.
func keyed(in *kit.Input, h happening) {
	p := &page
	p.shift, p.ctrl, p.alt = h.shift, h.ctrl, h.alt
	in.Typed += h.text
	i := slices.IndexFunc(p.keys, func(k heldKey) bool { return k.name == h.key })
	switch {
	case h.key == "" || h.kind == struck && i >= 0:
	case h.kind == struck:
		p.keys = append(p.keys, heldKey{name: h.key})
		in.Strokes = append(in.Strokes, h.key)
	case i >= 0:
		p.keys = slices.Delete(p.keys, i, i+1)
	}
}
