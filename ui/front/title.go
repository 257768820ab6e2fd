package front

import (
	"fmt"
	"hash/fnv"

	"attackwing/game"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Title is the page a program begins with: what it can do, the battles with their set-ups, who
// plays and at what table, and the battle that waits to be continued.
type Title struct {
	Next *Next

	window Window
	fleets *Fleets
	tabs   kit.Tabs
	battle kit.Scrolled
	boards []*scene.Board // every battle as it is set up with ready fleets
	chosen drawn          // the battle that is chosen, with the fleets that are proposed

	what, how string        // the battle that can be continued, "" none
	saved     *battle.Saved // it is one of an earlier day
	offered   *Entry        // the lesson to go on with, nil none
	away      bool          // something else was shown: what waits may be another after it

	people   people
	folded   folded
	made     made
	shows    which
	proposes int // the battle that the fleets are proposed for, and one more; 0 none yet
}

// which battles are shown.
type which int

const (
	allBattles which = iota
	builtIn
	yours
)

// has reports whether a battle is one of them.
func (w which) has(s *game.Sheet) bool { return w == allBattles || (w == yours) == (s.Stamp != "") }

// New is the title of a window.
func New(w Window, o Options) *Title {
	n := newNext(o)
	t := &Title{Next: n, window: w, fleets: newFleets(w, n), away: true, people: people{window: w},
		made: made{yours: o.Yours, seen: scenarios.Changes()}}
	if o.Yours != nil {
		o.Yours.OpenBy(func(file string) { t.again(); t.openOwn(file) })
	}
	if n.at > 0 { // else what waits is seen above it
		t.battle.Seen(battleKey(n.at))
	}
	return t
}

// Name of the page.
func (p *Title) Name() string { return "title" }

// Layers are the question who plays.
func (p *Title) Layers() []kit.Layer {
	switch {
	case p.people.open:
		return []kit.Layer{p.people.layer(&p.Next.Players)}
	case p.folded.open:
		return []kit.Layer{p.folded.layer(p.picks(), p.who())}
	}
	return p.ownLayers()
}

// Dialogs returns the question for the names, and those about sheets of the player's own.
func (p *Title) Dialogs() []kit.Layer {
	return []kit.Layer{p.people.layer(&p.Next.Players), p.copyLayer(), p.pathLayer()}
}

// Tick looks again for what waits when something else was shown, and now and then for sheets that
// were written.
func (p *Title) Tick(dt float64) kit.Wake {
	w := kit.Anew(&p.away, func() { p.again(); p.look(); p.propose() })
	if p.made.yours == nil || p.made.yours.Lies() == "" {
		return w
	}
	read, changed := p.made.pass(dt)
	if read != nil {
		p.read()
	}
	return kit.Wake{Changed: w.Changed || changed, In: lookEvery}
}

// propose has fleets for the battle that is chosen: those that were proposed for it before, as far
// as they are there.
func (p *Title) propose() {
	if p.proposes == p.Next.at+1 {
		var fine [2]bool
		for seat := range fine {
			o := p.fleets.picked(seat)
			fine[seat] = o == nil || o.bad == ""
		}
		p.fleets.relist()
		for seat, was := range fine { // what was legal and is no more gives way
			if o := p.fleets.picked(seat); was && (o == nil || o.bad != "") {
				p.fleets.propose(seat)
			}
		}
		p.fleets.show()
		return
	}
	p.proposes = p.Next.at + 1
	p.fleets.list(true)
}

// Again has the page look for what waits when it is shown next: a battle was left.
func (p *Title) Again() { p.away = true }

// look looks for the battle that can be continued: that of today, else one of an earlier day.
func (p *Title) look() {
	if p.saved, p.offered = nil, nil; p.Next.o.Lesson != nil {
		p.offered = p.Next.o.Lesson()
	}
	if p.what, p.how = p.window.Left(); p.what != "" || p.Next.o.Waiting == nil {
		return
	}
	if p.saved = p.Next.o.Waiting(); p.saved != nil {
		p.what, p.how = p.saved.Title, p.saved.Note
	}
}

// Begin begins the battle that the program was started with, the fleets named; why says what stands
// against it.
func (p *Title) Begin() (why string) {
	p.fleets.list(true)
	b, why := p.fleets.battle()
	if p.Next.wrong = why; why == "" {
		p.window.Play(b)
	}
	return why
}

// lesson returns the lesson offered in place of a battle to continue, or nil if there is such a
// battle.
func (p *Title) lesson() *Entry {
	if p.what != "" {
		return nil
	}
	return p.offered
}

// drawn is the picture of a battle with two fleets.
type drawn struct {
	of    string // the battle, its house rules and its fleets
	board *scene.Board
}

// board returns a battle as it is set up, with the ships where they may begin: the chosen one with
// the fleets that are proposed, another with ready ones. It is nil where the battle cannot be laid.
func (p *Title) board(i int) *scene.Board {
	if i == p.Next.at {
		if b := p.chosenBoard(); b != nil {
			return b
		}
	}
	if p.boards == nil {
		p.boards = make([]*scene.Board, len(p.Next.scenarios))
		for k := range p.boards {
			p.boards[k] = boardOf(p.Next.SetUp(k))
		}
	}
	return p.boards[i]
}

// chosenBoard returns the chosen battle with the fleets that are proposed, nil where these cannot
// be laid.
func (p *Title) chosenBoard() *scene.Board {
	a, b := p.fleets.picked(0), p.fleets.picked(1)
	rules, err := p.Next.rules()
	if a == nil || b == nil || err != nil {
		return nil
	}
	of := fmt.Sprint(p.Next.at, p.Next.Changed(), a.list, b.list)
	if p.chosen.of != of {
		p.chosen = drawn{of, boardOf(laid(p.Next.scenarios[p.Next.at], rules, [2]game.Fleet{a.fleet, b.fleet}))}
	}
	return p.chosen.board
}

func boardOf(g *game.Game) *scene.Board {
	if g == nil {
		return nil
	}
	b, u, s := onmap.Board(g.View(game.Nobody)), g.Setup(), g.State()
	h := fnv.New64a()
	h.Write([]byte(u.Scenario.Sheet().ID))
	b.Seed, b.Next = h.Sum64(), nil
	for round := 1; round <= u.House.RoundLimit; round++ {
		for _, k := range u.Coming(round) {
			if u.Token(k.Kind).Look == game.BarrierLook {
				next := onmap.Piece(u, &k)
				next.Round = round
				b.Next = append(b.Next, next)
			}
		}
	}
	for seat := range u.Fleets {
		a := u.Area(game.PlayerID(seat))
		from, to := at(a.X0, a.Y0), at(a.X1, a.Y1)
		turn := 0.0
		if a.Y0 == 0 { // at the north edge, facing the table
			turn = 180
		}
		ships := u.Fleets[seat].Ships
		for i, fs := range ships {
			art, tones, _ := onmap.Art(fs.Ship)
			x := from.X + (float64(i)+1)*(to.X-from.X)/float64(len(ships)+1)
			b.Ships = append(
				b.Ships,
				scene.Ship{Pose: scene.Pose{Pt: scene.Pt{X: x, Y: (from.Y + to.Y) / 2}, Heading: turn},
					Side: float64(fs.Ship.Class.BaseSide) / 1000, Seat: seat + 1, Art: art, Tones: tones},
			)
		}
	}
	for i := u.FleetShips(); i < int(s.NShips); i++ {
		if s.Ships[i].OnTable() {
			b.Fans = append(b.Fans, reaches(u.OnMap(game.ShipID(i)))...)
		}
	}
	return b
}

// reaches returns the fire arcs of a map ship. One that shoots at nobody is reached within Range 1.
func reaches(m *game.MapShip) (fans []scene.Fan) {
	for k := range m.Mounts {
		if f, ok := onmap.Fan(m, int8(k), 0); ok && !f.Round {
			fans = append(fans, f)
		}
	}
	if len(m.Mounts) == 0 {
		c, r := onmap.Disc(m)
		fans = append(fans, scene.Fan{Pose: scene.Pose{Pt: c}, Side: 2 * r, Round: true, Bands: 1, Quiet: true})
	}
	return fans
}

func at(x, y int32) scene.Pt { return scene.Pt{X: float64(x) / 1000, Y: float64(y) / 1000} }
