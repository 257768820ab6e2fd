package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

func (t *Table) shipRow(id game.ShipID, x, y, w, h float64) {
	c := &t.Canvas
	s, u := &t.Shown, t.Game.Setup()
	sh, f := &s.Ships[id], u.Facts(id)
	name := fmt.Sprintf("ship:%d", id)
	words, done, now := t.status(id)
	planning := t.Planner == id && t.Asked() != nil && t.Asked().Ask == game.ChooseManeuver
	c.Rule(x, y, w)
	if now || planning {
		c.Path().Rect(x, y+1, x+w, y+h)
		c.Fill(scene.Hex(0x122A38))
		c.Path().Rect(x, y+1, x+3, y+h)
		c.Fill(scene.Accent)
	} else if c.Hover == name || t.Ship == id || t.Hover == id {
		c.Path().Rect(x, y+1, x+w, y+h)
		c.Fill(scene.Card)
	}
	c.Hit(name, x, y, w, h, true)
	a, tones, _ := t.art(id)
	cy := y + h/2
	gone := !sh.OnTable() && sh.Placed
	c.Art(x+34, cy+2, min(40, h-8), a, tones, gone || done)
	c.Seat(x+17, cy-10, 8, int(sh.Owner)+1, int(sh.Skill))
	ink := scene.Text1
	if gone || done {
		ink = scene.Text3
	}
	st := scene.Style{Face: scene.Condensed, Size: 14.5, Line: 18}
	right := 40.0
	if words != "" {
		right = widthOf(st, words) + 30
	}
	flown := 0.0 // the room of the maneuver it flies
	if s.Phase == game.Activation && !gone {
		flown = t.flownInRow(id, x+w-right+6, cy, w)
		right += flown
	}
	called := u.Name(id)
	if widthOf(st, called) > w-60-right { // what tells twins apart stands at the end
		called = names.Short(called)
	}
	c.Fit(x+60, cy-9, w-60-right, st, ink, called, scene.Left)
	crowded := false
	if gone {
		c.Text(x+60, cy+10, scene.StyleCaption, scene.DangerText, fmt.Sprintf("destroyed in round %d", sh.DeadIn), scene.Left)
	} else {
		hl, of := t.Hull(id)
		end := 0.0
		if of+int(f.Ship.Shields) > 11 { // too many to show one by one
			end = x + 74
			for _, k := range []struct{ icon, n string }{{"hull", fmt.Sprintf("%d/%d", hl, of)}, {"shields", fmt.Sprintf("%d/%d", sh.Shields, f.Ship.Shields)}} {
				c.Icon(end-7, cy+10, 12, k.icon, scene.Text3)
				end += c.Text(end+2, cy+10, scene.StyleCaption, scene.Text1, k.n, scene.Left) + 22
			}
			end -= 14
		} else {
			end = c.Bar(x+60, cy+10, hl, of, int(sh.Shields), int(sh.Down), int(f.Ship.Shields))
		}
		most := x + w - 34
		if words != "" && flown == 0 {
			most = x + w - 10
		}
		if flown > 0 {
			most = x + w - right
		}
		crowded = t.tokens(id, end+10, cy+10, most) > x+w-right && words != ""
	}
	switch {
	case crowded: // beside the name, where the tokens are not
		c.Pill(x+w-10, cy-10, words, scene.Accent, scene.AccentLo)
	case words != "":
		c.Pill(x+w-10, cy, words, scene.Accent, scene.AccentLo)
	case s.Phase == game.Planning && sh.InPlay() && !sh.Map:
		icon, col := "dial-locked", scene.Seats[int(sh.Owner)+1].Main
		if t.IsOpen(id) && !t.Locked[id] {
			icon, col = "dial", scene.Accent
		}
		c.Icon(x+w-20, cy, 18, icon, col)
	case done && !gone:
		c.Icon(x+w-20, cy, 16, "ok", scene.Accent)
	}
}

// tokens are the small icons of what lies beside a ship; it returns where they end.
func (t *Table) tokens(id game.ShipID, x, y, end float64) float64 {
	sh := &t.Shown.Ships[id]
	put := func(n int8, icon string, ink scene.Pt) {
		for range n {
			if x < end {
				t.Canvas.Icon(x, y, 13, icon, scene.Text2)
				x += 16
			}
		}
	}
	put(sh.Evade, "evade", scene.Pt{})
	put(sh.Scan, "scan", scene.Pt{})
	put(sh.Stations, "battle-stations", scene.Pt{})
	put(sh.Power, "aux-power", scene.Pt{})
	if sh.Cloak != game.NotCloaked {
		put(1, "cloak", scene.Pt{})
	}
	if sh.Lock != game.NoShip {
		put(1, "target-lock", scene.Pt{})
	}
	crits := int8(0)
	for _, d := range sh.Damage[:sh.NDamage] {
		if d.Up {
			crits++
		}
	}
	put(crits, "critical-damage", scene.Pt{})
	put(sh.Mission, "mission", scene.Pt{})
	put(int8(t.away(id)), "away-team", scene.Pt{})
	if sh.Marker > 0 {
		put(1, "tractor-beam", scene.Pt{})
	}
	put(sh.Temp, "shields", scene.Pt{})
	if sh.Drones > 0 {
		put(1, "borg", scene.Pt{})
	}
	return x - 3
}
