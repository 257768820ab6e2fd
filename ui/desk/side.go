package desk

import (
	"fmt"
	"path/filepath"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// drawSide is the right column of a paired round: why, what can be done at the table, what the next round waits for.
func (d *Desk) drawSide(c *canvas.Canvas, b box) {
	head, lines := d.why()
	high := 50.0
	for _, l := range lines {
		high += float64(len(canvas.Lines(scene.StyleSmall, l, b.W-62)))*scene.StyleSmall.Line + 6
	}
	acts := d.actions()
	step, next := 38.0, 228.0
	if b.H < tightHigh {
		step, next = 30, d.nextFoot(0)+26
	}
	if len(acts) == 0 {
		high += 4
	} else {
		high += float64((len(acts)+1)/2)*step + 10
	}
	pad := 0.0
	if t := d.table(); t != nil && t.Result == nil {
		pad = 34
	}
	high = min(high+pad, b.H-next)
	in := panel(c, box{b.X, b.Y, b.W, high}, head, "")
	y := in.Y
	low := in.bottom() - float64((len(acts)+1)/2)*step + 4 - pad
	for i, l := range lines {
		if y+scene.StyleSmall.Line*float64(len(canvas.Lines(scene.StyleSmall, l, in.W-30))) > low {
			break
		}
		c.Box(in.X, y, 20, 20, 10, scene.Control)
		c.Text(in.X+10, y+10, scene.StyleKeyCap, scene.Text2, fmt.Sprint(i+1), scene.Middle)
		y += c.Wrap(in.X+30, y, in.W-30, scene.StyleSmall, scene.Text2, l) + 6
	}
	w := (in.W - 8) / 2
	for i, a := range acts {
		c.Button(a.id, a.words, a.key, in.X+float64(i%2)*(w+8), low+float64(i/2)*step, w, step-4, canvas.Plain, a.can)
	}
	if pad > 0 {
		drawPad(c, box{in.X, in.bottom() - 26, in.W, 30})
	}
	d.drawNext(c, box{b.X, b.Y + high + 12, b.W, b.H - high - 12})
}

// padKeys are the digits for a hand at the mouse.
var padKeys = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "backspace"}

func drawPad(c *canvas.Canvas, b box) {
	w := (b.W + 4) / float64(len(padKeys))
	for i, k := range padKeys {
		x, id := b.X+float64(i)*w, "digit:"+k
		fill := scene.Control
		if c.Hover == id {
			fill = scene.LineStrong
		}
		c.Hit(id, x, b.Y, w-4, b.H, true)
		c.Box(x, b.Y, w-4, b.H, 6, fill)
		if k == "backspace" {
			c.Path().Polygon(scene.Pt{X: x + w/2 - 8, Y: b.Y + b.H/2}, scene.Pt{X: x + w/2 + 3, Y: b.Y + b.H/2 - 6}, scene.Pt{X: x + w/2 + 3, Y: b.Y + b.H/2 + 6})
			c.Fill(scene.Text2)
			continue
		}
		c.Text(x+w/2-2, b.Y+b.H/2, boldStyle, scene.Text1, k, scene.Middle)
	}
}

// why says why the chosen table is played, or why somebody has the bye.
func (d *Desk) why() (head string, lines []string) {
	r := d.round()
	i := d.tables.at
	if i >= len(r.Tables) {
		if r.Bye == 0 {
			return "Why", nil
		}
		lines = append(lines, r.ByeWhy...)
		l := fmt.Sprintf("A bye gives %d Battle Points and the average Fleet Points of all others in this round, rounded up.", tournament.PointsForBye)
		if s := d.average(); s != "" {
			l += " " + s
		}
		return "Why " + d.event.Player(r.Bye).Name + " has the bye", append(lines, l)
	}
	t := &r.Tables[i]
	a, b := d.event.Player(t.Players[0]).Name, d.event.Player(t.Players[1]).Name
	lines = append(lines, sentence(t.Why))
	if d.tab > 1 {
		for _, s := range d.event.Standings(d.tab - 1) {
			if s.No == t.Players[0] || s.No == t.Players[1] {
				lines = append(lines, fmt.Sprintf("%s stood at rank %d: %d BP, %d FP.", s.Player, s.Rank, s.Battle, s.Points))
			}
		}
	}
	if f := t.Fleets[0]; f != "" {
		lines = append(lines, fmt.Sprintf("%s flies the %s fleet, %s the %s fleet.", a, f, b, t.Fleets[1]))
	} else if d.event.Kit().Fleets != nil {
		lines = append(lines, fmt.Sprintf("%s ranks higher and chooses the fleet; %s takes the other.", a, b))
	}
	if r := t.Result; r != nil {
		lines = append(lines, d.sum(t)...)
		if r.Game != nil {
			lines = append(lines, fmt.Sprintf("Played here in %s, %s.", count(r.Game.Rounds, "round"), filepath.Base(r.Game.File)))
		}
	}
	if s := d.event.DrawnOtherwise(d.tab); s != "" {
		lines = append(lines, "From the results as they stand now the round would be: "+s+". It stays as it was paired.")
	}
	return "Why " + a + " meets " + b, lines
}

// average is the sum behind the bye's Fleet Points, once all tables have reported.
func (d *Desk) average() string {
	var terms []string
	sum := 0
	for _, t := range d.round().Tables {
		if t.Result == nil {
			return ""
		}
		for _, s := range t.Result.Sides {
			terms = append(terms, fmt.Sprint(s.Points))
			sum += s.Points
		}
	}
	if len(terms) == 0 || len(terms) > 12 {
		return ""
	}
	return fmt.Sprintf("(%s) ÷ %d = %.1f, so %d.", strings.Join(terms, " + "), len(terms), float64(sum)/float64(len(terms)), d.event.Line(d.round().Bye, d.tab).Points)
}

// sum says how a table's Fleet Points come about.
func (d *Desk) sum(t *tournament.Table) (out []string) {
	for seat, n := range t.Players {
		s := &t.Result.Sides[seat]
		foe := t.Result.Sides[1-seat].Left
		if foe == nil && len(s.Bonuses) == 0 {
			continue
		}
		words := fmt.Sprintf("%s: ", d.event.Player(n).Name)
		if foe != nil {
			words += fmt.Sprintf("%d less %d left of the other fleet", d.event.Limit, *foe)
		}
		for _, b := range s.Bonuses {
			words += fmt.Sprintf(", %+d %s", b.Points, b.Words)
		}
		out = append(out, words+fmt.Sprintf(" = %d.", s.Points))
	}
	return out
}

// action is a button of the chosen table.
type action struct {
	id, words, key string
	can            bool
}

// actions are what can be done at the chosen table, the most wanted first.
func (d *Desk) actions() []action {
	r := d.round()
	i := d.tables.at
	last := d.tab == d.event.Round()
	var out []action
	if i >= len(r.Tables) {
		if last {
			return append(append(out, action{"swap", "Swap seats", "S", true}), d.redraws()...)
		}
		return nil
	}
	t := &r.Tables[i]
	if t.Result == nil {
		if d.event.Kit().Draws[d.tab-1].Roles == tournament.HigherChooses {
			out = append(out, action{"choose", "Other fleet", "F", true})
		}
		out = append(out, action{"play", "Play", "P", !d.event.PaperFleets && d.playing == nil}, action{"game", "From a game", "O", true},
			action{"win", "Wins", "W", true}, action{"ending", "Ending", "E", true}, action{"swap", "Swap seats", "S", true},
			action{"enter", "Write", "Enter", true})
		out = append(out, d.redraws()...)
	}
	if c := d.event.Commendation; c != nil && c.Spent == 0 && last && (t.Players[0] == c.Holder || t.Players[1] == c.Holder) {
		out = append(out, action{"token", "Token spent", "X", true})
	}
	if t.Result == nil {
		return out
	}
	return append(out, action{"correct", "Correct", "E", true}, action{"signboth", "Sign", "I", !signed(t.Result)})
}

// redraws take back the pairings of a round without any result, or draw them again.
func (d *Desk) redraws() []action {
	for _, t := range d.round().Tables {
		if t.Result != nil {
			return nil
		}
	}
	return []action{{"again", "Draw again", "G", true}, {"unpair", "Take back", "U", true}}
}

// tieWords are the roll-off that is due, or the last one; nil where there is none.
func (d *Desk) tieWords() []string {
	if next := d.event.NextThrow(d.event.Round()); next != nil {
		var names []string
		for _, n := range next {
			names = append(names, d.event.Player(n).Name)
		}
		return []string{strings.Join(names, ", ") + ": equal, each rolls 5 attack dice."}
	}
	if r := d.lastRoll(); r != nil {
		return []string{fmt.Sprintf("Roll-off after round %d", r.Round)}
	}
	return nil
}

// lastRoll is the last roll-off of players up to the round shown.
func (d *Desk) lastRoll() *tournament.RollOff {
	for i := len(d.event.RollOffs) - 1; i >= 0; i-- {
		if r := &d.event.RollOffs[i]; r.Round <= d.ranked() && len(r.Players) > 1 && len(r.Throws) > 0 {
			return r
		}
	}
	return nil
}

// drawDice are the first two dice throws of the last roll-off, each beside its player.
func (d *Desk) drawDice(c *canvas.Canvas, b box) {
	r := d.lastRoll()
	if r == nil {
		return
	}
	t := &r.Throws[len(r.Throws)-1]
	w, down := b.W/2, 0.0
	if b.H > 2*20 {
		w, down = b.W, b.H/2
	}
	for i, who := range t.Of[:2] {
		x, y := b.X+float64(i)*(b.W-w), b.Y+14+float64(i)*down
		drawFaces(c, x+9, y, 16, t.Dice[i])
		p := d.event.Player(r.Players[who])
		name := p.Name
		if canvas.Width(scene.StyleSmall, name) > w-108 {
			name = p.Initials
		}
		c.Fit(x+104, y, w-108, scene.StyleSmall, scene.Text2, name, scene.Left)
	}
}

// drawFaces are the dice of a throw beside each other.
func drawFaces(c *canvas.Canvas, x, y, size float64, f tournament.Faces) {
	names := map[rune]string{'B': "battle-stations", 'H': "hit", 'C': "crit"}
	for i, r := range f {
		name, ok := names[r]
		if !ok {
			name = "blank"
		}
		c.Art(x+float64(i)*(size+3), y, size, scene.ArtNamed("die-attack-"+name), scene.AttackDie, r == '.')
	}
}
