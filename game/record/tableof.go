package record

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"attackwing/game"
)

// Of is the table of a game as a position: what lies there, with the running phase begun anew. An attack in progress,
// cards discarded and actions performed are not told. A game that is still being set up has no position.
func Of(g *game.Game) (*Table, error) {
	s, u := g.State(), g.Setup()
	p := &game.Position{Round: int(s.Round), Phase: s.Phase}
	switch s.Phase {
	case game.SettingUp:
		return nil, errors.New("the ships are still being placed")
	case game.GameOver:
		p.Phase = game.End
	}
	for i := range s.Ships[:s.NShips] {
		p.Ships = append(p.Ships, laidOf(u, &s.Ships[i], p.Phase))
	}
	p.Tokens = extra(u, s)
	p.Dice = append(p.Dice, s.Dice.Forced[s.Dice.Used:s.Dice.NForced]...)
	t := tableOf(u, p)
	return &t, nil
}

func laidOf(u *game.Setup, sh *game.Ship, ph game.Phase) game.Laid {
	l := game.Laid{Pose: sh.Pose, Shields: int(sh.Shields), Down: int(sh.Down), Evade: int(sh.Evade), Scan: int(sh.Scan),
		Stations: int(sh.Stations), Power: int(sh.Power), Cloak: sh.Cloak, Lock: sh.Lock, Drones: -1, Dial: -1, Off: sh.Destroyed,
		Activated: sh.Activated, Attacked: sh.Attacked, NoAction: sh.Lost, Hull: int(u.Facts(sh.ID).Ship.Hull)}
	if ph == game.Planning || ph == game.Activation {
		l.Dial = int(sh.Dial)
	}
	if u.Facts(sh.ID).Captain.Drones > 0 {
		l.Drones = int(sh.Drones)
	}
	for _, d := range sh.Damage[:sh.NDamage] {
		if l.Hull--; d.Up {
			l.Crits = append(l.Crits, d.ID)
		}
	}
	if l.Hull < 1 {
		l.Hull, l.Crits = -1, nil // destroyed: its damage cards went to the discards
	}
	if sh.Captain.Disabled {
		l.Disabled = append(l.Disabled, -1)
	}
	for i := range u.Facts(sh.ID).Upgrades {
		if sh.Upgrades[i].Disabled {
			l.Disabled = append(l.Disabled, int8(i))
		}
		if n := sh.Upgrades[i].Time; n > 0 {
			l.Time = append(l.Time, game.TimeOn{Upgrade: int8(i), N: n})
		}
	}
	return l
}

// extra are the tokens that the scenario does not lay by itself for the round.
func extra(u *game.Setup, s *game.State) []game.Token {
	bare := &game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, Seed: u.Seed, House: u.House}
	bare.Position = &game.Position{Round: max(int(s.Round), 1), Phase: game.Planning}
	for i := range s.Ships[:s.NShips] {
		l := laidOf(u, &s.Ships[i], game.Planning)
		l.Dial = -1
		bare.Position.Ships = append(bare.Position.Ships, l)
	}
	g, err := game.NewQuiet(bare)
	if err != nil {
		return nil
	}
	var out []game.Token
	b := g.State()
next:
	for _, k := range s.Tokens[:s.NTokens] {
		for _, o := range b.Tokens[:b.NTokens] {
			if k.Kind == o.Kind && k.Form == o.Form && k.X0 == o.X0 && k.Y0 == o.Y0 && k.X1 == o.X1 && k.Y1 == o.Y1 {
				continue next
			}
		}
		if k.Kind == game.ObstacleToken || u.Position != nil {
			out = append(out, k)
		}
	}
	return out
}

func named[K comparable](m map[string]K, v K) string {
	for k, x := range m {
		if x == v && k != "" {
			return k
		}
	}
	return ""
}

// tableOf is a referee's position in words.
func tableOf(u *game.Setup, p *game.Position) Table {
	t := Table{Scenario: u.Scenario.Sheet().ID, Seed: u.Seed, Round: p.Round, Phase: named(phases, p.Phase), Ships: []TableShip{}}
	if u.Players != [2]string{} {
		t.Players = u.Players[:]
	}
	standard, err := game.NewHouse(u.Scenario.Sheet().House, nil)
	for _, v := range u.House.Values() {
		if err == nil && standard.Get(v.Key) == v.Value {
			continue
		}
		if t.House == nil {
			t.House = map[string]any{}
		}
		t.House[v.Key] = v.Value
	}
	ids := shipIDs(u)
	for i := range p.Ships {
		t.Ships = append(t.Ships, shipOf(u, i, &p.Ships[i], ids))
	}
	for _, k := range p.Tokens {
		t.Tokens = append(t.Tokens, tokenOf(k, u.Token(k.Kind)))
	}
	for _, d := range p.Dice {
		t.Dice = append(t.Dice, strings.ReplaceAll(d.String(), " ", "-"))
	}
	return t
}

// factsOf is the ship at a place of a position.
func factsOf(u *game.Setup, i int) (*game.FleetShip, int) {
	if n := len(u.Fleets[0].Ships); i >= n {
		return &u.Fleets[1].Ships[i-n], 2
	}
	return &u.Fleets[0].Ships[i], 1
}

// shipIDs makes a short word for every ship: the last word of its name, numbered where several share it.
func shipIDs(u *game.Setup) []string {
	n := len(u.Fleets[0].Ships) + len(u.Fleets[1].Ships)
	out, many, used := make([]string, n), map[string]int{}, map[string]bool{}
	for i := range out {
		f, _ := factsOf(u, i)
		out[i] = lastWord(f.Ship.Name)
		many[out[i]]++
	}
	for i, id := range out {
		for n := 1; many[id] > 1 && (used[out[i]] || out[i] == id); n++ {
			out[i] = fmt.Sprintf("%s-%d", id, n)
		}
		used[out[i]] = true
	}
	return out
}

// lastWord is the last word of a ship's name as an id takes it.
func lastWord(name string) string {
	id := "ship"
	for _, w := range strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' }) {
		if w = strings.Map(func(r rune) rune {
			if notWord(r) || r == '\'' {
				return -1
			}
			return r
		}, w); len(w) > 1 && len(w) < 30 {
			id = w
		}
	}
	return id
}

func shipOf(u *game.Setup, i int, l *game.Laid, ids []string) TableShip {
	f, player := factsOf(u, i)
	s := TableShip{ID: ids[i], Player: player, Ship: f.Ship.ID, Captain: f.Captain.ID, At: []any{lengthOf(l.Pose.X), lengthOf(l.Pose.Y)},
		Facing: headingOf(l.Pose.Heading), Down: l.Down, Destroyed: l.Off, Activated: l.Activated, Attacked: l.Attacked}
	if f.Admiral != nil {
		s.Admiral = f.Admiral.ID
	}
	for _, c := range f.Upgrades {
		s.Upgrades = append(s.Upgrades, c.Card.ID)
	}
	if l.Hull >= 0 {
		s.Hull = &l.Hull
	}
	if l.Shields >= 0 {
		s.Shields = &l.Shields
	}
	s.NoAction = [...]string{"", "overlap", "obstacle"}[l.NoAction]
	for _, c := range l.Crits {
		s.Crits = append(s.Crits, c.String())
	}
	if l.Dial >= 0 {
		s.Dial = f.Ship.Class.Dial[l.Dial].String()
	}
	k := ShipTokens{Evade: l.Evade, Scan: l.Scan, Stations: l.Stations, Power: l.Power, Cloak: named(cloaks, l.Cloak)}
	some := l.Evade+l.Scan+l.Stations+l.Power > 0 || k.Cloak != ""
	if l.Lock >= 0 {
		k.Lock, some = ids[l.Lock], true
	}
	if l.Drones >= 0 {
		k.Drones, some = &l.Drones, true
	}
	for _, c := range l.Disabled {
		id := f.Captain.ID
		if c >= 0 {
			id = f.Upgrades[c].Card.ID
		}
		k.Disabled, some = append(k.Disabled, id), true
	}
	for _, c := range l.Time {
		if k.Time == nil {
			k.Time = map[string]int{}
		}
		k.Time[f.Upgrades[c.Upgrade].Card.ID], some = int(c.N), true
	}
	if some {
		s.Tokens = &k
	}
	return s
}

func tokenOf(k game.Token, kind *game.KindOfToken) TableToken {
	out := TableToken{Kind: kind.ID}
	if k.Flags != kind.Flags {
		out.Does = []string{}
		for _, name := range []string{"obstructs", "destroys", "rolls-die"} {
			if k.Flags&tokenFlags[name] != 0 {
				out.Does = append(out.Does, name)
			}
		}
	}
	ends := [][]any{{lengthOf(k.X0), lengthOf(k.Y0)}, {lengthOf(k.X1), lengthOf(k.Y1)}}
	switch k.Form {
	case game.DiscForm:
		out.Disc = &Disc{At: ends[0], Radius: lengthOf(k.X1)}
	case game.RectForm:
		out.Rect = ends
	default:
		out.Line = ends
	}
	return out
}
