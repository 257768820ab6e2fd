package table

// kept shows why the battle could not be written; the battle goes on.
func (t *Table) kept(err error) {
	switch {
	case err != nil && !t.troubled:
		t.screen.trouble.Words, t.troubled, t.Changed = err.Error(), true, true
	case err == nil && t.troubled:
		t.screen.trouble.Words, t.troubled = "", false
		t.Toast("All of this battle is saved again.")
	}
}
