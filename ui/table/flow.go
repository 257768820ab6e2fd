package table

import (
	"math"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/anim"
	"attackwing/ui/scene"
)

// motion is one event being shown.
type motion struct {
	anim.Motion
	event  game.Event
	flight *physics.Flight
}

// say writes an event into the log.
func (t *Table) say(e game.Event) {
	if _, ok := e.(game.TokenLaid); ok && t.shown.Round > 0 {
		return
	}
	words := e.Say(t.g.Setup())
	if words == "" {
		return
	}
	bad := false
	switch e.(type) {
	case game.ShipDestroyed, game.TouchedToken, game.DamageDealt:
		bad = true
	}
	ln := line{t.shown.Round, t.shown.Phase, words, bad}
	switch e := e.(type) {
	case game.PhaseBegan:
		ln.phase = e.Phase
	case game.RoundBegan:
		ln.round, ln.phase = e.Round, game.Planning
	}
	t.log = append(t.log, ln)
	if len(t.log) > 400 {
		t.log = slices.Delete(t.log, 0, 100)
	}
	t.logTop = 0
}

// length is how long an event is shown, in seconds.
func (t *Table) length(e game.Event) float64 {
	switch e := e.(type) {
	case game.ShipMoved:
		return anim.FlightSeconds(math.Hypot(float64(e.To.X-e.From.X), float64(e.To.Y-e.From.Y))/physics.Inch) + 0.15
	case game.DialRevealed:
		return 0.35
	case game.Echoed:
		return 0.5
	case game.TokenLaid:
		if t.lookOf(&e.Token) == game.BarrierLook {
			return 0.45
		}
		return 0
	case game.ScenarioSaid:
		return 0.4
	case game.AttackDeclared:
		return 0.8
	case game.AttackRolled, game.DefenseRolled, game.DiceRerolled:
		return 0.7
	case game.StationsSpent, game.EvadeSpent:
		return 0.3
	case game.AttackCompared:
		return 0.9
	case game.ShieldLost:
		return 0.2
	case game.DamageDealt:
		if e.Up {
			return 0.7
		}
		return 0.3
	case game.ShipDestroyed:
		return 0.7
	case game.ShipPlaced, game.TokenPlaced, game.LockAcquired, game.Cloaked, game.PowerStrained:
		return 0.25
	case game.PhaseBegan:
		return 0.3
	}
	return 0
}

// flow lets time pass: motions, the computer, new questions.
func (t *Table) flow(dt float64) {
	if t.refTime > 0 {
		if t.refTime -= dt; t.refTime <= 0 {
			t.refusal, t.dirty = "", true
		}
	}
	if t.shake > 0 {
		t.shake -= dt
		t.dirty = true
	}
	if t.g == nil || t.Screen != Playing {
		return
	}
	if t.now != nil || len(t.queue) > 0 {
		t.dirty = true
		if t.opts.Quick {
			t.skip()
		}
	}
	if t.now != nil && t.now.Step(dt) {
		t.follow(t.now.event)
		t.now = nil
	}
	for t.now == nil && len(t.queue) > 0 {
		e := t.queue[0]
		t.queue = t.queue[1:]
		t.say(e)
		n := t.length(e)
		if n == 0 {
			t.follow(e)
			continue
		}
		t.now = &motion{Motion: anim.Motion{Length: n}, event: e}
		if id := e.About(); id != game.NoShip {
			t.ship = id
		}
		if m, ok := e.(game.ShipMoved); ok {
			t.now.flight = t.flightOf(m)
		}
	}
	if t.now != nil {
		return
	}
	if t.g.Over() {
		t.Screen, t.dirty = Over, true
		return
	}
	t.computer(dt)
	t.ask()
}

// flightOf finds the way of a move again, for showing it.
func (t *Table) flightOf(m game.ShipMoved) *physics.Flight {
	f := &physics.Flight{}
	u := t.g.Setup()
	var bases []physics.Square
	for i := range t.shown.Ships[:t.shown.NShips] {
		if s := &t.shown.Ships[i]; game.ShipID(i) != m.Ship && s.OnTable() {
			bases = append(bases, physics.Base(s.Pose, u.Facts(game.ShipID(i)).Ship.Class.BaseSide))
		}
	}
	physics.Fly(f, m.From, u.Facts(m.Ship).Ship.Class.BaseSide, m.Maneuver, m.Spin, bases)
	return f
}

func (t *Table) follow(e game.Event) {
	game.Follow(&t.shown, e)
	t.dirty = true
}

// skip jumps to the end of every motion.
func (t *Table) skip() {
	if t.now != nil {
		t.follow(t.now.event)
		t.now = nil
	}
	for _, e := range t.queue {
		t.say(e)
		t.follow(e)
	}
	t.queue = t.queue[:0]
	t.wait = 0
	t.dirty = true
}

// computer lets a computer player think beside the window and takes its answer.
func (t *Table) computer(dt float64) {
	if t.thinking != nil {
		select {
		case a := <-t.thinking:
			t.thinking = nil
			t.dirty = true
			t.submit(a)
		default:
		}
		return
	}
	var p *game.Prompt
	for _, q := range t.g.Prompts() {
		if t.brains[q.Player] != nil {
			p = &q
			break
		}
	}
	if p == nil {
		return
	}
	if t.wait > 0 {
		t.wait -= dt
		return
	}
	q := *p
	q.Options = slices.Clone(p.Options)
	v := t.g.View(q.Player)
	brain := t.brains[q.Player]
	ch := make(chan game.Answer, 1)
	t.thinking = ch
	go func() { ch <- brain.Choose(v, &q) }()
}

// submit hands an answer to the referee and queues what happens.
func (t *Table) submit(a game.Answer) bool {
	var p game.Prompt
	for _, q := range t.g.Prompts() {
		if q.ID == a.Prompt {
			p = q
		}
	}
	brain := t.brains[p.Player]
	events, err := t.g.Submit(a)
	if err != nil {
		t.refuse(err.Error())
		return false
	}
	t.queue = append(t.queue, events...)
	if brain != nil {
		if p.Ask != game.ChooseManeuver {
			t.wait = 0.3
		}
		if w, ok := brain.(ai.Explainer); ok {
			if s := w.Why(); s != "" && p.Ask != game.ChooseManeuver {
				t.because = s
			}
		}
	}
	if t.opts.Record != nil {
		t.opts.Record(t.g)
	}
	t.dirty = true
	return true
}

// mine is the open question of a person, nil when nobody is asked or the picture still moves.
func (t *Table) mine() *game.Prompt {
	if t.g == nil || t.Screen != Playing || t.now != nil || len(t.queue) > 0 {
		return nil
	}
	var first *game.Prompt
	ps := t.g.Prompts()
	for i := range ps {
		p := &ps[i]
		if t.brains[p.Player] != nil {
			continue
		}
		if p.Ask == game.ChooseManeuver {
			if p.Ship == t.planner {
				return p
			}
			if t.seated == p.Player && first == nil {
				first = p
			}
			continue
		}
		return p
	}
	return first
}

// plans are the open dials of a seat.
func (t *Table) plans(seat game.PlayerID) (ps []game.Prompt) {
	for _, p := range t.g.Prompts() {
		if p.Ask == game.ChooseManeuver && p.Player == seat {
			ps = append(ps, p)
		}
	}
	return ps
}

// ask takes up a new question.
func (t *Table) ask() {
	ps := t.g.Prompts()
	if len(ps) == 0 {
		return
	}
	planning := ps[0].Ask == game.ChooseManeuver
	if planning && (t.planner == game.NoShip || !t.open(t.planner)) {
		t.takeSeat(ps)
	}
	p := t.mine()
	if p == nil {
		if !planning && t.viewer != t.seatOfView(nil) {
			t.viewer, t.dirty = t.seatOfView(nil), true
		}
		if t.promptID != -2 {
			t.promptID, t.dirty = -2, true
			t.see()
		}
		return
	}
	if p.ID == t.promptID {
		return
	}
	if !planning || t.promptID < 0 || t.setStart > len(t.g.Answers()) {
		t.setStart = len(t.g.Answers())
	}
	t.promptID, t.dirty = p.ID, true
	t.viewer = t.seatOfView(p)
	t.see()
	t.focus, t.picks, t.optTop, t.refusal = 0, 0, 0, ""
	t.ship = p.Ship
	switch p.Ask {
	case game.PlaceShip:
		t.draft = t.firstPlace(p)
	case game.ChooseManeuver:
		t.focus = t.bestDial(p)
		if m, ok := t.dial[p.Ship]; ok {
			t.focus = m
		}
	case game.ChooseDice:
		for i, o := range p.Options {
			if d := t.shown.Attack.AttackDice[o.N]; strings.HasPrefix(d.Face.String(), "blank") && popcount(t.picks) < int(p.Max) {
				t.picks |= 1 << uint(i)
			}
		}
	case game.ChooseAction, game.ChooseTarget, game.ModifyAttackDice, game.ModifyDefenseDice:
		if len(p.Options) > 1 && p.Options[0].Kind == game.Pass {
			t.focus = 1
		}
		t.focus = t.bestOption(p, t.focus)
	}
}

// bestOption puts the focus on what most people would take first, so that Enter alone plays.
func (t *Table) bestOption(p *game.Prompt, otherwise int) int {
	best, at := int32(1<<30), otherwise
	if p.Ask == game.ChooseTarget {
		for i, o := range p.Options {
			if o.Kind != game.Pass && o.Dist < best {
				best, at = o.Dist, i
			}
		}
	}
	if p.Ask == game.ChooseAction {
		for i, o := range p.Options {
			if o.Kind == game.Perform && o.Dist > 0 && o.Dist < best {
				best, at = o.Dist, i
			}
		}
	}
	if p.Ask == game.ModifyAttackDice || p.Ask == game.ModifyDefenseDice {
		at = 0 // a token is spent only on purpose
		for i, o := range p.Options {
			if o.Kind == game.Pass {
				at = i
			}
		}
	}
	return at
}

func popcount(x uint64) (n int) {
	for ; x != 0; x &= x - 1 {
		n++
	}
	return n
}

// open tells whether a ship's dial is still asked for.
func (t *Table) open(id game.ShipID) bool {
	for _, p := range t.g.Prompts() {
		if p.Ask == game.ChooseManeuver && p.Ship == id && t.brains[p.Player] == nil {
			return true
		}
	}
	return false
}

// takeSeat begins the planning of the next person, behind the curtain when two share the screen.
func (t *Table) takeSeat(ps []game.Prompt) {
	for seat := game.One; seat <= game.Two; seat++ {
		for _, p := range ps {
			if p.Player != seat || t.brains[seat] != nil {
				continue
			}
			t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
			t.planner = p.Ship
			t.promptID = -1
			t.setStart = min(t.setStart, len(t.g.Answers()))
			if !t.secondSeat(ps) {
				t.setStart = len(t.g.Answers()) - t.given()
			}
			if t.hotSeat() {
				t.seated, t.curtain, t.uncover = seat, true, 0
			} else {
				t.seated = seat
			}
			t.viewer, t.dirty = seat, true
			t.see()
			return
		}
	}
	t.planner = game.NoShip
}

func (t *Table) secondSeat(ps []game.Prompt) bool { return t.hotSeat() && ps[0].Player == game.Two }

// given is how many dials of this Planning Phase the referee has already: the computer's.
func (t *Table) given() int {
	n := 0
	for i := range t.g.State().Ships[:t.g.State().NShips] {
		if t.g.State().Ships[i].InPlay() {
			n++
		}
	}
	return max(0, n-len(t.g.Prompts()))
}

func (t *Table) seatOfView(p *game.Prompt) game.PlayerID {
	if !t.hotSeat() {
		return t.seated
	}
	if p == nil || p.Ask != game.ChooseManeuver {
		return game.Nobody
	}
	return p.Player
}

// see renews the view.
func (t *Table) see() { t.g.ViewInto(t.viewer, &t.view) }

// refuse says why something cannot be done.
func (t *Table) refuse(why string) {
	t.refusal, t.refTime, t.shake, t.dirty = why, 4, 0.18, true
}

// mark remembers where undo leads.
func (t *Table) mark() {
	if n := len(t.marks); n == 0 || t.marks[n-1] < t.setStart {
		t.marks = append(t.marks, t.setStart)
	}
}

// answer gives a person's answer.
func (t *Table) answer(a game.Answer) {
	t.mark()
	t.submit(a)
}

// confirm is the main button.
func (t *Table) confirm() {
	p := t.mine()
	if p == nil {
		t.skip()
		return
	}
	switch p.Ask {
	case game.PlaceShip:
		if no := game.MayPlace(&t.shown, t.g.Setup(), p.Ship, t.draft); no.Code != game.Yes {
			t.refuse("Not here: " + no.Why(t.g.Setup()))
			return
		}
		t.answer(game.Answer{Prompt: p.ID, Pose: t.draft})
	case game.ChooseManeuver:
		t.lockDial(p)
	default:
		if p.Max > 1 {
			if n := popcount(t.picks); n < int(p.Min) || n > int(p.Max) {
				t.refuse("Choose at least one.")
				return
			}
			t.answer(game.Answer{Prompt: p.ID, Picks: t.picks})
			return
		}
		if t.focus < 0 || t.focus >= len(p.Options) {
			t.refuse(t.refusedWhy(p, t.focus-len(p.Options)))
			return
		}
		t.answer(p.Pick(t.focus))
	}
}

func (t *Table) refusedWhy(p *game.Prompt, i int) string {
	rs := game.Refusals(&t.view, p)
	if i >= 0 && i < len(rs) {
		return rs[i].Why
	}
	return "Choose one of the options."
}

// lockDial locks the chosen maneuver; the last one hands all of the seat's dials in.
func (t *Table) lockDial(p *game.Prompt) {
	if t.locked[p.Ship] {
		t.nextShip(1)
		return
	}
	opt := -1
	for i, o := range p.Options {
		if int(o.N) == t.focus {
			opt = i
		}
	}
	if opt < 0 {
		for _, r := range game.Refusals(&t.view, p) {
			if int(r.N) == t.focus {
				t.refuse(r.Why)
				return
			}
		}
		t.refuse("Choose a maneuver first.")
		return
	}
	t.dial[p.Ship], t.locked[p.Ship] = t.focus, true
	t.dirty = true
	ps := t.plans(p.Player)
	for _, q := range ps {
		if !t.locked[q.Ship] {
			t.nextShip(1)
			return
		}
	}
	t.mark()
	for _, q := range ps {
		for i, o := range q.Options {
			if int(o.N) == t.dial[q.Ship] {
				t.submit(q.Pick(i))
				break
			}
		}
	}
	t.planner, t.promptID = game.NoShip, -1
	t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
}

// nextShip goes to the next ship that waits for its dial.
func (t *Table) nextShip(by int) {
	ps := t.plans(t.seated)
	if len(ps) == 0 {
		return
	}
	at := 0
	for i := range ps {
		if ps[i].Ship == t.planner {
			at = i
		}
	}
	for k := 1; k <= len(ps); k++ {
		q := ps[((at+k*by)%len(ps)+len(ps))%len(ps)]
		if !t.locked[q.Ship] || k == len(ps) {
			t.selectPlan(q.Ship)
			return
		}
	}
}

func (t *Table) selectPlan(id game.ShipID) {
	t.planner, t.promptID, t.dirty = id, -1, true
	t.ask()
}

// bestDial is a sensible first maneuver: one that neither dies nor bumps, green before white before red.
func (t *Table) bestDial(p *game.Prompt) int {
	best, score := int(p.Options[0].N), -1<<30
	dial := t.g.Setup().Facts(p.Ship).Ship.Class.Dial
	for _, o := range p.Options {
		var f game.Fate
		game.Foresee(&t.view, p.Ship, int(o.N), &f)
		s := 0
		if f.Dies() {
			s -= 1000
		}
		if f.StruckAtEnd {
			s -= 800
		}
		if f.Bumped {
			s -= 50
		}
		m := dial[o.N]
		s += [...]int{card.White: 0, card.Green: 6, card.Red: -20}[f.Color]
		if m.Bearing == physics.Straight {
			s += 5
		}
		if m.Speed == 2 {
			s += 3
		}
		if s > score {
			best, score = int(o.N), s
		}
	}
	return best
}

// firstPlace is where a ship would be placed if nobody had a wish.
func (t *Table) firstPlace(p *game.Prompt) physics.Pose {
	s, u := &t.shown, t.g.Setup()
	n, k := 0, 0
	for i := range s.Ships[:s.NShips] {
		if s.Ships[i].Owner == p.Player {
			if s.Ships[i].Placed {
				k++
			}
			n++
		}
	}
	a := p.Place
	w := physics.Pose{X: a.X0 + int32(float64(a.X1-a.X0)*(float64(k)+1)/float64(n+1)), Y: (a.Y0 + a.Y1) / 2}
	if a.Y0 == 0 {
		w.Heading = 180000
	}
	q, _ := game.PlaceLegal(s, u, p, w)
	return q
}

// Undo takes the battle back to the last decision of a person.
func (t *Table) undo() {
	if t.g == nil {
		return
	}
	if len(t.locked) > 0 && t.planner != game.NoShip {
		t.locked, t.dirty = map[game.ShipID]bool{}, true
		return
	}
	if len(t.marks) == 0 {
		t.refuse("Nothing to take back.")
		return
	}
	n := t.marks[len(t.marks)-1]
	t.marks = t.marks[:len(t.marks)-1]
	t.thinking, t.now, t.queue = nil, nil, t.queue[:0]
	if err := t.g.Rewind(n); err != nil {
		t.refuse(err.Error())
		return
	}
	t.g.State().CopyTo(&t.shown)
	t.promptID, t.planner = -1, game.NoShip
	t.setStart = n
	t.log = append(t.log, line{t.shown.Round, t.shown.Phase, "Taken back.", false})
	t.Screen, t.dirty = Playing, true
	t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
	t.see()
	if t.opts.Record != nil {
		t.opts.Record(t.g)
	}
}

func fromPose(p physics.Pose) scene.Pose { return scene.FromPhysics(p) }
