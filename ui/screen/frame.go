package screen

import (
	"image"
	"time"

	"attackwing/ui/input"
	"attackwing/ui/kit"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
	"attackwing/ui/sound"
	"attackwing/ui/window"
)

// frame is the program that the engine runs: the window of the system, which paints our window.
type frame struct {
	window *window.Window
	in     kit.Input
	typist input.Typist
	report string
	once   bool // closes when the first picture was shown
	told   string
	titled string        // what the window's title says of the page
	w, h   int           // of the picture, in pixels of the display
	unit   float64       // how many of them are one of ours
	dense  float64       // pixels of the display for one of the system's
	stale  bool          // something must be painted
	loud   bool          // and not because the alarm has asked for it
	full   bool          // everything must be
	calm   int           // ticks since anything happened
	rests  bool          // the loop waits for an event
	alarm  alarm         // rings though none comes
	fresh  time.Time     // when all was shown last
	held   bool          // the window has the focus
	ahead  chan struct{} // closed when the first picture is painted
	settle func()        // to be called when it was shown; nil: it has been

	sound   sound.Player
	painter raster.Painter
	painted raster.Kept // what the panels show
	builder scene.Builder
	scene   scene.Scene
	still   [2]kept // the sky and its grid; all up to the web
	coming  coming
	board   layer
	boardBy scene.Camera // how the picture of the board was taken
	boardAt *kit.View    // the page that it was taken of
	boardOf raster.Kept  // what moves on it
	boardOn uint64       // and what below that does not
	table   *picture     // of all of it, without what moves; nil not yet
	tableBy scene.Camera
	tableOf uint64
	aim     scene.Camera // where the camera points now
	aimed   int          // ticks since it moved
	pane    pane
	panels  layer
	panelOf uint64
}

// layer is an image in memory and its picture at the engine, once it was shown.
type layer struct {
	img   *image.RGBA
	tex   *picture
	whole bool // nowhere transparent, as far as that is known: nothing below it is seen
}

func (l *layer) fits(w, h int) bool {
	return l.img != nil && l.img.Rect.Dx() == w && l.img.Rect.Dy() == h
}

func (l *layer) size(w, h int) bool {
	if l.fits(w, h) {
		return false
	}
	if l.tex != nil {
		l.tex.drop()
		l.tex = nil
	}
	l.img = image.NewRGBA(image.Rect(0, 0, w, h))
	return true
}

// tick runs one turn of the loop, sixty in a second; it returns false when the window closes.
func (w *frame) tick() bool {
	if w.once && !w.fresh.IsZero() {
		return false
	}
	if w.w == 0 {
		return true
	}
	if w.settle != nil && !w.fresh.IsZero() {
		w.settle()
		w.settle = nil
	}
	if w.unit == 0 {
		w.measure()
	}
	input.Read(&w.in, w.unit, w.window.Top().WantsHold, w.window.Top().WantsScroll)
	if held := focused(); held != w.held {
		w.held, w.full = held, true
		if !held {
			w.window.LoseFocus()
		}
	}
	w.measure()
	w.typing()
	w.heard()
	w.window.Update(&w.in, 1.0/60)
	rang := w.alarm.rang()
	if w.window.Dirty() {
		w.stale, w.loud = true, w.loud || !rang
	}
	if w.stale {
		w.entitle()
		w.tell()
	}
	moving, heard := w.follow(), w.sound.Tick()
	w.breathe(heard || w.in.Any || w.loud || moving || !w.window.Resting(), rang)
	w.wind()
	return true
}

// entitle has the window's title say what is shown.
func (w *frame) entitle() {
	words := title
	if n := w.window.Titled(); n != "" {
		words = n + " – " + title
	}
	if words != w.titled {
		w.titled = words
		setTitle(words)
	}
}

// draw paints what has changed.
func (w *frame) draw(screen surface) {
	if !w.stale && !w.full {
		return
	}
	if w.stale {
		w.paint()
	}
	w.stale, w.loud, w.full, w.fresh = false, false, false, time.Now()
	if w.panels.whole && w.panels.tex != nil {
		screen.cover(w.panels.tex)
		return
	}
	screen.fill(scene.Void)
	w.drawPane(screen)
	if w.showsBoard() && w.board.tex != nil {
		w.drawBoard(screen)
	}
	if w.panels.tex != nil {
		screen.draw(w.panels.tex, 0, 0)
	}
}

func (w *frame) paint() {
	w.paintPane()
	if w.showsBoard() {
		if part := w.paintBoard(); !part.Empty() || w.board.tex == nil && w.board.img != nil {
			w.board.show(part)
		}
	}
	w.panels.show(w.paintPanels())
}

// paintPanels paints the panels in memory and tells what it has painted anew.
func (w *frame) paintPanels() (part image.Rectangle) {
	c := &w.window.Pane.Canvas
	gs := c.Scene.Groups()
	key := uint64(len(gs))
	for _, g := range gs {
		key = key*31 + g.Key
	}
	if w.panels.size(w.w, w.h) || key != w.panelOf {
		w.panelOf = key
		part = w.painter.Again(w.panels.img, &w.painted, c.Scene.Shapes,
			scene.Camera{W: float64(w.w), H: float64(w.h), PxPerInch: 20 * w.unit, Scale: w.unit})
		if !part.Empty() {
			w.panels.whole = part == w.panels.img.Rect && w.panels.img.Opaque()
		}
	}
	return part
}

// show brings a part of the image to the texture, all of it where there is none yet.
func (l *layer) show(part image.Rectangle) {
	if l.tex == nil {
		l.tex, part = newPicture(l.img.Rect.Dx(), l.img.Rect.Dy()), l.img.Rect
	}
	l.tex.write(l.img, part)
}
