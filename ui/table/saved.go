package table

// kept shows why the battle could not be written; the battle goes on.
func (t *Table) kept(err error) {
	switch {
	case err != nil && !t.troubled:
		t.screen.Panels.Trouble.Words, t.troubled, t.dirty = err.Error(), true, true
	case err == nil && t.troubled:
		t.screen.Panels.Trouble.Words, t.troubled = "", false
		t.Toast("All of this battle is saved again.")
	}
}
