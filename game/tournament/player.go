package tournament

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// Player is a participant of an event.
type Player struct {
	Name       string  `json:"name"`
	Initials   string  `json:"initials"`
	Allegiance string  `json:"allegiance,omitempty"` // a faction's code as on the build sheet
	Computer   string  `json:"computer,omitempty"`   // level of a computer player, "" for a person
	Fleets     []Fleet `json:"fleets,omitempty"`     // in the order of the kit
	// first round with this player, who came late; 0: there from the first
	InFrom  int `json:"in_from,omitempty"`
	OutFrom int `json:"out_from,omitempty"` // first round without this player, 0: still in
}

func (p *Player) in(round int) bool {
	return round >= p.InFrom && (p.OutFrom == 0 || round < p.OutFrom)
}

// Fleet is a fleet as it was handed in, verified and locked.
//
// Ruling: a player who brings two fleets may have another resource in each: each is a fleet of its
// own, and a resource belongs to the fleet.
type Fleet struct {
	Role string `json:"role,omitempty"` // which of the kit's two fleets, "" where there is one
	Name string `json:"name"`
	SP   int    `json:"sp"`
	List string `json:"list"` // the fleet file
}

// Factions are the codes of the build sheet and the factions they stand for.
var Factions = []struct{ Code, Name string }{
	{
		"FED",
		"Federation",
	}, {"KLI", "Klingon"}, {"ROM", "Romulan"}, {"DOM", "Dominion"}, {"BOR", "Borg"}, {"SPE", "Species 8472"},
	{
		"KAZ",
		"Kazon",
	}, {"XIN", "Xindi"}, {"BAJ", "Bajoran"}, {"FER", "Ferengi"}, {"VUL", "Vulcan"}, {"IND", "Independent"},
	{"MIR", "Mirror Universe"},
}

// FactionName is the faction a code stands for.
func FactionName(code string) string {
	for _, f := range Factions {
		if f.Code == code {
			return f.Name
		}
	}
	return code
}

// Rules returns the rules for building fleets of the event. Without a scenario they are the
// rulebook's.
func (e *Event) Rules(sc game.Scenario, cat *card.Catalogue) (fleet.Rules, error) {
	r := fleet.Rules{Cards: cat, Limit: e.Limit}
	if sc == nil {
		return r, nil
	}
	house, err := e.house(sc)
	r.Scenario, r.House = sc, &house
	return r, err
}

// house are the house rules of every table.
func (e *Event) house(sc game.Scenario) (game.House, error) {
	values := []game.HouseValue{{Key: "sp-limit", Value: strconv.Itoa(e.Limit)}}
	for _, k := range slices.Sorted(maps.Keys(e.House)) {
		if IsDeskRule(k) {
			continue
		}
		values = append(values, game.HouseValue{Key: k, Value: e.House[k]})
	}
	return game.HouseOf(sc, values)
}

// FleetError says why a fleet is not legal.
type FleetError struct {
	Fleet string
	Err   error
}

func (f *FleetError) Error() string { return fmt.Sprintf("fleet %q is not legal: %s", f.Fleet, f.Err) }

// Unwrap is the reason, without the fleet's name.
func (f *FleetError) Unwrap() error { return f.Err }

// CheckFleet verifies a fleet for the event: legal, within the limit, with an allowed resource, for
// a side of the kit. The event keeps the list itself, so that what was locked stays what it was.
func (e *Event) CheckFleet(l fleet.List, rules fleet.Rules) (Fleet, error) {
	name := l.Name
	if name == "" {
		name = l.ID
	}
	f, problems := rules.Build(l)
	if len(problems) > 0 {
		p := problems[0]
		if p.Card != "" {
			p.Why = p.Card + ": " + p.Why
		}
		return Fleet{}, &FleetError{name, errors.New(p.Why)}
	}
	role, roles := "", e.Kit().Fleets
	for _, r := range roles {
		if strings.Contains(strings.ToLower(l.Side), r) {
			role = r
		}
	}
	if roles != nil && role == "" {
		return Fleet{}, fmt.Errorf("fleet %q is for the side %q; %s needs one of each: %s", name, l.Side, e.Kit().Title,
			strings.Join(roles, ", "))
	}
	if r := l.Resource; !r.IsZero() && len(e.Resources) > 0 && !slices.Contains(e.Resources, r.ID) {
		return Fleet{}, fmt.Errorf("fleet %q has the resource %q; this event allows %s", name, r.ID,
			strings.Join(e.Resources, ", "))
	}
	var b bytes.Buffer
	if err := l.Write(&b); err != nil {
		return Fleet{}, err
	}
	return Fleet{Role: role, Name: name, SP: f.Total, List: b.String()}, nil
}

// Read is the fleet as a list, as it was handed in.
func (f *Fleet) Read() (fleet.List, error) {
	return fleet.Read(strings.NewReader(f.List), "fleet "+f.Name)
}

// Add signs a player in. Initials are made from the name where none are given. Once the first round
// is paired whoever comes late plays from the next one on.
func (d *Desk) Add(p Player) (No, error) {
	if err := d.mayComeLate(); err != nil {
		return 0, err
	}
	p.InFrom, p.OutFrom = 0, 0
	if d.Locked() {
		p.InFrom = d.Round() + 1
	}
	if len(d.Players) >= MaxPlayers {
		return 0, fmt.Errorf("more than %d players", MaxPlayers)
	}
	d.tidy(&p)
	for i := range d.Players {
		if fold(d.Players[i].Name) == fold(p.Name) {
			return 0, fmt.Errorf("%q has already signed in", d.Players[i].Name)
		}
	}
	if err := d.checkPlayer(&p); err != nil {
		return 0, err
	}
	d.Players = append(d.Players, p)
	late := ""
	if p.InFrom > 0 {
		late = fmt.Sprintf(" late, for round %d", p.InFrom)
	}
	d.note("", "%s signs in%s%s", p.Name, late, p.brings())
	d.settle() // latecomers may be equal with each other
	return No(len(d.Players)), nil
}

func (p *Player) brings() string {
	var names []string
	for _, f := range p.Fleets {
		names = append(names, fmt.Sprintf("%s (%d SP)", f.Name, f.SP))
	}
	if len(names) == 0 {
		return ""
	}
	return " with " + strings.Join(names, " and ")
}

// Change writes a player anew. Once the player's first round is paired, only name, initials and
// allegiance may differ.
func (d *Desk) Change(n No, p Player) error {
	if n < 1 || int(n) > len(d.Players) {
		return fmt.Errorf("there is no player number %d", n)
	}
	old := d.Players[n-1]
	d.tidy(&p)
	p.InFrom, p.OutFrom = old.InFrom, old.OutFrom
	if d.Locked() && p.InFrom <= d.Round() && !slices.Equal(p.Fleets, old.Fleets) {
		return fmt.Errorf("%s cannot change fleets or resources between Battle Rounds", old.Name)
	}
	for i := range d.Players {
		if No(i+1) != n && fold(d.Players[i].Name) == fold(p.Name) {
			return fmt.Errorf("%q has already signed in", d.Players[i].Name)
		}
	}
	if err := d.checkPlayer(&p); err != nil {
		return err
	}
	d.Players[n-1] = p
	d.note(old.line(), "%s changed: %s", old.Name, p.line())
	return nil
}

func (p *Player) line() string {
	return strings.TrimSpace(fmt.Sprintf("%s, %s %s%s", p.Name, p.Initials, p.Allegiance, p.brings()))
}

// Remove takes a player off the list before the first pairing.
func (d *Desk) Remove(n No) error {
	if d.Locked() {
		return errors.New("the event has begun: a player can only drop out")
	}
	if n < 1 || int(n) > len(d.Players) {
		return fmt.Errorf("there is no player number %d", n)
	}
	d.note(d.Player(n).line(), "%s removed", d.Player(n).Name)
	d.Players = slices.Delete(d.Players, int(n)-1, int(n))
	return nil
}

// Drop lets a player leave after the rounds that are paired. A battle still open must get its
// result first. Ruling: a player who has left keeps points and rank; the sheets say nothing of it.
func (d *Desk) Drop(n No) error {
	p := d.Player(n)
	if !d.Locked() {
		return d.Remove(n)
	}
	if p.OutFrom != 0 {
		return fmt.Errorf("%s has dropped out already", p.Name)
	}
	if t, _ := d.tableOf(d.Round(), n); t >= 0 && d.Rounds[d.Round()-1].Tables[t].Result == nil {
		return fmt.Errorf("%s is still playing at table %d. Enter that result first (concession or no-show)", p.Name,
			t+1)
	}
	p.OutFrom = d.Round() + 1
	d.note("", "%s drops out after round %d", p.Name, d.Round())
	d.settle() // the event may be over by this
	return nil
}

// Rejoin takes a drop-out back before the next pairing.
func (d *Desk) Rejoin(n No) error {
	p := d.Player(n)
	if p.OutFrom != d.Round()+1 {
		return fmt.Errorf("%s has not dropped out since the last pairing", p.Name)
	}
	p.OutFrom = 0
	d.note("", "%s is back in the event", p.Name)
	return nil
}

func (d *Desk) tidy(p *Player) {
	p.Name = strings.Join(strings.Fields(p.Name), " ")
	p.Initials = strings.ToUpper(strings.TrimSpace(p.Initials))
	p.Allegiance = strings.ToUpper(strings.TrimSpace(p.Allegiance))
	if p.Initials == "" {
		p.Initials = initials(p.Name)
	}
}

// initials are the first letters of a name's words, and numbers whole.
func initials(name string) string {
	var out []rune
	for _, w := range strings.Fields(name) {
		letters := []rune(strings.ToUpper(w))
		i := slices.IndexFunc(letters, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
		if i < 0 || len(out) >= 4 {
			continue
		}
		to := i + 1
		for unicode.IsDigit(letters[i]) && to < len(letters) && unicode.IsDigit(letters[to]) {
			to++
		}
		out = append(out, letters[i:to]...)
	}
	return string(out[:min(len(out), 8)])
}

// checkPlayer refuses what cannot be; a missing fleet is only asked for when the event begins.
func (e *Event) checkPlayer(p *Player) error {
	if p.Name == "" {
		return errors.New("a player needs a name")
	}
	for what, s := range map[string]string{"name": p.Name, "initials": p.Initials, "computer": p.Computer} {
		if err := printable(what, s, maxName); err != nil {
			return err
		}
	}
	if p.Initials == "" || len(p.Initials) > 16 {
		return fmt.Errorf("%s needs initials of at most 16 letters", p.Name)
	}
	if a := p.Allegiance; a != "" {
		if FactionName(a) == a {
			return fmt.Errorf("allegiance %q is not a faction code", a)
		}
		if may := e.Kit().Allegiances; may != nil && !slices.Contains(may, a) {
			return fmt.Errorf("allegiance %q: this storyline has %s", a, strings.Join(may, ", "))
		}
	}
	roles := e.Kit().Fleets
	if most := max(1, len(roles)); len(p.Fleets) > most {
		return fmt.Errorf("%s has %d fleets; at most %d allowed", p.Name, len(p.Fleets), most)
	}
	slices.SortStableFunc(p.Fleets,
		func(a, b Fleet) int { return slices.Index(roles, a.Role) - slices.Index(roles, b.Role) })
	for i, f := range p.Fleets {
		if i > 0 && f.Role == p.Fleets[i-1].Role {
			return fmt.Errorf("%s has two %s fleets", p.Name, f.Role)
		}
		if roles != nil && !slices.Contains(roles, f.Role) || roles == nil && f.Role != "" {
			return fmt.Errorf("%s has a fleet %q that is not in the event", p.Name, f.Role)
		}
		if f.SP < 0 || f.SP > maxLimit || len(f.List) > 64<<10 {
			return fmt.Errorf("%s: fleet %q is out of bounds", p.Name, f.Name)
		}
		if err := printable("fleet", f.Name, 120); err != nil {
			return err
		}
	}
	return nil
}

// FleetFor is the fleet a player plays as a role; the only one where the kit has one.
func (p *Player) FleetFor(role string) *Fleet {
	for i := range p.Fleets {
		if p.Fleets[i].Role == role {
			return &p.Fleets[i]
		}
	}
	return nil
}

func rolesOrOne(k *Kit) []string {
	if len(k.Fleets) == 0 {
		return []string{""}
	}
	return k.Fleets
}
