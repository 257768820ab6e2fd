package widget

import (
	"image"

	"github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"
)

// Pointer is what points at widgets: the mouse, or a finger as the window understands it. The library's own pointer takes
// every touch for a pressed button, and would click what a finger only wanted to move away.
type Pointer struct {
	x, y            int
	down, was, next bool
}

// Point makes it the pointer of all widgets.
func (p *Pointer) Point() { input.SetCursorUpdater(p) }

// At says where it is now, in pixels of the window, and whether it presses.
func (p *Pointer) At(x, y float64, down bool) { p.x, p.y, p.next = int(x), int(y), down }

// Update is the beginning of a tick of the widgets.
func (p *Pointer) Update() { p.was, p.down = p.down, p.next }

// AfterUpdate does nothing: it is one of a CursorUpdater's methods.
func (p *Pointer) AfterUpdate() {}

// Draw draws nothing: the system draws the pointer.
func (p *Pointer) Draw(*ebiten.Image) {}

// AfterDraw draws nothing.
func (p *Pointer) AfterDraw(*ebiten.Image) {}

// MouseButtonPressed tells whether it presses; it has one button.
func (p *Pointer) MouseButtonPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && p.down
}

// MouseButtonJustPressed tells whether it presses since this tick.
func (p *Pointer) MouseButtonJustPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && p.down && !p.was
}

// MouseButtonJustReleased tells whether it has let go in this tick.
func (p *Pointer) MouseButtonJustReleased(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && !p.down && p.was
}

// CursorPosition is where it is, in pixels of the window.
func (p *Pointer) CursorPosition() (x, y int) { return p.x, p.y }

// GetCursorImage is none: the system draws the pointer.
func (p *Pointer) GetCursorImage(string) *ebiten.Image { return nil }

// GetCursorOffset is none.
func (p *Pointer) GetCursorOffset(string) image.Point { return image.Point{} }
