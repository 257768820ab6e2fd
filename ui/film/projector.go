package film

import (
	"slices"

	"attackwing/game"
	"attackwing/game/eventrow"
	"attackwing/game/record"
	"attackwing/ui/boardview"
	"attackwing/ui/captions"
	"attackwing/ui/motion"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Projector shows a film in its time: the table as far as it has come, what moves on it now, and
// the caption that is told. It knows no window. The same film and the same steps show the same.
type Projector struct {
	Film     *record.Film
	Captions []captions.Caption

	Pace    float64 // how fast things move: 1 as usual, 0 they are where they go at once
	Reduced bool    // fades in place of motions
	// a battle that is being played: all that moves is shown as it is played, and nothing goes by
	// quickly
	Live bool

	view  *game.View // as everybody sees it; its state goes along
	start game.State // with the table laid
	at    captions.Place
	now   *motion.Motion
	next  int     // the caption that comes next
	told  int     // the one that is told, -1 none
	hold  float64 // seconds for which it is told still
	quick float64 // how many times as fast goes by what no caption is about
	ways  [game.MaxShips][]scene.Pt
	round int16
}

// Said returns the battle's log up to the last event seen, at most most lines of it. Events still
// on their way are not in it.
func (p *Projector) Said(most int) (lines []string) {
	seen := p.Film.EventsBefore(p.at.Moment) + p.at.Events
	for at := p.At(); at >= 0 && len(lines) < most; at-- {
		for _, l := range slices.Backward(p.Film.SaidBefore(at, 0)) {
			if l.After <= seen {
				lines = append(lines, l.Text)
			}
		}
	}
	slices.Reverse(lines)
	return lines[max(0, len(lines)-most):]
}

// New begins a film.
func New(f *record.Film) (*Projector, error) {
	if len(f.Moments) == 0 {
		return nil, f.Trouble
	}
	g, err := game.NewQuiet(f.Setup)
	if err != nil {
		return nil, err
	}
	p := &Projector{Film: f, Captions: captions.Of(f), Pace: 1, view: g.View(game.Nobody)}
	p.view.CopyTo(&p.start)
	p.quick = p.hurry()
	p.Rewind()
	return p, nil
}

// Rewind goes to the beginning.
func (p *Projector) Rewind() {
	p.start.CopyTo(&p.view.State)
	p.at, p.now, p.next, p.told, p.hold = captions.Place{Moment: 1}, nil, 0, -1, 0
	p.ways, p.round = [game.MaxShips][]scene.Pt{}, 0
	p.hide()
	p.tell()
}

// hide takes the dials off that nobody may see yet.
func (p *Projector) hide() {
	for i := range p.view.Ships[:p.view.NShips] {
		if sh := &p.view.Ships[i]; !sh.DialShown {
			sh.Dial = -1
		}
	}
}

// Over reports whether all of it was shown.
func (p *Projector) Over() bool {
	return p.at.Moment >= len(p.Film.Moments) && p.hold <= 0 && p.now == nil
}

// At returns the moment that is shown.
func (p *Projector) At() int { return min(p.at.Moment, len(p.Film.Moments)-1) }

// Told returns the caption that is told now, nil if there is none.
func (p *Projector) Told() *captions.Caption {
	if p.told < 0 {
		return nil
	}
	return &p.Captions[p.told]
}

// InScene reports whether what happens now is what a caption is about.
func (p *Projector) InScene() bool {
	return p.told >= 0 || p.next < len(p.Captions) && !p.at.Before(p.Captions[p.next].From)
}

// scene returns the caption whose scene it is, nil between two.
func (p *Projector) scene() *captions.Caption {
	switch {
	case p.told >= 0:
		return &p.Captions[p.told]
	case p.InScene():
		return &p.Captions[p.next]
	}
	return nil
}

// Seek goes to the beginning of a moment.
func (p *Projector) Seek(moment int) {
	p.to(captions.Place{Moment: max(1, min(moment, len(p.Film.Moments)))})
}

// Chapter goes to where the scene of a caption begins.
func (p *Projector) Chapter(n int) {
	if n = max(0, min(n, len(p.Captions)-1)); n == 0 {
		p.Rewind()
		return
	}
	p.to(p.Captions[n].From)
}

// Chapters returns the index of the caption that is told, or else was told last.
func (p *Projector) Chapters() int {
	if p.told >= 0 {
		return p.told
	}
	return p.next - 1
}

// to goes to a place at once; what was told before it is not told again.
func (p *Projector) to(at captions.Place) {
	if at.Before(p.at) || p.told >= 0 {
		p.Rewind()
	}
	p.told, p.hold, p.now = -1, 0, nil
	for p.at.Before(at) && p.at.Moment < len(p.Film.Moments) {
		if e := p.event(); e != nil {
			p.follow(e)
		}
	}
	for p.next < len(p.Captions) && p.Captions[p.next].To.Before(p.at) {
		p.next++
	}
}

// event returns the next event of the moment; at the end of a moment it goes on to the next one and
// returns nil.
func (p *Projector) event() game.Event {
	if m := p.Film.Moments[p.at.Moment].Events; p.at.Events < len(m) {
		return m[p.at.Events]
	}
	p.at = captions.Place{Moment: p.at.Moment + 1}
	return nil
}

// follow has an event happen on the table.
func (p *Projector) follow(e game.Event) {
	switch e := e.(type) {
	case game.RoundBegan:
		p.ways = [game.MaxShips][]scene.Pt{}
	case game.ShipMoved:
		p.ways[e.Ship] = append(p.ways[e.Ship], scene.FromPhysics(e.From).Pt, scene.FromPhysics(e.To).Pt)
	}
	game.Follow(&p.view.State, e)
	p.hide()
	p.at.Events++
}

// Step lets dt seconds pass.
func (p *Projector) Step(dt float64) {
	for n := 0; dt > 0 && n < 10000; n++ {
		switch {
		case p.hold > 0:
			used := min(dt, p.hold)
			p.move(used) // what is told may still be on its way
			p.hold -= used
			dt -= used
			if p.hold <= 0 {
				p.hush()
			}
		case p.now != nil:
			dt -= p.move(dt)
		case p.at.Moment >= len(p.Film.Moments):
			return
		default:
			p.begin()
		}
	}
}

// hush ends a caption.
func (p *Projector) hush() {
	p.finish()
	p.told, p.hold = -1, 0
	p.tell()
}

// finish has what moves be where it goes.
func (p *Projector) finish() {
	if p.now != nil {
		e := p.now.Event
		p.now = nil
		p.follow(e)
	}
}

// move goes on with what moves; what it returns are the seconds that it took.
func (p *Projector) move(dt float64) float64 {
	if p.now == nil {
		return dt
	}
	rate := p.rate()
	left := (p.now.Length - p.now.Age) / rate
	if left > dt {
		p.now.Step(dt * rate)
		return dt
	}
	p.finish()
	if p.told < 0 {
		p.tell()
	}
	return max(left, 0)
}

// rate returns the factor of the film's present speed.
func (p *Projector) rate() float64 {
	rate := max(p.Pace, 0.01)
	switch {
	case p.Live && p.late():
		return rate * p.quick
	case p.Live || p.InScene():
		return rate
	}
	return rate * p.quick
}

// late reports whether the battle is played faster than it is shown.
func (p *Projector) late() bool { return len(p.Film.Moments)-p.at.Moment > behind }

// begin shows the next event.
func (p *Projector) begin() {
	e := p.event()
	if e == nil {
		p.tell()
		return
	}
	if p.Pace > 0 && p.shows(e) {
		p.now = p.Stage().Begin(e)
	}
	switch {
	case p.now == nil:
		p.follow(e)
		p.tell()
		return
	case p.Reduced:
		p.now.Reduce()
	}
	if d, ok := e.(game.DamageDealt); ok && d.Up { // its card would lie on those who fight
		p.now.Length = min(p.now.Length, critical)
	}
	if p.next < len(p.Captions) && !game.Rolls(e) { // it is told while that is seen of which it tells
		if c := &p.Captions[p.next]; c.To == (captions.Place{Moment: p.at.Moment, Events: p.at.Events + 1}) {
			p.say()
		}
	}
}

// shows reports whether an event is seen where it is now: all of a scene, and of the rest what
// flies, fires and is lost.
func (p *Projector) shows(e game.Event) bool {
	if p.InScene() || p.Live {
		return true
	}
	return !p.Reduced && eventrow.Of(e).Filmed
}

// tell tells the next caption where what it is about has been seen.
func (p *Projector) tell() {
	if p.told < 0 && p.next < len(p.Captions) && !p.at.Before(p.Captions[p.next].To) {
		p.say()
	}
}

// say tells the next caption.
func (p *Projector) say() {
	p.told, p.hold = p.next, reading(&p.Captions[p.next])
	if p.Live && p.late() {
		p.hold = hasty
	}
	p.next++
}

// Stage returns the table as it is shown.
func (p *Projector) Stage() motion.Stage {
	return motion.Stage{State: &p.view.State, Setup: p.Film.Setup}
}

// Now returns the current motion, nil if nothing moves.
func (p *Projector) Now() *motion.Motion { return p.now }

// Board returns the table with the motion on it. Ships that are not in the scene stand in the dark.
func (p *Projector) Board() *scene.Board {
	b := onmap.Board(p.view)
	b.Next, b.NextDead = nil, nil // a film does not look ahead
	b.Fires = nil
	st := p.Stage()
	st.Attack(b)
	for i := range b.Fans {
		b.Fans[i].Numbers = false
	}
	for i, way := range p.ways {
		if len(way) > 1 && p.view.Ships[i].OnTable() {
			b.Tracks = append(b.Tracks, scene.Track{Pts: way, Seat: int(p.view.Ships[i].Owner) + 1})
		}
	}
	p.light(b)
	if p.now != nil {
		st.On(b, p.now)
	}
	return b
}

// light leaves those in the light whom the scene is about.
func (p *Projector) light(b *scene.Board) {
	c := p.scene()
	if c == nil || len(c.Ships) == 0 {
		return
	}
	lit := map[string]bool{}
	for _, id := range c.Ships {
		lit[p.Film.Setup.Name(id)] = true
	}
	for i := range b.Ships {
		b.Ships[i].Muted = !lit[b.Ships[i].Name]
	}
}

// Framing returns the part of the table in the camera's view; ok is false for the whole table.
func (p *Projector) Framing() (f boardview.Framing, ok bool) {
	c := p.scene()
	if c == nil || len(c.Ships) == 0 {
		return f, false
	}
	st := p.Stage()
	f = boardview.Framing{Air: boardview.AirOfFilm, Head: boardview.HeadOfFilm, Least: boardview.FilmLeast,
		Most: boardview.FilmMost, Always: true}
	for k, id := range c.Ships {
		at := st.Middle(id)
		f.Want = append(f.Want, at)
		if k == 0 {
			f.First = append(f.First, at)
		}
	}
	return f, true
}

// Ends reports whether the battle of the film is over at its end.
func (p *Projector) Ends() bool {
	n := len(p.Captions)
	return n > 0 && p.Captions[n-1].Kind == captions.Ended
}
