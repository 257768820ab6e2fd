package record

import (
	"fmt"
	"strings"
	"unicode"

	"attackwing/game"
)

// Of is the table of a game as a position that begins at the open question (game.Position says what it cannot tell).
func Of(g *game.Game) (*Table, error) {
	p, err := g.Position()
	if err != nil {
		return nil, err
	}
	t := tableOf(g.Setup(), p)
	return &t, nil
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
	t := Table{Scenario: u.Scenario.Sheet().ID, Sheet: u.Scenario.Sheet().Stamp, Seed: u.Seed, Round: p.Round, Phase: named(phases, p.Phase), Begun: p.Begun, Ships: []TableShip{}}
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
	w := writer{u: u, p: p, fresh: u.Fresh(p.Round), ids: ids}
	for i := range p.Ships {
		if id := game.ShipID(i); u.OnMap(id) == nil {
			t.Ships = append(t.Ships, w.ship(i))
		} else if m, ok := w.mapShip(id); ok {
			t.MapShips = append(t.MapShips, m)
		}
	}
	t.fleetsOf(&w)
	for i := range p.Bonuses {
		t.Bonuses = append(t.Bonuses, bonusOf(u, &p.Bonuses[i], ids))
	}
	for _, f := range p.Fed {
		t.Fed = append(t.Fed, fedOf(u, f, ids))
	}
	if p.Attack.On {
		t.Attack = attackOf(u, &p.Attack, ids)
	}
	for _, w := range p.Next {
		t.Next = append(t.Next, stepOf(w, ids))
	}
	for i := range p.Top[:2] {
		if words := deckOf(p.Top[i]); words != nil {
			t.fleet(i + 1).Deck = words
		}
	}
	t.MapDeck = deckOf(p.Top[2])
	for _, k := range p.Tokens {
		t.Tokens = append(t.Tokens, tokenOf(k, u.Token(k.Kind), ids))
	}
	t.Whole = p.Whole
	for _, d := range p.Dice {
		t.Dice = append(t.Dice, faceWord(d))
	}
	return t
}

// faceDown is a card of a damage deck of which nobody knows which it is.
const faceDown = "face-down"

// deckOf are the cards on top of a damage deck.
func deckOf(top []game.DamageID) (words []string) {
	for _, c := range top {
		if c == game.FaceDown {
			words = append(words, faceDown)
		} else {
			words = append(words, c.String())
		}
	}
	return words
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
	for i := u.FleetShips(); i < u.NumShips(); i++ {
		out = append(out, u.OnMap(game.ShipID(i)).ID) // a lock may lie on a ship of the map
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

func tokenOf(k game.Token, kind *game.KindOfToken, ids []string) TableToken {
	out := TableToken{Kind: kind.ID}
	say(&out, &k, &game.Token{Group: noGroup}, nil, ids)
	if k.Heading != 0 {
		out.Facing = headingOf(k.Heading)
	}
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
