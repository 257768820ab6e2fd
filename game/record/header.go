package record

import (
	"cmp"
	"errors"
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/textfile"
)

// Format is the version of the record that is written; it is raised whenever a field is added, so
// that an older program says what it lacks instead of naming a field. Those from oldest on are
// read: 1 had no snapshots, 2 no branches and notes, 3 no version of the program and no answers of
// a step in a table, 4 no place beside the pick of a Sensor Echo, 5 one counter without a name, 6
// no sheets of one's own, 7 no word of the coach, 8 no edition of the rulings, 9 no battle of two
// programs that do not trust each other, 10 neither the proof of one nor own cards in it. A record
// that an older program began is gone on with in its file, below a line that tells the newer format.
const (
	Format = 11
	oldest = 1
)

// Scenarios finds a scenario by its id. The list of scenarios is not known to the referee's
// packages.
type Scenarios func(id string) (game.Scenario, error)

// Header is the first line of a record: all that a game begins with.
type Header struct {
	Game     string            `json:"game"` // always attackwing
	Format   int               `json:"format"`
	Version  string            `json:"version,omitempty"` // of the program that began it, where that is known
	Scenario string            `json:"scenario"`
	Sheet    string            `json:"sheet,omitempty"` // stamp of a sheet of one's own
	Seed     uint64            `json:"seed"`
	Players  [2]string         `json:"players"`
	By       []string          `json:"by,omitempty"`   // who plays: human, or a level of the computer
	Date     string            `json:"date,omitempty"` // of its beginning, as 2006-01-02 15:04
	House    map[string]string `json:"house"`
	Fleets   [2]Fleet          `json:"fleets"`
	Rerolls  [2]int8           `json:"rerolls,omitzero"` // re-roll tokens carried into the battle
	Agreed   bool              `json:"agreed,omitempty"` // chance is answered, dials are sealed
	Proof    *game.Agreement   `json:"proof,omitempty"`  // how the seed came about
	Cards    card.Files        `json:"cards,omitempty"`  // players' own that came with their fleets
	Table    *Table            `json:"table,omitempty"`
	Terms    Terms             `json:"terms,omitzero"` // what the window is bound by
	Event    EventTable        `json:"event,omitzero"`
}

// Fleet is a fleet of a record: cards and what was paid for them, so that a later price changes no
// old game.
type Fleet struct {
	ID       string      `json:"id,omitempty"`
	Name     string      `json:"name,omitempty"`
	Side     string      `json:"side,omitempty"`
	Total    int         `json:"total"`
	Resource *Paid       `json:"resource,omitempty"`
	Ships    []FleetShip `json:"ships"`
}

// FleetShip is a ship of a record with what is assigned to it.
type FleetShip struct {
	Ship     Paid   `json:"ship"`
	Captain  Paid   `json:"captain,omitzero"` // none on a ship that takes none
	Admiral  *Paid  `json:"admiral,omitempty"`
	Upgrades []Paid `json:"upgrades,omitempty"`
}

// IDs returns the ids of the fleets' cards.
func (h *Header) IDs() (ids []string) {
	add := func(ps ...Paid) {
		for _, p := range ps {
			if p.ID != "" {
				ids = append(ids, p.ID)
			}
		}
	}
	for i := range h.Fleets {
		f := &h.Fleets[i]
		if f.Resource != nil {
			add(*f.Resource)
		}
		for _, s := range f.Ships {
			add(s.Ship, s.Captain)
			add(s.Upgrades...)
			if s.Admiral != nil {
				add(*s.Admiral)
			}
		}
	}
	return ids
}

// Paid is a card and the squadron points paid for it.
type Paid struct {
	ID string `json:"id"`
	SP int    `json:"sp"`
}

// HeaderOf is the first line for a set-up.
func HeaderOf(u *game.Setup) Header {
	h := Header{
		Game:     "attackwing",
		Format:   Format,
		Version:  Version(),
		Scenario: u.Scenario.Sheet().ID,
		Seed:     u.Seed,
		Players:  u.Players,
		House:    map[string]string{},
		Rerolls:  u.Rerolls,
		Agreed:   u.Agreed,
		Proof:    u.Agreement,
		Cards:    u.Cards,
	}
	for _, v := range u.House.Values() {
		h.House[v.Key] = v.Value
	}
	h.Sheet = u.Scenario.Sheet().Stamp
	for p := range u.Fleets {
		h.Fleets[p] = fleetOf(&u.Fleets[p])
	}
	if u.Position != nil {
		t := tableOf(u, u.Position)
		h.Table = &t
	}
	return h
}

func fleetOf(f *game.Fleet) Fleet {
	out := Fleet{ID: f.ID, Name: f.Name, Side: f.Side, Total: f.Total, Ships: []FleetShip{}}
	if f.Resource.Card != nil {
		out.Resource = &Paid{f.Resource.Card.ID, f.Resource.SP}
	}
	for i := range f.Ships {
		s := &f.Ships[i]
		o := FleetShip{Ship: Paid{s.Ship.ID, s.SP}, Captain: Paid{s.Captain.ID, s.CapSP}}
		if s.Admiral != nil {
			o.Admiral = &Paid{s.Admiral.ID, s.AdmSP}
		}
		for _, u := range s.Upgrades {
			o.Upgrades = append(o.Upgrades, Paid{u.Card.ID, u.SP})
		}
		out.Ships = append(out.Ships, o)
	}
	return out
}

// Bounds of what a record may say.
const (
	maxText   = 120
	maxPoints = 2000
)

func (h *Header) check() error {
	if h.Game != "attackwing" {
		return errors.New("this is not a record of a game of this program")
	}
	if h.Format < oldest || h.Format > Format {
		return fmt.Errorf("format %d: this program reads formats %d to %d", h.Format, oldest, Format)
	}
	texts := append([]string{h.Version, h.Scenario, h.Sheet, h.Players[0], h.Players[1], h.Date}, h.By...)
	if p := h.Proof; p != nil {
		texts = append(texts, p.Battle, p.Tips[0], p.Tips[1], p.Links[0], p.Links[1])
	}
	for p := range h.Fleets {
		texts = append(texts, h.Fleets[p].ID, h.Fleets[p].Name, h.Fleets[p].Side)
	}
	for _, s := range texts {
		if err := text(s); err != nil {
			return err
		}
	}
	switch err := cmp.Or(h.Terms.check(), h.Event.check()); {
	case err != nil:
		return err
	case len(h.By) > 2:
		return fmt.Errorf("by: %d play, not 2", len(h.By))
	case len(h.House) > 200:
		return fmt.Errorf("house: %d rules are more than 200", len(h.House))
	case h.Table != nil && h.Rerolls != [2]int8{}:
		return errors.New("rerolls: a game that begins from a table has the re-roll tokens that the table tells")
	}
	for p := range h.Fleets {
		at, f := fmt.Sprintf("fleets[%d]", p+1), &h.Fleets[p]
		if err := cmp.Or(within("rerolls", int(h.Rerolls[p]), 0, game.MaxRerolls),
			within(at+".total", f.Total, 0, maxPoints)); err != nil {
			return err
		}
		if len(f.Ships) > game.MaxShips {
			return fmt.Errorf("%s: %d ships are more than %d", at, len(f.Ships), game.MaxShips)
		}
	}
	return nil
}

// House are the house rules of a battle by a sheet as game.HouseOf reads them; of a rule that there
// is not the error names the one that may have been meant, of more as well.
func House(sc game.Scenario, set []game.HouseValue, more ...game.HouseRule) (game.House, error) {
	h, err := game.HouseOf(sc, set)
	return h, meantRule(err, more...)
}

func meantRule(err error, more ...game.HouseRule) error {
	var unknown game.UnknownRule
	if !errors.As(err, &unknown) {
		return err
	}
	for _, r := range more {
		unknown.Known = append(unknown.Known, r.Key)
	}
	if meant := textfile.Meant(unknown.Key, unknown.Known); meant != "" {
		return fmt.Errorf("unknown house rule %q%s", unknown.Key, meant)
	}
	return unknown
}

// Setup makes of the header the set-up of the game.
func (h *Header) Setup(find Scenarios, cat *card.Catalogue) (*game.Setup, error) {
	sc, err := SheetOf(find, h.Scenario, h.Sheet)
	if err != nil {
		return nil, err
	}
	rules := values(h.House)
	for _, r := range game.CoreHouse {
		if _, told := h.House[r.Key]; !told && r.Before != "" { // older than the house rule
			rules = append(rules, game.HouseValue{Key: r.Key, Value: r.Before})
		}
	}
	house, err := game.NewHouse(sc.Sheet().House, rules)
	if err != nil {
		return nil, meantRule(err)
	}
	if len(h.Cards) > 0 {
		if cat, err = cat.Program().WithFiles(h.Cards, "own cards"); err != nil {
			return nil, err
		}
	}
	u := &game.Setup{
		Scenario:  sc,
		Players:   h.Players,
		Seed:      h.Seed,
		House:     house,
		Rerolls:   h.Rerolls,
		Agreed:    h.Agreed,
		Agreement: h.Proof,
		Cards:     h.Cards,
	}
	for p := range h.Fleets {
		if u.Fleets[p], err = h.Fleets[p].build(house.Cards(cat)); err != nil {
			return nil, fmt.Errorf("fleets[%d]: %w", p+1, err)
		}
	}
	if h.Table != nil {
		if u.Position, err = h.Table.position(u); err != nil {
			return nil, fmt.Errorf("table: %w", err)
		}
		if err := u.Position.Check(u); err != nil {
			return nil, fmt.Errorf("table: %w", err)
		}
	}
	formerly(u)
	return u, u.Prepare()
}

func (f *Fleet) build(cat *card.Catalogue) (game.Fleet, error) {
	out := game.Fleet{ID: f.ID, Name: f.Name, Side: f.Side, Total: f.Total}
	if f.Resource != nil {
		c := cat.Resource(f.Resource.ID)
		if err := f.Resource.check("resource", c != nil); err != nil {
			return out, err
		}
		out.Resource = game.Bought{Card: c, SP: f.Resource.SP}
	}
	for i := range f.Ships {
		s, err := f.Ships[i].build(cat)
		if err != nil {
			return out, fmt.Errorf("ships[%d]: %w", i+1, err)
		}
		out.Ships = append(out.Ships, s)
	}
	return out, nil
}

func (s *FleetShip) build(cat *card.Catalogue) (game.FleetShip, error) {
	out := game.FleetShip{
		Ship:  cat.Ship(s.Ship.ID),
		SP:    s.Ship.SP,
		CapSP: s.Captain.SP,
	}
	out.Captain = cat.Commander(out.Ship, s.Captain.ID)
	if s.Captain.ID == "" && out.Ship != nil && out.Ship.CaptainLimit == 0 {
		out.Captain = card.NoCaptain(out.Ship)
	}
	err := cmp.Or(s.Ship.check("ship", out.Ship != nil), s.Captain.check("captain", out.Captain != nil))
	if s.Admiral != nil && err == nil {
		out.Admiral, out.AdmSP = cat.Admiral(s.Admiral.ID), s.Admiral.SP
		err = s.Admiral.check("admiral", out.Admiral != nil)
	}
	if len(s.Upgrades) > game.MaxUpgrades {
		return out, fmt.Errorf("%d upgrades are more than %d", len(s.Upgrades), game.MaxUpgrades)
	}
	for _, p := range s.Upgrades {
		c := cat.Assigned(p.ID)
		err = cmp.Or(err, p.check("upgrade", c != nil && c.Kind != card.Resource))
		out.Upgrades = append(out.Upgrades, game.Bought{Card: c, SP: p.SP})
	}
	return out, err
}

// check tells what is wrong with a card that was paid for: there is none of its kind, or it cannot
// have cost so much.
func (p *Paid) check(kind string, there bool) error {
	if !there {
		return fmt.Errorf("there is no %s %q", kind, p.ID)
	}
	if p.SP < -maxPoints || p.SP > maxPoints {
		return fmt.Errorf("%d points paid for %q", p.SP, p.ID)
	}
	return nil
}
