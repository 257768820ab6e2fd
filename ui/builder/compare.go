package builder

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// figure is a number of a card to compare; words tell more than it can.
type figure struct {
	name  string
	n     int
	words string // "" the number
	less  bool   // the lower one is the better one
}

func (f *figure) String() string {
	if f.words != "" {
		return f.words
	}
	return number(f.n)
}

// figures returns what of a card can be compared in numbers: those of its face, then its price here.
func (k *choices) figures(o *offer) (fs []figure) {
	add := func(name string, n int8) { fs = append(fs, figure{name: name, n: int(n)}) }
	if s := o.ship; s != nil {
		add("Attack", s.Attack)
		add("Agility", s.Agility)
		add("Hull", s.Hull)
		add("Shields", s.Shields)
		for kind, n := range s.Slots {
			if n > 0 {
				add(headed(card.UpgradeKind(kind).String())+" slots", n)
			}
		}
	}
	var on *card.Ship // that the card would lie on
	if k.row < len(k.draft.list.Ships) {
		on = k.Cards.Ship(k.draft.list.Ships[k.row].Ship.ID)
	}
	if c := k.Cards.Captain(o.ref.ID); c != nil {
		add("Captain Skill", c.Skill)
		add("Elite Talents", c.Talents)
		fs = append(fs, damage(&c.Printed, on, nil)...)
	}
	if a := k.Cards.Admiral(o.ref.ID); a != nil {
		add("Skill bonus", a.SkillBonus)
	}
	if u := k.Cards.Assigned(o.ref.ID); u != nil {
		if w := &u.Weapon; w.RangeMax > 0 {
			add("Attack dice", w.Dice)
			reach := fmt.Sprintf("%d-%d", w.RangeMin, w.RangeMax)
			fs = append(fs, figure{name: "Range", n: int(w.RangeMax), words: reach})
		}
		fs = append(fs, damage(&u.Printed, on, &u.Weapon)...)
	}
	fs = append(fs, figure{name: "Printed cost", n: o.line.Printed, less: true})
	for _, a := range o.line.Adjustments {
		fs = append(fs, figure{name: headed(a.Why), n: a.SP, words: names.Signed(a.SP), less: true})
	}
	return append(fs, figure{name: "You pay", n: o.line.SP, less: true})
}

// compared returns the numbers in which a card differs from the one that is pinned, and its price;
// the better number is lit.
func (k *choices) compared(o, pinned *offer) kit.Part {
	mine, theirs := k.figures(o), k.figures(pinned)
	find := func(fs []figure, name string) *figure {
		for i := range fs {
			if fs[i].name == name {
				return &fs[i]
			}
		}
		return nil
	}
	all := make([]figure, 0, len(mine)+len(theirs))
	for _, f := range append(theirs[:len(theirs):len(theirs)], mine...) {
		a, b := find(mine, f.name), find(theirs, f.name)
		if same := a != nil && b != nil && a.String() == b.String(); !same && f.name != "You pay" &&
			find(all, f.name) == nil {
			all = append(all, f)
		}
	}
	all = append(all, mine[len(mine)-1])
	cell := func(f, other *figure) kit.Part {
		ink, words := scene.Text2, "-"
		if f != nil {
			words = f.String()
			if better := other != nil && (f.n > other.n) != f.less && f.n != other.n; better {
				ink = scene.Accent
			}
		}
		return kit.Row(0, kit.Space(), kit.Line(boldStyle, ink, words)).Wide(compareWide)
	}
	head := func(words string) kit.Part {
		return kit.Row(0, kit.Space(), kit.Line(scene.StyleCaption, scene.Text3, words)).Wide(compareWide)
	}
	title := kit.Line(scene.StyleCaption, scene.Text3, "Compared").Grow(1)
	rows := []kit.Part{kit.Row(8, title, head("This"), head("Pinned"))}
	for i := range all {
		a, b := find(mine, all[i].name), find(theirs, all[i].name)
		name := kit.Text(scene.StyleSmall, scene.Text2, all[i].name).Grow(1)
		rows = append(rows, kit.Rule(), kit.Row(8, name, cell(a, b), cell(b, a)))
	}
	if slices.ContainsFunc(all, func(f figure) bool { return strings.HasPrefix(f.name, damageName) }) {
		rows = append(rows, kit.Text(scene.StyleCaption, scene.Text3, damageCase))
	}
	return kit.Card(kit.Column(3, rows...))
}

// compareWide is the width of a column of numbers.
const compareWide = 72

// pinnedCard returns the card that others are compared with: it stands above the one in focus.
func (k *choices) pinnedCard(o *offer) kit.Part {
	return kit.Chosen(false, kit.Column(4, k.cardTop(o), kit.Brief(3, scene.StyleSmall, scene.Text1, o.saying()),
		kit.Line(scene.StyleCaption, scene.Text3, k.soldIn(o)),
		kit.Line(scene.StyleCaption, scene.Accent, "Pinned"))).Name("unpin", -1).Press(k.unpin)
}
