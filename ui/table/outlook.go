package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// drawOutlook is what comes: how the play area shrinks, who holds what the battle is about, what is left of tokens.
func (t *Table) drawOutlook(b box) {
	c, u := &t.Canvas, t.g.Setup()
	if r := t.roomLeft(); r.now < physics.AreaSide*physics.AreaSide || r.nextRound > 0 {
		t.drawRoom(b, r)
		return
	}
	if h := t.stateHeight(b.W); h > 0 && h <= b.H {
		t.drawState(box{b.X, b.Y, b.W, h})
		b.Y, b.H = b.Y+h+10, b.H-h-10
	}
	if b.H < 24+2*25 {
		return
	}
	c.Text(b.X, b.Y+12, scene.StyleLabel, scene.Text3, "As it stands", scene.Left)
	y := b.Y + 26
	fs := []fact{}
	for p := game.One; p <= game.Two; p++ {
		fs = append(fs, fact{u.Player(p), fmt.Sprintf("%d Fleet Points", game.Points(&t.shown, u, p)), false})
		for _, k := range t.counters(p) {
			what := "Cards elsewhere"
			if k.icon == "mission" {
				what = "Mission Tokens"
			}
			fs = append(fs, fact{what, fmt.Sprint(k.n), false})
		}
	}
	if limit := u.House.RoundLimit; limit > 0 {
		fs = append(fs, fact{"Round", fmt.Sprintf("%d of %d", t.shown.Round, limit), false})
	}
	for i := range fs {
		if y+25 <= b.Y+b.H {
			t.drawFact(b.X, y, b.W, &fs[i])
			y += 25
		}
	}
}

// drawRoom is a small map of the way the barriers go, and how much of the play area they leave.
func (t *Table) drawRoom(b box, r *room) {
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
	for i := range t.shown.Tokens[:t.shown.NTokens] {
		if tk := &t.shown.Tokens[i]; t.lookOf(tk) == game.BarrierLook {
			return "Room inside the " + t.called(tk.Kind)
		}
	}
	return "Room in the play area"
}

// roomWords say how much of the play area is left, now, after the next round, and at last.
func (t *Table) roomWords(r *room) string {
	words := t.area(r.now) + " left"
	if r.nextRound == 0 {
		return words + ". No more is laid."
	}
	words += fmt.Sprintf(", %s after round %d.", strings.TrimSuffix(t.area(r.next), " sq in"), r.nextRound)
	w, h := t.wholeLong(r.field[2]-r.field[0]), t.wholeLong(r.field[3]-r.field[1])
	switch {
	case r.square && w == h:
		words += " The last field is a " + w + " square."
	case r.square:
		words += fmt.Sprintf(" The last field is %s by %s.", w, h)
	}
	return words
}

// area says an area of so many µm² in the units that are preferred.
func (t *Table) area(um float64) string {
	if t.prefs.Units == "mm" {
		return fmt.Sprintf("%.0f cm²", um/1e8)
	}
	return fmt.Sprintf("%.0f sq in", um/physics.Inch/physics.Inch)
}

// wholeLong says a length without the decimals it does not need.
func (t *Table) wholeLong(um int32) string {
	return strings.Replace(t.long(float64(um)), ".0\"", "\"", 1)
}

// drawRoomMap is the table in small: the barriers that lie, dashed those to come, the field at last.
func (t *Table) drawRoomMap(b box, r *room) {
	c := &t.Canvas
	k := b.W / scene.Table
	in := func(p scene.Pt) scene.Pt { return scene.Pt{X: b.X + p.X*k, Y: b.Y + p.Y*k} }
	c.Box(b.X, b.Y, b.W, b.H, 2, scene.Hex(0x0B1224))
	if r.square && r.last > 0 {
		p, q := in(pt(r.field[0], r.field[1])), in(pt(r.field[2], r.field[3]))
		c.Path().Rect(p.X, p.Y, q.X, q.Y)
		c.Fill(scene.Fade(scene.Danger, 0.16))
	}
	for i := range r.coming {
		tk := &r.coming[i]
		if t.lookOf(tk) == game.BarrierLook {
			from, to := onmap.Ends(tk)
			c.Path().Segment(in(from), in(to))
			c.Stroke(scene.Fade(scene.DangerText, 0.75), 1.2, 3, 3)
		}
	}
	for i := range t.shown.Tokens[:t.shown.NTokens] {
		tk := &t.shown.Tokens[i]
		if t.lookOf(tk) == game.BarrierLook {
			from, to := onmap.Ends(tk)
			c.Path().Segment(in(from), in(to))
			c.Stroke(scene.DangerText, 2.4, 0, 0)
		}
	}
	for i := range t.shown.Ships[:t.shown.NShips] {
		if sh := &t.shown.Ships[i]; sh.OnTable() {
			p := in(fromPose(sh.Pose).Pt)
			c.Seat(p.X, p.Y, 2.6, int(sh.Owner)+1, -1)
		}
	}
	c.Frame(b.X, b.Y, b.W, b.H, 2, 1.2, scene.LineStrong)
}
