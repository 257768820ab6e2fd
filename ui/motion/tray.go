package motion

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// Tray is the dice of the attack being resolved, with its steps.
type Tray struct {
	Stage
	Canvas     *canvas.Canvas
	X, Y, W, H float64
	Now        *Motion      // the event that is shown, nil none
	Prompt     *game.Prompt // what is asked of who looks, nil nothing
	Picks      uint64       // the options picked so far
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

// Draw lays it out.
func (t *Tray) Draw() {
	if t.W < narrow {
		t.drawNarrow()
		return
	}
	c, b := t.Canvas, t
	c.Float()
	a := &t.State.Attack
	c.Panel(b.X, b.Y, b.W, b.H)
	c.Hit("tray", b.X, b.Y, b.W, b.H, false)
	at := t.step()
	names := steps
	w := b.W / float64(len(names))
	if w < 84 {
		names = [...]string{"Target", "Attack", "Modify", "Defense", "Modify", "Compare", "Damage"}
	}
	st := scene.Style{Face: scene.Condensed, Size: 13, Line: 16}
	for i, n := range names {
		ink := scene.Text3
		if i == at {
			ink = scene.Text1
			c.Path().Rect(b.X+float64(i)*w+6, b.Y+34, b.X+float64(i+1)*w-6, b.Y+36)
			c.Fill(scene.Accent)
		}
		c.Fit(b.X+(float64(i)+0.5)*w, b.Y+18, w-6, st, ink, n, scene.Middle)
	}
	c.Rule(b.X+1, b.Y+36, b.W-2)
	half := b.W * 0.56
	bold := scene.Style{Face: scene.SansBold, Size: 13.5, Line: 18}
	head := func(x, w float64, seat int, name string, sum string) {
		c.Seat(x+6, b.Y+54, 5, seat, -1)
		n := c.Text(x+18, b.Y+54, bold, scene.Text1, name, scene.Left)
		c.Fit(x+18+n+8, b.Y+54, w-26-n, scene.StyleCaption, scene.Text3, sum, scene.Left)
		c.Hit("sums", x, b.Y+42, w, 24, true)
	}
	as, ds, na, nd := t.pools()
	head(b.X+14, half-20, t.seat(a.Attacker), fmt.Sprintf("Attack · %d dice", na), tail(as))
	head(b.X+half+8, b.W-half-16, t.seat(a.Target), fmt.Sprintf("Defense · %d", nd), tail(ds))
	c.Path().Rect(b.X+half, b.Y+46, b.X+half+1, b.Y+b.H-10)
	c.Fill(scene.Line)
	t.dice(b.X+14, b.Y+72, half-24, 48, a.AttackDice[:], na, a.RolledAttack, true)
	t.dice(b.X+half+8, b.Y+72, b.W-half-20, 48, a.Defense[:], nd, a.Defended, false)
	if a.Evades > 0 {
		c.Text(b.X+b.W-12, b.Y+b.H-14, scene.StyleCaption, scene.Accent, fmt.Sprintf("+%d Evade spent", a.Evades), scene.Right)
	}
	if a.RolledAttack && a.Defended {
		h, k := a.Uncancelled()
		words := fmt.Sprintf("gets through: %d hits, %d critical", h, k)
		c.Text(b.X+14, b.Y+b.H-14, scene.StyleCaption, scene.Text2, words, scene.Left)
	}
}

// steps are the names of an attack's steps.
var steps = [...]string{"Target", "Roll attack", "Modify attack", "Roll defense", "Modify defense", "Compare", "Damage"}

// pools are the sums of both sides' dice, and how many dice that is.
func (t *Tray) pools() (as, ds game.Sum, na, nd int) {
	a := &t.State.Attack
	as, ds = t.State.AttackDice(t.Setup), t.State.DefenseDice(t.Setup)
	na, nd = int(a.NAttack), int(a.NDefense)
	if !a.RolledAttack {
		na = as.Total()
	}
	if !a.Defended {
		nd = ds.Total()
	}
	return as, ds, na, nd
}

// rolling tells whether one side's dice are in the air.
func (t *Tray) rolling(attack bool) bool {
	if t.Now == nil || t.Now.Reduced {
		return false
	}
	switch t.Now.Event.(type) {
	case game.AttackRolled, game.DiceRerolled:
		return attack
	case game.DefenseRolled:
		return !attack
	}
	return false
}

// step is which of the seven steps of an attack is shown.
func (t *Tray) step() int {
	a := &t.State.Attack
	if t.Now != nil {
		switch t.Now.Event.(type) {
		case game.AttackDeclared:
			return 0
		case game.AttackRolled:
			return 1
		case game.DefenseRolled:
			return 3
		case game.AttackCompared:
			return 5
		case game.ShieldLost, game.DamageDealt, game.ShipDestroyed:
			return 6
		}
	}
	switch p := t.Prompt; {
	case a.Defended && p == nil && a.Hits+a.Crits > 0:
		return 6
	case a.Defended:
		return 4
	case a.RolledAttack:
		return 2
	}
	return 1
}

// tail is a sum's terms without its total.
func tail(s game.Sum) string {
	w := s.String()
	for i := range w {
		if w[i] == '=' && i+2 <= len(w) {
			return w[i+1:]
		}
	}
	return w
}

// faceNames and FaceLabels are every face as drawings are named and as the tray labels them, those of special dice too.
var (
	faceNames = [dice.NumFaces]string{dice.Blank: "blank", dice.Hit: "hit", dice.Crit: "crit", dice.BattleStations: "battle-stations",
		dice.Evade: "evade", dice.DoubleHit: "double-hit"}
	FaceLabels = [dice.NumFaces]string{dice.Blank: "blank", dice.Hit: "hit", dice.Crit: "critical", dice.BattleStations: "stations",
		dice.Evade: "evade", dice.DoubleHit: "2 hits"}
)

// DieArt is the drawing of a die that shows a face.
func DieArt(attack bool, f dice.Face) *scene.Art {
	if attack {
		return scene.ArtNamed("die-attack-" + faceNames[f])
	}
	return scene.ArtNamed("die-defense-" + faceNames[f])
}

func (t *Tray) dice(x, top, w, most float64, ds []game.Die, n int, rolled, attack bool) {
	c, p, rolling := t.Canvas, t.Prompt, t.rolling(attack)
	if n == 0 {
		c.Text(x, top+most/2, scene.StyleSmall, scene.Text3, "none", scene.Left)
		return
	}
	step := min(most+12, w/float64(n))
	size := min(most, step-6)
	y := top + size/2
	tones := scene.AttackDie
	if !attack {
		tones = scene.DefenseDie
	}
	for i := range n {
		cx := x + (float64(i)+0.5)*step
		face := ds[i].Face
		label := FaceLabels[face]
		switch {
		case rolling:
			k := int(t.Now.U()*14) + i
			all := []dice.Face{dice.Hit, dice.Blank, dice.BattleStations, dice.Crit}
			if !attack {
				all = []dice.Face{dice.Blank, dice.Evade, dice.BattleStations}
			}
			art := DieArt(attack, all[k%len(all)])
			dy := -14 * math.Abs(math.Sin(t.Now.U()*9+float64(i))) * (1 - t.Now.U())
			c.Art(cx, y+dy, size, art, tones, false)
			continue
		case !rolled:
			c.Art(cx, y, size, DieArt(attack, dice.Blank), tones, true)
			label = "to roll"
		default:
			c.Art(cx, y, size, DieArt(attack, face), tones, false)
		}
		if ds[i].Converted {
			c.Frame(cx-size/2-2, y-size/2-2, size+4, size+4, 9, 2, scene.Accent)
		}
		if p != nil && p.Ask == game.ChooseDice && attack != p.Defense {
			for k, o := range p.Options {
				if o.Kind == game.PickDie && int(o.N) == i {
					c.Hit(fmt.Sprintf("die:%d", k), cx-size/2, y-size/2, size, size, true)
					if t.Picks&(1<<uint(k)) != 0 {
						c.Frame(cx-size/2-3, y-size/2-3, size+6, size+6, 9, 2, scene.Accent)
						label = "re-roll"
					}
				}
			}
		}
		if step > 40 && most > 40 && canvas.Width(scene.StyleCaption, label) < step {
			c.Text(cx, y+size/2+13, scene.StyleCaption, scene.Text2, label, scene.Middle)
		}
	}
}
