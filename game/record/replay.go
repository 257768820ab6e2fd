package record

import (
	"fmt"
	"reflect"

	"attackwing/game"
	"attackwing/game/card"
)

// Report is the result of a replay.
type Report struct {
	OK      bool        `json:"ok"`
	Answers int         `json:"answers"`
	Rounds  int         `json:"rounds"`
	Hash    string      `json:"hash"` // of the state at the end
	First   *Difference `json:"first_difference"`
}

// Difference is the first thing that is not as recorded, and after how many answers: a field of a
// round's snapshot, or the hash of the state.
type Difference struct {
	Answer int    `json:"answer"`
	Field  string `json:"field,omitempty"` // ships[0].hull
	Want   string `json:"want"`
	Got    string `json:"got"`
}

// Saying is told the events of each answer of a record played anew, the opening's with 0.
type Saying func(answer int, ev []game.Event)

// Replay plays a record anew, up to answer to (negative: all), and compares every hash; where one
// is another, the snapshot says in which field. Saying may be nil. An answer that does not fit is
// an error naming its line.
func (r *Record) Replay(find Scenarios, cat *card.Catalogue, to int, saying Saying) (*game.Game, Report, error) {
	return r.replay(find, cat, to, saying, false)
}

// Verify is Replay that compares every snapshot too, also where the hash is as recorded: what
// somebody has written into the file is found.
func (r *Record) Verify(find Scenarios, cat *card.Catalogue, to int, saying Saying) (*game.Game, Report, error) {
	return r.replay(find, cat, to, saying, true)
}

func (r *Record) replay(
	find Scenarios,
	cat *card.Catalogue,
	to int,
	saying Saying,
	whole bool,
) (*game.Game, Report, error) {
	rep := Report{}
	u, err := r.Header.Setup(find, cat)
	if err != nil {
		return nil, rep, fmt.Errorf("line 1: %w", err)
	}
	start := game.New
	if saying == nil {
		start = game.NewQuiet
	}
	g, err := start(u)
	if err != nil {
		return nil, rep, fmt.Errorf("line 1: %w", err)
	}
	if saying != nil {
		saying(0, g.Opening())
	}
	if to < 0 || to > len(r.Answers) {
		to = len(r.Answers)
	}
	seen := 0
	for i, a := range r.Answers[:to] {
		if p := r.proofs[i]; p != nil {
			g.Prove(*p)
		}
		ev, err := g.Submit(a)
		if err != nil {
			return g, r.report(g, rep), fmt.Errorf("line %d: answer %d does not fit: %w", r.at[i], i+1, err)
		}
		if saying != nil {
			saying(i+1, ev)
		}
		for ; rep.First == nil && seen < min(g.Rounds(), len(r.Hashes)); seen++ {
			if whole || g.Hashes()[seen] != r.Hashes[seen] {
				rep.First = r.compare(g, seen)
			}
		}
	}
	if rep.First == nil && seen < len(r.Hashes) && r.Hashes[seen].Answer <= to {
		h := r.Hashes[seen]
		rep.First = &Difference{Answer: h.Answer, Want: Hash(h.Hash), Got: "none"}
	}
	return g, r.report(g, rep), nil
}

// Changed is after how many answers a game played anew has another state than was recorded, and
// true when it has: the rules have changed since. What stands in a snapshot does not count, an
// older program may have written less there.
func (r *Record) Changed(g *game.Game) (int, bool) {
	for i, h := range g.Hashes() {
		if i < len(r.Hashes) && r.Hashes[i] != h {
			return h.Answer, true
		}
	}
	return 0, false
}

// compare returns the first difference between the i-th round of a game played anew and the
// recorded one, nil if there is none.
func (r *Record) compare(g *game.Game, i int) *Difference {
	want, got := r.Hashes[i], g.Hashes()[i]
	if t := r.Snapshots[i]; t != nil {
		now, c := snapshot(g, i), comparison{older: r.formats[i] < Format}
		if c.older {
			now.asOlder(t, g.Setup().Scenario.Sheet())
		}
		if r.OtherRules() != "" {
			now.withoutDefaults(t, r.Header.House)
		}
		field, want, have := c.differ("", reflect.ValueOf(t), reflect.ValueOf(now))
		if field != "" && t.sameTokens(now, g.Setup()) {
			now.Tokens, now.Whole = t.Tokens, t.Whole
			field, want, have = c.differ("", reflect.ValueOf(t), reflect.ValueOf(now))
		}
		if field != "" {
			return &Difference{got.Answer, field, want, have}
		}
	}
	if want != got {
		return &Difference{Answer: got.Answer, Want: Hash(want.Hash), Got: Hash(got.Hash)}
	}
	return nil
}

func (r *Record) report(g *game.Game, rep Report) Report {
	rep.OK = rep.First == nil
	rep.Answers, rep.Rounds, rep.Hash = len(g.Answers()), int(g.State().Round), Hash(g.Hash())
	return rep
}
