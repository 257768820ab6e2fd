package freetable

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/lesson"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// beginning is the list of what a table can begin with.
func (p *Page) beginning() dialog {
	c := &choosing{
		list:  kit.Listed{Picks: true},
		title: "Begin with",
		sub:   "Start from a scenario's set-up, the current game, a deck, or an empty table.",
	}
	c.add("", "An empty table", "Start from scratch.", func() { p.load(emptyDeck(), "") })
	if p.opts.Current != nil {
		if g := p.opts.Current(); g != nil {
			c.add("", "The current game", g.Setup().Scenario.Sheet().Title+", current position",
				func() { p.fromCurrent(g) })
		}
	}
	under := "Scenario set-up"
	for _, sc := range scenarios.All() {
		c.add(under, sc.Sheet().Title, "two ready-made fleets, placed", func() { p.fromSetUp(sc) })
		under = ""
	}
	p.taught(c)
	names, err := p.kept.list()
	switch {
	case err != nil:
		c.foot = firstWords("Your files cannot be listed: " + err.Error() + ".")
	case len(names) == 0:
		c.foot = kit.If(kit.ForThumb(), "Save tables to open them here.",
			"Save tables with Ctrl+S to open them here. You can also drop files on the window.")
	}
	under = "Saved by you"
	for _, n := range names {
		kind := kit.If(!strings.HasSuffix(n, deckEnding), "a position", "a deck")
		c.add(under, store.Title(stemOf(n)), kind, func() { p.openKept(n) })
		under = ""
	}
	return c
}

// taught adds what teaches, in the order in which it is taught: the decks that come along, and
// where the lessons of flight school begin.
func (p *Page) taught(c *choosing) {
	type named struct {
		name string
		deck *Deck
	}
	var decks []named
	for name, b := range p.opts.Decks {
		if d, err := ReadDeck(bytes.NewReader(b), name); err == nil { // a test reads every one
			decks = append(decks, named{name, d})
		}
	}
	last := func(d *Deck) int { return cmp.Or(d.Place, 100) }
	slices.SortFunc(decks, func(a, b named) int {
		return cmp.Or(cmp.Compare(last(a.deck), last(b.deck)), cmp.Compare(a.name, b.name))
	})
	under := "Included decks"
	for _, d := range decks {
		c.add(under, d.deck.Title, fmt.Sprintf("%d slides", len(d.deck.Scenes)),
			func() { p.open(d.name, p.opts.Decks[d.name], true) })
		under = ""
	}
	under = "Starting positions of the lessons"
	for _, l := range p.opts.Lessons {
		c.add(under, l.Title, l.Goal, func() { p.load(lessonDeck(l), "") })
		under = ""
	}
}

// lessonDeck is the table from which a lesson begins; its dice are not those of the lesson.
func lessonDeck(l *lesson.Lesson) *Deck {
	t := cloneTable(&l.Position)
	t.Dice = nil
	return &Deck{Title: l.Title, Scenes: []Scene{{Title: l.Title, Caption: l.Goal + ".", Table: t}}}
}

// fromCurrent takes over the table of the battle that is played, as everybody sees it.
func (p *Page) fromCurrent(g *game.Game) {
	t, err := record.Public(g)
	p.fromGame(g.Setup().Scenario.Sheet().Title, t, err)
}

// fromGame takes over the table of a game.
func (p *Page) fromGame(title string, t *record.Table, err error) {
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return
	}
	p.load(&Deck{Title: title, Scenes: []Scene{{Title: "Slide 1", Table: *t}}}, "")
}

// fromSetUp lays two ready fleets of a battle, as a computer places them.
func (p *Page) fromSetUp(sc game.Scenario) {
	g, err := placed(sc, p.opts.Cards)
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return
	}
	t, err := record.Of(g)
	p.fromGame(sc.Sheet().Title, t, err)
	p.draft.edit(func(s *Scene) { s.Areas = true })
	p.draft.past = nil
}

func placed(sc game.Scenario, cards *card.Catalogue) (*game.Game, error) {
	house, err := game.NewHouse(sc.Sheet().House, nil)
	if err != nil {
		return nil, err
	}
	u := &game.Setup{Scenario: sc, House: house, Seed: 1}
	for i := range u.Fleets {
		l, err := readyFleet(sc.Sheet(), i)
		if err != nil {
			return nil, err
		}
		u.Fleets[i], _ = fleet.Rules{Cards: cards, Scenario: sc, House: &house}.Build(l)
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
func readyFleet(sheet *game.Sheet, seat int) (fleet.List, error) {
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

// whoPlays asks who plays on from here.
func (p *Page) whoPlays() {
	c := &choosing{
		list:  kit.Listed{Picks: true},
		title: "Play on from here",
		sub:   "Play by the rules from round " + strconv.Itoa(max(p.draft.scene().Table.Round, 1)) + ".",
	}
	for _, x := range []struct {
		head, sub string
		who       [2]string
	}{
		{"Two players, one screen", "hot seat", [2]string{}},
		{"As player 1", "against the computer, ensign", [2]string{"", "ensign"}},
		{"As player 2", "against the computer, ensign", [2]string{"ensign", ""}},
		{"Watch", "ensign against ensign", [2]string{"ensign", "ensign"}},
	} {
		c.add("", x.head, x.sub, func() { p.play(x.who) })
	}
	for who := game.One; who <= game.Two; who++ {
		head := fmt.Sprintf("As player %d, with a friend far away", who+1)
		c.add("", head, "they get an invitation", func() { p.playAfar(who) })
	}
	p.dialog = c
}

// play hands the position to the referee.
func (p *Page) play(who [2]string) {
	if g := p.begun(); g != nil {
		p.keepLast()
		p.host.Play(battle.Start{Game: g, Players: who})
	}
}

// playAfar has a friend invited to the position.
func (p *Page) playAfar(own game.PlayerID) {
	if g := p.begun(); g != nil {
		p.keepLast()
		p.host.PlayAfar(g.Setup(), own)
	}
}

// begun is the battle that the position becomes. It tells why there is none, nil.
func (p *Page) begun() *game.Game {
	seed := uint64(1)
	if p.opts.Seed != nil {
		seed = p.opts.Seed()
	}
	g, err := begin(&p.draft.scene().Table, p.opts.Cards, seed)
	switch ps := p.draft.l.problems; {
	case err == nil && g.Over():
		p.host.Toast("The battle on this table has ended.")
	case err == nil:
		return g
	case len(ps) > 0:
		p.host.Toast("Cannot play on: " + ps[0].words)
	default:
		p.host.Toast(firstWords(err.Error()))
	}
	return nil
}
