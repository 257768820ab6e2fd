package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"attackwing/ui/kit"
)

var names = map[ebiten.Key]string{
	ebiten.KeyEnter: "enter", ebiten.KeyNumpadEnter: "enter", ebiten.KeyEscape: "esc",
	ebiten.KeySpace: "space", ebiten.KeyTab: "tab",
	ebiten.KeyBackspace: "backspace", ebiten.KeyArrowLeft: "left", ebiten.KeyArrowRight: "right",
	ebiten.KeyArrowUp: "up", ebiten.KeyArrowDown: "down",
	ebiten.KeyHome: "home", ebiten.KeyEnd: "end", ebiten.KeyPageUp: "pageup", ebiten.KeyPageDown: "pagedown",
	ebiten.KeyEqual: "+", ebiten.KeyNumpadAdd: "+", ebiten.KeyMinus: "-", ebiten.KeyNumpadSubtract: "-",
	ebiten.KeyComma: ",", ebiten.KeyPeriod: ".", ebiten.KeySlash: "/",
	ebiten.KeyF7: "f7", ebiten.KeyF8: "f8", ebiten.KeyF11: "f11", ebiten.KeyF1: "f1",
	ebiten.KeyBackslash: "\\", ebiten.KeyF6: "f6", ebiten.KeyF10: "f10", ebiten.KeyDelete: "delete",
	ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]",
	ebiten.KeyF2: "f2", ebiten.KeyF3: "f3", ebiten.KeyF4: "f4", ebiten.KeyF5: "f5", ebiten.KeyF9: "f9",
	ebiten.KeyF12: "f12", ebiten.KeyInsert: "insert",
	ebiten.KeySemicolon: ";", ebiten.KeyQuote: "'", ebiten.KeyBackquote: "`",
}

func init() {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		names[k] = string(rune('a' + int(k-ebiten.KeyA)))
	}
	for k := ebiten.KeyDigit0; k <= ebiten.KeyDigit9; k++ {
		names[k] = string(rune('0' + int(k-ebiten.KeyDigit0)))
	}
	for k := ebiten.KeyNumpad0; k <= ebiten.KeyNumpad9; k++ {
		names[k] = string(rune('0' + int(k-ebiten.KeyNumpad0)))
	}
}

var (
	keys           []ebiten.Key
	typed          []rune
	mouseX, mouseY int // where the mouse was last: a finger may have been elsewhere since
	touches        []ebiten.TouchID
	fingers        []Finger
	hand           = Hand{latest: coarse()}
)

// Read takes what happened since the last tick; unit is how many pixels of the display are one of
// the window's, and wants and scrolls tell what a finger holds rather than taps, and turns rather
// than drags.
func Read(in *kit.Input, unit float64, wants, scrolls func(x, y float64) bool) {
	x, y := ebiten.CursorPosition()
	left, top := origin()
	moved := x != mouseX || y != mouseY
	mouseX, mouseY = x, y
	old := *in
	*in = kit.Input{
		X:       (float64(x) - left) / unit,
		Y:       (float64(y) - top) / unit,
		Strokes: old.Strokes[:0],
		Down:    old.Down[:0],
	}
	in.Moved = moved
	in.Press = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Release = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	in.Held = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	in.MiddlePress = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonMiddle) ||
		inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	in.Middle = ebiten.IsMouseButtonPressed(ebiten.MouseButtonMiddle) ||
		ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	_, in.Wheel = ebiten.Wheel()
	readKeys(in)
	in.Any = in.Any || in.Moved || in.Press || in.Release || in.Held || in.Middle || in.Wheel != 0
	touches, fingers = ebiten.AppendTouchIDs(touches[:0]), fingers[:0]
	for _, id := range touches {
		x, y := ebiten.TouchPosition(id)
		fingers = append(fingers, Finger{int(id), (float64(x) - left) / unit, (float64(y) - top) / unit})
	}
	hand.Wants, hand.Scrolls = wants, scrolls
	hand.Read(in, fingers, 1.0/60)
}

// readKeys takes what happened at the keyboard, and the files let fall on the window.
func readKeys(in *kit.Input) {
	in.Space = ebiten.IsKeyPressed(ebiten.KeySpace)
	in.Enter = ebiten.IsKeyPressed(ebiten.KeyEnter)
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	in.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	in.Alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
	typed = ebiten.AppendInputChars(typed[:0])
	in.Typed = string(typed)
	in.Dropped = dropped()
	keys = inpututil.AppendJustPressedKeys(keys[:0])
	in.Any = len(keys) > 0 || len(in.Dropped) > 0
	for _, k := range keys {
		if n, ok := names[k]; ok {
			in.Strokes = append(in.Strokes, n)
		}
	}
	keys = inpututil.AppendPressedKeys(keys[:0])
	for _, k := range keys {
		n, known := names[k]
		if known {
			in.Down = append(in.Down, n)
		}
		if goesOn(n, inpututil.KeyPressDuration(k)) {
			in.Strokes = append(in.Strokes, n)
		}
	}
	in.Any = in.Any || len(keys) > 0
}
