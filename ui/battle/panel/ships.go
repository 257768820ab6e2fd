package panel

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Ships is the order of play or both rosters, the initiative and the Fleet Points. In a window with
// little room it is a rail: the ships alone.
type Ships struct {
	plain
	Window Window
}

// Body of it.
func (p *Ships) Body(b *battle.Session) kit.Part {
	ids, heading, _ := b.Order()
	var ps []kit.Part
	if heading == "" { // the sheet's own have a card of their own
		ids = slices.DeleteFunc(ids, func(id game.ShipID) bool { return b.Shown.Ships[id].Map })
	} else {
		ps = append(ps, kit.Air(12, 8, kit.Line(scene.StyleLabel, scene.Text3, heading)).Does(p.order()).
			Name("order", -1).Tip(p.orderTip))
	}
	last, lost := game.PlayerID(-2), []kit.Part{}
	for _, id := range ids {
		sh := &b.Shown.Ships[id]
		if heading == "" && sh.Owner != last {
			ps, last = append(ps, p.seat(b, sh.Owner)), sh.Owner
		}
		if sh.Placed && !sh.OnTable() {
			lost = append(lost,
				ofShip(b, id, kit.Badged(picture(b, id, 26), kit.Seat(4, int(sh.Owner)+1, -1), kit.Part{})))
			continue
		}
		ps = append(ps, p.row(b, id))
	}
	if len(lost) > 0 {
		ps = append(ps, kit.Flush(false, false, kit.Row(8, kit.Icon("danger-now", 13, scene.Danger).At(kit.Middle),
			kit.Row(6, lost...).Grow(1))))
	}
	return kit.Bare(kit.Column(0, append(ps, p.foot(b))...))
}

// Foot returns the initiative and the Fleet Points alone, where the ships stand in the rail.
func (p *Ships) Foot(b *battle.Session) kit.Part { return kit.Bare(p.foot(b)) }

func (p *Ships) foot(b *battle.Session) kit.Part {
	row := func(words string) kit.Part {
		name := kit.Line(scene.StyleSmall, scene.Text2, words).Whole()
		return kit.Row(14, p.initiative(b), name, kit.Space(), p.standing(b, game.One), p.standing(b, game.Two)).Whole()
	}
	return kit.Flush(false, false, kit.Either(row("Fleet Points"), kit.Either(row("Points"), row(""))))
}

// initiative returns the flag of the player who has it.
func (p *Ships) initiative(b *battle.Session) kit.Part {
	flag := kit.Icon("initiative", 14, scene.Seats[int(b.Shown.First)+1].Main)
	return kit.Air(2, 4, flag).Does(p.order()).Name("order", -1).Tip(func() kit.Tip {
		tip := p.orderTip()
		tip.Name = "Initiative: " + b.Game.Setup().Player(b.Shown.First)
		return tip
	})
}

// order opens every ship's place.
func (p *Ships) order() *kit.Command {
	return &kit.Command{
		ID:    "order",
		Words: "Order of play",
		Tip:   "By Captain Skill, then initiative. Click to see the full order.",
		Look:  kit.Hidden,
		Do:    func() { p.Window.OpenWhy(battle.Subject{Of: battle.OfOrder}) },
	}
}

func (p *Ships) orderTip() kit.Tip {
	c := p.order()
	return kit.Tip{Name: c.Words, Words: c.Tip, About: battle.Subject{Of: battle.OfOrder}}
}

// standing returns the current Fleet Points of a player, and the counters beside the ship cards.
func (p *Ships) standing(b *battle.Session, who game.PlayerID) kit.Part {
	seat := int(who) + 1
	var ps []kit.Part
	for _, k := range b.Counters(who) {
		ps = append(ps, kit.Icon(k.Icon, 15, scene.Seats[seat].Main),
			kit.Line(scene.StyleNumber, scene.Text1, fmt.Sprint(k.N)))
	}
	points := fmt.Sprint(game.Points(&b.Shown, b.Game.Setup(), who))
	ps = append(ps, kit.Seat(6, seat, -1), kit.Line(scene.StyleNumber, scene.Seats[seat].Text, points))
	return p.opens(b, who, kit.Row(6, ps...).Whole())
}

// opens lets a part open what a player's Fleet Points are made of.
func (p *Ships) opens(b *battle.Session, who game.PlayerID, part kit.Part) kit.Part {
	about := battle.Subject{Of: battle.OfPlayer, N: int(who)}
	return part.Name("standing", int(who)).Press(func() { p.Window.OpenWhy(about) }).Tip(func() kit.Tip {
		head, words := b.StandingWords(who)
		return kit.Tip{Name: head, Words: words, About: about}
	})
}

// seat heads the ships of a player.
func (p *Ships) seat(b *battle.Session, who game.PlayerID) kit.Part {
	st := scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	ink := scene.Seats[int(who)+1].Text
	if who == game.Nobody {
		return kit.Air(12, 8, kit.Row(8, kit.Seat(6, 0, -1), kit.Line(st, ink, "Uncontrolled").Grow(1)))
	}
	name := b.Game.Setup().Player(who)
	switch {
	case b.Brains[who] != nil && (b.Taught || b.Far.Is()):
	case b.Brains[who] != nil:
		name += " · AI " + names.Title(b.Names[who])
	case !b.HotSeat():
		name += " · you"
	}
	return kit.Air(
		12,
		8,
		kit.Row(8, kit.Seat(6, int(who)+1, -1), kit.Line(st, ink, name).Grow(1), p.locked(b, who)),
	)
}

// locked returns how many dials of a player are locked while dials are set.
func (p *Ships) locked(b *battle.Session, who game.PlayerID) kit.Part {
	if b.Shown.Phase != game.Planning {
		return kit.Part{}
	}
	if b.Flow.Thinking != nil && b.Brains[who] != nil {
		return kit.Line(scene.StyleSmall, scene.Text3, "thinking")
	}
	n, of := dialsLocked(b, who)
	return kit.Row(4, kit.Icon("dial-locked", 13, scene.Text3),
		kit.Line(scene.StyleSmall, scene.Text3, fmt.Sprintf("%d/%d", n, of))).Whole()
}

// dialsLocked returns how many dials of a player are locked, of how many.
func dialsLocked(b *battle.Session, who game.PlayerID) (n, of int) {
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if sh := &b.Shown.Ships[i]; sh.Owner == who && sh.InPlay() && !sh.Map {
			of++
			if b.DialLocked(game.ShipID(i)) {
				n++
			}
		}
	}
	return n, of
}

// shipKey says which ship a row is.
type shipKey game.ShipID

// ofShip adds to a row the name, press, pointer and tip common to all rows of a ship.
func ofShip(b *battle.Session, id game.ShipID, row kit.Part) kit.Part {
	return row.Key(shipKey(id)).Name("ship", int(id)).Press(func() { b.LookAt(id) }).Point(hovers(b, id)).
		Tip(func() kit.Tip { return shipTip(b, id) })
}

// hovers lights a ship on the board while the pointer is on what stands for it.
func hovers(b *battle.Session, id game.ShipID) func(over bool) {
	return func(over bool) { b.Look.Hover = kit.If(over, id, game.NoShip) }
}

// drawn returns the drawing of a ship with the mark of its seat, and another at its lower corner.
func drawn(b *battle.Session, id game.ShipID, size float64, lower kit.Part) kit.Part {
	sh := &b.Shown.Ships[id]
	art, tones, _ := onmap.ArtNow(&b.Shown, b.Game.Setup(), id)
	mark := kit.Seat(8, int(sh.Owner)+1, int(sh.Skill))
	if sh.Map { // it has no turn of its own
		mark = kit.Part{}
	}
	return kit.Badged(kit.Art(size, art, tones, 0), mark, lower)
}

// turn reports whether it is a ship's turn, or its dial's.
func turn(b *battle.Session, id game.ShipID, now bool) bool {
	p := b.Asked()
	return now || b.Planning.Ship == id && p != nil && p.Ask == game.ChooseManeuver
}

// row returns the row of a ship: its name, its remaining strength, the tokens beside it, and its
// current deed.
func (p *Ships) row(b *battle.Session, id game.ShipID) kit.Part {
	s, u := &b.Shown, b.Game.Setup()
	words, done, now := b.Status(id)
	ink := kit.If(done, scene.Text3, scene.Text1)
	st := scene.Style{Face: scene.Condensed, Size: 14.5, Line: 18}
	// what tells twins apart stands at the end
	name := kit.Either(kit.Line(st, ink, names.Plain(u.Name(id))), kit.Squeezed(st, ink, names.Short(u.Name(id))))
	seen := seenDial(b, id) >= 0
	head := kit.Row(8, name.Grow(1), flown(b, id).If(s.Phase == game.Activation || seen),
		sign(b, id, words, done)).High(kit.NameHigh)
	return ofShip(b, id, kit.Flush(turn(b, id, now), b.Look.Ship == id || b.Look.Hover == id,
		kit.Row(8, drawn(b, id, 36, kit.Part{}), kit.Gap(2),
			kit.Column(2, head, inLine(left(b, id), tokens(b, id))).Grow(1))))
}

// inLine returns the ship's remaining strength with its tokens in one line: as many icons as have
// room, then the number of further ones.
func inLine(left kit.Part, tokens []kit.Part) kit.Part {
	with := func(n int) kit.Part {
		ps := append([]kit.Part{left}, tokens[:n]...)
		if more := len(tokens) - n; more > 0 {
			ps = append(ps, kit.Text(scene.StyleCaption, scene.Text2, fmt.Sprintf("+%d", more)))
		}
		return kit.Row(6, ps...)
	}
	line := with(0)
	for n := range tokens {
		line = kit.Either(with(n+1), line)
	}
	return line
}

// sign returns the sign at the right of a ship's row.
func sign(b *battle.Session, id game.ShipID, words string, done bool) kit.Part {
	sh := &b.Shown.Ships[id]
	switch {
	case words != "":
		return kit.Pill(words, scene.Accent, scene.AccentLo)
	case b.Shown.Phase == game.Planning && sh.InPlay() && !sh.Map:
		return dialSign(b, id, 18)
	case done:
		return kit.Icon("ok", 16, scene.Accent)
	}
	return kit.Part{}
}

// dialSign returns a ship's dial: open or locked.
func dialSign(b *battle.Session, id game.ShipID, size float64) kit.Part {
	if !b.DialLocked(id) {
		return kit.Icon("dial", size, scene.Accent)
	}
	return kit.Icon("dial-locked", size, scene.Seats[int(b.Shown.Ships[id].Owner)+1].Main)
}

// left returns the hull and the shields of a ship: one by one, or in numbers where there are too
// many.
func left(b *battle.Session, id game.ShipID) kit.Part {
	sh, most := &b.Shown.Ships[id], int(b.Game.Setup().Facts(id).Ship.Shields)
	hull, of := b.Hull(id)
	if of+most <= 11 {
		return kit.Bar(hull, of, int(sh.Shields), int(sh.Down), most)
	}
	number := func(icon, words string) kit.Part {
		return kit.Row(3, kit.Icon(icon, 12, scene.Text3), kit.Text(scene.StyleCaption, scene.Text1, words))
	}
	return kit.Row(8, number("hull", fmt.Sprintf("%d/%d", hull, of)),
		number("shields", fmt.Sprintf("%d/%d", sh.Shields, most)))
}

// tokens returns the small icons of the tokens beside a ship.
func tokens(b *battle.Session, id game.ShipID) (ps []kit.Part) {
	sh, sheet := &b.Shown.Ships[id], b.Game.Setup().Scenario.Sheet()
	put := func(n int, icon string) {
		for range n {
			ps = append(ps, kit.Icon(icon, 13, scene.Text2))
		}
	}
	one := func(is bool, icon string) {
		if is {
			put(1, icon)
		}
	}
	put(int(sh.Evade), "evade")
	put(int(sh.Scan), "scan")
	put(int(sh.Stations), "battle-stations")
	put(int(sh.Power), "aux-power")
	one(sh.Cloak != game.NotCloaked, "cloak")
	one(sh.Lock != game.NoShip, "target-lock")
	for _, d := range sh.Damage[:sh.NDamage] {
		one(d.Up, "critical-damage")
	}
	for _, k := range b.CountersOn(id) {
		put(k.N, k.Icon)
	}
	put(b.Away(id), sheet.Away.Icon)
	one(sh.Marker > 0, sheet.Marker.Icon)
	put(int(sh.Temp), "shields")
	one(sh.Drones > 0, "borg")
	return ps
}

// flown returns the maneuver that a ship has flown this round, or is about to fly as far as the
// viewer knows.
func flown(b *battle.Session, id game.ShipID) kit.Part {
	sh := &b.Shown.Ships[id]
	m, d := sh.Flew.Maneuver, onmap.Difficulty(sh.Flew.Color)
	switch k := b.Flow.Pause; {
	case sh.Moved:
	case k != nil && k.Move.Ship == id:
		m, d = k.Move.Maneuver, onmap.Difficulty(k.Fate.Color)
	default:
		n := seenDial(b, id)
		if n < 0 {
			return kit.Part{}
		}
		m = b.Game.Setup().Facts(id).Ship.Class.Dial[n].Maneuver
		d = onmap.Difficulty(b.Shown.Color(b.Game.Setup(), id, n))
	}
	return kit.Icon(dial.Art(m.Bearing), 17, inkOf(b, d))
}

// Rail returns the ships alone, for a column as wide as one of them; more is the part at its foot.
func (p *Ships) Rail(b *battle.Session, more kit.Part) kit.Part {
	ids, _, _ := b.Order()
	rows := make([]kit.Part, 0, len(ids))
	for _, id := range ids {
		rows = append(rows, cell(b, id, 32))
	}
	foot := []kit.Part{}
	for who := game.One; who <= game.Two; who++ {
		foot = append(foot, p.points(b, who))
	}
	return kit.Bare(
		kit.Column(0, kit.Scroll(nil, kit.Column(0, rows...)), kit.Column(0, append(foot, more)...).Grow(-1)),
	)
}

// cell returns a ship alone: its drawing of a size in px, and how much of it is left.
func cell(b *battle.Session, id game.ShipID, size float64) kit.Part {
	sh := &b.Shown.Ships[id]
	_, _, now := b.Status(id)
	mark := dialSign(b, id, 13).If(b.Shown.Phase == game.Planning && sh.InPlay() && !sh.Map)
	hull, of := b.Hull(id)
	all := of + int(b.Game.Setup().Facts(id).Ship.Shields)
	return ofShip(b, id, kit.Flush(
		turn(b, id, now),
		b.Look.Ship == id || b.Look.Hover == id,
		kit.Column(2, drawn(b, id, size, mark).At(kit.Middle),
			kit.Meter(float64(hull+int(sh.Shields))/float64(max(all, 1)))),
	))
}

// mostInStrip is the most ships that stand beside each other on a telephone, each for a finger.
const mostInStrip = 8

// Strip returns the ships beside each other, for a window that is higher than wide; it is the zero
// part where they are too many.
func (p *Ships) Strip(b *battle.Session) kit.Part {
	ids, _, _ := b.Order()
	if len(ids) > mostInStrip {
		return kit.Part{}
	}
	cells := make([]kit.Part, 0, len(ids))
	for _, id := range ids {
		cells = append(cells, cell(b, id, 28).Grow(1).Least(kit.Finger, 0))
	}
	return kit.Bare(kit.Row(0, cells...))
}

// points returns a player's Fleet Points in the rail, and below them the numbers of tokens and
// cards elsewhere.
func (p *Ships) points(b *battle.Session, who game.PlayerID) kit.Part {
	seat := int(who) + 1
	ps := []kit.Part{
		kit.Row(
			0,
			kit.Seat(5, seat, -1),
			kit.Space(),
			kit.Text(scene.StyleNumber, scene.Seats[seat].Text, fmt.Sprint(game.Points(&b.Shown, b.Game.Setup(), who))),
		),
	}
	for _, k := range b.Counters(who) {
		ps = append(
			ps,
			kit.Row(0, kit.Icon(k.Icon, 13, scene.Seats[seat].Main), kit.Space(),
				kit.Text(scene.StyleNumber, scene.Text1, fmt.Sprint(k.N))),
		)
	}
	return p.opens(b, who, kit.Flush(false, false, kit.Column(0, ps...)))
}

// shipTip returns a ship in a sentence: its captain, its remaining strength, the tokens beside it.
func shipTip(b *battle.Session, id game.ShipID) kit.Tip {
	u := b.Game.Setup()
	sh, f := &b.Shown.Ships[id], u.Facts(id)
	hull, of := b.Hull(id)
	words := fmt.Sprintf("%s, Captain Skill %d. %s %d of %d, shields %d of %d.", f.Captain.Name, sh.Skill,
		kit.If(u.Squadron(id), "Tokens", "Hull"), hull, of, sh.Shields, f.Ship.Shields)
	if sh.Map {
		words = fmt.Sprintf("Controlled by %s. Hull %d of %d.", u.Player(sh.Owner), hull, of)
	}
	var has []string
	for _, k := range []struct {
		n    int8
		name string
	}{{sh.Evade, "Evade"}, {sh.Scan, "Scan"}, {sh.Stations, "Battle Stations"}, {sh.Power, "Auxiliary Power"}} {
		if k.n > 0 {
			has = append(has, k.name)
		}
	}
	if sh.Cloak != game.NotCloaked {
		has = append(has, "Cloak")
	}
	if sh.Lock != game.NoShip {
		has = append(has, "Target Lock on "+names.Short(u.Name(sh.Lock)))
		if sh.Also > 0 {
			has = append(has, "Target Lock on "+names.Short(u.Name(sh.Also-1)))
		}
	}
	if sh.Marker > 0 {
		has = append(has, "holds the "+u.Name(sh.Marker-1))
	}
	for _, k := range b.CountersOn(id) {
		has = append(has, fmt.Sprintf("%s: %d", k.Name, k.N))
	}
	if n := seenDial(b, id); n >= 0 {
		has = append(has, "Dial looked at: "+f.Ship.Class.Dial[n].Maneuver.String())
	}
	if n := b.Away(id); n > 0 {
		has = append(has, fmt.Sprintf("cards aboard elsewhere: %d", n))
	}
	if len(has) > 0 {
		words += " " + strings.Join(has, ", ") + "."
	}
	return kit.Tip{Name: u.Name(id), Words: words, About: battle.Subject{Of: battle.OfShip, N: int(id)}}
}
