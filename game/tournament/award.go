package tournament

import (
	"errors"
	"fmt"
	"slices"

	"attackwing/game/tournament/eventkit"
)

// Commendation is the Commendation Award Token of the event.
type Commendation struct {
	Holder No     `json:"holder"`
	Why    string `json:"why"`
	Spent  int    `json:"spent,omitempty"` // in which Battle Round, 0: not yet
	On     string `json:"on,omitempty"`    // what it re-rolled
}

// award finds who gets the token: the Admiral of the event before, or the next in rank who is here.
// Ruling: here means when the first round is paired; who comes late does not take it from somebody.
func (e *Event) award() *Commendation {
	if !e.Kit().Commendation || e.After == nil {
		return nil
	}
	for i, name := range e.After.Ranks {
		for p := range e.Players {
			if fold(e.Players[p].Name) == fold(name) {
				why := fmt.Sprintf("%s of %s", Title(i+1), e.After.Event)
				if i > 0 {
					why += ", as no one ranked higher is here"
				}
				return &Commendation{Holder: No(p + 1), Why: why}
			}
		}
	}
	return nil
}

// mayReroll reports whether a player carries the token into a battle of a round: not yet spent, or
// spent in that round.
func (e *Event) mayReroll(round int, n No) bool {
	c := e.Commendation
	return c != nil && c.Holder == n && (c.Spent == 0 || c.Spent == round)
}

// Spend notes that the token re-rolled a die of its holder; once in the whole event, in a Battle
// Round that the holder plays.
func (d *Desk) Spend(round int, on string) error {
	c := d.Commendation
	if c == nil {
		return errors.New("no one holds a Commendation Award Token at this event")
	}
	name := d.Player(c.Holder).Name
	if c.Spent != 0 {
		return fmt.Errorf("%s already spent the Commendation Award Token in round %d", name, c.Spent)
	}
	if t, _ := d.tableOf(round, c.Holder); t < 0 {
		return fmt.Errorf("%s does not play in round %d", name, round)
	}
	if err := printable("what it re-rolled", on, maxWords); err != nil {
		return err
	}
	c.Spent, c.On = round, on
	d.note("", "round %d: %s spends the Commendation Award Token %s", round, name, on)
	return nil
}

// FactionLine is a faction's result.
type FactionLine struct {
	Rank    int    `json:"rank"`
	Code    string `json:"code"`
	Faction string `json:"faction"`
	Players int    `json:"players"`
	Battle  int    `json:"battle_points"`
	Points  int    `json:"fleet_points"`
	Best    string `json:"best"` // its highest ranked player
	Tied    bool   `json:"tied,omitempty"`
}

// FactionResult are the factions in the order of their players' Battle Points, then Fleet Points,
// then a roll-off once the event is over; nil where the event asks for no allegiance (Factions).
func (e *Event) FactionResult() []FactionLine {
	if e.Kit().Allegiances == nil {
		return nil
	}
	var out []FactionLine
	for _, s := range e.Standings(e.Finished()) {
		if s.Allegiance == "" {
			continue
		}
		i := slices.IndexFunc(out, func(f FactionLine) bool { return f.Code == s.Allegiance })
		if i < 0 {
			out = append(out, FactionLine{Code: s.Allegiance, Faction: FactionName(s.Allegiance), Best: s.Player})
			i = len(out) - 1
		}
		out[i].Players++
		out[i].Battle += s.Battle
		out[i].Points += s.Points
	}
	slices.SortFunc(out, func(a, b FactionLine) int {
		if a.Battle != b.Battle {
			return b.Battle - a.Battle
		}
		if a.Points != b.Points {
			return b.Points - a.Points
		}
		return slices.IndexFunc(Factions, isCode(a.Code)) - slices.IndexFunc(Factions, isCode(b.Code))
	})
	for _, g := range equalFactions(out) {
		if r := e.factionRoll(codes(g)); r != nil {
			byRoll := make([]FactionLine, len(g))
			for i, who := range r.order() {
				byRoll[i] = g[slices.IndexFunc(g, func(f FactionLine) bool { return f.Code == r.Factions[who] })]
			}
			copy(g, byRoll)
			continue
		}
		for i := range g {
			g[i].Tied = true
		}
	}
	for i := range out {
		out[i].Rank = i + 1
	}
	return out
}

func isCode(code string) func(struct{ Code, Name string }) bool {
	return func(f struct{ Code, Name string }) bool { return f.Code == code }
}

func codes(g []FactionLine) []string {
	var out []string
	for _, f := range g {
		out = append(out, f.Code)
	}
	slices.Sort(out)
	return out
}

// equalFactions are the runs of equal factions, as parts of the list.
func equalFactions(f []FactionLine) (out [][]FactionLine) {
	for i := 0; i < len(f); {
		j := i + 1
		for j < len(f) && f[j].Battle == f[i].Battle && f[j].Points == f[i].Points {
			j++
		}
		if j-i > 1 {
			out = append(out, f[i:j])
		}
		i = j
	}
	return out
}

func (e *Event) factionRoll(codes []string) *RollOff {
	for i := range e.RollOffs {
		if r := &e.RollOffs[i]; len(r.Factions) > 0 && slices.Equal(r.Factions, codes) && r.decided() {
			return r
		}
	}
	return nil
}

// settleFactions rolls between factions that are equal when the event is over. Ruling: the sheet
// breaks their tie by Fleet Points only; after that they roll like players (rules 10, row 19). The
// desk's dice do it, nobody is asked.
func (d *Desk) settleFactions() {
	if !d.played() {
		return
	}
	for _, g := range equalFactions(d.FactionResult()) {
		if !g[0].Tied {
			continue
		}
		r := RollOff{Round: d.Round(), Factions: codes(g)}
		src := d.dice(forTie, 99, uint64(len(d.RollOffs)))
		r.roll(&src)
		d.RollOffs = append(d.RollOffs, r)
		d.note("", "roll-off of the factions: %s", r.words(d.Event))
	}
}

// MapElements are the players who should get a set of the map elements, as the sheet recommends.
func (e *Event) MapElements() []string {
	var out []string
	switch e.Kit().MapElements {
	case eventkit.ToTopThree:
		ranks := e.FinalRanks()
		out = ranks[:min(3, len(ranks))]
	case eventkit.ToBestOfFaction:
		for _, f := range e.FactionResult() {
			out = append(out, f.Best)
		}
	}
	return out
}
