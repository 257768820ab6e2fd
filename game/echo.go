package game

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"attackwing/game/card"
	"attackwing/physics"
)

// A Sensor Echo may end at any place to which the template reaches, so what an option stands for is
// a side: it names a few places of it, and an answer may give another one beside the pick, as its
// pose, of every whole micrometre (rules 6.7).

// appendStretches lists the stretches of one side in which a ship's Sensor Echo may end, the
// aftmost first: on no base and inside the play area. Over an obstacle or a token that destroys it
// may end, with what follows (rules 6.7).
func appendStretches(to []physics.Stretch, s *State, u *Setup, id ShipID, left bool,
	template int8) []physics.Stretch {
	side := u.ships[id].Ship.Class.BaseSide
	var a Around
	a.within(s, u, id, float64(2*side+physics.EchoLength(template)+physics.EchoSlack))
	return physics.EchoStretches(to, s.Ships[id].Pose, side, left, template, a.bases[:a.n], a.discs[:a.nd])
}

// appendEchoes lists places in which a Sensor Echo along a template may end: straight beside the ship, and the
// foremost and the aftmost of each stretch; where a base or the edge is in the way that is touching
// it, not within the tolerance.
func appendEchoes(o []Option, s *State, u *Setup, id ShipID, template int8) []Option {
	from, side := s.Ships[id].Pose, u.ships[id].Ship.Class.BaseSide
	var room [4]physics.Stretch
	for _, left := range [...]bool{true, false} {
		end := func(shift int32) physics.Pose { return physics.Echo(from, side, left, template, shift) }
		may := func(shift int32) bool { return MayEcho(s, u, id, end(shift)).Code == Yes }
		add := func(shift int32) {
			o = append(o, Option{Kind: Perform, Action: card.SensorEcho, Ship: id, Pose: end(shift)})
		}
		free := appendStretches(room[:0], s, u, id, left, template)
		for _, f := range free {
			if f.From <= 0 && f.To >= 0 && may(0) {
				add(0)
			}
		}
		for i := len(free) - 1; i >= 0; i-- {
			aft, fore := free[i].From, free[i].To
			if in := fore - physics.Slack; fore < physics.EchoSlack && in >= aft && may(in) {
				fore = in
			}
			if in := aft + physics.Slack; aft > -physics.EchoSlack && in <= fore && may(in) {
				aft = in
			}
			if fore != 0 {
				add(fore)
			}
			if aft != 0 && aft != fore {
				add(aft)
			}
		}
	}
	return o
}

// echoAlong is the template along which a ship makes a Sensor Echo that would be along another one: the
// only one that card text leaves it this round, where there is one.
func (s *State) echoAlong(u *Setup, id ShipID, template int8) int8 {
	for _, b := range bonuses(s, u, id, card.EchoTemplate) {
		return b.N
	}
	return template
}

// MayEcho tells whether a ship's Sensor Echo may end at a pose, and if not why.
func MayEcho(s *State, u *Setup, id ShipID, to physics.Pose) No {
	side := u.ships[id].Ship.Class.BaseSide
	if _, _, ok := physics.EchoShift(s.Ships[id].Pose, to, side); !ok {
		return No{Code: EchoAstray, Ship: id}
	}
	b := physics.Base(to, side)
	if !physics.InArea(&b) {
		return No{Code: LeavesPlayArea, Ship: id}
	}
	if no := onNoShip(s, u, id, &b); no.Code != Yes || u.does&Stops == 0 {
		return no
	}
	for _, k := range doing(s, Stops) {
		if k.Overlaps(&b) && !(u.Token(k.Kind).Planet() && s.passesPlanets(u, id)) {
			return No{Code: OverlapsToken, Ship: id, N: int32(k.Kind)}
		}
	}
	return No{}
}

// echoes reports whether an option is a Sensor Echo.
func (o *Option) echoes() bool { return o.Kind == Perform && o.Action == card.SensorEcho }

// template is the number of the template of a Sensor Echo.
func (o *Option) template(s *State, u *Setup) int8 {
	return physics.EchoTemplate(s.Ships[o.Ship].Pose, o.Pose, u.ships[o.Ship].Ship.Class.BaseSide)
}

// EchoTemplate returns the number of the template along which a prompt offers Sensor Echoes, all of
// them along one; 0 when it offers none.
func (p *Prompt) EchoTemplate(s *State, u *Setup) int8 {
	if i := slices.IndexFunc(p.Options, func(o Option) bool { return o.echoes() }); i >= 0 {
		return p.Options[i].template(s, u)
	}
	return 0
}

// Echo is the first place of a Sensor Echo to a side that a prompt lists, -1 when there is none.
func (p *Prompt) Echo(s *State, u *Setup, left bool) int {
	for i := range p.Options {
		if o := &p.Options[i]; o.echoes() {
			if l, _, ok := physics.EchoShift(s.Ships[o.Ship].Pose, o.Pose, u.ships[o.Ship].Ship.Class.BaseSide); ok &&
				l == left {
				return i
			}
		}
	}
	return -1
}

// EchoBy is the answer that a Sensor Echo to a side ends shifted forward by so many µm, aft when
// negative; false when the prompt offers none to that side. Whether the place is free is for the
// referee to say.
func (p *Prompt) EchoBy(s *State, u *Setup, left bool, shift int32) (Answer, bool) {
	i := p.Echo(s, u, left)
	if i < 0 {
		return Answer{}, false
	}
	o := p.Options[i]
	o.Pose = physics.Echo(s.Ships[o.Ship].Pose, u.ships[o.Ship].Ship.Class.BaseSide, left, o.template(s, u), shift)
	if k := slices.Index(p.Options, o); k >= 0 {
		return p.Pick(k), true
	}
	a := p.Pick(i)
	a.Pose = o.Pose
	return a, true
}

// EchoNear is the shift nearest to a wish, µm forward, by which a ship's Sensor Echo to a side along
// a template may end; false when it may end nowhere there.
func EchoNear(s *State, u *Setup, id ShipID, left bool, template int8, wish int32) (shift int32, ok bool) {
	from, side := s.Ships[id].Pose, u.ships[id].Ship.Class.BaseSide
	off := func(k int32) int32 { return max(k-wish, wish-k) }
	var room [4]physics.Stretch
	for _, f := range appendStretches(room[:0], s, u, id, left, template) {
		k, step := max(f.From, min(f.To, wish)), int32(1)
		if wish > f.To-(f.To-f.From)/2 {
			step = -1
		}
		for MayEcho(s, u, id, physics.Echo(from, side, left, template, k)).Code != Yes &&
			k+step >= f.From && k+step <= f.To {
			k += step
		}
		if !ok || off(k) < off(shift) {
			shift, ok = k, true
		}
	}
	return shift, ok
}

// taken is option i as an answer picks it: with the place that the answer gives.
func (a Answer) taken(p []Option, i int) Option {
	o := p[i]
	if o.echoes() && a.Pose != (physics.Pose{}) {
		o.Pose = a.Pose
	}
	return o
}

// Given is the option that an answer picks, as it picks it.
func (p *Prompt) Given(a Answer) Option { return a.taken(p.Options, a.first()) }

// Chosen is option i in words as an answer picks it.
func (p *Prompt) Chosen(v *View, a Answer, i int) string {
	if o := a.taken(p.Options, i); o != p.Options[i] {
		return o.Label(v)
	}
	return p.Label(v, i)
}

// mayEnd tells why an answer may not give the place it gives beside a pick, nil when it may.
func (g *Game) mayEnd(p *Prompt, a Answer) error {
	i := a.first()
	if p.Max != 1 || i < 0 || !p.Options[i].echoes() {
		return fmt.Errorf("question %d takes no place on the table", a.Prompt)
	}
	to := Option{Ship: p.Options[i].Ship, Pose: a.Pose}
	if to.template(&g.state, g.setup) != p.Options[i].template(&g.state, g.setup) {
		return errors.New("no Sensor Echo there: it is made along another template")
	}
	if no := MayEcho(&g.state, g.setup, p.Options[i].Ship, a.Pose); no.Code != Yes {
		return errors.New("no Sensor Echo there: " + no.Why(g.setup))
	}
	return nil
}

// where tells an echo's end: side and shift.
func (o Option) where(v *View) string {
	left, shift, ok := physics.EchoShift(v.Ships[o.Ship].Pose, o.Pose, v.Setup.ships[o.Ship].Ship.Class.BaseSide)
	side := "the right"
	if left {
		side = "the left"
	}
	switch {
	case !ok:
		return "there"
	case shift == 0:
		return side
	}
	return side + ", " + Shift(shift)
}

// Shift is a shift of so many µm forward in words.
func Shift(um int32) string {
	way := "forward"
	if um < 0 {
		way, um = "back", -um
	}
	return strconv.FormatFloat(float64(um)/physics.Millimetre, 'f', -1, 64) + " mm " + way
}

// echoWords are a side, a shift, or both.
var echoWords = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:sensor echo\b)?(?:[ ,]*(?:to )?(?:the )?\b(left|right)\b)?` +
		`(?:[ ,]*(\d+(?:\.\d+)?) ?(mm|cm|"|in|inch|inches)? ?\b(forwards?|ahead|fore|backwards?|back|aft))?$`)
})

// ReadEcho makes an answer of words: "Sensor Echo to the left, 12.5 mm forward", `right 0.3" back`,
// or "4 mm forward" where only one side is offered. A number without a unit is millimetres. It
// reports whether they are such words, of a prompt that offers a Sensor Echo.
func (p *Prompt) ReadEcho(s *State, u *Setup, words string) (a Answer, is bool, err error) {
	m := echoWords().FindStringSubmatch(strings.ToLower(strings.Join(strings.Fields(words), " ")))
	sides := [2]bool{p.Echo(s, u, true) >= 0, p.Echo(s, u, false) >= 0}
	if m == nil || m[1] == "" && m[2] == "" || !sides[0] && !sides[1] {
		return a, false, nil
	}
	if m[1] == "" && sides[0] && sides[1] {
		return a, true, fmt.Errorf("which side is the Sensor Echo on? Answer: left, %s", words)
	}
	left, um := m[1] == "left" || m[1] == "" && sides[0], 0.0
	if m[2] != "" {
		if um, err = strconv.ParseFloat(m[2], 64); err != nil {
			return a, true, fmt.Errorf("%s is not a length", m[2])
		}
	}
	switch m[3] {
	case "", "mm":
		um *= physics.Millimetre
	case "cm":
		um *= 10 * physics.Millimetre
	default:
		um *= physics.Inch
	}
	if um > physics.EchoSlack+0.5 {
		return a, true, fmt.Errorf("a Sensor Echo can shift up to %d mm forward or back",
			physics.EchoSlack/physics.Millimetre)
	}
	shift := int32(um + 0.5)
	if strings.HasPrefix(m[4], "b") || m[4] == "aft" {
		shift = -shift
	}
	if a, is = p.EchoBy(s, u, left, shift); !is {
		err = fmt.Errorf("no Sensor Echo to the %s: every spot there overlaps a ship or leaves the play area", m[1])
	}
	return a, true, err
}
