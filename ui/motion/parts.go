package motion

import (
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
)

// trayHigh is the height of a tray with its sides beside each other, in px.
const trayHigh = 164.0

// Dice returns the tray as a part: both sides beside each other where there is room, else one below
// the other.
func Dice(t Tray) kit.Part {
	place := func(b kit.Box) *Tray {
		t.X, t.Y, t.W, t.H = b.X, b.Y, b.W, b.H
		return &t
	}
	picture := kit.Draw(func(r kit.Room) (w, h float64) {
		if place(kit.Box{W: r.W}).stacked() {
			return r.W, uprightHigh
		}
		return r.W, trayHigh
	}, func(c *kit.Canvas, b kit.Box) {
		t.Canvas = c
		place(b).Draw()
	})
	if t.Press == nil && t.Sums == nil {
		return picture
	}
	return kit.Regions(picture, func(b kit.Box) []kit.Region { return place(b).regions() })
}

// regions returns the parts of the tray that can be pressed: its sums, and dice that stand for
// options. The tray as a whole has words.
func (t *Tray) regions() []kit.Region {
	area := func(name string, n int) kit.Part {
		return kit.Mark(1, 1, func(*kit.Canvas, kit.Box, kit.State) {}).Name(name, n)
	}
	whole := kit.Box{X: t.X, Y: t.Y, W: t.W, H: t.H}
	if t.Prompt == nil { // nothing is said of dice that fall
		return []kit.Region{{At: whole, Part: area("tray", -1)}}
	}
	rs := []kit.Region{{At: whole,
		Part: area("tray", -1).Tip(func() kit.Tip { return kit.Tip{Name: "Dice"} }).
			Why("The dice and steps of this attack.")}}
	for _, r := range t.rows() {
		// a finger that is to meet a die has no room for what stands above it
		if !kit.ForThumb() || !t.pressed() {
			rs = append(rs, kit.Region{At: r.head, Part: area("sums", -1).Press(t.Sums).
				Tip(func() kit.Tip { return kit.Tip{Name: "Dice", Words: "Show how each number is made up."} })})
		}
		for i := range r.n {
			k := t.option(&r, i)
			x, y, size, _ := r.at(i)
			if m := &t.Meant; m.On && m.Defense != r.attack && m.May&(1<<uint(i)) != 0 && m.Press != nil {
				rs = append(rs, kit.Region{
					At: kit.Box{X: x - size/2, Y: y - size/2, W: size, H: size},
					Part: area("again", i).Skip().Press(func() { m.Press(i) }).
						Tip(func() kit.Tip {
							return kit.Tip{Name: "Die", Words: "Click to choose whether this die is re-rolled."}
						}),
				})
			}
			if k < 0 {
				continue
			}
			rs = append(rs, kit.Region{
				At: kit.Box{X: x - size/2, Y: y - size/2, W: size, H: size},
				Part: area("die", k).Key(dieKey(k)).Skip().Press(func() { t.Press(k) }).
					Tip(func() kit.Tip { return kit.Tip{Name: "Die", Words: "Click to re-roll or keep this die."} }),
			})
		}
	}
	return rs
}

// dieKey says which option a die stands for.
type dieKey int

// OverBoard returns the part that lies over a board: the present motion (now may be nil), and with
// dice those of an attack, at the foot or the top of the board, away from the ships that fight.
func OverBoard(st Stage, now *Motion, eye *boardview.Eye, clear, dice bool) kit.Part {
	return kit.Draw(func(r kit.Room) (w, h float64) { return r.W, r.H }, func(c *kit.Canvas, b kit.Box) {
		g := Glass{
			Stage:  st,
			Canvas: c,
			Cam:    eye.Cam,
			X:      b.X,
			Y:      b.Y,
			W:      b.W,
			H:      b.H,
			Middle: b.Y + b.H/2,
			Clear:  clear,
		}
		if dice && st.State.Attack.On {
			y := b.Y + b.H - trayHigh - 12
			if top := b.Y + 12; st.Hides(eye.Cam, y, trayHigh) && !st.Hides(eye.Cam, top, trayHigh) {
				y = top
			} else {
				g.Middle = (b.Y + y) / 2
			}
			wide := min(b.W-24, 900)
			t := Tray{Stage: st, Canvas: c, X: b.X + (b.W-wide)/2, Y: y, W: wide, H: trayHigh, Now: now}
			t.Draw()
		}
		if now != nil {
			g.Draw(now)
		}
	})
}
