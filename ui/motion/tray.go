package motion

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Tray is the dice of the attack being resolved, with its steps.
type Tray struct {
	Stage
	Canvas     *kit.Canvas
	X, Y, W, H float64
	Now        *Motion          // the event that is shown, nil none
	Prompt     *game.Prompt     // what is asked of who looks, nil nothing
	Picks      uint64           // the options picked so far
	Press      func(option int) // a die that stands for an option; nil none does
	Sums       func()           // what the dice are summed from; nil they do not open
	Meant      Meant
}

// Meant holds the marks of the dice: the intended changes of the player who is asked, and the
// likely cancellations of the defender.
type Meant struct {
	On            bool
	Defense       bool      // it is about the defense dice
	Again, Turned uint64    // the dice rolled again, and those turned, by place
	Into          string    // what they are turned into
	Cancelled     []float64 // the chances that the defender cancels 0, 1, 2 ... points of damage; none: it is not said
	May           uint64    // dice that a press has rolled again, or left, by place
	Press         func(die int)
}

// Hides tells whether dice in that place of the screen would hide who attacks or who is attacked.
func (t Stage) Hides(cam scene.Camera, y, h float64) bool {
	const margin = 50 // pixels: a base, its name, the buttons beside the dice
	for _, id := range []game.ShipID{t.State.Attack.Attacker, t.State.Attack.Target} {
		if at := cam.ToScreen(t.Middle(id)).Y; at > y-margin && at < y+h+margin {
			return true
		}
	}
	return false
}

// Draw draws the dice with their steps for who is asked about them, else large on the board.
func (t *Tray) Draw() {
	switch {
	case t.Prompt == nil:
		t.thrown()
		return
	case t.stacked():
		t.drawUpright()
		return
	}
	c, b := t.Canvas, t
	c.Float()
	a := &t.State.Attack
	c.Panel(b.X, b.Y, b.W, b.H)
	at := t.step()
	names := steps
	w := b.W / float64(len(names))
	if w < 84 {
		names = [...]string{"Target", "Attack", "Modify", "Defense", "Modify", "Compare", "Damage"}
	}
	st := scene.Style{Face: scene.Condensed, Size: 13, Line: 16}
	for i, n := range names {
		if i == at {
			c.Path().Rect(b.X+float64(i)*w+6, b.Y+34, b.X+float64(i+1)*w-6, b.Y+36)
			c.Fill(scene.Accent)
			c.Fit(b.X+(float64(i)+0.5)*w, b.Y+18, w-6, st, scene.Text1, n, scene.Middle)
		}
	}
	c.Rule(b.X+1, b.Y+36, b.W-2)
	half := b.W * attackShare
	bold := scene.Style{Face: scene.SansBold, Size: 13.5, Line: 18}
	head := func(x float64, seat int, name string) {
		c.Seat(x+6, b.Y+54, 5, seat, -1)
		c.Text(x+18, b.Y+54, bold, scene.Text1, name, scene.Left)
	}
	_, _, na, nd := t.pools()
	head(b.X+14, t.seat(a.Attacker), fmt.Sprintf("Attack · %d", na))
	head(b.X+half+8, t.seat(a.Target), fmt.Sprintf("Defense · %d", nd))
	c.Path().Rect(b.X+half, b.Y+46, b.X+half+1, b.Y+b.H-10)
	c.Fill(scene.Line)
	for _, r := range t.rows() {
		t.dice(&r)
	}
	t.foreseen()
	if a.Evades > 0 {
		c.Text(b.X+b.W-12, b.Y+b.H-14, scene.StyleCaption, scene.Accent, fmt.Sprintf("+%d Evade spent", a.Evades),
			scene.Right)
	}
	if words := through(a); words != "" {
		c.Text(b.X+14, b.Y+b.H-14, scene.StyleCaption, scene.Text2, words, scene.Left)
	}
}

// attackHead heads the dice of an attack.
func attackHead(n int) string {
	return fmt.Sprintf("Attack · %d %s", n, kit.If(n == 1, "die", "dice"))
}

// through returns in words the results that get through, "" until both sides have rolled.
func through(a *game.Attack) string {
	if !a.RolledAttack || !a.Defended {
		return ""
	}
	h, k := a.Uncancelled()
	return fmt.Sprintf("%s through, %d critical", names.Count(h, "hit"), k)
}

// steps are the names of an attack's steps.
var steps = [...]string{"Target", "Roll attack", "Modify attack", "Roll defense", "Modify defense", "Compare", "Damage"}

// pools returns the sums of both sides' dice, and how many dice that is.
func (t *Tray) pools() (as, ds game.Sum, na, nd int) {
	as, ds = t.State.AttackPool(t.Setup), t.State.DefensePool(t.Setup)
	return as, ds, min(as.Total(), game.MaxDice), min(ds.Total(), game.MaxDice)
}

// step returns the index of the shown one of the seven steps of an attack.
func (t *Tray) step() int {
	a := &t.State.Attack
	switch {
	case a.Defended:
		return 4
	case a.RolledAttack:
		return 2
	}
	return 1
}

// tail returns a sum's terms without its total.
func tail(s game.Sum) string {
	w := s.String()
	for i := range w {
		if w[i] == '=' && i+2 <= len(w) {
			return w[i+1:]
		}
	}
	return w
}

// faceNames and FaceLabels are every face as drawings are named and as the tray labels them, those
// of special dice too.
var (
	faceNames = [dice.NumFaces]string{
		dice.Blank:          "blank",
		dice.Hit:            "hit",
		dice.Crit:           "crit",
		dice.BattleStations: "battle-stations",
		dice.Evade:          "evade",
		dice.DoubleHit:      "double-hit",
	}
	FaceLabels = [dice.NumFaces]string{
		dice.Blank:          "blank",
		dice.Hit:            "hit",
		dice.Crit:           "critical",
		dice.BattleStations: "stations",
		dice.Evade:          "evade",
		dice.DoubleHit:      "2 hits",
	}
)

// dieNames are the drawings of attack dice and of defense dice.
var dieNames = func() (names [2][dice.NumFaces]string) {
	for f, name := range faceNames {
		names[0][f], names[1][f] = "die-attack-"+name, "die-defense-"+name
	}
	return names
}()

// DieArt returns the drawing of a die that shows a face.
func DieArt(attack bool, f dice.Face) *scene.Art {
	side := kit.If(!attack, 1, 0)
	return scene.ArtNamed(dieNames[side][f])
}

// IsDie reports whether a drawing is a die.
func IsDie(a *scene.Art) bool {
	return a != nil && slices.ContainsFunc(dieNames[:], func(names [dice.NumFaces]string) bool {
		return slices.Contains(names[:], a.Name)
	})
}

// row is the dice of one side.
type row struct {
	x, top, w, most float64
	head            kit.Box // its name and its sum
	dice            []game.Die
	n               int
	rolled, attack  bool
}

// rows returns the attack dice and the defense dice.
func (t *Tray) rows() [2]row {
	a := &t.State.Attack
	_, _, na, nd := t.pools()
	rs := [2]row{
		{dice: a.AttackDice[:], n: na, rolled: a.RolledAttack, attack: true},
		{dice: a.Defense[:], n: nd, rolled: a.Defended},
	}
	if t.stacked() {
		for i := range rs {
			y := t.Y + 46 + 60*float64(i)
			rs[i].x, rs[i].top, rs[i].w, rs[i].most = t.X+12, y+14, t.W-24, kit.If(kit.ForThumb(), 34.0, 30)
			rs[i].head = kit.Box{X: t.X + 8, Y: y - 12, W: t.W - 16, H: 24}
		}
		return rs
	}
	half := t.W * attackShare
	rs[0].x, rs[0].w, rs[0].head = t.X+14, half-24, kit.Box{X: t.X + 14, Y: t.Y + 42, W: half - 20, H: 24}
	rs[1].x, rs[1].w, rs[1].head = t.X+half+8, t.W-half-20, kit.Box{
		X: t.X + half + 8,
		Y: t.Y + 42,
		W: t.W - half - 16,
		H: 24,
	}
	if t.foresees() {
		rs[1].w -= foreseenWide
	}
	for i := range rs {
		rs[i].top, rs[i].most = t.Y+72, 48
	}
	return rs
}

// at returns the middle of a die, its size, and how far the next one is.
func (r *row) at(i int) (x, y, size, step float64) {
	step = min(r.most+12, r.w/float64(r.n))
	size = min(r.most, step-6)
	return r.x + (float64(i)+0.5)*step, r.top + size/2, size, step
}

// option returns the option that a die stands for in the open question, -1 if it stands for none.
func (t *Tray) option(r *row, die int) int {
	if p := t.Prompt; p != nil && p.Ask == game.ChooseDice && r.attack != p.Defense {
		for k, o := range p.Options {
			if o.Kind == game.PickDie && int(o.N) == die {
				return k
			}
		}
	}
	return -1
}

func (t *Tray) dice(r *row) {
	c := t.Canvas
	if r.n == 0 {
		c.Text(r.x, r.top+r.most/2, scene.StyleSmall, scene.Text3, "none", scene.Left)
		return
	}
	tones := kit.If(!r.attack, scene.DefenseDie, scene.AttackDie)
	for i := range r.n {
		cx, y, size, step := r.at(i)
		face := r.dice[i].Face
		label := FaceLabels[face]
		switch {
		case !r.rolled:
			c.Art(cx, y, size, DieArt(r.attack, dice.Blank), tones, true)
			label = ""
		default:
			c.Art(cx, y, size, DieArt(r.attack, face), tones, false)
		}
		if r.dice[i].Converted {
			c.Frame(cx-size/2-2, y-size/2-2, size+4, size+4, 9, 2, scene.Accent)
		}
		if m := &t.Meant; m.On && m.Defense != r.attack {
			bit := uint64(1) << uint(i)
			switch {
			case m.Again&bit != 0:
				c.Path().RoundRect(cx-size/2-4, y-size/2-4, cx+size/2+4, y+size/2+4, 9)
				c.Stroke(scene.Accent, 2, 6, 4)
				label = "re-roll"
			case m.Turned&bit != 0:
				c.Frame(cx-size/2-4, y-size/2-4, size+8, size+8, 9, 2, scene.Accent)
				label = "→ " + m.Into
			}
		}
		if k := t.option(r, i); k >= 0 && t.Picks&(1<<uint(k)) != 0 {
			c.Frame(cx-size/2-3, y-size/2-3, size+6, size+6, 9, 2, scene.Accent)
			label = "re-roll"
		}
		if step > 40 && r.most > 40 && kit.Width(scene.StyleCaption, label) < step {
			c.Text(cx, y+size/2+13, scene.StyleCaption, scene.Text2, label, scene.Middle)
		}
	}
}

// foreseenWide is the room for the chances of the defender's cancellations, in px.
const foreseenWide = 176

// foresees reports whether the defender's likely cancellations are told, and have room beside its
// dice.
func (t *Tray) foresees() bool {
	_, _, _, nd := t.pools()
	return len(t.Meant.Cancelled) > 0 && t.W*(1-attackShare)-20-foreseenWide >= 56*float64(max(1, nd))
}

// foreseen draws the chances of the defender's cancellations, beside its dice.
func (t *Tray) foreseen() {
	m := &t.Meant
	if !t.foresees() {
		return
	}
	c, x, y := t.Canvas, t.X+t.W-foreseenWide, t.Y+72
	label := scene.Style{Face: scene.Condensed, Size: 11.5, Line: 14}
	c.Text(x, y, label, scene.Text3, "CANCELED", scene.Left)
	bars := m.Cancelled
	if len(bars) > 4 {
		rest := 0.0
		for _, p := range bars[3:] {
			rest += p
		}
		bars = append(append([]float64(nil), bars[:3]...), rest)
	}
	num, seat := scene.Style{Face: scene.SansBold, Size: 12, Line: 14}, scene.Seats[t.seat(t.State.Attack.Target)].Main
	for i, p := range bars {
		at := y + 16 + 15*float64(i)
		n := fmt.Sprint(i)
		if i == 3 && len(m.Cancelled) > 4 {
			n = "3+"
		}
		c.Text(x, at, num, scene.Text1, n, scene.Left)
		c.Path().Rect(x+20, at-5, x+84, at+5)
		c.Fill(scene.Control)
		if p > 0 {
			c.Path().Rect(x+20, at-5, x+20+64*p, at+5)
			c.Fill(seat)
		}
		c.Text(x+90, at, scene.StyleCaption, scene.Text2, fmt.Sprintf("%.0f%%", p*100), scene.Left)
	}
}
