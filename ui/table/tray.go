package table

// drawTray is the dice of the attack being resolved, with its steps.
func (t *Table) drawTray() { t.inBox(t.screen.attack.Dice(&t.Battle), t.lay.tray) }
