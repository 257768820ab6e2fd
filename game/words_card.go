package game

// attackOf names an attack that a card makes in place of the normal one: a ship's own text is its
// special attack.
func (tx *texts) attackOf(id LineID) string {
	if l := tx.line(id); l.slot != ShipSlot {
		return l.title
	}
	return "special attack"
}

// useLabel is the use of a line: the card's title, and what the line does where the card has
// several.
func (u *Setup) useLabel(id LineID) (title, does string) {
	l := u.line(id)
	title = l.title
	if l.slot == ShipSlot {
		title = "Text of " + u.Name(l.ship)
	}
	for i := range u.lines {
		if x := &u.lines[i]; x.id != id && x.ship == l.ship && x.slot == l.slot && x.owner == l.owner &&
			x.At&l.At != 0 &&
			len(l.Do) > 0 {
			return title, l.effectLabel()
		}
	}
	return title, ""
}

// effectLabel returns a few words for the effect of a line: its first effect, or all effects of
// which its owner picks one.
func (l *line) effectLabel() string {
	out := effectLabel(&l.Do[0])
	if l.OneOf {
		for k := range l.Do[1:] {
			out += " or " + effectLabel(&l.Do[k+1])
		}
	}
	return out
}
