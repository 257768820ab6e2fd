package record

import "fmt"

// Who returns in words who played, people by their names: "Anna against Bob"; "" where nothing is
// known.
func (h *Header) Who() string {
	var by [2]string
	copy(by[:], h.By)
	return Who(by, h.Players)
}

// Who returns in words who played: by holds human or a level of the computer for each seat.
func Who(by, names [2]string) string {
	ai := func(p int) bool { return by[p] != "" && by[p] != "human" }
	against := func(p int) string {
		words := "against AI " + by[1-p]
		if names[p] != "" {
			words = names[p] + " " + words
		}
		return words
	}
	switch {
	case ai(0) && ai(1):
		return fmt.Sprintf("AI %s against AI %s", by[0], by[1])
	case ai(0):
		return against(1)
	case ai(1):
		return against(0)
	case names[0] != "" && names[1] != "":
		return names[0] + " against " + names[1]
	case by[0] == "":
		return ""
	}
	return "hot seat"
}
