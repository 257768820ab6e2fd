package front

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Title is the page a program begins with: what it can do, the battles with their set-ups, who plays and at what table, and the battle
// that waits to be continued.
type Title struct {
	Next *Next

	window Window
	fleets *Fleets
	tabs   kit.Tabs
	battle kit.Scrolled
	boards []*scene.Board // every battle as it is set up

	what, how string        // the battle that can be continued, "" none
	saved     *battle.Saved // it is one of an earlier day
	away      bool          // something else was shown: what waits may be another after it
}

// New is the title of a window.
func New(w Window, o Options) *Title {
	n := newNext(o)
	t := &Title{Next: n, window: w, fleets: newFleets(w, n), away: true}
	t.battle.Seen(battleKey(n.at))
	return t
}

// Name of the page.
func (p *Title) Name() string { return "title" }

// Tick looks again for what waits when something else was shown.
func (p *Title) Tick(float64) kit.Wake {
	if !p.away {
		return kit.Rest
	}
	p.away = false
	p.look()
	return kit.Wake{Changed: true, In: kit.Never}
}

// Again has the page look for what waits when it is shown next: a battle was left.
func (p *Title) Again() { p.away = true }

// look looks for the battle that can be continued: that of today, else one of an earlier day.
func (p *Title) look() {
	p.saved = nil
	if p.what, p.how = p.window.Left(); p.what != "" || p.Next.o.Waiting == nil {
		return
	}
	if p.saved = p.Next.o.Waiting(); p.saved != nil {
		p.what, p.how = p.saved.Title, p.saved.Note
	}
}

// Begin begins the battle that the program was started with, the fleets named; why says what stands against it.
func (p *Title) Begin() (why string) {
	p.fleets.list()
	b, why := p.fleets.battle()
	if p.Next.wrong = why; why == "" {
		p.window.Play(b)
	}
	return why
}

// lesson is what is offered in place of a battle to continue, nil where there is one.
func (p *Title) lesson() *Entry {
	if p.what != "" {
		return nil
	}
	return p.Next.o.Lesson
}

// plain is the battle without a map of its own: the one of no event.
func (p *Title) plain() int {
	return max(0, slices.IndexFunc(p.Next.scenarios, func(s game.Scenario) bool { return s.Sheet().Plain }))
}

// board is a battle as it is set up, with the ships where they may begin, nil where it cannot be laid.
func (p *Title) board(i int) *scene.Board {
	if p.boards == nil {
		p.boards = make([]*scene.Board, len(p.Next.scenarios))
		for k := range p.boards {
			p.boards[k] = boardOf(p.Next.SetUp(k))
		}
	}
	return p.boards[i]
}

func boardOf(g *game.Game) *scene.Board {
	if g == nil {
		return nil
	}
	b, u, s := onmap.Board(g.View(game.Nobody)), g.Setup(), g.State()
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
			b.Ships = append(b.Ships, scene.Ship{Pose: scene.Pose{Pt: scene.Pt{X: x, Y: (from.Y + to.Y) / 2}, Heading: turn},
				Side: float64(fs.Ship.Class.BaseSide) / 1000, Seat: seat + 1, Art: art, Tones: tones})
		}
	}
	for i := u.FleetShips(); i < int(s.NShips); i++ {
		if s.Ships[i].OnTable() {
			b.Fans = append(b.Fans, reaches(u.OnMap(game.ShipID(i)))...)
		}
	}
	return b
}

// reaches are where the shots of a map ship go; what shoots at nobody is reached itself within Range 1.
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
