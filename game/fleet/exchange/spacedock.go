package exchange

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/textfile"
)

// dockFleet is a fleet as Space Dock saves it. Keys that it and we both know are fields; what else
// stands there is Rest.
type dockFleet struct {
	Name     string      `json:"name"`
	Notes    string      `json:"notes,omitempty"`
	Extra    int         `json:"additionalPoints"`
	Resource string      `json:"resource,omitempty"`
	Cost     int         `json:"cost"` // the writer's sum: not trusted
	Ships    []*dockShip `json:"ships"`
}

type dockShip struct {
	ID        string      `json:"shipId,omitempty"`
	Title     string      `json:"shipTitle,omitempty"`
	Cost      int         `json:"calculatedCost"`
	Flagship  string      `json:"flagship,omitempty"`
	Sideboard bool        `json:"sideboard,omitempty"`
	Captain   *dockCard   `json:"captain,omitempty"`
	Upgrades  []*dockCard `json:"upgrades"`
}

type dockCard struct {
	ID         string `json:"upgradeId"`
	Title      string `json:"upgradeTitle"`
	Cost       int    `json:"calculatedCost"`
	Overridden bool   `json:"costIsOverridden,omitempty"`
	Override   int    `json:"overriddenCost,omitempty"`
}

// readSpaceDock reads one saved fleet, or a list of them.
func readSpaceDock(b []byte, form Form, cat *card.Catalogue) ([]Fleet, error) {
	var raws []json.RawMessage
	if form == SpaceDock {
		raws = []json.RawMessage{b}
	} else if err := decodeJSON(b, &raws); err != nil {
		return nil, err
	}
	if len(raws) > maxFleets {
		return nil, fmt.Errorf("%d fleets are more than %d", len(raws), maxFleets)
	}
	var out []Fleet
	for i, raw := range raws {
		var d dockFleet
		if err := decodeJSON(raw, &d); err != nil {
			if form == SpaceDockSquads {
				err = fmt.Errorf("fleet %d: %w", i+1, err)
			}
			return nil, err
		}
		if form == SpaceDockSquads && d.Ships == nil {
			return nil, fmt.Errorf(
				"fleet %d has no \"ships\": a list of fleets is read as Space Dock saves it, and this is none of its fleets",
				i+1,
			)
		}
		f, err := d.fleet(cat)
		if err != nil {
			return nil, fmt.Errorf("fleet %d: %w", i+1, err)
		}
		f.lostKeys(raw)
		out = append(out, f)
	}
	return out, nil
}

// decodeJSON decodes and says in one line, with the line of the file, what is wrong.
func decodeJSON(b []byte, v any) error {
	err := json.Unmarshal(b, v)
	at := func(offset int64) int { return 1 + bytes.Count(b[:min(max(offset, 0), int64(len(b)))], []byte("\n")) }
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &syntax):
		return fmt.Errorf("line %d: not JSON: %w", at(syntax.Offset), textfile.JSON(syntax))
	case errors.As(err, &kind):
		return fmt.Errorf("line %d: %w", at(kind.Offset), textfile.JSON(kind))
	}
	return err
}

func (f *Fleet) lose(format string, args ...any) {
	if text := line(fmt.Sprintf(format, args...)); !slices.Contains(f.Lost, text) {
		f.Lost = append(f.Lost, text)
	}
}

func (f *Fleet) guess(format string, args ...any) {
	if text := line(fmt.Sprintf(format, args...)); !slices.Contains(f.Guessed, text) {
		f.Guessed = append(f.Guessed, text)
	}
}

// dockKeys are the keys that are kept, or said to be lost, one by one. Space Dock's sums are
// counted anew and not missed.
var dockKeys = strings.Fields("name notes additionalPoints resource cost ships")

// lostKeys names what else a saved fleet holds: its uuid, the day of its last change, the sides of
// an exchange program.
func (f *Fleet) lostKeys(raw json.RawMessage) {
	var all map[string]json.RawMessage
	if json.Unmarshal(raw, &all) != nil {
		return
	}
	var lost []string
	for _, key := range slices.Sorted(maps.Keys(all)) {
		if !slices.Contains(dockKeys, key) && len(lost) < 8 {
			lost = append(lost, key)
		}
	}
	if len(lost) > 0 {
		f.lose("what Space Dock notes for itself: %s", strings.Join(lost, ", "))
	}
}

func (d *dockFleet) fleet(cat *card.Catalogue) (Fleet, error) {
	f := Fleet{List: fleet.List{Name: d.Name, Notes: d.Notes, Other: d.Extra}}
	if d.Resource != "" {
		f.Resource = dockRef(d.Resource, "", func(id string) (string, bool) {
			if u := cat.Resource(id); u != nil {
				return u.Name, true
			}
			return "", false
		})
	}
	for i, s := range d.Ships {
		switch {
		case s == nil:
			return f, fmt.Errorf("ship %d: there is none", i+1)
		case s.Sideboard || s.ID == "":
			f.lose("the reinforcements beside the fleet: %s", s.names())
			continue
		}
		f.Ships = append(f.Ships, s.ship(&f, cat))
	}
	return f, nil
}

// names are the titles on a sideboard.
func (s *dockShip) names() string {
	var out []string
	for _, c := range append([]*dockCard{s.Captain}, s.Upgrades...) {
		if c != nil && len(out) < 8 {
			out = append(out, c.Title)
		}
	}
	return strings.Join(out, ", ")
}

func (s *dockShip) ship(f *Fleet, cat *card.Catalogue) fleet.ListShip {
	out := fleet.ListShip{Ship: dockRef(s.ID, s.Title, func(id string) (string, bool) {
		if v := cat.Ship(id); v != nil {
			return v.Name, true
		}
		return "", false
	})}
	if u := cat.Upgrade(s.Flagship); u != nil {
		out.Upgrades = append(out.Upgrades, fleet.Ref{ID: u.ID, Name: u.Name})
	} else if s.Flagship != "" {
		f.lose("%s: flagship %s, which is not known", s.Title, s.Flagship)
	}
	if c := s.Captain; c != nil {
		f.overridden(c)
		out.Captain = dockRef(captainSide(c.ID, cat), c.Title, func(id string) (string, bool) {
			if v := cat.Commander(cat.Ship(s.ID), id); v != nil {
				return v.Name, true
			}
			return "", false
		})
	}
	for _, c := range s.Upgrades {
		if c == nil {
			continue
		}
		f.overridden(c)
		if a := cat.Admiral(c.ID); a != nil && out.Admiral.IsZero() { // admirals stand among the upgrades
			out.Admiral = fleet.Ref{ID: a.ID, Name: a.Name}
			continue
		}
		out.Upgrades = append(out.Upgrades, dockRef(c.ID, c.Title, func(id string) (string, bool) {
			if u := cat.Assigned(id); u != nil {
				return u.Name, true
			}
			return "", false
		}))
	}
	return out
}

func (f *Fleet) overridden(c *dockCard) {
	if c.Overridden {
		f.lose("%s: the price of %d that the player set", c.Title, c.Override)
	}
}

// dockRef names a card by our name for it, or by Space Dock's where the catalogue does not have it.
func dockRef(id, title string, name func(id string) (string, bool)) fleet.Ref {
	if n, ok := name(id); ok {
		return fleet.Ref{ID: id, Name: n}
	}
	if id = line(id); id == "" {
		id = "?"
	}
	return fleet.Ref{ID: id, Name: line(title)}
}

// captainSide is the id by which we know the captain side of an admiral's card, where Space Dock
// has an entry of its own.
func captainSide(id string, cat *card.Catalogue) string {
	if admiral := strings.Replace(id, "_cap_", "_", 1); cat.Captain(id) == nil && cat.Admiral(admiral) != nil {
		return admiral
	}
	return id
}
