package card

import "fmt"

// boardKinds are the effects on where things lie on the table.
var boardKinds = map[EffectOp]forms{
	LeaveTable: {
		{pattern: "leave the table",
			says: does("leave", "the table and loses its tokens except Auxiliary Power Tokens")},
		{pattern: "leave the table without any tokens", sets: func(e *Effect) { e.None = true },
			says: does("leave", "the table and loses its tokens")},
		{pattern: "leave the table with its tokens", sets: func(e *Effect) { e.AllBut = true },
			says: does("leave", "the table")},
	},
	Ram: {
		{pattern: "ram with <n> dice", say: ram},
		{pattern: "ram with <n> dice past <count> defense dice", say: ram},
	},
	Crash: {{pattern: "crash at most <n>",
		says: clause{who: "if the ship that holds this card ready was in the way of that maneuver, both ships",
			verb: "suffer", plural: true, rest: "as much damage as the speed of the maneuver, {n} at most; " +
				"the one of higher Captain Skill rolls as many defense dice against it as it is higher"}}},
	StayHere: {{pattern: "never leave the table",
		says: does("cannot leave", "the table unless it is destroyed")}},
	SeeNearer: {{pattern: "friends of faction <faction> at range 3 count as at 2",
		say: func(_ *wording, e *Effect, _ clause) clause {
			return clause{who: "friendly " + e.Faction.String() + " ships at Range 3", verb: "count", plural: true,
				rest: "as at Range 2 for all cards of this ship"}
		}}},
	ReturnToTable: {
		{pattern: "return to the table beyond range <n>",
			says: does("return", "to the table, anywhere but within Range {n} of another ship")},
		{pattern: "return to the table beyond range <n> of enemies", sets: func(e *Effect) { e.Enemy = true },
			says: does("return", "to the table, anywhere but within Range {n} of an enemy ship")},
		{pattern: "return to the table within range <n>", sets: func(e *Effect) { e.Fixed = true },
			says: does("return", "to the table, within Range {n} of where it was")},
	},
	MarkRock: {{pattern: "mark an obstacle within range <n>", sets: lies,
		says: you("choose", "an obstacle within Range {n}")}},
	LayMine: {
		{pattern: "lay a minefield of <n> dice", mods: modLaid, say: layMine},
		{pattern: "lay a cloaked minefield of <n> dice", mods: modLaid, say: layMine,
			sets: func(e *Effect) { e.Mine.Trigger, e.Mine.Foes, e.Mine.Scan = 1, true, true }},
		{pattern: "lay a minefield of Auxiliary Power", mods: modLaid, say: layMine,
			sets: func(e *Effect) { e.Mine.Trigger, e.Mine.Strains = 1, true }},
	},
	ClearToken: {
		{pattern: "remove a minefield within range <n>", says: you("remove", "a Minefield Token within Range {n}")},
		{pattern: "remove a minefield at range <n-m>", says: you("remove", "a Minefield Token at Range {span}")},
		{pattern: "remove that minefield", sets: func(e *Effect) { e.That = true },
			says: tells("that Minefield Token", "be", "removed and does nothing")},
		{pattern: "detonate a minefield within range <n>", sets: func(e *Effect) { e.Bursts = true },
			says: you("remove", "a Minefield Token within Range {n}, after rolling 1 attack die fewer than its card "+
				"has, without defense dice, for all ships within Range 1 of it")},
		{pattern: "blow up an obstacle or minefield within range <n>", sets: func(e *Effect) { e.Rocks = true },
			says: you("remove", "an obstacle or a Minefield Token within Range {n}, and each ship within Range 1 "+
				"of it suffers 1 damage")},
		{pattern: "hit all ships near an obstacle with <count> dice",
			sets: func(e *Effect) { e.Rocks, e.Bursts, e.N = true, true, 1 },
			says: you("roll", "{count} attack dice, without defense dice, for all ships within Range 1 of an obstacle "+
				"within Range 1")},
	},
}

// ram says what ships do that run into others.
func ram(w *wording, e *Effect, _ clause) clause {
	fewer := ifSo(e.Count > 0, fmt.Sprintf(", %d fewer than it has", e.Count))
	return you("roll", fmt.Sprintf("%d attack dice against each enemy ship that the base of %s ran into, "+
		"which rolls defense dice%s", e.N, w.thisShip(), fewer))
}

// layMine says where a minefield is laid and what it does.
func layMine(w *wording, e *Effect, _ clause) clause {
	m := &e.Mine
	where := ifSo(m.Near > 0, fmt.Sprintf(" within Range %d of %s", m.Near, w.thisShip())) +
		ifSo(m.Rear, " in its rear arc") + ifSo(m.NotAhead, " outside its front arc") +
		ifSo(m.OffShips, " on no ship") +
		ifSo(m.FarFoes > 0, fmt.Sprintf(", not within Range %d of an enemy ship", m.FarFoes)) +
		ifSo(m.Edges > 0, fmt.Sprintf(" not within Range %d of an edge", m.Edges))
	by := whether(m.Foes, "enemy ship", "ship") + whether(m.Trigger > 0, " that moves within Range 1 of it",
		" that moves over it") + ifSo(m.Later, " from the next round on")
	does := fmt.Sprintf("rolls %d attack dice against each %s (no defense dice)", e.N, by)
	switch {
	case m.Strains:
		does = "gives each " + by + " an Auxiliary Power Token"
	case m.Scan:
		does = fmt.Sprintf("rolls %d attack dice against each %s "+
			"(1 fewer if that performs Scan at once, no defense dice)", e.N, by)
	case m.Blast > 0:
		does = fmt.Sprintf("rolls %d attack dice against all ships within Range %d of it for each %s "+
			"(defense dice only beyond Range 1)", e.N, m.Blast, by)
	}
	return you("place", "a Minefield Token"+where+", which "+does)
}

// Mine says where a minefield may be laid, and what it does to whom.
type Mine struct {
	Near     int8 // within that Range of the own ship, 0 anywhere
	FarFoes  int8 // not within that Range of an enemy ship
	Edges    int8 // nor of an edge of the table
	Rear     bool // at least partly in the rear arc
	NotAhead bool // no part of it in the front arc
	OffShips bool // on no ship
	Trigger  int8 // ships set it off within that Range, 0 by moving over it
	Foes     bool // only enemy ships do
	Scan     bool // one that performs Scan at once faces one die less
	Strains  bool // it places Auxiliary Power instead of rolling dice
	Later    bool // it does nothing in the round in which it is laid
	Blast    int8 // it hits all ships within that Range, 0 the one that sets it off
}
