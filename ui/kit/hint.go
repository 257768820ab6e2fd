package kit

import "attackwing/ui/scene"

// Hint shows words at the foot of a board: what to do there now.
func Hint(words string) Part {
	if words == "" {
		return Part{}
	}
	return Plated(Inset(Centered(Text(scene.StyleSmall, scene.Text1, words)), 14, 5, 0), 14, scene.Panel, 1.2,
		scene.LineStrong)
}
