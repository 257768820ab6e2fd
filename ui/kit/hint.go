package kit

import "attackwing/ui/scene"

// Hint is some words over the foot of a board: what is to be done there now.
func Hint(words string) Part {
	if words == "" {
		return Part{}
	}
	return behind(inset(Centered(Text(scene.StyleSmall, scene.Text1, words)), 14, 5, 0), func(f *Frame, b Box) {
		f.Canvas.Box(b.X, b.Y, b.W, b.H, 14, scene.Panel)
		f.Canvas.Frame(b.X, b.Y, b.W, b.H, 14, 1.2, scene.LineStrong)
	})
}
