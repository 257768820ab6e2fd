package table

// undoes reports whether the battle, its cover or its end is what is seen, so that answers may be taken back.
func (t *Table) undoes() bool {
	return t.Game != nil && (t.Screen == Playing || t.Screen == Over) && !t.screen.menu.Open
}
