package exchange

import (
	"errors"
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/textfile"
)

var tableTopID = textfile.Pattern(
	`^(S|Cap|AC|A|M|Con|C|T|W|E|B|D|Q|R|AP|AE|AQ)[0-9]{1,4}[a-z]?(,[A-Za-z]{1,3}[0-9]{1,4}[a-z]?)*$`,
)

// isTableTop reports whether a text is a list of Utopia's ids, one a line, a ship first.
func isTableTop(text string) bool {
	first, _, _ := strings.Cut(text, "\n")
	first = strings.TrimSpace(first)
	return strings.HasPrefix(first, "S") && tableTopID().MatchString(first)
}

// readTableTop reads Utopia's text for Tabletop Simulator: the ids of each ship's cards depth
// first, the resource last.
func readTableTop(text string, cat *card.Catalogue) (Fleet, error) {
	f := Fleet{List: fleet.List{Name: "Fleet from Utopia"}}
	x, err := newIndex(cat)
	if err != nil {
		return f, err
	}
	var ship *card.Ship
	for n, id := range strings.Split(text, "\n") {
		if id = strings.TrimSpace(id); strings.HasPrefix(id, "---") {
			break
		} else if id == "" {
			continue
		}
		if !tableTopID().MatchString(id) {
			return f, fmt.Errorf("line %d: %q is none of Utopia's ids", n+1, line(id))
		}
		kind := utopiaKind(id)
		if kind == "ship" {
			var s fleet.ListShip
			s.Ship, ship = x.ship(id)
			f.Ships = append(f.Ships, s)
			continue
		}
		if kind == "resource" {
			f.Resource = x.upgrade(&f, id, card.Resource.String())
			continue
		}
		if len(f.Ships) == 0 {
			return f, errors.New("the first card is not a ship")
		}
		at := &f.Ships[len(f.Ships)-1]
		switch kind {
		case "captain":
			at.Captain = x.captain(&f, id, ship)
		case "admiral":
			at.Admiral = x.admiral(id)
		default:
			at.Upgrades = append(at.Upgrades, x.upgrade(&f, id, ""))
		}
	}
	return f, nil
}
