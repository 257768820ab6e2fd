package main

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
)

type tryCmd struct {
	File         string   `arg:"" optional:"" help:"Position, *.table.yaml or the same as JSON; - for standard input."`
	Answer       []string `help:"Answer the next question with an option's text (or its start), or #2 for the second. Use 'SHIP: TEXT' for a certain ship, commas for several options, 'concede', or 'time' to end after this round. Repeatable." placeholder:"TEXT" sep:"none"`
	Measure      pairs    `help:"Measure from ship A to ship B after the answers: distance, arcs and obstruction. Repeatable." placeholder:"A B"`
	Preview      pairs    `help:"Preview a maneuver of ship A after the answers: --preview A 'turn left 2'. Repeatable." placeholder:"A MOVE"`
	Schema       bool     `help:"Print the JSON Schema of position files instead."`
	AnswerSchema bool     `help:"Print the JSON Schema of the --json output."`
	JSON         bool     `help:"Print one JSON document."`
}

// trial is a position being played, with the words its file uses.
type trial struct {
	g          *game.Game
	ids        []string
	ev         []game.Event
	complaints []string
	failed     *errorJSON
	measures   []measureJSON
	previews   []previewJSON
}

// Run lays the position, answers and tells. After an answer that is not taken it tells how things
// stand all the same, and then what was wrong with the answer.
func (c *tryCmd) Run(s *cli.Streams) error {
	if c.Schema || c.AnswerSchema {
		text := record.Schema()
		if c.AnswerSchema {
			text = answerSchema
		}
		_, err := s.Out.Write(text)
		return err
	}
	if c.File == "" {
		return cli.Usage("try: want a position file, or --schema")
	}
	t, u, err := s.ReadTable(c.File)
	if err != nil {
		return err
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	x := &trial{ids: t.IDs(), complaints: complaints(u, cat)}
	for i := u.FleetShips(); i < u.NumShips(); i++ {
		x.ids = append(x.ids, u.OnMap(game.ShipID(i)).ID)
	}
	if x.g, err = game.New(u); err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	x.ev = append(x.ev, x.g.Opening()...)
	wrong := x.answer(c.Answer)
	if wrong == nil {
		if err := x.look(c); err != nil {
			return err
		}
	}
	if !c.JSON {
		x.tell(s)
		return wrong
	}
	if err := s.PrintJSON(x.document()); err != nil {
		return err
	}
	return wrong
}

// answer gives the answers, up to the first that is not taken.
func (x *trial) answer(all []string) error {
	for i, a := range all {
		answer, err := x.read(a)
		if err == nil {
			var ev []game.Event
			ev, err = x.g.Submit(answer)
			x.ev = append(x.ev, ev...)
		}
		if err != nil {
			x.failed = &errorJSON{i + 1, a, err.Error()}
			return fmt.Errorf("answer %d, %q: %w", i+1, a, err)
		}
	}
	return nil
}

// look measures and foresees what was asked for.
func (x *trial) look(c *tryCmd) error {
	for _, p := range c.Measure {
		m, err := x.measure(p)
		if err != nil {
			return cli.Usage("--measure: %w", err)
		}
		x.measures = append(x.measures, m)
	}
	for _, p := range c.Preview {
		m, err := x.preview(p)
		if err != nil {
			return cli.Usage("--preview: %w", err)
		}
		x.previews = append(x.previews, m)
	}
	return nil
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
	if p.Places() {
		return readPlace(p, words)
	}
	v := x.g.View(p.Player)
	a := game.Answer{Prompt: p.ID}
	if i, err := option(v, p, words); err == nil {
		a.Picks = 1 << uint(i)
		return a, nil
	} else if echo, is, wrong := p.ReadEcho(&v.State, v.Setup, words); is {
		return echo, wrong
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

// option finds an option by its words, their beginning, or its number from 1 as #2. A number alone
// is one too, where no option is worded as a number: of "0", "1", "2" the answer 1 is the one that
// says 1.
func option(v *game.View, p *game.Prompt, words string) (int, error) {
	var all, begins []string
	at, numbers := -1, false
	for i := range p.Options {
		l := p.Label(v, i)
		all = append(all, l)
		if strings.EqualFold(l, words) {
			return i, nil
		}
		if first, _, _ := strings.Cut(l, " "); first != "" {
			_, err := strconv.Atoi(first)
			numbers = numbers || err == nil
		}
		if words != "" && strings.HasPrefix(strings.ToLower(l), strings.ToLower(words)) {
			begins, at = append(begins, l), i
		}
	}
	number, hash := strings.CutPrefix(words, "#")
	if n, err := strconv.Atoi(number); err == nil && (hash || !numbers) {
		if n < 1 || n > len(p.Options) {
			return 0, fmt.Errorf("there are %d options", len(p.Options))
		}
		return n - 1, nil
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
	for i := range sh.Upgrades {
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
	for i, k := range u.Scenario.Sheet().Counters {
		if n := sh.CountersOf(game.Counter(i)); n > 0 {
			words += fmt.Sprintf(", %s %d", k.Plural, n)
		}
	}
	if sh.Marker > 0 {
		words += ", a beam on " + u.Name(sh.Marker-1)
	}
	return words
}

func (x *trial) tell(s *cli.Streams) {
	u := x.g.Setup()
	for _, w := range x.complaints {
		fmt.Fprintln(s.Out, "!! "+w)
	}
	for _, e := range x.ev {
		if w := e.Say(u); w != "" {
			fmt.Fprintln(s.Out, w)
		}
	}
	st := x.g.State()
	fmt.Fprintf(s.Out, "-- round %d, %s\n", st.Round, st.Phase)
	for i := range st.Ships[:st.NShips] {
		sh := &st.Ships[i]
		if sh.Destroyed {
			fmt.Fprintf(s.Out, "   %s (%s): destroyed\n", x.ids[i], u.Name(sh.ID))
			continue
		}
		if sh.CarriedBy > 0 {
			fmt.Fprintf(s.Out, "   %s (%s): on the card of %s\n", x.ids[i], u.Name(sh.ID), u.Name(sh.CarriedBy-1))
			continue
		}
		fmt.Fprintf(s.Out, "   %s (%s): (%.2f\", %.2f\") facing %s, hull %d, shields %d%s\n", x.ids[i], u.Name(sh.ID),
			float64(sh.Pose.X)/physics.Inch,
			float64(sh.Pose.Y)/physics.Inch, game.Compass(sh.Pose.Heading),
			int(u.Facts(sh.ID).Ship.Hull)-int(sh.NDamage), sh.Shields, sheetWords(u, sh))
	}
	for _, p := range x.g.Prompts() {
		v := x.g.View(p.Player)
		fmt.Fprintf(s.Out, "?? %s: %s\n", u.Player(p.Player), p.Heading(u))
		for i := range p.Options {
			fmt.Fprintf(s.Out, "   %d %s\n", i+1, p.Label(v, i))
		}
		for _, r := range game.Refusals(v, &p) {
			fmt.Fprintf(s.Out, "   - not %s (%s): %s\n", r.Label, r.Rule, r.Why)
		}
	}
	for i := range x.measures {
		for _, w := range x.measures[i].tell() {
			fmt.Fprintln(s.Out, "== "+w)
		}
	}
	for i := range x.previews {
		fmt.Fprintln(s.Out, "== "+x.previews[i].tell())
	}
	if x.g.Over() {
		tellScore(s, x.g)
	}
}
