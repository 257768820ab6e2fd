package replay

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// lay puts the table at the cursor on the board, with the ways of the ships and what was decided.
func (p *Page) lay() {
	v := p.view()
	p.board = *onmap.Board(v)
	b, u, m := &p.board, p.film.Setup, p.moment()
	b.Fires = nil
	p.stage().Attack(b)
	at := 0 // of the ships on the board
	for i := range v.Ships[:v.NShips] {
		id, sh := game.ShipID(i), &v.Ships[i]
		if sh.Map {
			continue
		}
		seat := int(sh.Owner) + 1
		pts, gone := p.way(i)
		if len(pts) > 1 {
			b.Tracks = append(b.Tracks, scene.Track{Pts: pts, Seat: seat})
		}
		if gone && sh.Destroyed && !sh.Doomed {
			end := pts[len(pts)-1]
			b.Sprites = append(b.Sprites, scene.Sprite{
				Pose:  scene.Pose{Pt: end},
				Art:   scene.Icon("destroyed"),
				Tones: scene.Ink(scene.Danger, scene.SkyHalf),
				Size:  26,
			})
			b.Notes = append(b.Notes, scene.Note{
				At:   scene.Pt{X: end.X, Y: end.Y + 26},
				Text: fmt.Sprintf("%s, R%d", names.Short(u.Name(id)), sh.DeadIn),
				Ink:  scene.DangerText,
			})
		}
		if !sh.OnTable() {
			continue
		}
		if at < len(b.Ships) {
			d := &b.Ships[at]
			at++
			d.Selected = id == m.Ship
			truth := &p.shown().Ships[i]
			if truth.Dial >= 0 && !truth.DialShown {
				d.Dial = scene.LockedDial
				if p.dials && truth.Dial != game.Sealed && p.film.Dialed(p.at, id) {
					move := u.Facts(id).Ship.Class.Dial[truth.Dial].Maneuver.String()
					b.Notes = append(b.Notes,
						scene.Note{At: scene.Pt{X: d.X, Y: d.Y + d.Side*1.55}, Text: move, Ink: scene.Accent})
				}
			}
		}
	}
	if n := p.now(); n != nil {
		p.stage().On(b, n)
		return
	}
	if words := p.short(); p.showing == nil && words != "" && m.Ship != game.NoShip && v.Ships[m.Ship].Placed {
		at := scene.FromPhysics(v.Ships[m.Ship].Pose).Pt
		b.Callouts = append(b.Callouts,
			scene.Callout{At: at, Offset: scene.OverShip(at), Lines: []string{words}, Seat: int(m.Player) + 1})
	}
}

// view returns the public view of the table that is shown.
func (p *Page) view() *game.View {
	v := p.g.View(game.Nobody)
	if p.showing == nil {
		return v
	}
	p.showing.state.CopyTo(&v.State)
	for i := range v.Ships[:v.NShips] {
		if sh := &v.Ships[i]; !sh.DialShown {
			sh.Dial = -1
		}
	}
	return v
}

// way returns the places of a ship up to the cursor, and reports whether the ship is gone.
func (p *Page) way(i int) (pts []scene.Pt, gone bool) {
	at := p.at
	if p.showing != nil { // it is on its way
		at--
	}
	for n := 0; n <= at && n < len(p.poses); n++ {
		s := &p.poses[n][i]
		if !s.on {
			continue
		}
		at := scene.FromPhysics(s.pose).Pt
		if len(pts) == 0 || pts[len(pts)-1] != at {
			pts = append(pts, at)
		}
		if s.off {
			gone = true
			break
		}
	}
	return pts, gone && len(pts) > 0
}

// short returns the decision at the cursor in a few words; a dial that is still hidden is not told.
func (p *reel) short() string {
	m := p.moment()
	switch {
	case m.Player == game.Nobody:
		return ""
	case p.hidden():
		return "Dial set"
	case m.Ask == game.PlaceShip || m.Ask == game.PlaceToken:
		return "Placed"
	}
	words := strings.TrimSuffix(m.Chosen, ".")
	if r := []rune(words); len(r) > 34 {
		words = string(r[:33]) + "…"
	}
	return words
}
