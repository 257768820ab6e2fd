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
	battle, both, ok := promised(u.Agreement)
	if !ok {
		return p, errors.New("the record does not say how the seed came about")
	}
	defer func() { p.Numbers = both.numbers }()
	if seed, ok := both.next(u.Agreement.Links[:]); !ok || seed != u.Seed {
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
			if is, ok := both.next(proof.Links); !ok || is != a.Picks {
				return p, wrong("the number of chance is not the one promised")
			}
		case a.Sealed:
			seals, err := sealsOf(&proof, &q)
			if err != nil {
				return p, wrong(err.Error())
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

// chains are the last link known of each player's chain, and how many numbers were made of them.
type chains struct {
	links   [2]hash
	numbers int
}

// promised reads what both agreed on before the battle: its name, and the ends of their chains.
func promised(about *game.Agreement) (battle [8]byte, both chains, ok bool) {
	ok = about != nil && decode(about.Battle, battle[:]) &&
		decode(about.Tips[0], both.links[0][:]) && decode(about.Tips[1], both.links[1][:])
	return battle, both, ok
}

// next makes the next number of two links, which have to fit the chains.
func (c *chains) next(texts []string) (uint64, bool) {
	for i := range c.links {
		var l hash
		if len(texts) != 2 || !decode(texts[i], l[:]) || before(l) != c.links[i] {
			return 0, false
		}
		c.links[i] = l
	}
	c.numbers++
	return number(c.numbers, c.links[0], c.links[1]), true
}

// sealsOf returns the seals under which a dial was handed in: two where it may also be told.
func sealsOf(proof *game.Proof, q *game.Prompt) ([]hash, error) {
	seals := make([]hash, len(proof.Seals))
	for k := range seals {
		if !decode(proof.Seals[k], seals[k][:]) {
			return nil, errors.New("a seal that is none")
		}
	}
	if want := mayTell(q); len(seals) == 0 || want != (len(seals) == 2) {
		return nil, errors.New("the dial has no seal")
	}
	return seals, nil
}
