package reading

import (
	"fmt"
	"regexp"
	"strconv"
	"sync"

	"attackwing/game"
	"attackwing/physics"
)

// Long says a length of so many micrometres in the units that are preferred: inches with one
// decimal, whole millimetres; near a limit of Range with the digits that decide.
func (t *Table) Long(um float64) string { return InUnits(t.Person.Units, um, 1) }

// LongFine says it with one decimal more.
func (t *Table) LongFine(um float64) string { return InUnits(t.Person.Units, um, 2) }

// Area says an area of so many square micrometres in the units that are preferred.
func (t *Table) Area(um float64) string {
	if t.Person.Units == "mm" {
		return fmt.Sprintf("%.0f cm²", um/1e8)
	}
	return fmt.Sprintf("%.0f sq in", um/physics.Inch/physics.Inch)
}

// InUnits says a length of so many µm in "inches", "mm" or "both", with so many decimals of an
// inch; near a limit of Range with the digits that decide.
func InUnits(units string, um float64, decimals int) string {
	in, mm := fmt.Sprintf("%.*f\"", game.Digits(um, physics.Inch, decimals), um/physics.Inch),
		fmt.Sprintf("%.*f mm", game.Digits(um, 1000, decimals-1), um/1000)
	switch units {
	case "mm":
		return mm
	case "both":
		return in + " · " + mm
	}
	return in
}

// written is a length in inches as the referee's sentences have it.
var written = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\d+(?:\.\d+)?"`) })

// Units puts the lengths of a sentence of the referee's into the units that are preferred.
func (t *Table) Units(words string) string {
	if t.Person.Units == "inches" || t.Person.Units == "" {
		return words
	}
	return written().ReplaceAllStringFunc(words, func(s string) string {
		n, err := strconv.ParseFloat(s[:len(s)-1], 64)
		if err != nil {
			return s
		}
		mm := InUnits("mm", n*physics.Inch, 1)
		if n > 0 && n*physics.Inch < 500 { // it would be none
			mm = fmt.Sprintf("%.3f mm", n*physics.Inch/physics.Millimetre)
		}
		if t.Person.Units == "both" {
			return s + " · " + mm
		}
		return mm
	})
}
