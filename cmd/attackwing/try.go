package main

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/scenarios"
)

type tryCmd struct {
	File   string   `arg:"" optional:"" help:"Position, *.table.yaml or the same as JSON."`
	Answer []string `help:"Answer the next question: an option's words, their beginning or its number; 'SHIP: WORDS' for the question about that ship; several options with commas; 'concede' gives up, 'time' ends the battle after this round. May be given again." placeholder:"TEXT" sep:"none"`
	Schema bool     `help:"Print the JSON Schema of position files instead."`
	JSON   bool     `help:"Print one JSON document."`
}

// trial is a position being played, with the words its file uses.
type trial struct {
	g   *game.Game
	ids []string
	ev  []game.Event
}

// Run lays the position, answers and tells.
func (c *tryCmd) Run(s *streams) error {
	if c.Schema {
		_, err := s.out.Write(record.Schema())
		return err
	}
	if c.File == "" {
		return usage("try: want a position file, or --schema")
	}
	g, t, err := loadTable(s, c.File)
	if err != nil {
		return err
	}
	x := &trial{g: g, ids: t.IDs()}
	for i := g.Setup().FleetShips(); i < g.Setup().NumShips(); i++ {
		x.ids = append(x.ids, g.Setup().OnMap(game.ShipID(i)).ID)
	}
	x.ev = append(x.ev, g.Opening()...)
	for i, a := range c.Answer {
		answer, err := x.read(a)
		if err != nil {
			return fmt.Errorf("answer %d, %q: %w", i+1, a, err)
		}
		ev, err := g.Submit(answer)
		if err != nil {
			return fmt.Errorf("answer %d, %q: %w", i+1, a, err)
		}
		x.ev = append(x.ev, ev...)
	}
	if c.JSON {
		return s.printJSON(x.document())
	}
	x.tell(s)
	return nil
}

// readTable reads a position and makes a set-up of it.
func readTable(s *streams, name string) (*record.Table, *game.Setup, error) {
	f, err := open(name)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	t, err := record.ReadTable(f, name)
	if err != nil {
		return nil, nil, err
	}
	cat, err := s.cards()
	if err != nil {
		return nil, nil, err
	}
	u, err := t.Setup(scenarios.ByID, cat)
	return t, u, err
}

// loadTable begins a game at a position.
func loadTable(s *streams, name string) (*game.Game, *record.Table, error) {
	t, u, err := readTable(s, name)
	if err != nil {
		return nil, nil, err
	}
	g, err := game.New(u)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	return g, t, nil
}

// read makes an answer of words to the first open question, or to the one about the ship they name.
func (x *trial) read(words string) (game.Answer, error) {
	p := x.g.FirstOpen()
	if p == nil {
		return game.Answer{}, fmt.Errorf("no question is open")
	}
	if id, rest, ok := strings.Cut(words, ":"); ok {
		if i := x.shipNamed(strings.TrimSpace(id)); i >= 0 {
			p = nil
			open := x.g.Prompts()
			for k := range open {
				if p == nil && open[k].Ship == game.ShipID(i) {
					p = &open[k]
				}
			}
			if p == nil {
				return game.Answer{}, fmt.Errorf("no open question is about %s", id)
			}
			words = rest
		}
	}
	words = strings.TrimSpace(words)
	if strings.EqualFold(words, "concede") {
		return game.Answer{Prompt: p.ID, Concede: true}, nil
	}
	if strings.EqualFold(words, "time") {
		return game.Answer{Prompt: p.ID, Time: true}, nil
	}
	if p.Ask == game.PlaceShip {
		return readPlace(p, words)
	}
	v := x.g.View(p.Player)
	a := game.Answer{Prompt: p.ID}
	if i, err := option(v, p, words); err == nil {
		a.Picks = 1 << uint(i)
		return a, nil
	} else if p.Max == 1 {
		return a, x.refused(v, p, words, err)
	}
	if p.Min == 0 && (words == "" || strings.EqualFold(words, "none")) {
		return a, nil
	}
	for _, w := range strings.Split(words, ",") {
		i, err := option(v, p, strings.TrimSpace(w))
		if err != nil {
			return a, x.refused(v, p, w, err)
		}
		a.Picks |= 1 << uint(i)
	}
	return a, nil
}

// refused tells why something may not be chosen, where the referee knows it.
func (x *trial) refused(v *game.View, p *game.Prompt, words string, err error) error {
	for _, r := range game.Refusals(v, p) {
		if words != "" && strings.HasPrefix(strings.ToLower(r.Label), strings.ToLower(words)) {
			return fmt.Errorf("%s: not allowed (%s): %s", r.Label, r.Rule, r.Why)
		}
	}
	return err
}

func (x *trial) shipNamed(id string) int {
	for i, s := range x.ids {
		if strings.EqualFold(s, id) {
			return i
		}
	}
	return -1
}

// option finds an option by its number from 1, its words, or their beginning.
func option(v *game.View, p *game.Prompt, words string) (int, error) {
	if n, err := strconv.Atoi(words); err == nil {
		if n < 1 || n > len(p.Options) {
			return 0, fmt.Errorf("there are %d options", len(p.Options))
		}
		return n - 1, nil
	}
	var all, begins []string
	at := -1
	for i := range p.Options {
		l := p.Label(v, i)
		all = append(all, l)
		if strings.EqualFold(l, words) {
			return i, nil
		}
		if words != "" && strings.HasPrefix(strings.ToLower(l), strings.ToLower(words)) {
			begins, at = append(begins, l), i
		}
	}
	switch len(begins) {
	case 0:
		return 0, fmt.Errorf("no such option for %q; there are: %s", p.Heading(v.Setup), strings.Join(all, "; "))
	case 1:
		return at, nil
	}
	return 0, fmt.Errorf("this may be any of: %s", strings.Join(begins, "; "))
}

// readPlace reads a place: x and y in inches and a heading.
func readPlace(p *game.Prompt, words string) (game.Answer, error) {
	f := strings.Fields(strings.ReplaceAll(words, ",", " "))
	if len(f) != 3 {
		return game.Answer{}, fmt.Errorf("want a place as: X Y FACING, in inches")
	}
	pose, err := record.ParsePose(f[0], f[1], f[2])
	return game.Answer{Prompt: p.ID, Pose: pose}, err
}

// sheetWords are the words for what sheets lay on and beside a ship.
func sheetWords(u *game.Setup, sh *game.Ship) (words string) {
	if sh.Map {
		words += ", commanded by " + u.Player(sh.Owner)
	}
	away := 0
	for i := range u.Facts(sh.ID).Upgrades {
		if sh.Upgrades[i].Away {
			away++
		}
	}
	if sh.Captain.Away {
		away++
	}
	if away > 0 {
		words += fmt.Sprintf(", %d cards away", away)
	}
	if sh.Mission > 0 {
		words += fmt.Sprintf(", Mission Tokens %d", sh.Mission)
	}
	if sh.Marker > 0 {
		words += ", a beam on " + u.Name(sh.Marker-1)
	}
	return words
}

func (x *trial) tell(s *streams) {
	u := x.g.Setup()
	for _, e := range x.ev {
		if w := e.Say(u); w != "" {
			fmt.Fprintln(s.out, w)
		}
	}
	st := x.g.State()
	fmt.Fprintf(s.out, "-- round %d, %s\n", st.Round, st.Phase)
	for i := range st.Ships[:st.NShips] {
		sh := &st.Ships[i]
		if sh.Destroyed {
			fmt.Fprintf(s.out, "   %s (%s): destroyed\n", x.ids[i], u.Name(sh.ID))
			continue
		}
		if sh.CarriedBy > 0 {
			fmt.Fprintf(s.out, "   %s (%s): on the card of %s\n", x.ids[i], u.Name(sh.ID), u.Name(sh.CarriedBy-1))
			continue
		}
		fmt.Fprintf(s.out, "   %s (%s): (%.2f\", %.2f\") facing %s, hull %d, shields %d%s\n", x.ids[i], u.Name(sh.ID), float64(sh.Pose.X)/physics.Inch,
			float64(sh.Pose.Y)/physics.Inch, game.Compass(sh.Pose.Heading), int(u.Facts(sh.ID).Ship.Hull)-int(sh.NDamage), sh.Shields, sheetWords(u, sh))
	}
	for _, p := range x.g.Prompts() {
		v := x.g.View(p.Player)
		fmt.Fprintf(s.out, "?? %s: %s\n", u.Player(p.Player), p.Heading(u))
		for i := range p.Options {
			fmt.Fprintf(s.out, "   %d %s\n", i+1, p.Label(v, i))
		}
	}
	if p := x.g.FirstOpen(); p != nil {
		for _, r := range game.Refusals(x.g.View(p.Player), p) {
			fmt.Fprintf(s.out, "   - not %s (%s): %s\n", r.Label, r.Rule, r.Why)
		}
	}
	if x.g.Over() {
		tellScore(s, x.g)
	}
}
