package main

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/physics"

	"github.com/alecthomas/kong"
)

// pairs are flags that take two words each, as in --measure A B.
type pairs [][2]string

// Decode takes the two words that follow the flag.
func (p *pairs) Decode(ctx *kong.DecodeContext) error {
	var w [2]string
	for i := range w {
		if err := ctx.Scan.PopValueInto("two words", &w[i]); err != nil {
			return err
		}
	}
	*p = append(*p, w)
	return nil
}

// measureJSON tells the distance between two ships, and the shots that the first has at the second.
type measureJSON struct {
	From    string    `json:"from"`
	To      string    `json:"to"`
	DistMM  float64   `json:"dist_mm"` // from base to base, 0 where they touch
	Range   int       `json:"range"`   // its band by number, 4 beyond Range 3
	Overlap float64   `json:"overlap_mm,omitempty"`
	Arcs    []arcJSON `json:"arcs"`
	Attack  *shotJSON `json:"attack"` // with the primary weapon, null between ships of one fleet
}

type arcJSON struct {
	Arc    string  `json:"arc"`
	In     bool    `json:"in"`
	Margin float64 `json:"margin_mm"` // how far the base reaches into the arc, below 0 how far it lies outside
}

type shotJSON struct {
	May    bool      `json:"may"`
	Rule   string    `json:"rule,omitempty"`
	Why    string    `json:"why,omitempty"` // it may not
	Range  int       `json:"range,omitempty"`
	DistMM *float64  `json:"dist_mm,omitempty"` // within the arc
	By     *tokenIn  `json:"obstructed_by,omitempty"`
	Mounts []mountIn `json:"mounts,omitempty"` // of a ship of the map, each of its weapons
}

type mountIn struct {
	Mount string `json:"mount"`
	shotJSON
}

type tokenIn struct {
	tokenJSON
	Number int `json:"token"` // among the tokens of the state, from 1
}

// measure measures from base to base, as the referee does.
func (x *trial) measure(names [2]string) (measureJSON, error) {
	a, b, err := x.two(names)
	if err != nil {
		return measureJSON{}, err
	}
	s, u := x.g.State(), x.g.Setup()
	gap := s.Gap(u, a, b)
	j := measureJSON{
		From:   x.id(a),
		To:     x.id(b),
		DistMM: exactMM(gap.Dist),
		Range:  bandOf(u, gap.Dist),
		Arcs:   []arcJSON{},
	}
	onMap := u.OnMap(a)
	if onMap == nil && u.OnMap(b) == nil {
		p, q := u.Base(a, s.Ships[a].Pose), u.Base(b, s.Ships[b].Pose)
		if physics.Overlap(&p, &q) {
			j.Overlap = exactMM(physics.Penetration(&p, &q))
		}
		c := u.Facts(a).Ship.Class
		for _, k := range []struct {
			arc  physics.Arc
			name string
		}{{c.Front, "front"}, {c.Rear, "rear"}} {
			if k.arc == physics.NoArc {
				continue
			}
			if k.arc == physics.AllRound {
				k.name = "all round"
			}
			_, in := physics.InArc(&p, k.arc, &q)
			arc := arcJSON{Arc: k.name, In: in}
			if k.arc != physics.AllRound {
				arc.Margin = exactMM(physics.ArcMargin(&p, k.arc, &q))
			}
			j.Arcs = append(j.Arcs, arc)
		}
	}
	if s.Ships[a].Owner == s.Ships[b].Owner {
		return j, nil
	}
	if onMap == nil {
		shot, no := s.Shot(u, a, game.NoWeapon, b)
		j.Attack = x.shot(&shot, no)
		return j, nil
	}
	j.Attack = &shotJSON{Why: "None of its weapons reaches it."}
	for k := range onMap.Mounts {
		shot, no := s.ShotFrom(u, a, int8(k), b)
		m := mountIn{onMap.Mounts[k].Name, *x.shot(&shot, no)}
		if m.May {
			j.Attack.May, j.Attack.Why = true, ""
		}
		j.Attack.Mounts = append(j.Attack.Mounts, m)
	}
	return j, nil
}

func (x *trial) shot(shot *game.Shot, no game.No) *shotJSON {
	u := x.g.Setup()
	if no.Code != game.Yes {
		return &shotJSON{Rule: no.Rule(), Why: no.Why(u)}
	}
	dist := exactMM(shot.Gap.Dist)
	j := &shotJSON{May: true, Range: int(shot.Band), DistMM: &dist}
	if shot.Obstructed && shot.Token >= 0 {
		j.By = &tokenIn{x.token(&x.g.State().Tokens[shot.Token]), shot.Token + 1}
	}
	return j
}

// two are two ships on the table.
func (x *trial) two(names [2]string) (a, b game.ShipID, err error) {
	var ids [2]game.ShipID
	for i, n := range names {
		if ids[i], err = x.onTable(n); err != nil {
			return a, b, err
		}
	}
	if ids[0] == ids[1] {
		err = fmt.Errorf("%s is one ship; name two", names[0])
	}
	return ids[0], ids[1], err
}

func (x *trial) onTable(name string) (game.ShipID, error) {
	i := x.shipNamed(name)
	if i < 0 {
		return 0, fmt.Errorf("no ship is called %s; there are %s", name, strings.Join(x.ids, ", "))
	}
	if !x.g.State().Ships[i].OnTable() {
		return 0, fmt.Errorf("%s does not stand on the table", name)
	}
	return game.ShipID(i), nil
}

// exactMM is a length of the judge in mm, to a tenth of a µm.
func exactMM(um float64) float64 { return math.Round(um*10) / 1e4 }

// bandOf is a distance as a range band, 4 beyond Range 3; bases that touch are at Range 1.
func bandOf(u *game.Setup, um float64) int {
	switch b := u.Band(um); b {
	case 0:
		return 4
	default:
		return b
	}
}

// tell says a measurement in words.
func (j *measureJSON) tell() []string {
	out := []string{fmt.Sprintf("%s to %s: %s, %s", j.From, j.To, rangeWords(j.Range), mmWords(j.DistMM))}
	if j.Overlap > 0 {
		out[0] += fmt.Sprintf(", the bases overlap by %s", mmWords(j.Overlap))
	}
	for _, a := range j.Arcs {
		switch {
		case a.Arc == "all round":
			out = append(out, "   fires all around")
		case a.In:
			out = append(out, fmt.Sprintf("   in the %s arc, by %s", a.Arc, mmWords(a.Margin)))
		default:
			out = append(out, fmt.Sprintf("   outside the %s arc, by %s", a.Arc, mmWords(-a.Margin)))
		}
	}
	if j.Attack == nil {
		return append(out, "   ships of one fleet")
	}
	if j.Attack.Mounts == nil {
		return append(out, "   "+j.Attack.tell())
	}
	for _, m := range j.Attack.Mounts {
		out = append(out, "   "+m.Mount+": "+m.tell())
	}
	return out
}

func (j *shotJSON) tell() string {
	if !j.May {
		return "may not attack: " + j.Why
	}
	w := fmt.Sprintf("may attack at %s, %s", rangeWords(j.Range), mmWords(*j.DistMM))
	if j.By != nil {
		w += fmt.Sprintf(", obstructed by %s, token %d at (%s, %s)", j.By.Kind, j.By.Number, mmWords(j.By.X0),
			mmWords(j.By.Y0))
	}
	return w
}

func rangeWords(band int) string {
	if band > 3 {
		return "beyond Range 3"
	}
	return fmt.Sprintf("Range %d", band)
}

// mmWords is a length as both units tell it, with the digits that a lawyer wants.
func mmWords(mm float64) string { return fmt.Sprintf("%.4f\" (%.3f mm)", mm/25.4, mm) }

// previewJSON tells the outcome of a maneuver as the table stands.
type previewJSON struct {
	Ship        string `json:"ship"`
	Maneuver    string `json:"maneuver"`
	Color       string `json:"color"`
	From        told   `json:"from"`
	To          told   `json:"to"`
	Intended    told   `json:"intended,omitempty"` // where it would end on an empty table, when it slides back
	Against     string `json:"against,omitempty"`  // the ship it then touches
	Short       bool   `json:"short"`
	KeepsAction bool   `json:"keeps_action"` // its action is not lost
	Destroyed   bool   `json:"destroyed"`
	// the kind of token that destroys it, now or at the end of this round
	Touches    string  `json:"touches,omitempty"`
	AtEnd      bool    `json:"struck_at_end"` // a token is laid on it at the end of this round
	LeavesArea bool    `json:"leaves_area"`
	Outside    float64 `json:"outside_mm,omitempty"`
	Obstacles  int     `json:"obstacles"` // that it flies over: a die each
	Over       bool    `json:"ends_on_obstacle"`
	Power      int     `json:"aux_power"` // tokens beside it afterwards
}

// preview foresees a maneuver of a ship's dial.
func (x *trial) preview(names [2]string) (previewJSON, error) {
	id, err := x.onTable(names[0])
	if err != nil {
		return previewJSON{}, err
	}
	u := x.g.Setup()
	if u.OnMap(id) != nil {
		return previewJSON{}, fmt.Errorf("%s is a ship of the map: it has no dial", names[0])
	}
	dial, at := u.Facts(id).Ship.Class.Dial, -1
	var all []string
	for i, m := range dial {
		if all = append(all, m.String()); strings.EqualFold(m.String(), strings.TrimSpace(names[1])) {
			at = i
		}
	}
	if at < 0 {
		return previewJSON{}, fmt.Errorf("%s is not on the dial of %s; there are: %s", names[1], names[0],
			strings.Join(all, "; "))
	}
	v := x.g.View(x.g.State().Ships[id].Owner)
	var f game.Fate
	game.Foresee(v, id, at, &f)
	j := previewJSON{
		Ship:     x.id(id),
		Maneuver: dial[at].String(),
		Color:    f.Color.String(),
		From:     poseMM(f.Flight.From),
		To:       poseMM(f.Flight.To),
		Short:    f.Flight.Short,
		KeepsAction: !f.Bumped ||
			f.KeepsAction,
		Destroyed:  f.Dies() || f.StruckAtEnd,
		AtEnd:      f.StruckAtEnd,
		LeavesArea: f.LeavesArea,
		Outside:    exactMM(f.Out),
		Obstacles:  int(f.Obstacles),
		Over:       f.Over,
		Power:      int(f.Power),
	}
	if f.Flight.Short {
		j.Intended, j.Against = poseMM(f.Flight.Intended), x.id(f.Against)
	}
	if f.Token >= 0 || f.StruckAtEnd {
		j.Touches = u.Token(f.Kind).Name
	}
	return j, nil
}

// tell says a preview in words.
func (j *previewJSON) tell() string {
	at := func(p told) string {
		return fmt.Sprintf("(%.2f\", %.2f\") facing %.1f degrees", p["x_mm"].(float64)/25.4, p["y_mm"].(float64)/25.4,
			p["heading_deg"])
	}
	w := fmt.Sprintf("%s, %s (%s): ends at %s", j.Ship, j.Maneuver, j.Color, at(j.To))
	if j.Short {
		w += fmt.Sprintf(", slides back from %s to touch %s", at(j.Intended), j.Against)
	}
	if !j.KeepsAction {
		w += ", loses its action"
	}
	if j.Obstacles > 0 {
		w += fmt.Sprintf(", rolls %d for obstacles", j.Obstacles)
	}
	if j.Over {
		w += ", ends on an obstacle"
	}
	switch {
	case j.LeavesArea:
		w += fmt.Sprintf(", leaves the play area by %s: destroyed", mmWords(j.Outside))
	case j.AtEnd:
		w += fmt.Sprintf(", %s covers it at the end of this round: destroyed", j.Touches)
	case j.Destroyed:
		w += ", touches " + j.Touches + ": destroyed"
	}
	return w + fmt.Sprintf("; Auxiliary Power Tokens then: %d", j.Power)
}
