package motion

import (
	"math"

	"attackwing/game"
	"attackwing/game/eventrow"
	"attackwing/physics"
	"attackwing/ui/anim"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// The parts of a motion, in seconds.
const (
	TemplateIn  = anim.TemplateIn
	DialFlip    = 0.24
	templateOut = 0.12
	slideBack   = 0.32
	dialHold    = 0.36
	cardFlip    = 0.24
	cardHold    = 0.9
	cardShrink  = 0.3
	guideSlide  = 0.24
	layerIn     = 0.3
	pieceLaid   = 0.52
	tokenOff    = 0.2
	tokensApart = 0.04
)

// Motion is an event being shown.
type Motion struct {
	anim.Motion
	Event  game.Event
	flight *physics.Flight // of a ship that moves
	along  scene.Template  // what it flies along
	laid   []game.Token    // barriers that are laid at once, from the event on
	guides []game.Token    // as they will lie then

	Reduced bool // nothing flies: what changes fades
}

// Shows returns the event.
func (m *Motion) Shows() game.Event { return m.Event }

// fading is the time of a fade that replaces a motion, in seconds.
const fading = 0.08

// Reduce shows a fade in place of the motion. What is there to be read stays as long as ever.
func (m *Motion) Reduce() {
	m.Reduced = true
	if d, ok := m.Event.(game.DamageDealt); ok && d.Up {
		m.Length = cardHold
	} else if game.Rolls(m.Event) {
		m.Length = diceFade
	} else if !eventrow.Of(m.Event).Read {
		m.Length = fading
	}
}

// Begin returns the motion of an event on the table before it, nil when it is not shown.
func (t Stage) Begin(e game.Event) *Motion {
	m := &Motion{Event: e}
	if e, ok := e.(game.ShipMoved); ok {
		m.flight = t.flight(e)
		m.along = scene.TemplateOf(e.From, t.Setup.Facts(e.Ship).Ship.Class.BaseSide, e.Maneuver,
			onmap.Difficulty(e.Color))
	}
	if m.Length = t.length(e, m.flight); m.Length == 0 {
		return nil
	}
	return m
}

// Grow returns the motion of barriers that are laid at once, those of a group one after the other
// from the first on, while the guides slide to where they will lie. It begins with the event.
func (t Stage) Grow(e game.Event, laid, guides []game.Token) *Motion {
	m := &Motion{Event: e, laid: laid, guides: guides}
	rows := map[int8]int{}
	most := 0
	for i := range laid {
		rows[laid[i].Group]++
		most = max(most, rows[laid[i].Group])
	}
	m.Length = t.arriving(laid) + pieceLaid*float64(most)
	return m
}

// arriving returns the time that the ships which lay barriers are on their way, in seconds, 0 if
// the barriers' kinds have no such ships: these grow at once.
func (t Stage) arriving(laid []game.Token) float64 {
	for i := range laid {
		if t.Setup.Token(laid[i].Kind).Layer.File != "" {
			return layerIn
		}
	}
	return 0
}

// length returns the time an event is shown, in seconds.
func (t Stage) length(e game.Event, f *physics.Flight) float64 {
	switch e := e.(type) {
	case game.ShipMoved:
		return moveSeconds(&e, f)
	case game.DialRevealed:
		return DialFlip + dialHold
	case game.AttackRolled:
		if e.N == 0 {
			return 0
		}
	case game.DefenseRolled:
		if e.N == 0 {
			return 0
		}
	case game.TokenLaid:
		if t.Setup.Token(e.Token.Kind).Look != game.BarrierLook {
			return 0
		}
	case game.TokensRemoved:
		sh := &t.State.Ships[e.Ship]
		return tokenOff + tokensApart*float64(sh.Evade+sh.Scan+sh.Stations-1)
	case game.DamageDealt:
		if e.Up {
			return cardFlip + cardHold + cardShrink
		}
	}
	return eventrow.Of(e).Seconds
}

// flight finds the way of a move again, for showing it.
func (t Stage) flight(m game.ShipMoved) *physics.Flight {
	f := &physics.Flight{}
	var bases []physics.Square
	for i := range t.State.Ships[:t.State.NShips] {
		if s := &t.State.Ships[i]; game.ShipID(i) != m.Ship && s.OnTable() {
			bases = append(bases, t.Setup.Base(game.ShipID(i), s.Pose))
		}
	}
	physics.Fly(f, m.From, t.Setup.Facts(m.Ship).Ship.Class.BaseSide, m.Maneuver, m.Spin, bases)
	return f
}

// moveSeconds returns the time a ship's move is shown: the template comes, the ship flies, slides
// back, the template goes.
func moveSeconds(m *game.ShipMoved, f *physics.Flight) float64 {
	n := TemplateIn + flySeconds(m) + templateOut
	if f.Short {
		n += slideBack
	}
	return n
}

func flySeconds(m *game.ShipMoved) float64 {
	return anim.FlightSeconds(math.Hypot(float64(m.To.X-m.From.X), float64(m.To.Y-m.From.Y)) / physics.Inch)
}

// flown returns the position in µm and the heading in degrees of the moving ship after age seconds.
// Until it overlaps it flies as it meant to; then it slides back along the template.
func (n *Motion) flown(m *game.ShipMoved, age float64) (x, y, heading float64) {
	f := n.flight
	age -= TemplateIn
	fly := flySeconds(m)
	if !f.Short || f.T <= 0 || f.Maneuver.Bearing == physics.SpinLeft || f.Maneuver.Bearing == physics.SpinRight {
		return f.At(anim.InOut(age / fly))
	}
	var free, whole physics.Flight
	physics.Fly(&free, f.From, f.Side, f.Maneuver, f.Spin, nil)
	whole = *f
	whole.T = free.T
	if age <= fly {
		return whole.At(anim.InOut(age/fly) * 0.9999)
	}
	return whole.At(0.9999 - (0.9999-f.T/free.T)*min(1, anim.Back((age-fly)/slideBack)))
}

// templateAlpha returns the opacity of a template as it comes and goes.
func templateAlpha(age, length float64) float64 {
	return max(0.02, min(anim.Out(age/TemplateIn), 1-anim.Out((age-length+templateOut)/templateOut)))
}
