package screen

import (
	"errors"
	"image"
	"image/color"
	"math"
	"syscall/js"

	"attackwing/ui/input"
)

// gl are the constants of WebGL that are used, by their numbers in its standard.
const (
	glTriangleStrip   = 5
	glOne             = 1
	glOneMinusAlpha   = 0x0303
	glBlend           = 0x0BE2
	glScissor         = 0x0C11
	glTexture2D       = 0x0DE1
	glBytes           = 0x1401
	glFloats          = 0x1406
	glRGBA            = 0x1908
	glNearest         = 0x2600
	glLinear          = 0x2601
	glMagFilter       = 0x2800
	glMinFilter       = 0x2801
	glWrapX           = 0x2802
	glWrapY           = 0x2803
	glColorBuffer     = 0x4000
	glClampToEdge     = 0x812F
	glArrayBuffer     = 0x8892
	glStaticDraw      = 0x88E4
	glFragmentShader  = 0x8B30
	glVertexShader    = 0x8B31
	glLinked          = 0x8B82
	placeShader       = `attribute vec2 at; uniform vec3 x, y; uniform vec2 size, window; varying vec2 of; void main() { of = at; vec3 p = vec3(at * size, 1.); gl_Position = vec4(2. * dot(x, p) / window.x - 1., 1. - 2. * dot(y, p) / window.y, 0., 1.); }`
	colorShader       = `precision mediump float; uniform sampler2D tex; varying vec2 of; void main() { gl_FragColor = texture2D(tex, of); }`
	mostTicks         = 3    // ticks made up for at once; what took longer is let go
	ticksASecond      = 60.0 // as everywhere
	almost            = 0.25 // of a tick: a display of sixty pictures in a second is never quite even
	millisecondsASec  = 1000.0
	bytesAPixel       = 4
	cornersOfAPicture = 4
)

// engine is the one canvas of the page.
type engine struct {
	canvas, gl      js.Value
	x, y, size, win js.Value // where the shader takes its numbers
	bytes           js.Value // what is on its way to the engine, a Uint8Array
	w, h            int
	dense           float64
	lost            bool // the browser has taken the pictures away and given room for new ones

	turns   chan float64 // times of the browser's frames
	turn    js.Func
	coming  bool // a frame was asked for
	resting bool
	last    float64
	due     float64 // ticks
}

var on engine

// picture is an image that the engine holds: written now and then, drawn often.
type picture struct {
	tex  js.Value
	w, h int
}

func newPicture(w, h int) *picture {
	g := on.gl
	p := &picture{g.Call("createTexture"), w, h}
	g.Call("bindTexture", glTexture2D, p.tex)
	g.Call("texImage2D", glTexture2D, 0, glRGBA, w, h, 0, glRGBA, glBytes, nil)
	g.Call("texParameteri", glTexture2D, glWrapX, glClampToEdge)
	g.Call("texParameteri", glTexture2D, glWrapY, glClampToEdge)
	return p
}

func (p *picture) size() (w, h int) { return p.w, p.h }

func (p *picture) drop() { on.gl.Call("deleteTexture", p.tex) }

// write writes a part of it anew, four bytes a pixel, colors times alpha.
func (p *picture) write(part image.Rectangle, pix []byte) {
	n := bytesAPixel * part.Dx() * part.Dy()
	if on.bytes.IsUndefined() || on.bytes.Length() < n {
		on.bytes = js.Global().Get("Uint8Array").New(n)
	}
	js.CopyBytesToJS(on.bytes, pix[:n])
	on.gl.Call("bindTexture", glTexture2D, p.tex)
	on.gl.Call("texSubImage2D", glTexture2D, 0, part.Min.X, part.Min.Y, part.Dx(), part.Dy(), glRGBA, glBytes, on.bytes)
}

// surface is what is drawn on: the window, or a part of it.
type surface struct{ of image.Rectangle }

func (s surface) part(r image.Rectangle) surface { return surface{r.Intersect(s.of)} }

func (s surface) fill(c color.Color) {
	r, g, b, _ := c.RGBA()
	on.gl.Call("disable", glScissor)
	on.gl.Call("clearColor", float64(r)/0xffff, float64(g)/0xffff, float64(b)/0xffff, 1)
	on.gl.Call("clear", glColorBuffer)
}

// draw draws a picture with its corner at a pixel of the window.
func (s surface) draw(p *picture, x, y int) {
	s.put(p, affine{1, 0, float64(x), 0, 1, float64(y)}, glNearest)
}

// bend draws a picture turned and stretched.
func (s surface) bend(p *picture, by affine) { s.put(p, by, glLinear) }

func (s surface) put(p *picture, by affine, filter int) {
	g := on.gl
	g.Call("enable", glScissor)
	g.Call("scissor", s.of.Min.X, on.h-s.of.Max.Y, s.of.Dx(), s.of.Dy())
	g.Call("bindTexture", glTexture2D, p.tex)
	g.Call("texParameteri", glTexture2D, glMinFilter, filter)
	g.Call("texParameteri", glTexture2D, glMagFilter, filter)
	g.Call("uniform3f", on.x, by[0], by[1], by[2])
	g.Call("uniform3f", on.y, by[3], by[4], by[5])
	g.Call("uniform2f", on.size, p.w, p.h)
	g.Call("uniform2f", on.win, on.w, on.h)
	g.Call("drawArrays", glTriangleStrip, 0, cornersOfAPicture)
}

// begin makes what all pictures are drawn with.
func (e *engine) begin() error {
	g := e.gl
	program := g.Call("createProgram")
	for kind, text := range map[int]string{glVertexShader: placeShader, glFragmentShader: colorShader} {
		s := g.Call("createShader", kind)
		g.Call("shaderSource", s, text)
		g.Call("compileShader", s)
		g.Call("attachShader", program, s)
	}
	g.Call("linkProgram", program)
	if !g.Call("getProgramParameter", program, glLinked).Truthy() {
		return errors.New("the browser's WebGL does not take the program's shaders: " + g.Call("getProgramInfoLog", program).String())
	}
	g.Call("useProgram", program)
	corners := js.Global().Get("Float32Array").Call("of", 0, 0, 1, 0, 0, 1, 1, 1)
	g.Call("bindBuffer", glArrayBuffer, g.Call("createBuffer"))
	g.Call("bufferData", glArrayBuffer, corners, glStaticDraw)
	at := g.Call("getAttribLocation", program, "at")
	g.Call("enableVertexAttribArray", at)
	g.Call("vertexAttribPointer", at, 2, glFloats, false, 0, 0)
	g.Call("enable", glBlend)
	g.Call("blendFunc", glOne, glOneMinusAlpha)
	for name, v := range map[string]*js.Value{"x": &e.x, "y": &e.y, "size": &e.size, "window": &e.win} {
		*v = g.Call("getUniformLocation", program, name)
	}
	return nil
}

// open takes the page's canvas, which listens from now on.
func (e *engine) open() error {
	document := js.Global().Get("document")
	e.canvas = document.Call("getElementById", "table")
	how := map[string]any{"alpha": false, "antialias": false, "depth": false, "stencil": false}
	if e.gl = e.canvas.Call("getContext", "webgl", how); !e.gl.Truthy() {
		return errors.New("this browser has no WebGL, which the table is drawn with")
	}
	if err := e.begin(); err != nil {
		return err
	}
	e.turns = make(chan float64, 1)
	e.turn = js.FuncOf(func(_ js.Value, args []js.Value) any {
		e.coming = false
		select {
		case e.turns <- args[0].Float():
		default: // one is still at work
		}
		return nil
	})
	hear := func(of js.Value, name string, do func(js.Value)) {
		of.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any { do(args[0]); return nil }))
	}
	hear(e.canvas, "webglcontextlost", func(ev js.Value) { ev.Call("preventDefault") })
	hear(e.canvas, "webglcontextrestored", func(js.Value) { e.lost = e.begin() == nil; wake() })
	for _, name := range []string{"resize", "focus", "blur"} {
		hear(js.Global(), name, func(js.Value) { wake() })
	}
	hear(document, "visibilitychange", func(js.Value) { wake() })
	input.Listen(e.canvas, wake)
	return nil
}

// measured is how large the canvas is on the page, in pixels of the display, and how many of them are one of the page's.
func (e *engine) measured() (w, h int, dense float64) {
	dense = js.Global().Get("devicePixelRatio").Float()
	return int(math.Round(e.canvas.Get("clientWidth").Float() * dense)), int(math.Round(e.canvas.Get("clientHeight").Float() * dense)), dense
}

// resize gives the canvas as many pixels as it has on the display.
func (e *engine) resize() {
	w, h, dense := e.measured()
	e.dense = dense
	if w == e.w && h == e.h {
		return
	}
	e.w, e.h = w, h
	e.canvas.Set("width", w)
	e.canvas.Set("height", h)
	e.gl.Call("viewport", 0, 0, w, h)
}

// ticks are how many have to be made at a time of the browser's.
func (e *engine) ticks(now float64) int {
	if e.resting || e.last == 0 {
		e.due = 1
	} else {
		e.due += (now - e.last) / millisecondsASec * ticksASecond
	}
	e.last = now
	n := int(e.due + almost)
	if n > mostTicks {
		n, e.due = mostTicks, mostTicks
	}
	e.due -= float64(n)
	return n
}

// anew shows everything again, as the engine has lost its pictures.
func (w *frame) anew() {
	for _, l := range []*layer{&w.board, &w.table, &w.panels} {
		l.tex = nil
	}
	w.pane, w.tableOf, w.stale, w.full = pane{}, 0, true, true
}

// run runs the window in the page, as long as that is there.
func run(w *frame) error {
	for wake(); ; {
		now := <-on.turns
		on.resize()
		if on.w == 0 || on.h == 0 { // the page is not seen
			continue
		}
		w.sized(on.w, on.h, on.dense)
		if on.lost {
			on.lost = false
			w.anew()
		}
		for range on.ticks(now) {
			if !w.tick() {
				return nil
			}
		}
		if w.unit > 0 {
			w.draw(surface{image.Rect(0, 0, on.w, on.h)})
			shown()
		}
		if !on.resting {
			wake()
		}
	}
}

// shown tells the page once that there is a picture, which takes the place of what was seen while the program came.
func shown() {
	if body := js.Global().Get("document").Get("body").Get("classList"); !body.Call("contains", "runs").Bool() {
		body.Call("add", "runs")
		js.Global().Get("performance").Call("mark", "shown")
	}
}

// opens is how large the window will be, in pixels of the display, and how many of them are one of the system's.
func opens() (w, h int, dense float64, err error) {
	if err = on.open(); err != nil {
		return 0, 0, 0, err
	}
	if w, h, dense = on.measured(); w == 0 || h == 0 { // the page is not seen yet
		w, h = 1280, 800
	}
	return w, h, dense, nil
}

// focused tells whether the person types into this page.
func focused() bool { return js.Global().Get("document").Call("hasFocus").Bool() }

func fullScreen() {
	document := js.Global().Get("document")
	if document.Get("fullscreenElement").Truthy() {
		document.Call("exitFullscreen")
		return
	}
	if all := document.Get("documentElement"); all.Get("requestFullscreen").Truthy() {
		all.Call("requestFullscreen")
	}
}

// rests lets the loop wait for an event before each turn, or turn on.
func rests(yes bool) {
	on.resting = yes
	if !yes {
		wake()
	}
}

// wake asks for a turn of the loop.
func wake() {
	if on.turns != nil && !on.coming {
		on.coming = true
		js.Global().Call("requestAnimationFrame", on.turn)
	}
}
