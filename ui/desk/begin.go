package desk

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"attackwing/game"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// begin is a new event being described.
type begin struct {
	clubs                   []Club
	name, club, date, limit kit.Typed
	scenario                string
	paper, hand             bool
	late                    string
	after                   string // the file of the event before, "" none
	last                    string // that of the club's last event, "" it has none
	side                    kit.Scrolled
}

func newBegin(now time.Time, clubs []Club) *begin {
	b := &begin{clubs: clubs, date: kit.TypedOf(now.Format(time.DateOnly)), late: tournament.DeskRules[0].Default}
	b.choose(scenarios.All()[0])
	return b
}

// newNext returns the form of the event that follows the one shown: of the same club and battle,
// with the same ways.
func newNext(v view, now time.Time, clubs []Club) *begin {
	b := newBegin(now, clubs)
	for _, c := range clubs {
		for _, f := range c.Events {
			if f.File == v.file {
				b.club = kit.TypedOf(c.Name)
			}
		}
	}
	if s, err := scenarios.ByID(v.Scenario); err == nil {
		b.choose(s)
	}
	b.after, b.last, b.limit = v.file, v.file, kit.TypedOf(strconv.Itoa(v.Limit))
	b.paper, b.hand = v.PaperFleets, v.HandDice
	if v, ok := v.House[tournament.DeskRules[0].Key]; ok {
		b.late = v
	}
	return b
}

func (b *begin) choose(s game.Scenario) {
	k := tournament.KitFor(s.Sheet().ID)
	b.scenario, b.limit = s.Sheet().ID, kit.TypedOf(strconv.Itoa(k.Limit))
}

// follow takes the club's last finished event as the one before.
func (b *begin) follow() {
	b.after = ""
	for _, f := range b.before() {
		b.after = f.File
	}
	b.last = b.after
}

// before returns the finished events of the club.
func (b *begin) before() (out []tournament.Filed) {
	for _, c := range b.clubs {
		for _, f := range c.Events {
			if c.Name == b.club.String() && f.Event != nil && f.Event.Over() {
				out = append(out, f)
			}
		}
	}
	return out
}

func (b *begin) title(view) (head, sub string) {
	return "New event", "Filled in from the event sheet. It cannot change once round 1 is paired."
}

func (b *begin) commands(d eventPage) kit.Commands { return kit.Commands{b.beginIt(d)} }

func (b *begin) beginIt(d eventPage) *kit.Command {
	return &kit.Command{
		ID:    "begin",
		Words: "Begin the event",
		Key:   "ctrl+enter",
		Look:  kit.Main,
		Do:    func() { b.create(d) },
	}
}

func (b *begin) body(d eventPage) kit.Part {
	var titles []string
	at := 0
	for i, s := range scenarios.All() {
		titles = append(titles, s.Sheet().Title)
		if s.Sheet().ID == b.scenario {
			at = i
		}
	}
	late := tournament.DeskRules[0].Choices
	rows := []kit.Part{
		asked("Name", "", kit.Field(&b.name, kit.FieldOf{ID: "name", Hint: titles[at], Wide: 300})),
		asked("Battle", "", kit.Choice("scenario", at, func(i int) { b.choose(scenarios.All()[i]) }, titles...)),
		asked("Club or storyline", "Events of one storyline share a folder. Last month's ranks seed the next event.",
			kit.Field(&b.club, kit.FieldOf{ID: "club", Hint: "none", Wide: 300, Changed: func() { b.follow() }})),
		asked("Day", "", kit.Field(&b.date, kit.FieldOf{ID: "date", Hint: "2026-11-21", Wide: 160})),
		asked("Squadron Points", "The limit for each fleet. Fleet Points are counted from it.",
			kit.Field(&b.limit, kit.FieldOf{ID: "limit", Filter: kit.Digits, Most: 4, Wide: 100})),
		asked("Fleet Build Sheets", "",
			kit.Choice("paper", one(b.paper), func(i int) { b.paper = i == 1 }, "checked here", "on paper")),
		asked(
			"Roll-offs",
			"",
			kit.Choice("hand", one(b.hand), func(i int) { b.hand = i == 1 }, "rolled by the program",
				"real dice, typed in"),
		),
		asked("Late arrivals", "Missed rounds score nothing, or as a loss.",
			kit.Choice("late", slices.Index(late, b.late), func(i int) { b.late = late[i] }, late...)),
	}
	if b.last != "" {
		rows = append(rows, asked(
			"Follows",
			"Its final ranks seed the pairings or award the Commendation Award Token.",
			kit.Choice("after", one(b.after != ""), func(i int) { b.after = []string{"", b.last}[i] }, "nothing",
				"the club's last event"),
		))
	}
	return kit.Foot(&b.side, kit.Panel(kit.Column(12, rows...)), kit.Button(b.beginIt(d)).At(kit.Right))
}

// one returns 1 if is holds, else 0.
func one(is bool) int {
	return kit.If(is, 1, 0)
}

// asked returns a line of a form: what is asked, what it means, and where it is answered, below
// where there is no width for that beside it.
func asked(words, note string, answer kit.Part) kit.Part {
	return kit.Row(16, kit.Column(2, kit.Text(boldStyle, scene.Text1, words),
		kit.Text(scene.StyleSmall, scene.Text3, note)).Grow(1).Least(170, 0), answer.Whole())
}

func (b *begin) create(d eventPage) {
	limit, err := strconv.Atoi(b.limit.String())
	if err != nil {
		d.fail(fmt.Errorf("the limit of Squadron Points: %q is not a number", b.limit.String()))
		return
	}
	cfg := tournament.Config{
		Name:        b.name.String(),
		Scenario:    b.scenario,
		Date:        b.date.String(),
		Limit:       limit,
		Seed:        d.store.Seed(),
		PaperFleets: b.paper,
		HandDice:    b.hand,
	}
	if r := tournament.DeskRules[0]; b.late != r.Default {
		cfg.House = map[string]string{r.Key: b.late}
	}
	if b.after != "" {
		before := b.before()
		if i := slices.IndexFunc(before, func(f tournament.Filed) bool { return f.File == b.after }); i >= 0 {
			if cfg.After, err = before[i].Event.Following(); err != nil {
				d.fail(err)
				return
			}
		}
	}
	e, err := tournament.New(cfg)
	if err != nil {
		d.fail(err)
		return
	}
	file, err := d.store.Create(b.club.String(), e)
	if err != nil {
		d.fail(err)
		return
	}
	d.close()
	d.open(file)
}
