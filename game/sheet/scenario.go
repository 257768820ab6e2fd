package sheet

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"attackwing/game"
	"attackwing/game/growth"
)

// Sheet is a sheet that was read: a scenario.
type Sheet struct {
	name  string // of its file
	text  []byte
	sheet *game.Sheet
	usual map[string]string // its house rules, as they are unless somebody sets them
	made  sync.Map          // what is played, by the values of its house rules
}

// Sheet returns the printed sheet.
func (s *Sheet) Sheet() *game.Sheet { return s.sheet }

// Play returns the sheet's rules under house rules.
func (s *Sheet) Play(house *game.House) game.Play {
	set, key := map[string]string{}, strings.Builder{}
	var told []string
	for _, r := range s.sheet.House {
		if set[r.Key] = house.Get(r.Key); s.usual[r.Key] != "" && set[r.Key] != s.usual[r.Key] {
			told = append(told, r.Key+" "+set[r.Key])
		}
		key.WriteString(set[r.Key] + "\n")
	}
	if p, ok := s.made.Load(key.String()); ok {
		return p.(*played).play()
	}
	p, err := s.compile(set)
	if err != nil { // under each value alone it was right, under several together it is not
		p, _ = s.compile(nil)
		first, _, _ := strings.Cut(err.Error(), "\n")
		p.wrong = fmt.Errorf("%s cannot be played with these house rules together, %s: %s", s.sheet.Title,
			strings.Join(told, ", "), strings.Replace(first, s.name, filepath.Base(s.name), 1))
	}
	s.made.Store(key.String(), p)
	return p.play()
}

// played is a sheet as it is played under house rules.
type played struct {
	doc     *document
	names   names
	sheet   *game.Sheet
	ships   []game.MapShip
	rules   []ruled
	lines   []growth.Row
	dice    []added
	score   []scored
	wins    []won
	aims    []goal
	actions []acting
	text    []game.SheetText
	places  map[string]*said // what its lines ask of where ships are
	wrong   error            // why it cannot be played under them; the rest is then as under the usual ones
}

// play returns the rules for the referee, without those that the sheet does not speak of.
func (p *played) play() game.Play {
	out := game.Play{Map: p.ships, Wrong: p.wrong}
	for _, r := range p.rules {
		if r.when == setUp {
			continue
		}
		out.Rules = append(out.Rules,
			game.Rule{Name: r.section, At: r.when, Do: func(t *game.Turn, ship game.ShipID) { p.does(&r, t, ship) }})
	}
	for i := range p.lines {
		l := &p.lines[i]
		out.Rules = append(out.Rules,
			game.Rule{Name: l.Added, At: game.EndOfRound, Do: func(t *game.Turn, _ game.ShipID) { l.Grow(t) }})
	}
	if len(p.lines)+len(p.rules) > 0 {
		out.Lay, out.Next = p.lay, p.next
	}
	if len(p.dice) > 0 {
		out.Modifiers = p.modifiers
	}
	if len(p.score) > 0 {
		out.Score = p.points
	}
	if len(p.wins) > 0 {
		out.Victory = p.victory
	}
	if len(p.actions) > 0 {
		out.Offers = p.offers
		out.Take, out.Advice.Worth = p.take, p.worth
	}
	if slices.ContainsFunc(p.rules, func(r ruled) bool { return r.rule.Ask != "" }) {
		out.Advice.Answer = p.answer
	}
	if out.Text = p.text; p.text != nil {
		out.There, out.Advice.Counter = p.there, p.counterWorth
	}
	if slices.ContainsFunc(p.doc.MapShips, func(x mapShip) bool { return x.Worth > 0 }) {
		out.Advice.Prize = p.prize
	}
	if p.fires() {
		out.Rules = append(out.Rules, game.Rule{Name: p.speaksOf(""), At: game.NobodyCommands, Do: p.fire})
		out.Aims = func(s *game.State, u *game.Setup, ship game.ShipID, mount int8) (at []game.ShipID) {
			if id := nearest(s, u, ship, mount); id != game.NoShip {
				at = append(at, id)
			}
			return at
		}
	}
	if len(p.aims) > 0 {
		out.Advice.Stand = p.stand
	}
	if p.differs() {
		out.Building = p.building
	}
	return out
}
