package table

// undoes reports whether the battle or its cover is what is seen, so that answers may be taken back.
func (t *Table) undoes() bool {
	return t.Game != nil && t.Screen == Playing && !t.screen.menu.Open
}
