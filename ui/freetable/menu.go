package freetable

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/game/textfile"
	"attackwing/scenarios"
	"attackwing/ui/page"
)

// menu is a list to choose one thing of.
type menu struct {
	title, sub string
	items      []item
	at         int
	lines      list
}

// item is one of them; one without a deed is a heading.
type item struct {
	head, sub string
	do        func()
}

// step goes to the next thing that can be chosen.
func (m *menu) step(by int) {
	for n := m.at + by; n >= 0 && n < len(m.items); n += by {
		if m.items[n].do != nil {
			m.at = n
			m.lines.show(n)
			return
		}
	}
}

// openMenu lists what a table can begin with.
func (p *Page) openMenu() {
	m := &menu{title: "Begin with", sub: "A battle's set-up, the current game, a deck, or nothing at all."}
	add := func(head, sub string, do func()) { m.items = append(m.items, item{head, sub, do}) }
	add("An empty table", "Nothing lies on it.", func() {
		p.load(&Deck{Title: "Free table", Scenes: []Scene{{Title: "Scene 1", Table: record.Table{Scenario: "standard", Ships: []record.TableShip{}}}}}, "")
	})
	if p.opts.Current != nil {
		if g := p.opts.Current(); g != nil {
			add("The current game", g.Setup().Scenario.Sheet().Title+", as it stands now", func() { p.fromGame(g) })
		}
	}
	add("A battle's set-up", "", nil)
	for _, sc := range scenarios.All() {
		add(sc.Sheet().Title, "two ready fleets, placed", func() { p.fromSetUp(sc) })
	}
	add("Decks that come along", "", nil)
	for _, name := range sortedNames(p.opts.Decks) {
		d, err := ReadDeck(bytes.NewReader(p.opts.Decks[name]), name)
		if err != nil {
			continue // a test reads every one
		}
		add(d.Title, fmt.Sprintf("%d scenes", len(d.Scenes)), func() { p.open(name, p.opts.Decks[name], true) })
	}
	add("Kept by you", "", nil)
	switch names, err := p.kept(); {
	case err != nil:
		add("Your files cannot be listed", firstWords(err.Error()), func() {})
	case len(names) == 0:
		add("None yet", "Ctrl+S keeps what lies here; files can be dropped on the window too.", func() {})
	default:
		for _, n := range names {
			kind := "a deck"
			if !strings.HasSuffix(n, deckEnding) {
				kind = "a position"
			}
			add(store.Title(stemOf(n)), kind, func() { p.openKept(n) })
		}
	}
	p.menu = m
	p.Changed()
}

func sortedNames(m map[string][]byte) []string {
	var out []string
	for n := range m {
		out = append(out, n)
	}
	slices.Sort(out)
	return out
}

func (p *Page) kept() ([]string, error) {
	if p.opts.Shelf == nil {
		return nil, nil
	}
	return p.opts.Shelf.List()
}

func (p *Page) openKept(name string) {
	b, err := p.opts.Shelf.Read(name)
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return
	}
	if p.open(name, b, false) && name != lastDeck {
		p.name, p.file = store.Title(stemOf(name)), name
	}
}

// stemOf is a file's name without the ending that says what it is.
func stemOf(file string) string {
	for _, ending := range []string{deckEnding, tableEnding, ".table.json", ".json"} {
		if s, ok := strings.CutSuffix(file, ending); ok {
			return s
		}
	}
	return file
}

// open takes up a position or a deck; one that comes along is kept under a name of its own.
func (p *Page) open(name string, b []byte, ours bool) bool {
	var d *Deck
	var err error
	stem := textfile.OnlyShown(stemOf(name))
	if strings.HasSuffix(name, deckEnding) {
		d, err = ReadDeck(bytes.NewReader(b), name)
	} else {
		var t *record.Table
		if t, err = record.ReadTable(bytes.NewReader(b), name); err == nil {
			d = &Deck{Title: stem, Scenes: []Scene{{Title: "Scene 1", Table: *t}}}
		}
	}
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return false
	}
	if ours {
		stem = ""
	}
	return p.load(d, stem)
}

// fromGame takes over the table of a game.
func (p *Page) fromGame(g *game.Game) {
	t, err := record.Of(g)
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return
	}
	p.load(&Deck{Title: g.Setup().Scenario.Sheet().Title, Scenes: []Scene{{Title: "Scene 1", Table: *t}}}, "")
}

// fromSetUp lays two ready fleets of a battle, as a computer places them.
func (p *Page) fromSetUp(sc game.Scenario) {
	g, err := p.placed(sc)
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return
	}
	p.fromGame(g)
	p.edit(func(s *Scene) { s.Areas = true })
	p.past = nil
}

func (p *Page) placed(sc game.Scenario) (*game.Game, error) {
	house, err := game.NewHouse(sc.Sheet().House, nil)
	if err != nil {
		return nil, err
	}
	u := &game.Setup{Scenario: sc, House: house, Seed: 1}
	for i := range u.Fleets {
		l, err := p.readyFleet(sc.Sheet(), i)
		if err != nil {
			return nil, err
		}
		u.Fleets[i], _ = fleet.Rules{Cards: p.opts.Cards, Scenario: sc, House: &house}.Build(l)
	}
	g, err := game.New(u)
	if err != nil {
		return nil, err
	}
	brain, err := ai.New("ensign", 1)
	if err != nil {
		return nil, err
	}
	for n := 0; n < 200 && g.State().Phase == game.SettingUp; n++ {
		q := g.FirstOpen()
		if q == nil {
			break
		}
		if _, err := g.Submit(brain.Choose(g.View(q.Player), q)); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// readyFleet is a ready fleet for a side of a battle.
func (p *Page) readyFleet(sheet *game.Sheet, seat int) (fleet.List, error) {
	side := ""
	if seat < len(sheet.Sides) {
		side = sheet.Sides[seat]
	}
	made, err := fleet.ReadyFor(sheet.ID)
	if err != nil {
		return fleet.List{}, err
	}
	var fit []fleet.List
	for _, l := range made {
		if side == "" || l.Side == side {
			fit = append(fit, l)
		}
	}
	if len(fit) == 0 {
		if fit, err = fleet.Ready(); err != nil || len(fit) == 0 {
			return fleet.List{}, fmt.Errorf("no ready fleet for %s (%w)", sheet.Title, err)
		}
	}
	if seat == 1 && side == "" {
		fit[0] = fit[len(fit)-1]
	}
	fit[0].Side = side
	return fit[0], nil
}

// playMenu asks who plays on from here.
func (p *Page) playMenu() {
	if len(p.table().Ships) == 0 {
		p.host.Toast("No ship is on the table: S places one.")
		return
	}
	m := &menu{title: "Play on from here", sub: "Under the rules, from round " + fmt.Sprint(max(p.table().Round, 1)) + "."}
	for _, x := range []struct {
		head, sub string
		who       [2]string
	}{
		{"Two people, one screen", "hot seat", [2]string{}},
		{"As player 1", "against the computer, ensign", [2]string{"", "ensign"}},
		{"As player 2", "against the computer, ensign", [2]string{"ensign", ""}},
		{"Watch", "ensign against ensign", [2]string{"ensign", "ensign"}},
	} {
		m.items = append(m.items, item{x.head, x.sub, func() { p.play(x.who) }})
	}
	p.menu = m
	p.Changed()
}

// play hands the position to the referee.
func (p *Page) play(who [2]string) {
	seed := uint64(1)
	if p.opts.Seed != nil {
		seed = p.opts.Seed()
	}
	g, err := begin(p.table(), p.opts.Cards, seed)
	if err != nil {
		if len(p.l.problems) > 0 {
			p.host.Toast("Not under the rules: " + p.l.problems[0].words)
			return
		}
		p.host.Toast(firstWords(err.Error()))
		return
	}
	p.keepLast()
	p.host.Play(page.Battle{Game: g, Players: who})
}

// choose does what the menu's line stands for.
func (p *Page) choose(n int) {
	m := p.menu
	if m == nil || n < 0 || n >= len(m.items) || m.items[n].do == nil {
		return
	}
	p.menu = nil
	m.items[n].do()
	p.Changed()
}

// firstWords is an error short enough for a toast.
func firstWords(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 120 {
		return string(r[:119]) + "…"
	}
	return s
}
