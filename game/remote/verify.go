package remote

import (
	"errors"
	"fmt"
	"slices"

	"attackwing/game"
)

// Verify plays a battle again from the lines of both sides and checks each of them: its links, its
// seals and the hashes of the table. It returns the battle as far as they go, and what is wrong.
func Verify(u *game.Setup, battle [8]byte, lines [2][][]byte) (*game.Game, error) {
	m := newMatch(u, battle)
	err := m.follow(&lines)
	return m.g, err
}

// follow takes in the lines of both sides, those of each in their order. It takes what it has taken
// off the lists.
func (m *match) follow(lines *[2][][]byte) error {
	for len(lines[0])+len(lines[1]) > 0 {
		went := false
		var why error
		for who := range lines {
			if len(lines[who]) == 0 {
				continue
			}
			l, err := read(lines[who][0])
			if err == nil {
				_, err = m.take(game.PlayerID(who), &l)
			}
			if err == nil {
				lines[who], went = lines[who][1:], true
				break
			}
			var wrong *Wrong
			if !errors.As(err, &wrong) {
				return err
			}
			why = fmt.Errorf("%s: %w", m.u.Player(game.PlayerID(who)), err)
		}
		if !went {
			return why
		}
	}
	return nil
}

// Proven counts what the record of a battle proves.
type Proven struct {
	Numbers  int `json:"numbers"`  // of chance, that came from both
	Sealed   int `json:"sealed"`   // dials that were sealed
	Openings int `json:"openings"` // seals that were opened
}

// Check checks the proofs of a battle that was played, as a record keeps them: each number of chance
// is made of the next links of both chains, and each dial is opened as it was sealed. Together with
// the hashes of the tables they prove what Verify proves by the lines.
func Check(g *game.Game) (p Proven, err error) {
	u := g.Setup()
	var battle [8]byte
	var links [2]hash
	about := u.Agreement
	if about == nil || !decode(about.Battle, battle[:]) ||
		!decode(about.Tips[0], links[0][:]) || !decode(about.Tips[1], links[1][:]) {
		return p, errors.New("the record does not say how the seed came about")
	}
	// next makes the next number of two links.
	next := func(texts []string) (uint64, bool) {
		for i := range links {
			var l hash
			if len(texts) != 2 || !decode(texts[i], l[:]) || before(l) != links[i] {
				return 0, false
			}
			links[i] = l
		}
		p.Numbers++
		return number(p.Numbers, links[0], links[1]), true
	}
	if seed, ok := next(about.Links[:]); !ok || seed != u.Seed {
		return p, errors.New("the seed is not the one promised")
	}
	again, err := game.NewQuiet(u)
	if err != nil {
		return p, err
	}
	sealed := map[game.ShipID]promise{}
	for n, a := range g.Answers() {
		wrong := func(why string) error { return fmt.Errorf("answer %d: %s", n+1, why) }
		proof := g.Proof(n)
		i := slices.IndexFunc(again.Prompts(), func(q game.Prompt) bool { return q.ID == a.Prompt })
		if i < 0 {
			return p, wrong("answers a question that is not asked")
		}
		switch q := again.Prompts()[i]; {
		case a.Chance:
			if is, ok := next(proof.Links); !ok || is != a.Picks {
				return p, wrong("the number of chance is not the one promised")
			}
		case a.Sealed:
			seals := make([]hash, len(proof.Seals))
			for k := range seals {
				if !decode(proof.Seals[k], seals[k][:]) {
					return p, wrong("a seal that is none")
				}
			}
			if want := mayTell(&q); len(seals) == 0 || want != (len(seals) == 2) {
				return p, wrong("the dial has no seal")
			}
			sealed[q.Ship] = newPromise(again.State().Round, seals)
			p.Sealed++
		case !a.Beside() && (q.Ask == game.OpenDial || q.Ask == game.TellSpecial):
			was, ok := sealed[q.Ship]
			if !ok || !was.opens(battle, &q, proof.Salt, proof.Opens, a) {
				return p, wrong(u.Name(q.Ship) + " opens another dial than it sealed")
			}
			p.Openings++
		}
		if _, err := again.Submit(a); err != nil {
			return p, wrong(err.Error())
		}
	}
	return p, nil
}
