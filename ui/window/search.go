package window

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// search leads to the field of a page that is searched; before is done first.
func search(find *kit.Typed, before ...func()) *kit.Command {
	return &kit.Command{ID: "search", Words: "Search", Key: "/", Do: func() {
		for _, do := range before {
			do()
		}
		find.Focus()
	}}
}

// searched heads a page that is searched.
func searched(h kit.Window, title, sub string, find *kit.Typed, cs ...*kit.Command) kit.Part {
	return kit.Row(12, kit.Head(kit.Back(h.Back), title, sub, cs...).Grow(2).Least(300, 0),
		kit.Field(find, kit.FieldOf{ID: "find", Icon: "search", Hint: "Search  /"}).Grow(1).Least(170, 0))
}

// nothing returns the notice that nothing contains the searched words.
func nothing(what string) kit.Part {
	return kit.Text(scene.StyleBody, scene.Text2, "No "+what+" contains all of these words.")
}
