package table

import (
	"fmt"
	"image/color"
	"math/bits"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// optionRow is an option as it is listed.
type optionRow struct {
	label, second string
	icon          string
	why           string
	picked        bool
}

func iconOf(p *game.Prompt, o game.Option) string {
	switch o.Kind {
	case game.Perform:
		return strings.ReplaceAll(o.Action.String(), " ", "-")
	case game.RepairCard:
		return "critical-damage"
	case game.Enable:
		return "disabled"
	case game.FirePrimary, game.AimAt:
		return "attack"
	case game.TakeSpecial:
		return "mission"
	case game.UseCard, game.UseBonus, game.FireCard, game.PickCard:
		return "captain"
	case game.FireWeapon, game.DiscardUpgrade:
		return "weapon"
	case game.SpendLock:
		return "target-lock"
	case game.SpendStations:
		return "battle-stations"
	case game.SpendEvade:
		return "evade"
	case game.SpendReroll:
		return "admiral"
	case game.Keep, game.Drop:
		return "cloak"
	case game.Raise:
		return "shields"
	case game.GoWith:
		return "squadron"
	case game.Pass:
		return "no"
	}
	return "blank"
}

func (t *Table) rows(p *game.Prompt) (rows []optionRow) {
	s, u := &t.Shown, t.Game.Setup()
	for i, o := range p.Options {
		r := optionRow{label: names.Title(p.Label(&t.View, i)), icon: iconOf(p, o), picked: t.Picks&(1<<uint(i)) != 0}
		if o.Kind == game.UseCard && p.Ask == game.UseCards && p.SeveralShips() {
			r.label = names.Short(u.Name(o.Ship)) + ": " + o.Label(&t.View) // the ship first: a long label loses its end
		}
		switch {
		case o.Kind == game.FirePrimary || o.Kind == game.FireWeapon:
			w := game.NoWeapon
			if o.Kind == game.FireWeapon {
				w = o.N
			}
			if shot, no := t.ShotOf(p.Ship, o.Mount, w, o.Ship); no.Code == game.Yes {
				at, df := s.DiceFor(u, p.Ship, w, o.Ship, &shot)
				r.second = fmt.Sprintf("Range %d · %s · %d v %d dice", shot.Band, t.Long(shot.Gap.Dist), at.Total(), df.Total())
				if shot.Obstructed {
					r.second += ", obstructed"
				}
				r.label = names.Short(u.Name(o.Ship))
				if m := u.OnMap(p.Ship); m != nil {
					r.second = m.Mounts[o.Mount].Name + " · " + r.second
				}
				if w != game.NoWeapon {
					r.label = u.Facts(p.Ship).Upgrades[w].Card.Name + ": " + r.label
				}
			}
		case o.Kind == game.Perform && o.Action == card.TargetLock:
			r.label = "Lock " + names.Short(u.Name(o.Ship))
			r.second = fmt.Sprintf("Range %d · %s", t.Game.Setup().Band(float64(o.Dist)), t.Long(float64(o.Dist)))
		case o.Kind == game.RepairCard:
			r.second = s.Ships[o.Ship].Damage[o.N].ID.Words()
		case o.Kind == game.GoWith:
			r.second = u.Facts(o.Ship).Captain.Name
		case o.Kind == game.SpendLock:
			r.label, r.second = "Spend Target Lock", "re-roll any number of attack dice"
		case o.Kind == game.SpendReroll:
			r.second = "roll one of these dice again; the token is gone then"
		case o.Kind == game.SpendEvade:
			r.second = "one more Evade result"
		case o.Kind == game.PickDie:
			r.icon = "blank"
		case p.Ask == game.ChooseDrones:
			r.icon, r.label = "borg", fmt.Sprintf("%d Drone tokens", o.N)
			if o.N == 1 {
				r.label = "1 Drone token"
			}
			if o.N < p.Options[0].N || len(p.Options) == 1 {
				r.second = "and a Mission Token in place of one"
			}
		case o.Kind == game.PickCard && o.Ship != game.NoShip && o.N >= -1 && int(o.N) < len(u.Facts(o.Ship).Upgrades):
			if f := u.Facts(o.Ship); o.N < 0 {
				r.icon, r.second = "captain", fmt.Sprintf("captain of %s, skill %d", names.Short(u.Name(o.Ship)), f.Captain.Skill)
			} else {
				k := f.Upgrades[o.N].Card.Kind.String()
				r.icon, r.second = k, k+" of "+names.Short(u.Name(o.Ship))
			}
		case o.Kind == game.UseCard && o.Line > 0:
			a, _, _ := u.Line(o.Line)
			r.second, r.icon = a.Words(), "captain"
		case o.Kind == game.SpendStations && s.Attack.On:
			r.second = "turns each Battle Stations result into a Hit"
			if p.Ask == game.ModifyDefenseDice {
				r.second = "turns each Battle Stations result into an Evade"
			}
		}
		if n := t.CostOf(&o); n > 0 {
			fine := fmt.Sprintf("−%d Fleet Points if it is destroyed", n)
			if r.second != "" {
				fine += " · " + r.second
			}
			r.second = fine
		}
		rows = append(rows, r)
	}
	for _, r := range game.Refusals(&t.View, p) {
		label := names.Title(r.Label)
		switch {
		case r.Kind == game.Perform && r.Act == card.TargetLock && r.Ship != p.Ship && r.Ship != game.NoShip:
			label = "Lock " + names.Short(u.Name(r.Ship))
		case r.Kind == game.FirePrimary && r.Ship != game.NoShip:
			label = names.Short(u.Name(r.Ship))
		case r.Kind == game.FireWeapon && r.Ship != game.NoShip:
			label = u.Facts(p.Ship).Upgrades[r.N].Card.Name + ": " + names.Short(u.Name(r.Ship))
		}
		rows = append(rows, optionRow{label: label, why: t.Reason(&r), icon: iconOf(p, game.Option{Kind: r.Kind, Action: r.Act})})
	}
	return rows
}

// drawOptions is the list of a question's options, what cannot be chosen dimmed with its reason.
func (t *Table) drawOptions(b box, p *game.Prompt) {
	c := &t.Canvas
	head := names.Title(p.Question())
	t.linkedHead(b.X+12, b.Y+22, head)
	y := b.Y + 40
	if t.Shown.Attack.On && !t.attacks() && !t.lay.narrow { // in a small window the dice say it, in the same column
		at, df := t.Shown.AttackDice(t.Game.Setup()), t.Shown.DefenseDice(t.Game.Setup())
		y += c.Wrap(b.X+12, y, b.W-24, scene.StyleCaption, scene.Text2, "Attack dice "+at.String())
		y += c.Wrap(b.X+12, y, b.W-24, scene.StyleCaption, scene.Text2, "Defense dice "+df.String()) + 6
		c.Hit("sums", b.X+8, b.Y+36, b.W-16, y-b.Y-40, true)
	}
	if p.Line > 0 && p.Ask != game.UseCards { // of which card it is
		a, name, _ := t.Game.Setup().Line(p.Line)
		y += c.Wrap(b.X+12, y, b.W-24, scene.Style{Face: scene.SansBold, Size: 14, Line: 20}, scene.Text1, name)
		y += t.linkedText(b.X+12, y, b.W-24, scene.StyleCaption, scene.Text2, a.Words()) + 8
	}
	rows := t.rows(p)
	bottom := b.Y + b.H - 72
	if _, ok := t.MayAlways(); ok {
		bottom -= 40
	}
	chances := t.chancesRoom(p, bottom-y, t.rowsHigh(rows, b.W-24))
	bottom -= chances
	buys := t.buysRoom(p, bottom-y)
	bottom -= buys
	h, fit := t.rowHeights(rows, b.W-24, bottom-y)
	if is := (asked{p.ID, len(t.Game.Answers())}); is != t.optOf {
		t.optOf, t.optTop, t.optSeen = is, 0, battle.Nothing
	}
	t.optTop = max(0, min(t.optTop, len(rows)-fit))
	if at := t.Question.Kept(); at != t.optSeen && at < len(rows) && len(rows) > fit {
		t.optSeen = at
		t.optTop = min(t.optTop, at)
		t.optTop = max(t.optTop, at-fit+1)
	}
	for i := t.optTop; i < len(rows) && i < t.optTop+fit; i++ {
		t.optionRow(b, y, h[i], i, &rows[i], p)
		y += h[i] + 4
	}
	if len(rows) > fit {
		c.Text(b.X+b.W-12, b.Y+22, scene.StyleCaption, scene.Text3, fmt.Sprintf("%d-%d of %d", t.optTop+1, min(len(rows), t.optTop+fit), len(rows)), scene.Right)
	}
	if chances > 0 {
		t.drawChances(box{b.X + 12, bottom, b.W - 24, chances}, p)
	}
	if buys > 0 {
		t.drawBuys(box{b.X + 12, bottom, b.W - 24, buys - 8})
	}
	t.drawAlways(b)
	main, at := "Confirm", t.Question.Answer()
	if n := bits.OnesCount64(t.Picks); p.Max > 1 && p.Ask == game.ChooseDice {
		main = fmt.Sprintf("Re-roll %d dice", n)
		if n == 1 {
			main = "Re-roll 1 die"
		}
	} else if p.Max > 1 {
		main = fmt.Sprintf("Choose these %d", n)
		switch {
		case n < int(p.Min):
			main = strings.TrimSuffix(battle.HowMany(p), ".")
		case n == 0:
			main = "Choose none"
		case n == 1:
			main = "Choose this"
		}
	} else if at < len(p.Options) {
		main = rows[at].label
		if k := p.Options[at].Kind; k == game.FirePrimary || k == game.FireWeapon {
			main = "Fire at " + names.Short(t.Game.Setup().Name(p.Options[at].Ship))
		}
		main = strings.TrimSuffix(main, ": re-roll dice")
		if head, _, ok := strings.Cut(main, ": "); ok && widthOf(scene.StyleH3, main) > b.W-110 {
			main = head // the row says the rest
		}
		if o := &p.Options[at]; o.Kind == game.TakeSpecial && widthOf(scene.StyleH3, main) > b.W-110 {
			main = t.briefly(main, o.Ship) // the row says the rest
		}
		if battle.IsEcho(&p.Options[at]) {
			main = strings.Replace(main, "Sensor Echo to the ", "Echo ", 1) // its row names it in full
		}
		if p.Options[at].Kind == game.Pass && p.Ask == game.ChooseAction {
			main = "No action"
		}
	}
	if words, is := t.Loss(); is {
		main = words
	}
	t.mainButton(b, main, p.Max > 1 && bits.OnesCount64(t.Picks) >= int(p.Min) || p.Max <= 1 && at < len(p.Options))
}

// asked is a question in a battle that may jump.
type asked struct {
	id      int32
	answers int
}

// rowsHigh is how high the options would be with room for all their words.
func (t *Table) rowsHigh(rows []optionRow, w float64) (sum float64) {
	h, _ := t.rowHeights(rows, w, 1e6)
	for _, k := range h {
		sum += k + 4
	}
	return sum
}

// rowHeights are the heights of the options, and how many there is room for: words that do not fit in a line get as many as
// they need, up to six, unless the list gets too long by it; then two, then one.
func (t *Table) rowHeights(rows []optionRow, w, room float64) (h []float64, fit int) {
	if t.lay.narrow { // the column is moved: nothing has to give way
		for i := range rows {
			h = append(h, t.narrowRow(&rows[i], w))
		}
		return h, len(rows)
	}
	for _, most := range []int{6, 2} {
		h = h[:0]
		total := 0.0
		for i := range rows {
			k := 46.0
			if words := rows[i].words(); widthOf(scene.StyleCaption, words) > w-78 {
				k = 32 + 15*float64(min(most, len(canvas.Lines(scene.StyleCaption, words, w-78))))
			}
			h = append(h, k)
			total += k + 4
		}
		if total <= room {
			return h, len(rows)
		}
	}
	low, least := 46.0, 34.0
	if t.touch {
		least = finger
	}
	if float64(len(rows))*(low+4) > room {
		low = max(least, room/float64(len(rows))-4)
	}
	for i := range h {
		h[i] = low
	}
	return h, min(len(rows), max(1, int(room/(low+4)+0.01)))
}

// words are the second line of an option: what it brings, or why it may not be chosen.
func (r *optionRow) words() string {
	if r.why != "" {
		return r.why
	}
	return r.second
}

func (t *Table) optionRow(b box, y, h float64, i int, r *optionRow, p *game.Prompt) {
	c := &t.Canvas
	id := fmt.Sprintf("opt:%d", i)
	x, w := b.X+12, b.W-24
	ok := r.why == ""
	c.Hit(id, x, y, w, h, ok)
	shown, meant := i == t.Question.Previewed(), i == t.Question.Answer()
	if !ok && meant {
		x += t.sway()
	}
	fill, edge, ink, sub := scene.Card, scene.Line, scene.Text1, scene.Text2
	switch {
	case !ok:
		fill, ink, sub = scene.Panel, scene.Text3, scene.DangerSentence
		if meant {
			edge = scene.Danger
		}
	case r.picked || meant && p.Max <= 1:
		fill, edge = scene.AccentLo, scene.Accent
	case shown:
		edge = scene.Accent
	case c.Hover == id:
		fill = scene.Control
	}
	c.Box(x, y, w, h, 8, fill)
	c.Frame(x, y, w, h, 8, 1.2, edge)
	c.Icon(x+20, y+h/2, 18, r.icon, ink)
	kw := 12.0
	if i < len(p.Options) && i < 9 {
		kw = 40
		c.Key(x+w-30, y+h/2, fmt.Sprint(i+1), scene.Text3)
	}
	second := r.words()
	st := scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
	write := func(y float64, st scene.Style, ink color.NRGBA, words string) {
		words = canvas.Shorten(st, words, w-38-kw)
		c.Text(x+38, y, st, ink, words, scene.Left)
		if !t.touch && (!ok || st == scene.StyleCaption) { // a click on the name of what may be chosen chooses it
			t.linkedLine(":"+id, x+38, y, st, words)
		}
	}
	if ok && !t.touch && i < len(p.Options) {
		t.linkIn(":"+id, termOf(p.Options[i]), x+6, y+h/2-13, 28, 26)
	}
	if head, _, ok := strings.Cut(r.label, " on the "); ok && !t.lay.narrow && second != "" && widthOf(st, r.label) > w-38-kw {
		r.label = head // there is only one
	}
	if t.lay.narrow {
		top := y + 14 + (h-narrowWords(r, w))/2
		for _, l := range canvas.Lines(st, r.label, w-narrowRowSides) {
			write(top, st, ink, l)
			top += st.Line
		}
		top++
		for _, l := range canvas.Lines(scene.StyleCaption, second, w-narrowRowSides) {
			write(top, scene.StyleCaption, sub, l)
			top += 15
		}
		return
	}
	if second == "" {
		if ls := canvas.Lines(st, r.label, w-38-kw); len(ls) > 1 {
			small := scene.Style{Face: scene.SansBold, Size: min(13, h*0.34), Line: 16}
			ls = canvas.Lines(small, r.label, w-38-kw)
			write(y+h/2-h*0.2, small, ink, ls[0])
			write(y+h/2+h*0.2, small, ink, strings.Join(ls[1:], " "))
			return
		}
		write(y+h/2, st, ink, r.label)
		return
	}
	if h < 40 {
		st.Size = 13
	}
	if h > 50 {
		write(y+16, st, ink, r.label)
		ls := canvas.Lines(scene.StyleCaption, second, w-38-kw)
		most := max(1, int((h-30)/15))
		for k, l := range ls[:min(most, len(ls))] {
			if k == most-1 && len(ls) > most {
				l += "…"
			}
			write(y+34+float64(k)*15, scene.StyleCaption, sub, l)
		}
		return
	}
	write(y+h/2-h*0.19, st, ink, r.label)
	if head, _, ok := strings.Cut(second, " ("); ok && widthOf(scene.StyleCaption, second) > w-38-kw { // the sheet's section
		second = head
	}
	write(y+h/2+h*0.22, scene.StyleCaption, sub, second)
}
