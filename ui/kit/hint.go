package kit

import "attackwing/ui/scene"

// Hint is some words over the foot of a board: what is to be done there now.
func Hint(words string) Part {
	if words == "" {
		return Part{}
	}
	return plated(
		inset(Centered(Text(scene.StyleSmall, scene.Text1, words)), 14, 5, 0),
		14,
		scene.Panel,
		1.2,
		scene.LineStrong,
	)
}
