package table

import (
	"fmt"
	"regexp"
	"strconv"

	"attackwing/physics"
)

// long says a length of so many micrometres in the units that are preferred: inches with one decimal, whole millimetres.
func (t *Table) long(um float64) string { return inUnits(t.prefs.Units, um, 1) }

// longFine says it with one decimal more.
func (t *Table) longFine(um float64) string { return inUnits(t.prefs.Units, um, 2) }

func inUnits(units string, um float64, decimals int) string {
	in, mm := fmt.Sprintf("%.*f\"", decimals, um/physics.Inch), fmt.Sprintf("%.*f mm", decimals-1, um/1000)
	switch units {
	case "mm":
		return mm
	case "both":
		return in + " · " + mm
	}
	return in
}

// written is a length in inches as the referee's sentences have it.
var written = regexp.MustCompile(`\d+(?:\.\d+)?"`)

// units puts the lengths of a sentence of the referee's into the units that are preferred.
func (t *Table) units(words string) string {
	if t.prefs.Units == "inches" || t.prefs.Units == "" {
		return words
	}
	return written.ReplaceAllStringFunc(words, func(s string) string {
		n, err := strconv.ParseFloat(s[:len(s)-1], 64)
		if err != nil {
			return s
		}
		mm := fmt.Sprintf("%.0f mm", n*physics.Inch/1000)
		if t.prefs.Units == "both" {
			return s + " · " + mm
		}
		return mm
	})
}
