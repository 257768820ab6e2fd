package desk

import (
	"fmt"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// room shows a roll-off to everybody in the room: the dice of whoever threw last as large as there is
// room for, beside them all who throw with what they have thrown, the verdict at the foot.
func (r *rolling) room(d eventPage) kit.Part {
	who := r.who()
	now := r.at
	if !r.whole() && r.faces[now] == "" && now > 0 {
		now--
	}
	dice := kit.Row(0, kit.Space(), kit.Line(scene.StyleH1, scene.Text3, d.Player(who[0]).Name+" begins."), kit.Space())
	if f := r.faces[now]; f != "" {
		dice = roomFaces(f)
	}
	var side []kit.Part
	for i := range who {
		side = append(side, r.thrower(d, i, i == now && r.faces[now] != ""))
	}
	words := kit.Text(scene.StyleBody, scene.Text2, r.note(d))
	if r.whole() {
		words = kit.Text(scene.StyleTitle, scene.Text1, r.note(d))
	}
	right := kit.Column(10, kit.Scroll(&r.side, kit.Column(10, side...)).Grow(1), kit.Big(r.goOn(d)))
	return kit.Column(12, kit.Row(24, dice.Grow(1).Least(220, 0), right.Wide(320).Least(200, 0)).Grow(1),
		kit.Row(12, words.Grow(1), kit.Button(r.allAtOnce(d))).Grow(-1))
}

// thrower is somebody who throws: the last one large, the others with their dice small.
func (r *rolling) thrower(d eventPage, i int, now bool) kit.Part {
	name, f := d.Player(r.who()[i]).Name, r.faces[i]
	if f == "" {
		return kit.Card(kit.Column(2, kit.Squeezed(scene.StyleH2, scene.Text2, name),
			kit.Line(scene.StyleSmall, scene.Text3, "not rolled yet"))).Name("thrower", i)
	}
	count := fmt.Sprint(f.Stations())
	if now {
		return kit.Chosen(true, kit.Row(12, kit.Column(2, kit.Squeezed(scene.StyleTitle, scene.Text1, name),
			kit.Line(scene.StyleBody, scene.Text2, "Battle Stations results")).Grow(1),
			kit.Line(scene.StyleScore, scene.Accent, count).Whole())).Name("thrower", i)
	}
	return kit.Card(kit.Column(4, kit.Row(8, kit.Squeezed(scene.StyleH2, scene.Text1, name).Grow(1),
		kit.Line(scene.StyleNumber24, scene.Text1, count).Whole()), drawn(f, 40, true))).Name("thrower", i)
}

// roomFaces returns the faces of a throw in rows of three and two, as large as there is room for.
func roomFaces(f tournament.Faces) kit.Part {
	rows := func(size float64) kit.Part {
		n := min(3, len(f))
		return kit.Column(6, kit.Row(0, kit.Space(), drawn(f[:n], size, true), kit.Space()),
			kit.Row(0, kit.Space(), drawn(f[n:], size, true), kit.Space()))
	}
	p := rows(40)
	for _, size := range []float64{72, 110, 150, 200, 250} {
		p = kit.Ample(kit.Either(rows(size), p), p)
	}
	return p
}

// forRoom names the event on a page for everybody in the room, who may not know which one it is.
func forRoom(over any, d view) kit.Part {
	switch over.(type) {
	case *rolling, *reveal:
		return kit.Line(scene.StyleNumber24, scene.Text3, d.Name+" · "+count(len(d.Players), "player"))
	}
	return kit.Part{}
}

// reveal shows the final ranks to the room one by one, the last one first.
type reveal struct {
	shown int
	rows  kit.Scrolled
}

func (v *reveal) title(d view) (head, sub string) {
	switch left := len(d.FinalRanks()) - v.shown; {
	case left <= 0:
		return "Final ranks", "All ranks are shown."
	case v.shown == 0:
		return "Final ranks", "Last place first."
	default:
		return "Final ranks", fmt.Sprintf("Last place first. %d to go.", left)
	}
}

func (v *reveal) commands(d eventPage) kit.Commands {
	all := &kit.Command{ID: "allranks", Words: "All at once", Key: "a", Do: func() { v.shown = len(d.FinalRanks()) }}
	return kit.Commands{v.next(d), all.OffWhen(v.shown >= len(d.FinalRanks()), "All ranks are shown."), d.print()}
}

// next shows one more rank; after the last one the page closes.
func (v *reveal) next(d eventPage) *kit.Command {
	n := len(d.FinalRanks())
	c := &kit.Command{
		ID:    "show",
		Words: fmt.Sprintf("Show rank %d", n-v.shown),
		Key:   "enter",
		Look:  kit.Main,
		Do:    func() { v.shown++ },
	}
	if v.shown >= n {
		c.Words, c.Do = "Back to the desk", d.close
	}
	return c
}

func (v *reveal) body(d eventPage) kit.Part {
	all := d.Ranks(d.Round())
	rows := kit.Matrix(len(all), 1, kit.Cells{LeastW: 200, LeastH: 44, FreeH: 44, MostH: 90, Gap: 6},
		func(i, _ int) kit.Part {
			return v.row(d, &all[i], i, len(all)-1-i)
		})
	cs := v.commands(d)
	foot := kit.Row(12, kit.Text(scene.StyleBody, scene.Text2, "Ties: Fleet Points, then a roll-off.").Grow(1),
		kit.Button(cs.By("allranks")), kit.Button(cs.By("print")), kit.Button(v.next(d)).If(v.shown >= len(all)))
	label := func(words string) kit.Part { return kit.Line(scene.StyleLabel, scene.Text3, words) }
	heads := kit.Air(10, 0, rankCells(label("Rank"), label("Player"), label("Rounds"), label("Battle"), label("Fleet")))
	return kit.Column(10, heads, kit.Scroll(&v.rows, rows).Grow(1), foot.Grow(-1))
}

// row is a rank: what is behind it is covered until its turn has come.
func (v *reveal) row(d eventPage, s *tournament.Standing, i, turn int) kit.Part {
	rank := func(ink kit.Ink) kit.Part { return kit.Loud(scene.NumeralBold, 0.62, ink, fmt.Sprint(s.Rank)) }
	switch {
	case turn > v.shown: // the first one is the Admiral, whoever that is
		if i == 0 {
			return kit.Vacant(false, kit.Row(16, kit.Gap(6), rank(scene.Text3).Wide(64),
				kit.Loud(scene.SansMedium, 0.46, scene.Text3, s.Title).Grow(1)))
		}
		return kit.Bare(kit.Row(16, kit.Gap(6), rank(scene.Text3).Wide(64), kit.Space()))
	case turn == v.shown:
		return kit.Chosen(true, kit.Row(16, kit.Gap(6), rank(scene.Accent).Wide(64),
			kit.Loud(scene.SansMedium, 0.46, scene.Text1, "next").Grow(1), kit.Button(v.next(d)), kit.Gap(6)))
	}
	name, frame, won := s.Player, kit.Card, ""
	if s.RolledOff {
		won = wonBy(d.view, s.Player)
	}
	if i == 0 {
		name, frame = s.Title+" "+s.Player, func(p kit.Part) kit.Part { return kit.Chosen(true, p) }
	}
	number := func(ink kit.Ink, n int) kit.Part { return kit.Loud(scene.NumeralBold, 0.62, ink, fmt.Sprint(n)) }
	return frame(rankCells(rank(scene.Text2),
		kit.Row(8, kit.Loud(scene.SansMedium, 0.46, scene.Text1, name).Grow(1),
			kit.Pill(won, scene.LineStrong, scene.Control).If(won != "")),
		d.outcomes(s), number(scene.Text1, s.Battle), number(scene.Text2, s.Points)))
}

// rankCells returns a row of the ranks, or its heads: every one has its cells at the same places.
func rankCells(rank, player, rounds, battle, fleet kit.Part) kit.Part {
	return kit.Row(16, kit.Gap(6), rank.Wide(64), player.Grow(1).Least(90, 0),
		rounds.Wide(150).Least(60, 0), battle.Wide(90).Least(48, 0), fleet.Wide(110).Least(60, 0), kit.Gap(6))
}

// wonBy says that a player won a roll-off, and by how many Battle Stations results to how many; it is
// "" for who lost.
func wonBy(d view, player string) string {
	for i := range d.RollOffs {
		r := &d.RollOffs[i]
		for _, t := range r.Throws {
			own, most, in := 0, 0, false
			for k, at := range t.Of {
				n := t.Dice[k].Stations()
				if at < len(r.Players) && d.Player(r.Players[at]).Name == player {
					own, in = n, true
				} else {
					most = max(most, n)
				}
			}
			if in && own > most {
				return fmt.Sprintf("won the roll-off, %d to %d", own, most)
			}
		}
	}
	return ""
}
