package table

// holdFactor is how much longer than usual something is held.
func (t *Table) holdFactor() float64 {
	if k, ok := map[string]float64{"short": 0.5, "long": 2}[t.prefs.HoldTime]; ok {
		return k
	}
	return 1
}

// presses tells whether a press does what is held else.
func (t *Table) presses() bool { return t.prefs.Holding == "press" }

// sticky tells whether what is dragged hangs on the pointer after a press, until the next one.
func (t *Table) sticky() bool { return t.prefs.Drag == "sticky" }
