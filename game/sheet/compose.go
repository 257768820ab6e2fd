package sheet

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/physics"

	"github.com/goccy/go-yaml"
)

// Draft is a sheet that is made of what lies on a table, and of points and victories that are
// chosen from the lists of Scores and Victories.
type Draft struct {
	ID, Title string
	Areas     [2]game.Area   // the zero ones are the usual
	Points    int            // Squadron Points of a fleet, 0 as the rulebook has it
	Rounds    int            // 0 as the rulebook has it
	Tokens    []game.Token   // that lie
	Kinds     *game.Sheet    // whose kinds of token they are
	MapShips  []game.MapShip // that stand there
	Score     []Scored
	Victory   []Won
}

// Scored is a line of Fleet Points.
type Scored struct {
	Words      string
	each, most string
	Points     int
}

// Won is a condition that ends a battle at once.
type Won struct {
	Words string
	has   string
	most  string
	from  int
	why   string
}

// near is the greatest distance to a thing that counts as near, in inches.
const near = 6

// things returns the objects that a ship can be near to for points: the kinds of token that lie
// there, and the map ships, each with its name.
func (d *Draft) things() (ids, names []string) {
	for i := range d.Tokens {
		k := &d.Tokens[i]
		id, kind := d.kind(k.Kind)
		if !slices.Contains(ids, id) && kind.Look == game.PlainLook {
			ids, names = append(ids, id), append(names, kind.Name)
		}
	}
	for i := range d.MapShips {
		ids, names = append(ids, d.MapShips[i].ID), append(names, d.MapShips[i].Ship.Name)
	}
	return ids, names
}

// Scores are the lines of Fleet Points that the table allows, without their points.
func (d *Draft) Scores() []Scored {
	out := []Scored{
		{Words: "Enemy ship destroyed", each: "enemy ship destroyed"},
		{Words: "Ship in the enemy's area", each: "ship in the enemy's area"},
	}
	ids, names := d.things()
	for i, id := range ids {
		out = append(out,
			Scored{Words: brief("Ship near " + names[i]), each: fmt.Sprintf("ship within %d of %s", near, id)},
			Scored{Words: brief("Most ships near " + names[i]), most: fmt.Sprintf("ships within %d of %s", near, id)})
	}
	return out
}

// Victories returns the conditions that may end the battle at once.
func (d *Draft) Victories() []Won {
	out := []Won{
		{Words: "2 ships in the enemy's area", has: "2 ships in the enemy's area",
			why: "has 2 ships in the enemy's area"},
		{Words: "2 enemy ships destroyed", has: "2 enemy ships destroyed", why: "has destroyed 2 enemy ships"},
	}
	ids, names := d.things()
	for i, id := range ids {
		out = append(out,
			Won{Words: brief("2 ships near " + names[i]), has: fmt.Sprintf("2 ships within %d of %s", near, id),
				why: "has 2 ships near " + names[i]},
			Won{Words: brief("Most near " + names[i] + ", round 6"),
				most: fmt.Sprintf("ships within %d of %s", near, id), from: 6,
				why: "has most ships near " + names[i]})
	}
	return out
}

// brief is a text of at most as many letters as a line of points has.
func brief(words string) string {
	const most = 30
	if r := []rune(words); len(r) > most {
		return string(r[:most])
	}
	return words
}

// kind returns a kind of token and the id it has on the sheet. Obstacles of the rulebook get one.
func (d *Draft) kind(k game.TokenKind) (string, game.KindOfToken) {
	kind := *d.Kinds.Kind(k)
	if k == game.ObstacleToken {
		kind.ID, kind.Name = "rock", "Obstacle"
	}
	return kind.ID, kind
}

// The words of the fields, in the order of the referee's numbers.
var (
	lookWords = []string{"plain", "barrier", "guide", "outside", "body"}
	doesWords = []string{"obstructs", "destroys", "rolls-die", "blocks-fire", "stops", "harms", "burns"}
	baseWords = []string{"standard", "large", "oversized"}
	arcWords  = []string{"all-round", "front-90", "front-180"}
)

// Write returns the sheet as a file, which is one that Read takes.
func (d *Draft) Write() ([]byte, error) {
	doc := document{ID: d.ID, Title: d.Title, Event: "Made on the free table",
		Limits: limits{Points: d.Points, Rounds: d.Rounds}}
	if d.Areas != [2]game.Area{} {
		for _, a := range d.Areas {
			doc.Areas = append(doc.Areas, []place{placeOf(a.X0, a.Y0), placeOf(a.X1, a.Y1)})
		}
	}
	var known []string
	for i := range d.Tokens {
		id, k := d.kind(d.Tokens[i].Kind)
		if slices.Contains(known, id) {
			continue
		}
		known = append(known, id)
		x := kind{ID: id, Name: k.Name, Short: k.Short, Dice: int(k.Dice), Icon: k.Icon}
		if k.Look != game.PlainLook {
			x.Look = lookWords[k.Look]
		}
		for w, word := range doesWords {
			if k.Flags&(game.Obstructs<<w) != 0 {
				x.Does = append(x.Does, word)
			}
		}
		doc.Tokens = append(doc.Tokens, x)
	}
	for i := range d.MapShips {
		doc.MapShips = append(doc.MapShips, mapShipOf(&d.MapShips[i]))
	}
	if setUp := d.setUp(); len(setUp.Rules) > 0 {
		doc.Sections = append(doc.Sections, setUp)
	}
	if last := d.counted(); last.Score != nil || last.Victory != nil {
		doc.Sections = append(doc.Sections, last)
	}
	text, err := yaml.MarshalWithOptions(&doc, yaml.Indent(2), yaml.IndentSequence(true))
	if err != nil {
		return nil, err
	}
	_, err = Read(bytes.NewReader(text), d.ID+Ending)
	return text, err
}

// Most tokens of a rule.
const mostLaid = 24

// setUp is the section that lays the tokens.
func (d *Draft) setUp() section {
	out := section{Name: "Set Up", Words: "The table as it was on the free table."}
	for part := range slices.Chunk(d.Tokens, mostLaid) {
		r := rule{When: "set-up"}
		for i := range part {
			r.Lay = append(r.Lay, d.laidOf(&part[i]))
		}
		out.Rules = append(out.Rules, r)
	}
	return out
}

func (d *Draft) laidOf(k *game.Token) laid {
	id, _ := d.kind(k.Kind)
	x := laid{Token: id}
	switch k.Form {
	case game.DiscForm:
		x.Disc = &disc{At: placeOf(k.X0, k.Y0), Radius: inches(k.X1)}
	case game.RectForm:
		x.Rect = []place{placeOf(k.X0, k.Y0), placeOf(k.X1, k.Y1)}
	default:
		x.Line = []place{placeOf(k.X0, k.Y0), placeOf(k.X1, k.Y1)}
	}
	x.Facing = headingOf(k.Heading)
	if n := int(k.Of) - 1; n >= 0 && n < len(d.MapShips) {
		x.BodyOf = d.MapShips[n].ID
	}
	return x
}

// counted is the section of points and victories.
func (d *Draft) counted() section {
	out := section{Name: "Points"}
	var words []string
	for _, s := range d.Score {
		words = append(words, fmt.Sprintf("%s: %d Fleet Points.", s.Words, s.Points))
		out.Score = append(out.Score, score{Words: s.Words, Points: s.Points, Each: s.each, Most: s.most})
	}
	for _, v := range d.Victory {
		words = append(words, "Who "+v.why+" wins.")
		out.Victory = append(out.Victory, toWin{Has: v.has, Most: v.most, From: v.from, Why: v.why})
	}
	out.Words = strings.Join(words, " ")
	return out
}

func mapShipOf(m *game.MapShip) mapShip {
	s := m.Ship
	x := mapShip{ID: m.ID, Name: s.Name, At: placeOf(m.At.X, m.At.Y), Facing: headingOf(m.At.Heading),
		Skill:  int(m.Skill),
		Attack: int(s.Attack), Agility: int(s.Agility), Hull: int(s.Hull), Shields: int(s.Shields),
		Kept: m.Flags&game.CostsNoAction != 0, NoLock: m.Flags&game.NoTargetLock != 0}
	if a := s.Class.Art; a.File != "" {
		x.Art = &art{File: a.File, Tones: a.Tones}
	}
	for i := range m.Parts {
		p := &m.Parts[i]
		y := part{Stops: p.Blocks}
		if p.Round {
			c, r := p.Disc.Circle()
			y.Disc = &disc{At: placeOf(int32(c.X), int32(c.Y)), Radius: inches(int32(r))}
		} else {
			y.Base = baseWords[max(0, slices.Index(bases[:], p.Base.Side))]
			y.At, y.Facing = placeOf(p.Base.Pose.X, p.Base.Pose.Y), headingOf(p.Base.Pose.Heading)
		}
		x.Parts = append(x.Parts, y)
	}
	for _, f := range m.Mounts {
		arc := max(0, slices.Index(arcs[:], f.Arc))
		if f.Part < len(m.Parts) && m.Parts[f.Part].Round {
			arc = 0
		}
		x.Fires = append(x.Fires, mount{Name: f.Name, Range: f.Far, Arc: arcWords[arc], Part: f.Part + 1})
	}
	return x
}

// inches is a length as a file has it: inches, so that the same length is read again.
func inches(um int32) length {
	return length{written: number(math.Round(float64(um)/physics.Inch*1e5) / 1e5), um: um}
}

// number is a number as people write it: a whole one without a point.
func number(n float64) written {
	if n == math.Trunc(n) {
		return written{int64(n)}
	}
	return written{n}
}

func placeOf(x, y int32) place { return place{inches(x), inches(y)} }

func headingOf(millidegrees int32) *heading {
	if millidegrees == 0 {
		return nil
	}
	return &heading{written: number(float64(millidegrees) / 1000), facing: millidegrees}
}

// MarshalYAML returns what is written.
func (w written) MarshalYAML() (any, error) { return w.value, nil }

// The least size of an area in which any fleet can be placed.
const (
	leastWide = 12 * physics.Inch
	leastDeep = 4 * physics.Inch
)

// AreaAbout returns a starting area in which these places lie with room around them, as far as the
// table reaches.
func AreaAbout(places []physics.Pose) game.Area {
	const room = 2 * physics.Inch
	a := game.Area{X0: physics.AreaSide, Y0: physics.AreaSide}
	for _, p := range places {
		a.X0, a.Y0 = min(a.X0, p.X-room), min(a.Y0, p.Y-room)
		a.X1, a.Y1 = max(a.X1, p.X+room), max(a.Y1, p.Y+room)
	}
	grow := func(from, to *int32, least int32) { // whole half inches
		*from = max(0, *from/(physics.Inch/2)*(physics.Inch/2))
		*to = min(physics.AreaSide, (*to+physics.Inch/2-1)/(physics.Inch/2)*(physics.Inch/2))
		if short := least - (*to - *from); short > 0 {
			*from = min(max(0, *from-short/2), physics.AreaSide-least)
			*to = *from + least
		}
	}
	grow(&a.X0, &a.X1, leastWide)
	grow(&a.Y0, &a.Y1, leastDeep)
	return a
}

// IDOf returns an id for a title: small letters, digits and dashes.
func IDOf(title string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(title) {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	id := strings.Trim(b.String(), "-")
	if id == "" || !isID(id, "-") {
		return "my-battle"
	}
	return id
}
