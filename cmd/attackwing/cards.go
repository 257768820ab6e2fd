package main

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/card"
	"attackwing/physics"
)

type cardsCmd struct {
	List cardsListCmd `cmd:"" default:"withargs" help:"List all cards, or those that match."`
	Show cardsShowCmd `cmd:"" help:"Show one card by its id."`

	Check   cardsCheckCmd   `cmd:"" help:"Check card files, list every error and try the cards out."`
	Example cardsExampleCmd `cmd:"" help:"Write an example card into your folder."`
	Import  cardsImportCmd  `cmd:"" help:"Import ships, captains and upgrades from Space Dock's Data.xml."`
}

type cardsListCmd struct {
	Query  []string `arg:"" optional:"" help:"Words to look for in id, name, kind and faction."`
	Schema bool     `help:"Print the JSON Schema of card files instead."`
	JSON   bool     `help:"Print one JSON document."`
}

type cardsShowCmd struct {
	ID   string `arg:"" help:"The card's id."`
	JSON bool   `help:"Print one JSON document."`
}

// byHand is the remark on a card whose words the program does not know.
const byHand = "Ability not played: apply it by hand."

// damageKind is the kind of the cards of the damage deck, which are in no fleet and cost nothing.
const damageKind = "damage"

// cardJSON is any card as the command line tells it. Text is ours.
type cardJSON struct {
	ID        string   `json:"id"`
	Kind      string   `json:"kind"`
	Name      string   `json:"name"`
	Faction   string   `json:"faction"`
	SP        int      `json:"sp"`
	Facts     string   `json:"facts,omitempty"` // its printed numbers
	Text      string   `json:"text"`            // what it does, one ability a line
	Automated bool     `json:"automated"`       // what the card does is played by the program
	Unique    bool     `json:"unique"`
	Mirror    bool     `json:"mirror"` // of the Mirror Universe: another card than the unique one of the same name
	Class     string   `json:"class,omitempty"`
	Sets      []string `json:"sets"`
	Dial      []string `json:"dial,omitempty"`

	Attack   *int8          `json:"attack,omitempty"`
	Agility  *int8          `json:"agility,omitempty"`
	Hull     *int8          `json:"hull,omitempty"`
	Shields  *int8          `json:"shields,omitempty"`
	Actions  []string       `json:"actions,omitempty"`
	Arcs     []string       `json:"arcs,omitempty"`     // of a ship: "front 90", "rear 90", "360"
	BaseMM   float64        `json:"base_mm,omitempty"`  // the side of the ship's base
	Captains *int8          `json:"captains,omitempty"` // how many a ship takes
	Skill    *int8          `json:"skill,omitempty"`    // of a captain; of an admiral, what it adds
	Drones   int8           `json:"drones,omitempty"`   // tokens a Borg captain begins with
	Slots    map[string]int `json:"slots,omitempty"`    // on a ship's Upgrade Bar; of another card, those it adds
	Weapon   *weaponJSON    `json:"weapon,omitempty"`
	ByAttack bool           `json:"sp_by_attack,omitempty"` // sp is added to the attack value of its ship

	wordless bool // it has nothing but numbers
}

// cardCounts counts cards of a kind by who plays their words.
type cardCounts struct {
	Kind      string `json:"kind"`
	All       int    `json:"all"`
	Automated int    `json:"automated"`    // played by the program
	Wordless  int    `json:"without_text"` // nothing but numbers
	ByHand    int    `json:"by_hand"`
}

// countCards counts cards by kind, in the order in which the kinds come.
func countCards(all []cardJSON) []cardCounts {
	out := []cardCounts{}
	for i := range all {
		j := &all[i]
		k := slices.IndexFunc(out, func(c cardCounts) bool { return c.Kind == j.Kind })
		if k < 0 {
			k, out = len(out), append(out, cardCounts{Kind: j.Kind})
		}
		out[k].All++
		switch {
		case !j.Automated:
			out[k].ByHand++
		case j.wordless:
			out[k].Wordless++
		default:
			out[k].Automated++
		}
	}
	return out
}

// weaponJSON is an attack of a secondary weapon.
type weaponJSON struct {
	Dice int8 `json:"dice"`
	// the dice are added to the attack value of the ship
	OfAttack bool   `json:"of_attack,omitempty"`
	Range    [2]int `json:"range"`
	Arc      string `json:"arc"`
	Lock     bool   `json:"spends_lock"`
	Cost     string `json:"cost"` // "disable", "discard", "3 time", "" nothing
}

func factions(fs []card.Faction) string {
	var out []string
	for _, f := range fs {
		out = append(out, f.String())
	}
	return strings.Join(out, " / ")
}

// sentence joins what is known of a card.
func sentence(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	if len(out) == 0 {
		return ""
	}
	out[0] = strings.ToUpper(out[0][:1]) + out[0][1:]
	return strings.Join(out, "; ") + "."
}

// allCards returns every card, ships first and the damage deck last.
func allCards(s *cli.Streams) ([]cardJSON, error) {
	cat, err := s.Cards()
	if err != nil {
		return nil, err
	}
	var out []cardJSON
	for _, s := range cat.Ships {
		out = append(out, shipCard(s))
	}
	for _, c := range cat.Captains {
		out = append(out, captainCard(c))
	}
	for _, a := range cat.Admirals {
		j := printedCard("admiral", &a.Printed, a)
		j.Facts = sentence(fmt.Sprintf("Captain skill %+d", a.SkillBonus), slotsAdded(card.Slots{}, a.Talents))
		j.Skill, j.Slots = &a.SkillBonus, slotsByName(card.Slots{}, a.Talents)
		out = append(out, j)
	}
	for _, u := range slices.Concat(cat.Upgrades, cat.Resources) {
		j := printedCard(u.Kind.String(), &u.Printed, u)
		j.Facts, j.Slots = sentence(slotsAdded(u.Slots, 0)), slotsByName(u.Slots, 0)
		j.Weapon, j.ByAttack = weaponOf(u), u.ByAttack
		out = append(out, j)
	}
	for _, d := range card.DamageDeck() {
		facts := fmt.Sprintf("%d in each damage deck.", d.Copies)
		out = append(out, cardJSON{ID: d.ID, Kind: damageKind, Name: d.Name, Facts: facts,
			Text: d.Text(), Automated: true})
	}
	for i := range out {
		j := &out[i]
		j.wordless = j.Automated && j.Text == "" && j.Weapon == nil
		if j.Sets == nil {
			j.Sets = []string{}
		}
	}
	return out, nil
}

// playedCard is a card of a fleet: its words, and why the program does not play them, if it does not.
type playedCard interface {
	Text() string
	Unplayed() string
}

// printedCard returns what every card of a fleet has.
func printedCard(kind string, p *card.Printed, c playedCard) cardJSON {
	j := cardJSON{ID: p.ID, Kind: kind, Name: p.Name, Faction: factions(p.Factions), SP: p.SP, Unique: p.Unique,
		Mirror: p.Mirror, Sets: p.Sets, Text: c.Text(), Automated: c.Unplayed() == ""}
	if c.Unplayed() == card.ByHand {
		j.Text = strings.TrimPrefix(j.Text+"\n"+byHand, "\n")
	}
	return j
}

func shipCard(s *card.Ship) cardJSON {
	j := printedCard("ship", &s.Printed, s)
	j.Class, j.Captains, j.Slots = s.Class.Name, &s.CaptainLimit, slotsByName(s.Slots, 0)
	j.Attack, j.Agility, j.Hull, j.Shields = &s.Attack, &s.Agility, &s.Hull, &s.Shields
	j.Actions, j.Arcs, j.BaseMM = actionList(s.Actions), arcs(s.Class), float64(s.Class.BaseSide)/1000
	for _, m := range s.Class.Dial {
		j.Dial = append(j.Dial, m.String()+" "+m.Color.String())
	}
	captain := ""
	if s.CaptainLimit == 0 {
		captain = "takes no captain"
	}
	j.Facts = sentence(
		fmt.Sprintf("Attack %d, agility %d, hull %d, shields %d", s.Attack, s.Agility, s.Hull, s.Shields),
		"actions: "+strings.Join(j.Actions, ", "),
		"arc "+strings.Join(j.Arcs, " and "),
		fmt.Sprintf("base %g mm", j.BaseMM),
		"slots: "+slotWords(s.Slots),
		captain,
	)
	return j
}

func captainCard(c *card.Captain) cardJSON {
	skill := fmt.Sprintf("Captain skill %d", c.Skill)
	if c.Drones > 0 {
		skill = some(int(c.Drones), "Drone Token") + " at the start: the Captain Skill is how many are left"
	}
	j := printedCard("captain", &c.Printed, c)
	j.Facts, j.Slots = sentence(skill, slotsAdded(c.Slots, c.Talents)), slotsByName(c.Slots, c.Talents)
	j.Skill, j.Drones = &c.Skill, c.Drones
	return j
}

func some(n int, what string) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func actionList(a card.ActionSet) (out []string) {
	for i := card.Evade; i < card.NumActions; i++ {
		if a.Has(i) {
			out = append(out, i.String())
		}
	}
	return out
}

// arcs are the firing arcs of a class, front first.
func arcs(c *card.Class) []string {
	out := []string{c.Front.String()}
	if c.Rear != physics.NoArc {
		out = append(out, c.Rear.String())
	}
	return out
}

// slotsByName are upgrade slots by the kind of card that fills them, nil when there are none;
// talents come from captains and admirals.
func slotsByName(s card.Slots, talents int8) map[string]int {
	s[card.Talent] += talents
	var out map[string]int
	for k, n := range s {
		if n > 0 {
			if out == nil {
				out = map[string]int{}
			}
			out[card.UpgradeKind(k).String()] = int(n)
		}
	}
	return out
}

// slotWords counts upgrade slots: "2 tech, 1 weapon".
func slotWords(s card.Slots) string {
	var out []string
	for k, n := range s {
		if n > 0 {
			out = append(out, fmt.Sprintf("%d %s", n, card.UpgradeKind(k)))
		}
	}
	if len(out) == 0 {
		return "none"
	}
	return strings.Join(out, ", ")
}

// slotsAdded says which slots a card brings to its ship.
func slotsAdded(s card.Slots, talents int8) string {
	s[card.Talent] += talents
	if s == (card.Slots{}) {
		return ""
	}
	return "adds slots: " + slotWords(s)
}

func weaponOf(u *card.Upgrade) *weaponJSON {
	w := &u.Weapon
	if !w.Attacks() {
		return nil
	}
	j := &weaponJSON{
		Dice:     w.Dice,
		OfAttack: w.OfAttack,
		Range:    [2]int{int(w.RangeMin), int(w.RangeMax)},
		Arc:      w.Arcs.String(),
		Lock:     w.SpendLock,
	}
	switch {
	case w.Disable:
		j.Cost = "disable"
	case w.Discard:
		j.Cost = "discard"
	case w.Time > 0:
		j.Cost = fmt.Sprintf("%d time", w.Time)
	}
	return j
}

// Run lists the cards that have all the words.
func (c *cardsListCmd) Run(s *cli.Streams) error {
	if c.Schema {
		_, err := s.Out.Write(card.Schema())
		return err
	}
	all, err := allCards(s)
	if err != nil {
		return err
	}
	found := []cardJSON{}
next:
	for _, j := range all {
		hay := strings.ToLower(j.ID + " " + j.Kind + " " + j.Name + " " + j.Faction + " " + j.Class)
		for _, w := range c.Query {
			if !strings.Contains(hay, strings.ToLower(w)) {
				continue next
			}
		}
		found = append(found, j)
	}
	if c.JSON {
		return s.PrintJSON(map[string]any{"cards": found, "counts": countCards(found)})
	}
	for _, j := range found {
		of := ""
		if j.Faction != "" {
			of = " (" + j.Faction + ")"
		}
		fmt.Fprintf(s.Out, "%-34s %-8s %3d  %s%s\n", j.ID, j.Kind, j.SP, j.Name, of)
	}
	if len(found) == 0 {
		return fmt.Errorf("no card has %q", strings.Join(c.Query, " "))
	}
	return nil
}

// Run shows a card; one id may be a captain's and an upgrade's alike.
func (c *cardsShowCmd) Run(s *cli.Streams) error {
	all, err := allCards(s)
	if err != nil {
		return err
	}
	found := []cardJSON{}
	for _, j := range all {
		if j.ID == c.ID {
			found = append(found, j)
		}
	}
	if len(found) == 0 {
		return fmt.Errorf("there is no card %q (see attackwing cards)", c.ID)
	}
	if c.JSON {
		return s.PrintJSON(map[string]any{"cards": found})
	}
	for _, j := range found {
		of := j.Kind
		if j.Faction != "" {
			of += ", " + j.Faction
		}
		if j.Kind == damageKind {
			of += " card"
		} else {
			of = fmt.Sprintf("%s, %d SP", of, j.SP)
		}
		switch {
		case j.Unique && j.Mirror:
			of += ", unique in the Mirror Universe"
		case j.Unique:
			of += ", unique"
		}
		fmt.Fprintf(s.Out, "%s (%s)\n", j.Name, of)
		if j.Class != "" {
			fmt.Fprintf(s.Out, "%s\n", j.Class)
		}
		for _, t := range []string{j.Facts, j.Text} {
			if t != "" {
				fmt.Fprintf(s.Out, "%s\n", t)
			}
		}
		if !j.Automated && !strings.HasSuffix(j.Text, byHand) {
			fmt.Fprintf(s.Out, "(%s)\n", card.ByHand)
		}
		if len(j.Dial) > 0 {
			fmt.Fprintf(s.Out, "Dial: %s.\n", strings.Join(j.Dial, ", "))
		}
	}
	return nil
}
