package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// drawOutlook is what comes: how the play area shrinks, who holds what the battle is about, what is left of tokens.
func (t *Table) drawOutlook(b box) {
	c, u := &t.Canvas, t.Game.Setup()
	if r := t.RoomLeft(); r.Now < physics.AreaSide*physics.AreaSide || r.NextRound > 0 {
		t.drawRoom(b, r)
		return
	}
	if h := t.panelHigh(&t.screen.state, b.W); h > 0 && h <= b.H {
		t.inBox(t.screen.state.Body(&t.Battle), box{b.X, b.Y, b.W, h})
		b.Y, b.H = b.Y+h+10, b.H-h-10
	}
	if b.H < 24+2*25 {
		return
	}
	c.Text(b.X, b.Y+12, scene.StyleLabel, scene.Text3, "As it stands", scene.Left)
	y := b.Y + 26
	fs := []battle.Fact{}
	for p := game.One; p <= game.Two; p++ {
		fs = append(fs, battle.Fact{Words: u.Player(p), Value: fmt.Sprintf("%d Fleet Points", game.Points(&t.Shown, u, p))})
		for _, k := range t.Counters(p) {
			what := "Cards elsewhere"
			if k.Icon == "mission" {
				what = "Mission Tokens"
			}
			fs = append(fs, battle.Fact{Words: what, Value: fmt.Sprint(k.N)})
		}
	}
	if limit := u.House.RoundLimit; limit > 0 {
		fs = append(fs, battle.Fact{Words: "Round", Value: fmt.Sprintf("%d of %d", t.Shown.Round, limit)})
	}
	for i := range fs {
		if y+25 <= b.Y+b.H {
			t.drawFact(b.X, y, b.W, &fs[i])
			y += 25
		}
	}
}

// drawRoom is a small map of the way the barriers go, and how much of the play area they leave.
func (t *Table) drawRoom(b box, r *battle.Room) {
	c := &t.Canvas
	words := t.roomWords(r)
	wh := scene.StyleSmall.Line * float64(len(canvas.Lines(scene.StyleSmall, words, b.W)))
	if b.H < 24+min(wh, 50) {
		return
	}
	c.Text(b.X, b.Y+12, scene.StyleLabel, scene.Text3, t.roomHead(), scene.Left)
	y := b.Y + 26
	if side := min(110, b.H-30); b.W >= 300 && b.H-26-wh-8 < 64 && side >= 48 { // beside one another
		t.drawRoomMap(box{b.X, y, side, side}, r)
		c.Wrap(b.X+side+14, y, b.W-side-14, scene.StyleSmall, scene.Text1, words)
		return
	}
	if side := min(max(150, b.W*0.55), b.H-26-wh-8); side >= 64 {
		t.drawRoomMap(box{b.X + (b.W-side)/2, y, side, side}, r)
		y += side + 8
	}
	c.Wrap(b.X, y, b.W, scene.StyleSmall, scene.Text1, words)
}

// roomHead names what the play area is bounded by.
func (t *Table) roomHead() string {
	for i := range t.Shown.Tokens[:t.Shown.NTokens] {
		if tk := &t.Shown.Tokens[i]; t.LookOf(tk) == game.BarrierLook {
			return "Room inside the " + t.Called(tk.Kind)
		}
	}
	return "Room in the play area"
}

// roomWords say how much of the play area is left, now, after the next round, and at last.
func (t *Table) roomWords(r *battle.Room) string {
	words := t.area(r.Now) + " left"
	if r.NextRound == 0 {
		return words + ". No more is laid."
	}
	words += fmt.Sprintf(", %s after round %d.", strings.TrimSuffix(t.area(r.Next), " sq in"), r.NextRound)
	w, h := t.wholeLong(r.Field[2]-r.Field[0]), t.wholeLong(r.Field[3]-r.Field[1])
	switch {
	case r.Square && w == h:
		words += " The last field is a " + w + " square."
	case r.Square:
		words += fmt.Sprintf(" The last field is %s by %s.", w, h)
	}
	return words
}

// area says an area of so many µm² in the units that are preferred.
func (p *preferred) area(um float64) string {
	if p.prefs.Units == "mm" {
		return fmt.Sprintf("%.0f cm²", um/1e8)
	}
	return fmt.Sprintf("%.0f sq in", um/physics.Inch/physics.Inch)
}

// wholeLong says a length without the decimals it does not need.
func (t *Table) wholeLong(um int32) string {
	return strings.Replace(t.Long(float64(um)), ".0\"", "\"", 1)
}

// drawRoomMap is the table in small: the barriers that lie, dashed those to come, the field at last.
func (t *Table) drawRoomMap(b box, r *battle.Room) {
	c := &t.Canvas
	k := b.W / scene.Table
	in := func(p scene.Pt) scene.Pt { return scene.Pt{X: b.X + p.X*k, Y: b.Y + p.Y*k} }
	c.Box(b.X, b.Y, b.W, b.H, 2, scene.Hex(0x0B1224))
	if r.Square && r.Last > 0 {
		p, q := in(pt(r.Field[0], r.Field[1])), in(pt(r.Field[2], r.Field[3]))
		c.Path().Rect(p.X, p.Y, q.X, q.Y)
		c.Fill(scene.Fade(scene.Danger, 0.16))
	}
	for i := range r.Coming {
		tk := &r.Coming[i]
		if t.LookOf(tk) == game.BarrierLook {
			from, to := onmap.Ends(tk)
			c.Path().Segment(in(from), in(to))
			c.Stroke(scene.Fade(scene.DangerText, 0.75), 1.2, 3, 3)
		}
	}
	for i := range t.Shown.Tokens[:t.Shown.NTokens] {
		tk := &t.Shown.Tokens[i]
		if t.LookOf(tk) == game.BarrierLook {
			from, to := onmap.Ends(tk)
			c.Path().Segment(in(from), in(to))
			c.Stroke(scene.DangerText, 2.4, 0, 0)
		}
	}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		if sh := &t.Shown.Ships[i]; sh.OnTable() {
			p := in(fromPose(sh.Pose).Pt)
			c.Seat(p.X, p.Y, 2.6, int(sh.Owner)+1, -1)
		}
	}
	c.Frame(b.X, b.Y, b.W, b.H, 2, 1.2, scene.LineStrong)
}

// drawFact is a line of what will happen.
func (t *Table) drawFact(x, y, w float64, f *battle.Fact) {
	c := &t.Canvas
	st := scene.Style{Face: scene.SansBold, Size: 13, Line: 18}
	ink := scene.Text1
	if f.Bad {
		ink = scene.DangerSentence
	}
	vw := c.Fit(x+w, y+10, w*0.62, st, ink, f.Value, scene.Right)
	c.Squeeze(x, y+10, w-vw-10, scene.StyleSmall, scene.Text2, f.Words, scene.Left)
	c.Rule(x, y+22, w)
}
