package arena

import (
	"cmp"
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// Survey plays battles of random fleets, of any cards, and asks of card texts that are left unused
// whether trying out would have used them.
type Survey struct {
	Level     string // of both players
	Scenarios []game.Scenario
	Cards     *card.Catalogue
	Games     int
	Seed      uint64
	Tries     int // how often a text that is not used is tried out, at most
	// Stop, when it is closed, ends the survey after the battle being played; nil never does.
	Stop <-chan struct{}
	// Done is told how many battles have been played; it may be nil.
	Done func(n int)
}

// Surveyed is the result of a survey.
type Surveyed struct {
	Games int    `json:"games"`
	Texts []Text `json:"texts"` // that were offered, by card
}

// Text counts the offers, uses and trials of one text of a card.
type Text struct {
	Card    string `json:"card"`
	Does    string `json:"does"`
	Offered int    `json:"offered"`
	Used    int    `json:"used"`
	// how often it was tried out beside all else that could be answered, when it was not used,
	Tried int `json:"tried"`
	Would int `json:"would"` // and how often what was best by more than chance had used it
}

// Missed are texts that were never used though trying out would have used them.
func (s *Surveyed) Missed() (out []Text) {
	for _, x := range s.Texts {
		if x.Used == 0 && x.Would > 0 {
			out = append(out, x)
		}
	}
	return out
}

// Never are texts that were offered and never used.
func (s *Surveyed) Never() (n int) {
	for _, x := range s.Texts {
		if x.Used == 0 {
			n++
		}
	}
	return n
}

// spoken names a text.
type spoken struct{ card, line string }

// Play plays the battles.
func (s *Survey) Play() (*Surveyed, error) {
	out := &Surveyed{}
	texts := map[spoken]*Text{}
	all := s.Cards.Drawing(s.Cards.Pool)
	for n := range s.Games {
		select {
		case <-s.Stop:
			return out.of(texts), nil
		default:
		}
		if err := s.battle(n, all, texts); err != nil {
			return nil, fmt.Errorf("battle %d, seed %d: %w", n, s.Seed, err)
		}
		if out.Games++; s.Done != nil {
			s.Done(out.Games)
		}
	}
	return out.of(texts), nil
}

func (s *Surveyed) of(texts map[spoken]*Text) *Surveyed {
	for _, x := range texts {
		s.Texts = append(s.Texts, *x)
	}
	slices.SortFunc(s.Texts,
		func(a, b Text) int { return cmp.Or(cmp.Compare(a.Card, b.Card), cmp.Compare(a.Does, b.Does)) })
	return s
}

// battle plays one battle of the survey, of cards of a pool.
func (s *Survey) battle(n int, all *card.Catalogue, texts map[spoken]*Text) error {
	sc := s.Scenarios[n%len(s.Scenarios)]
	seed := Mix(s.Seed, uint64(n))
	u, err := fleet.RandomTable(sc, [2]*card.Catalogue{all, all}, seed)
	if err != nil {
		return err
	}
	g, err := game.NewQuiet(u)
	if err != nil {
		return err
	}
	var players [2]ai.Player
	for i := range players {
		if players[i], err = ai.NewContender(s.Level, Mix(seed, uint64(i))); err != nil {
			return err
		}
	}
	for k := 0; !g.Over(); k++ {
		p := g.FirstOpen()
		if p == nil || k == maxAnswers {
			return fmt.Errorf("no end after %d answers", k)
		}
		v := g.View(p.Player)
		a := players[p.Player].Choose(v, p)
		s.note(v, p, a, texts)
		if _, err := g.Submit(a); err != nil {
			return fmt.Errorf("answer %d (%s): %w", k+1, p.Ask, err)
		}
	}
	return nil
}

// note counts the texts offered by a question and used by its answer. One that nobody has used yet
// is tried out.
func (s *Survey) note(v *game.View, p *game.Prompt, a game.Answer, texts map[spoken]*Text) {
	var idle []*Text
	var at []uint64
	seen := map[*Text]bool{}
	for i := range p.Options {
		o := &p.Options[i]
		if o.Line == 0 || o.Kind != game.UseCard && o.Kind != game.FireCard && o.Kind != game.UseBonus {
			continue
		}
		line, title, _ := v.Setup.Line(o.Line)
		key := spoken{title, line.Line}
		x := texts[key]
		if x == nil {
			x = &Text{Card: title, Does: line.Words()}
			texts[key] = x
		}
		if !seen[x] {
			seen[x] = true
			x.Offered++
			idle, at = append(idle, x), append(at, 0)
		}
		at[slices.Index(idle, x)] |= 1 << uint(i)
		if a.Picks>>uint(i)&1 != 0 {
			x.Used++
		}
	}
	open := func(x *Text) bool { return x.Used == 0 && x.Tried < s.Tries }
	if !slices.ContainsFunc(idle, open) {
		return
	}
	best, sure := tryOut(v, p, a)
	for k, x := range idle {
		if !open(x) {
			continue
		}
		x.Tried++
		if sure && best.Picks&at[k] != 0 {
			x.Would++
		}
	}
}

// tryOut returns the answer that counsel prefers, a if it has none other, and reports whether it is
// better than a by more than chance.
func tryOut(v *game.View, p *game.Prompt, a game.Answer) (best game.Answer, sure bool) {
	q := *p
	q.Options = slices.Clone(p.Options)
	c := ai.NewCounsel(v, &q, uint64(p.ID))
	var none [game.MaxShips]int8
	c.Compare(&none, a)
	for c.Step() {
	}
	top, named := c.Best(), c.Named()
	if len(top) == 0 || len(named) == 0 || top[0].Games == 0 || top[0].Answer == a {
		return a, false
	}
	_, sure = top[0].Better(&named[0].Worth)
	return top[0].Answer, sure
}
