package window

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Body returns the commands by their places, each with its key.
func (p *KeysPage) Body() kit.Part {
	ks := p.shown()
	list := nothing("command")
	if len(ks) > 0 {
		list = kit.List(&p.list, len(ks), 0, func(i int) kit.Part { return p.row(ks, i) })
	}
	foot := kit.Row(8, kit.Button(p.resetAll()), kit.Space(), kit.Button(p.resetChosen()), kit.Button(p.change()))
	switch k, ok := p.chosen(); {
	case p.refused != "":
		foot = kit.Notice(p.refused)
	case p.waits && ok:
		foot = kit.Note("Press the key for: " + k.Words + ". Esc cancels.")
	}
	return kit.Sheet(
		kit.Column(10, searched(p.host, "Keys", "Choose a command, then press its new key", &p.find, p.undo()),
			kit.Roomy(list), foot),
	)
}

// row returns a command with its key, below the name of its place where that begins.
func (p *KeysPage) row(ks []keyed, i int) kit.Part {
	k := ks[i]
	key := p.key(k)
	ink, was := scene.Text1, kit.Part{}
	if key != k.Key {
		ink, was = scene.Accent, kit.Line(scene.StyleCaption, scene.Text3, "was "+kit.CapOf(k.Key))
	}
	words := kit.Row(10, kit.Line(scene.StyleBody, ink, k.Words).Grow(1), was, kit.KeyName(key))
	if i == p.list.At && p.waits {
		words = kit.Row(10, kit.Line(scene.StyleBody, ink, k.Words).Grow(1),
			kit.Pill("press a key", scene.Accent, scene.AccentLo))
	}
	row := kit.Chosen(i == p.list.At, words).Name("cmd", i).Press(func() {
		p.list.At, p.waits, p.refused = i, false, ""
		if c := p.change(); c.Off == "" {
			c.Do()
		}
	})
	if i > 0 && ks[i-1].place == k.place {
		return row
	}
	return kit.Column(6, kit.Gap(2), kit.Text(scene.StyleLabel, scene.Text3, k.place.Name), row)
}
