package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// The heights of the parts of the placing column, px.
const (
	placeToggle = 26.0
	placeCheck  = 21.0
	placeHead   = 24.0
	placeForm   = 38.0
)

// placeSwitch is a help for placing that is on or off.
type placeSwitch struct {
	id, words, short, key string
	on                    bool
}

// placeSwitches are those of this battle.
func (t *Table) placeSwitches() []placeSwitch {
	s := []placeSwitch{{"dropsnap", "Snap inside the area", "Snap inside", "F", !t.Placing.Loose}}
	if t.ranged() {
		s = append(s, placeSwitch{"ranges", "Show ranges of the map", "Map ranges", "V", t.Placing.Ranges})
	}
	if t.Uses("measuring") {
		s = append(s, placeSwitch{"firstreach", "Show first-turn reach", "First reach", "A", t.Placing.Reach})
	}
	return s
}

// ranged tells whether a ship of the map has weapons.
func (t *Table) ranged() bool {
	for _, id := range t.MapShips() {
		if len(t.Game.Setup().OnMap(id).Mounts) > 0 {
			return true
		}
	}
	return false
}

// placeClick is a click on one of the helps; false when it was meant for something else.
func (t *Table) placeClick(id string) {
	switch id {
	case "dropsnap":
		t.Placing.Loose = !t.Placing.Loose
	case "ranges":
		t.Placing.Ranges = !t.Placing.Ranges
	case "firstreach":
		t.Placing.Reach = !t.Placing.Reach
	case "faceenemy":
		t.FaceEnemy()
	}
	if n, ok := number(id, "formation:"); ok && n < int(battle.NumFormations) {
		t.TakeFormation(battle.Formation(n))
	}
}

// drawPlace is the column about the ship that is placed: where it stands, what helps, whether it may stand there.
func (t *Table) drawPlace(b box, p *game.Prompt) {
	c := &t.Canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	t.linkedHead(b.X+12, b.Y+20, "Position")
	y := t.drawPosition(b, b.Y+42)
	end := b.Y + b.H - 122 // the buttons begin
	switches := t.placeSwitches()
	rows, wide := len(switches), b.W-24
	if b.W >= 320 {
		rows, wide = (rows+1)/2, (b.W-36)/2
	}
	checks := game.PlaceChecks(&t.Shown, t.Game.Setup(), p.Ship, t.Draft)
	room := end - y
	// what is left out first: headings, then formations, then helps
	need := func(heads float64, forms, helps bool) float64 {
		h := heads*placeHead + placeCheck*float64(len(checks))
		if forms {
			h += placeForm
		}
		if helps {
			h += placeToggle * float64(rows)
		}
		return h
	}
	heads, forms, helps := true, true, true
	switch {
	case need(2, true, true) <= room:
	case need(0, true, true) <= room:
		heads = false
	case need(0, false, true) <= room:
		heads, forms = false, false
	default:
		heads, forms, helps = false, false, false
	}
	head := func(words string) {
		if heads {
			t.linkedHead(b.X+12, y+placeHead/2, words)
			y += placeHead
		}
	}
	if helps {
		head("Help")
		for i, k := range switches {
			x, yy := b.X+12, y+placeToggle*float64(i)
			if rows < len(switches) {
				x, yy = b.X+12+float64(i%2)*(wide+12), y+placeToggle*float64(i/2)
			}
			t.drawSwitch(&k, x, yy, wide)
		}
		y += placeToggle * float64(rows)
	}
	if forms {
		w := (b.W - 24 - 12) / float64(battle.NumFormations)
		for f := range battle.NumFormations {
			t.chip(fmt.Sprintf("formation:%d", f), formationWords[f], b.X+12+float64(f)*(w+4), y+4, w, f == t.Placing.Formation)
		}
		y += placeForm
	}
	head("Checks")
	t.drawPlaceChecks(b, y, end, checks[:])
	ok := game.MayPlace(&t.Shown, t.Game.Setup(), p.Ship, t.Draft).Code == game.Yes
	kind := canvas.Plain
	if !ok {
		kind = canvas.Chosen
	}
	c.Button("snap", "Snap to legal spot", "S", b.X+12, b.Y+b.H-108, b.W-24, 40, kind, true)
	t.mainButton(b, "Place here", ok)
}

// drawPosition is where the ship stands and how it is turned; it returns where that ends.
func (t *Table) drawPosition(b box, y float64) float64 {
	c, d := &t.Canvas, t.Draft
	ew, ns := "W", "N"
	x, yy := d.X, d.Y
	if x > physics.AreaSide/2 {
		ew, x = "E", physics.AreaSide-x
	}
	if yy > physics.AreaSide/2 {
		ns, yy = "S", physics.AreaSide-yy
	}
	step := 26.0
	if b.H < 480 {
		step = 22
	}
	for _, r := range [][2]string{{"From the " + ew + " edge", t.Long(float64(x))}, {"From the " + ns + " edge", t.Long(float64(yy))}, {"Heading", fmt.Sprintf("%d°", d.Heading/1000)}} {
		c.Text(b.X+12, y, scene.StyleSmall, scene.Text2, r[0], scene.Left)
		c.Text(b.X+b.W-12, y, scene.Style{Face: scene.SansBold, Size: 14}, scene.Text1, r[1], scene.Right)
		c.Rule(b.X+12, y+step/2, b.W-24)
		y += step
	}
	const face, gap = 34.0, 4.0
	bx := b.X + 12
	for i, id := range []string{"turn:-15", "turn:-1", "faceenemy", "turn:1", "turn:15"} {
		words, w := []string{"-15°", "-1°", "", "+1°", "+15°"}[i], (b.W-24-face-4*gap)/4
		if id == "faceenemy" {
			w = face
		}
		c.Button(id, words, "", bx, y-4, w, 32, 0, true)
		if id == "faceenemy" {
			c.Icon(bx+w/2, y+12, 18, "arc", scene.Text1)
		}
		bx += w + gap
	}
	return y + 36
}

// drawSwitch is a help with its switch.
func (t *Table) drawSwitch(k *placeSwitch, x, y, w float64) {
	c := &t.Canvas
	c.Hit(k.id, x, y, w, placeToggle, true)
	const sw, sh = 30.0, 17.0
	mid := y + placeToggle/2
	fill, edge, knob, at := scene.Control, scene.LineStrong, scene.Text3, x+sh/2
	if k.on {
		fill, edge, knob, at = scene.AccentLo, scene.Accent, scene.Accent, x+sw-sh/2
	}
	if c.Hover == k.id {
		edge = scene.Text1
	}
	c.Box(x, mid-sh/2, sw, sh, sh/2, fill)
	c.Frame(x, mid-sh/2, sw, sh, sh/2, 1.2, edge)
	c.Path().Circle(scene.Pt{X: at, Y: mid}, sh/2-3.5)
	c.Fill(knob)
	words, kw := k.words, 18.0
	if w-sw-kw-16 < widthOf(scene.StyleSmall, words) {
		words = k.short
	}
	c.Key(x+w-kw, mid, t.keyName(k.key), scene.Text3)
	c.Fit(x+sw+9, mid, w-sw-kw-14, scene.StyleSmall, scene.Text2, words, scene.Left)
}

// chip is a narrow choice among several.
func (t *Table) chip(id, words string, x, y, w float64, chosen bool) {
	c := &t.Canvas
	const h = 28.0
	c.Hit(id, x, y, w, h, true)
	fill, edge := scene.Control, scene.LineStrong
	if chosen {
		fill, edge = scene.Picked, scene.Accent
	} else if c.Hover == id {
		fill = scene.Mix(fill, scene.Hex(0xFFFFFF), 0.09)
	}
	c.Box(x, y, w, h, 8, fill)
	c.Frame(x, y, w, h, 8, 1.2, edge)
	c.Fit(x+w/2, y+h/2, w-4, scene.Style{Face: scene.Condensed, Size: 13.5, Line: 18}, scene.Text1, words, scene.Middle)
}

// drawPlaceChecks are what the place is judged by, each for itself.
func (t *Table) drawPlaceChecks(b box, y, end float64, checks []game.No) {
	words := []string{"Whole base inside the starting area", "Overlaps no other ship", "Lies on nothing that destroys"}
	for i, no := range checks {
		w := words[i]
		if no.Code != game.Yes {
			w = t.Units(no.Why(t.Game.Setup()))
		}
		if y+placeCheck > end && no.Code == game.Yes {
			continue
		}
		if lines := len(canvas.Lines(scene.StyleSmall, w, b.W-48)); y+scene.StyleSmall.Line*float64(lines) > end+2 {
			w = canvas.Shorten(scene.StyleSmall, w, b.W-48)
		}
		if y+scene.StyleSmall.Line > end+2 {
			return
		}
		y += t.check(b, y+placeCheck/2, no.Code == game.Yes, w) + placeCheck - scene.StyleSmall.Line
	}
}
