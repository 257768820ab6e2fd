package main

import (
	_ "embed"

	"attackwing/game"
)

// answerSchema describes tryJSON.
//
//go:embed answer.schema.json
var answerSchema []byte

type tryJSON struct {
	Complaints []string      `json:"complaints"` // what of the position no battle can lead to
	Events     []told        `json:"events"`
	State      stateJSON     `json:"state"`
	Prompts    []promptJSON  `json:"prompts"`
	Refusals   []refusalJSON `json:"refusals"`
	Error      *errorJSON    `json:"error,omitempty"` // of the answer that was not taken; none was given after it
	Measures   []measureJSON `json:"measures,omitempty"`
	Previews   []previewJSON `json:"previews,omitempty"`
}

type errorJSON struct {
	Answer int    `json:"answer"` // its number, from 1
	Text   string `json:"text"`   // as it was given
	Why    string `json:"why"`
}

type stateJSON struct {
	Round       int         `json:"round"`
	Phase       string      `json:"phase"`
	Counters    [2]told     `json:"counters"` // of the sheet beside the players' ship cards, by their ids
	Attack      *attackJSON `json:"attack"`   // being resolved, null when none is
	Ships       []shipJSON  `json:"ships"`
	Tokens      []tokenJSON `json:"tokens"`
	FleetPoints [2]int      `json:"fleet_points"`
	Result      *resultJSON `json:"result"`
	Hash        string      `json:"hash"`
}

type shipJSON struct {
	ID         string   `json:"id"`
	Name       string   `json:"name"`
	Player     int      `json:"player"`         // of a ship of the map who commands it, 0 nobody
	Map        bool     `json:"map,omitempty"`  // a ship of the scenario's map
	Away       []string `json:"away,omitempty"` // captain and crew aboard a ship of the map
	CarriedBy  string   `json:"carried_by,omitempty"`
	Fired      []string `json:"fired,omitempty"` // weapon mounts that have fired this round
	Still      bool     `json:"holds_place,omitempty"`
	Temp       int      `json:"temporary_shields,omitempty"`
	XMM        *float64 `json:"x_mm"` // null of a ship that does not stand on the table
	YMM        *float64 `json:"y_mm"`
	HeadingDeg *float64 `json:"heading_deg"`
	Hull       int      `json:"hull"`
	Shields    int      `json:"shields"`
	Down       int      `json:"disabled_shields"`
	Skill      int      `json:"skill"`
	Tokens     told     `json:"tokens"`
	Crits      []string `json:"crits"`
	Dial       string   `json:"dial,omitempty"`
	Flown      string   `json:"flown,omitempty"`
	Activated  bool     `json:"activated"`
	Attacked   bool     `json:"attacked"`
	Destroyed  bool     `json:"destroyed"`
	NoAction   string   `json:"no_action,omitempty"`
}

type attackJSON struct {
	From    string   `json:"from"`
	On      string   `json:"on"`
	Range   int      `json:"range"`
	Attack  []string `json:"attack_dice"`
	Defense []string `json:"defense_dice"`
}

type tokenJSON struct {
	ID     int      `json:"id,omitempty"` // what rules speak of it by
	Kind   string   `json:"kind"`
	Form   string   `json:"form"`
	Round  int      `json:"round"` // 0 of one that was laid at set-up
	Ship   string   `json:"ship,omitempty"`
	X0     float64  `json:"x0_mm"` // of a disc its center
	Y0     float64  `json:"y0_mm"`
	X1     *float64 `json:"x1_mm,omitempty"`
	Y1     *float64 `json:"y1_mm,omitempty"`
	Radius *float64 `json:"radius_mm,omitempty"`   // of a disc
	Facing float64  `json:"heading_deg,omitempty"` // turned about its middle
}

type resultJSON struct {
	Winner      int    `json:"winner"`
	By          string `json:"by"`
	FleetPoints [2]int `json:"fleet_points"`
}

type promptJSON struct {
	Player  int          `json:"player"`
	Ask     string       `json:"ask"`
	About   string       `json:"about"`
	Min     int          `json:"min"`
	Max     int          `json:"max"`
	Options []optionJSON `json:"options"`
}

type optionJSON struct {
	Label string `json:"label"`
}

type refusalJSON struct {
	Player int    `json:"player"`
	About  string `json:"about"` // the ship the question is about
	Option string `json:"option"`
	Rule   string `json:"rule"`
	Why    string `json:"why"`
}

func (x *trial) document() tryJSON {
	d := tryJSON{
		Complaints: x.complaints,
		Error:      x.failed,
		Measures:   x.measures,
		Previews:   x.previews,
		Events:     []told{},
		Prompts:    []promptJSON{},
		Refusals:   []refusalJSON{},
		State:      x.state(),
	}
	for _, e := range x.ev {
		d.Events = append(d.Events, x.event(e))
	}
	for _, p := range x.g.Prompts() {
		v := x.g.View(p.Player)
		j := promptJSON{
			Player:  int(p.Player) + 1,
			Ask:     p.Ask.String(),
			About:   x.id(p.Ship),
			Min:     int(p.Min),
			Max:     int(p.Max),
			Options: []optionJSON{},
		}
		for i := range p.Options {
			j.Options = append(j.Options, optionJSON{p.Label(v, i)})
		}
		d.Prompts = append(d.Prompts, j)
	}
	for _, p := range x.g.Prompts() {
		for _, r := range game.Refusals(x.g.View(p.Player), &p) {
			d.Refusals = append(d.Refusals, refusalJSON{int(p.Player) + 1, x.id(p.Ship), r.Label, r.Rule, r.Why})
		}
	}
	if d.Complaints == nil {
		d.Complaints = []string{}
	}
	return d
}

func (x *trial) id(s game.ShipID) string {
	if s < 0 || int(s) >= len(x.ids) {
		return ""
	}
	return x.ids[s]
}

func mm(um int32) float64 { return float64(um) / 1000 }

func (x *trial) state() stateJSON {
	s, u := x.g.State(), x.g.Setup()
	j := stateJSON{
		Round:    int(s.Round),
		Phase:    s.Phase.String(),
		Counters: [2]told{x.counters(&s.Beside[0]), x.counters(&s.Beside[1])},
		Attack:   x.attack(),
		Ships:    []shipJSON{},
		Tokens:   []tokenJSON{},
		Hash:     hashOf(x.g),
	}
	for i := range s.Ships[:s.NShips] {
		j.Ships = append(j.Ships, x.ship(&s.Ships[i]))
	}
	for i := range s.Tokens[:s.NTokens] {
		j.Tokens = append(j.Tokens, x.token(&s.Tokens[i]))
	}
	for p := range j.FleetPoints {
		j.FleetPoints[p] = game.Points(s, u, game.PlayerID(p))
	}
	if r := s.Result; r.Over {
		j.Result = &resultJSON{
			int(r.Winner) + 1,
			endingWords[r.By],
			[2]int{int(r.FleetPoints[0]), int(r.FleetPoints[1])},
		}
	}
	return j
}

// token is a token of the scenario with its place.
func (x *trial) token(k *game.Token) tokenJSON {
	j := tokenJSON{
		ID:     int(k.ID),
		Facing: float64(k.Heading) / 1000,
		Kind:   x.g.Setup().Token(k.Kind).Name,
		Form:   formWords[k.Form],
		Round:  int(k.Round),
		Ship:   x.id(k.Of - 1),
		X0:     mm(k.X0),
		Y0:     mm(k.Y0),
	}
	x1, y1 := mm(k.X1), mm(k.Y1)
	if k.Form == game.DiscForm {
		j.Radius = &x1
		return j
	}
	j.X1, j.Y1 = &x1, &y1
	return j
}

func (x *trial) ship(sh *game.Ship) shipJSON {
	f := x.g.Setup().Facts(sh.ID)
	j := shipJSON{ID: x.id(sh.ID), Name: x.g.Setup().Name(sh.ID), Player: int(sh.Owner) + 1,
		Hull: int(f.Ship.Hull) - int(sh.NDamage), Shields: int(sh.Shields), Down: int(sh.Down),
		Skill: int(sh.Skill), Crits: []string{}, Activated: sh.Activated,
		Attacked: sh.Attacked, Destroyed: sh.Destroyed,
		NoAction: lossWords[sh.Lost], Map: sh.Map, CarriedBy: x.id(sh.CarriedBy - 1),
		Still: sh.Still, Temp: int(sh.Temp)}
	if sh.OnTable() {
		px, py, deg := mm(sh.Pose.X), mm(sh.Pose.Y), float64(sh.Pose.Heading)/1000
		j.XMM, j.YMM, j.HeadingDeg = &px, &py, &deg
	}
	if m := x.g.Setup().OnMap(sh.ID); m != nil {
		for k := range m.Mounts {
			if sh.Fired&(1<<k) != 0 {
				j.Fired = append(j.Fired, m.Mounts[k].Name)
			}
		}
	}
	if sh.Destroyed {
		j.Hull = 0
	}
	for _, d := range sh.Damage[:sh.NDamage] {
		if d.Up {
			j.Crits = append(j.Crits, d.ID.String())
		}
	}
	if sh.Dial >= 0 {
		j.Dial = f.Ship.Class.Dial[sh.Dial].String()
	}
	if sh.Flown >= 0 {
		j.Flown = f.Ship.Class.Dial[sh.Flown].String()
	}
	j.Tokens = told{"evade": sh.Evade, "scan": sh.Scan, "battle-stations": sh.Stations, "aux-power": sh.Power,
		"counters": x.counters(&sh.Counters)}.
		ship(x, "lock", sh.Lock).ship(x, "marker", sh.Marker-1).with(sh.Cloak != game.NotCloaked,
		"cloak", cloakWords[sh.Cloak])
	if f.Captain.Drones > 0 {
		j.Tokens["drones"] = sh.Drones
	}
	x.cards(sh, f, &j)
	return j
}

// counters are the counters of the sheet in one place, by their ids.
func (x *trial) counters(c *game.Counters) told {
	on := told{}
	for i, k := range x.g.Setup().Scenario.Sheet().Counters {
		on.with(c.Of(game.Counter(i)) > 0, k.ID, c.Of(game.Counter(i)))
	}
	return on
}

// cards tells what lies on the cards of a ship, and which of them are elsewhere.
func (x *trial) cards(sh *game.Ship, f *game.FleetShip, j *shipJSON) {
	disabled, discarded, time, charges := []string{}, []string{}, map[string]int{}, map[string]int{}
	on := told{}
	tell := func(id string, k *game.CardState) {
		if c := x.counters(&k.Counters); len(c) > 0 {
			on[id] = c
		}
		if k.Disabled {
			disabled = append(disabled, id)
		}
		if k.Discarded {
			discarded = append(discarded, id)
		}
		if k.Away {
			j.Away = append(j.Away, id)
		}
		if k.Time > 0 {
			time[id] = int(k.Time)
		}
		if k.Charges > 0 {
			charges[id] = int(k.Charges)
		}
	}
	tell(f.Captain.ID, &sh.Captain)
	for i := range f.Upgrades {
		if x.g.State().Carries(x.g.Setup(), sh.ID, int8(i)) {
			tell(f.Upgrades[i].Card.ID, sh.Card(int8(i)))
		}
	}
	if len(on) > 0 {
		j.Tokens["counters_on"] = on
	}
	j.Tokens["disabled"], j.Tokens["discarded"] = disabled, discarded
	j.Tokens["time"], j.Tokens["charges"] = time, charges
}

// attack is the attack being resolved.
func (x *trial) attack() *attackJSON {
	a := &x.g.State().Attack
	if !a.On {
		return nil
	}
	j := &attackJSON{
		From:    x.id(a.Attacker),
		On:      x.id(a.Target),
		Range:   int(a.Band),
		Attack:  []string{},
		Defense: []string{},
	}
	for _, d := range a.AttackDice[:a.NAttack] {
		j.Attack = append(j.Attack, d.Face.String())
	}
	for _, d := range a.Defense[:a.NDefense] {
		j.Defense = append(j.Defense, d.Face.String())
	}
	return j
}
