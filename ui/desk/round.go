package desk

import (
	"fmt"
	"strconv"

	"attackwing/game/qrcode"
	"attackwing/game/tournament"
	"attackwing/game/tournament/eventkit"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// rounds is the state of the pages of the rounds.
type rounds struct {
	tables kit.Listed
	seat   int
	drafts map[[2]int]*draft // by round and table
	swap   tournament.No     // who changes seats with the next one chosen
	tabs   kit.Tabs
	side   kit.Scrolled
}

// roundPage shows a round: its tables, the result that is entered at one of them, and the seats
// that are changed.
type roundPage struct {
	eventPage
	*rounds
	ranks *kit.Listed
}

// commands returns the commands of a paired round, none if the round is not paired yet.
func (d roundPage) commands() kit.Commands {
	if d.tab > d.Round() {
		return nil
	}
	cs := kit.Commands{d.enter()}
	if qrcode.Here && d.table() != nil {
		cs = append(cs, d.slip())
	}
	cs = append(cs, d.tableCommands()...)
	cs = append(cs, d.forAll()...)
	if d.ForComputers() != nil {
		cs = append(cs, d.rest())
	}
	if d.throw != nil {
		cs = append(cs, d.rollOff())
	}
	cs = append(cs, d.fields()...)
	if t := d.table(); t != nil && t.Result == nil {
		cs = append(cs, d.digits()...)
	}
	return cs
}

// body returns a Battle Round: standings, tables, what is to do.
func (d roundPage) body() kit.Part {
	tables, todo := d.unpaired(), d.withNext(&d.side, d.tables.At+1, kit.Part{})
	if d.tab <= d.Round() {
		tables, todo = d.tableCards(), d.withNext(&d.side, d.tables.At+1, d.chosenTable())
	}
	return kit.Split(&d.tabs,
		kit.Col{Name: "Standings", Least: 270, Share: 6, Part: d.standings(d.ranks)},
		kit.Col{Name: "Tables", Least: 340, Share: 8, Part: tables},
		kit.Col{Name: "To do", Least: 270, Share: 6, Part: todo})
}

// unpaired says why a round has no tables yet.
func (d roundPage) unpaired() kit.Part {
	words := fmt.Sprintf("Round %d is paired after round %d.", d.tab, d.tab-1)
	if d.tab == 1 {
		words = "Round 1 is drawn at random once everyone has signed in."
		if d.Kit().Draws[0].Order == eventkit.ByLastRank {
			words = "Once everyone has signed in, round 1 is paired by the previous event's ranks."
		}
	}
	return panel(tabNames[d.tab], "not paired yet", say(words))
}

// howPaired says how a round's opponents are found.
func (d roundPage) howPaired() string {
	switch k := d.Kit().Draws[d.tab-1]; {
	case k.Order == eventkit.ByLastRank && d.After != nil:
		return "paired by last month's ranks"
	case k.Order != eventkit.ByStanding:
		return "drawn by lot"
	case k.Roles == eventkit.OtherFleet:
		return "everyone plays their other fleet"
	case d.round().Bye != 0:
		return "paired by rank, bye removed first"
	}
	return "paired by rank"
}

// tableCards returns a card for each table, the bye at last.
func (d roundPage) tableCards() kit.Part {
	head := kit.Row(
		12,
		kit.Line(scene.StyleLabel, scene.Text3, fmt.Sprintf("Round %d of %d", d.tab, tournament.Rounds)).Grow(1),
		kit.Line(scene.StyleSmall, scene.Text3, d.howPaired()),
	)
	if qrcode.Here && d.table() != nil {
		head = kit.Row(12, head.Grow(1), kit.Chip(d.slip()))
	}
	return kit.Column(8, head, kit.List(&d.tables, d.places(), 0, func(i int) kit.Part {
		if i < len(d.round().Tables) {
			return d.tableCard(i)
		}
		return d.byeCard(i)
	}))
}

// tableState returns a table's state in words, and whether it is a good one.
func (d roundPage) tableState(i int) (words string, good bool) {
	t := &d.round().Tables[i]
	r := t.Newest()
	a, b := d.Player(t.Players[0]), d.Player(t.Players[1])
	switch {
	case r == nil && d.playing.at(d.file, d.tab, i):
		return "computers play", false
	case t.Correction != nil:
		return "correction not signed", false
	case r != nil && signed(r) && (verified(t) || r.Ending == tournament.ByNoShow):
		return "result signed", true
	case r != nil && signed(r):
		return "fleets not verified", false
	case r != nil:
		return "result entered", true
	case d.Kit().Fleets != nil && t.Fleets[0] == "":
		return "fleet not chosen", false
	case a.Computer != "" && b.Computer != "":
		return "two computers", false
	case !verified(t):
		return "fleets not verified", false
	}
	return "to play", false
}

func verified(t *tournament.Table) bool { return t.Verified[0] != "" && t.Verified[1] != "" }

func signed(r *tournament.Result) bool {
	return r.Signed[0] != "" && r.Signed[1] != "" || r.Ending == tournament.ByNoShow && r.Signed[r.Winner] != ""
}

func pill(words string, good bool) kit.Part {
	if good {
		return kit.Pill(words, scene.Accent, scene.AccentLo)
	}
	return kit.Pill(words, scene.LineStrong, scene.Control)
}

// tableCard returns a table: who sits there, what they have brought to paper.
func (d roundPage) tableCard(i int) kit.Part {
	head := kit.Row(12, kit.Line(scene.StyleLabel, scene.Text3, fmt.Sprintf("Table %d", i+1)).Grow(1),
		pill(d.tableState(i)))
	return kit.Chosen(i == d.tables.At, kit.Column(6, head, d.seatPart(i, 0), kit.Rule(), d.seatPart(i, 1),
		d.marks(i))).Name("table", i).Press(func() { d.goTo(i, 0) })
}

// seatPart returns a seat of a table: who sits there, what the round has brought. It can be dragged
// onto another.
func (d roundPage) seatPart(table, seat int) kit.Part {
	t := &d.round().Tables[table]
	n := t.Players[seat]
	ink, caption := scene.Text1, d.aboutSeat(t, seat)
	if n == d.swap {
		ink, caption = scene.Accent, "swap seats with…"
	}
	var rolled kit.Part
	if r := t.Newest(); r != nil && len(r.RollOff) > 0 {
		rolled = faces(r.RollOff[len(r.RollOff)-1].Dice[seat], 15)
	}
	words := kit.Column(0, kit.Line(scene.StyleH3, ink, d.Player(n).Name),
		kit.Line(scene.StyleCaption, scene.Text3, caption))
	row := kit.Row(8, kit.Seat(6, seat+1, -1), words.Grow(1).Least(90, 0), rolled, d.outcome(t, table, seat),
		d.points(table, seat))
	return d.swaps(row.Name("seat:"+strconv.Itoa(table), seat).Press(func() {
		if d.swap != 0 {
			d.takeSwap(n)
			return
		}
		d.goTo(table, seat)
	}), n)
}

// aboutSeat returns the caption of the player on a seat.
func (d roundPage) aboutSeat(t *tournament.Table, seat int) string {
	n := t.Players[seat]
	p := d.Player(n)
	caption := d.standingBefore(n)
	if f := t.Fleets[seat]; f != "" {
		caption = f + " fleet" + join(caption)
	}
	switch {
	case p.Computer != "" && caption != "": // how good it is says the page of the players
		caption = "computer" + join(caption)
	case p.Computer != "":
		caption = "computer, " + p.Computer
	}
	return caption
}

// standingBefore returns in words the rank of a player before the shown round; in round 1 it is the
// player's faction.
func (d roundPage) standingBefore(n tournament.No) string {
	if d.tab < 2 {
		if a := d.Player(n).Allegiance; a != "" {
			return tournament.FactionName(a)
		}
		return ""
	}
	for _, s := range d.Standings(d.tab - 1) {
		if s.No == n {
			return fmt.Sprintf("rank %d · %d BP, %d FP", s.Rank, s.Battle, s.Points)
		}
	}
	return ""
}

func join(s string) string {
	if s == "" {
		return ""
	}
	return " · " + s
}

// outcome returns the result of the round for a seat.
func (d roundPage) outcome(t *tournament.Table, table, seat int) kit.Part {
	r := t.Newest()
	if r == nil {
		e := d.drafts[[2]int{d.tab, table}]
		switch {
		case e == nil || e.winner != seat:
			return kit.Part{}
		case e.ending != "":
			return pill("wins, "+string(e.ending), true)
		}
		return pill("wins", true)
	}
	switch {
	case r.Winner == seat:
		return pill(fmt.Sprintf("win, %d BP", tournament.PointsForWin), true)
	case r.Ending == tournament.ByNoShow:
		return pill("no-show", false)
	}
	return pill(fmt.Sprintf("loss, %d BP", tournament.PointsForLoss), false)
}

// points returns the field of a seat's Fleet Points.
func (d roundPage) points(table, seat int) kit.Part {
	words, ink := "–", scene.Text3
	open := true
	if r := d.round().Tables[table].Newest(); r != nil {
		words, ink, open = fmt.Sprint(r.Sides[seat].Points), scene.Text1, false
	} else if e := d.drafts[[2]int{d.tab, table}]; e != nil && e.points[seat] != "" {
		words, ink = e.points[seat], scene.Text1
	}
	here := table == d.tables.At && seat == d.seat && open
	if here && words == "–" {
		words = ""
	}
	return kit.Figure(words, ink, here)
}

// marks returns the players' initials: under the other's fleet before the battle, under the result
// after it.
func (d roundPage) marks(table int) kit.Part {
	t := &d.round().Tables[table]
	kind, verb, sign, by := "ver", "verified by", false, t.Verified
	if r := t.Newest(); r != nil && (verified(t) || r.Ending == tournament.ByNoShow) {
		kind, verb, sign, by = "sig", "signed", true, r.Signed
	}
	ps := make([]kit.Part, 2)
	for seat, n := range t.Players {
		ps[seat] = kit.Check(kind+":"+strconv.Itoa(table), seat, verb+" "+d.Player(n).Name, by[seat] != "", func(bool) {
			d.goTo(table, seat)
			d.mark(sign, seat)
		})
	}
	return kit.Grid(150, 8, ps...)
}

// byeCard returns the card of the player who sits out.
func (d roundPage) byeCard(i int) kit.Part {
	n := d.round().Bye
	l := d.Line(n, d.tab)
	words := fmt.Sprintf("%d BP, FP when all tables report", tournament.PointsForBye)
	if l.Points != 0 || d.Complete(d.tab) {
		words = fmt.Sprintf("%d BP, %d FP", l.Battle, l.Points)
	}
	ink := kit.If(n == d.swap, scene.Accent, scene.Text1)
	row := kit.Row(12, kit.Line(scene.StyleH3, ink, d.Player(n).Name).Grow(1),
		kit.Text(scene.StyleSmall, scene.Text2, words))
	card := kit.Chosen(i == d.tables.At, kit.Column(4, kit.Line(scene.StyleLabel, scene.Text3, "Bye"), row))
	return d.swaps(card.Name("bye", -1).Press(func() {
		if d.goTo(i, 0); d.swap != 0 {
			d.takeSwap(n)
		}
	}), n)
}
