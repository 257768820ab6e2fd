package sheet

import (
	"fmt"
	"path/filepath"
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
	set, told := map[string]string{}, []string(nil)
	for _, r := range s.sheet.House {
		v, usual := house.Get(r.Key), s.usual[r.Key]
		if set[r.Key] = v; usual != "" && v != usual {
			told = append(told, r.Key+" "+v)
		}
	}
	key := fmt.Sprint(set)
	if p, ok := s.made.Load(key); ok {
		return p.(*played).play()
	}
	p, err := s.compile(set)
	if err != nil { // under each value alone it was right, under several together it is not
		p, _ = s.compile(nil)
		first, _, _ := strings.Cut(err.Error(), "\n")
		p.wrong = fmt.Errorf("%s cannot be played with these house rules together, %s: %s", s.sheet.Title,
			strings.Join(told, ", "), strings.Replace(first, s.name, filepath.Base(s.name), 1))
	}
	s.made.Store(key, p)
	return p.play()
}

// played is a sheet as it is played under house rules.
type played struct {
	doc     *document
	names   names
	sheet   *game.Sheet
	ships   []game.MapShip
	rules   []*rule
	lines   []growth.Row
	dice    []*dice
	score   []*score
	wins    []*toWin
	aims    []goal
	actions []*action
	text    []game.SheetText
	said    map[*string]*said // what its phrases mean
	places  map[string]*said  // what its lines ask of where ships are
	wrong   error             // why it cannot be played under them; the rest is then as under the usual ones
}

// play returns the rules for the referee, without those that the sheet does not speak of.
func (p *played) play() game.Play {
	out := game.Play{
		Map: p.ships, Lay: p.lay, Next: p.next, Score: p.points, Victory: p.victory, Offers: p.offers, Take: p.take,
		Aims: nearest, Text: p.text, There: p.there, Wrong: p.wrong,
		Advice: game.Advice{Worth: p.worth, Answer: p.answer, Counter: p.counterWorth, Prize: p.prize},
	}
	for _, x := range p.rules {
		if x.moment != setUp {
			does := func(t *game.Turn, ship game.ShipID) { p.does(x, t, ship) }
			out.Rules = append(out.Rules, game.Rule{Name: x.section, At: x.moment, Do: does})
		}
	}
	for i := range p.lines {
		l := &p.lines[i]
		out.Rules = append(out.Rules,
			game.Rule{Name: l.Added, At: game.EndOfRound, Do: func(t *game.Turn, _ game.ShipID) { l.Grow(t) }})
	}
	out.Rules = append(out.Rules, game.Rule{Name: p.firstSection(), At: game.NobodyCommands, Do: p.fire})
	if len(p.dice) > 0 { // it is asked for every die that anybody thinks of
		out.Modifiers = p.modifiers
	}
	if len(p.aims) > 0 {
		out.Advice.Stand = p.stand
	}
	if p.differs() {
		out.Building = p.building
	}
	return out
}
