package remote

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
)

// match is a battle as the lines of both sides tell it: it holds nothing that one side alone knows.
type match struct {
	u      *game.Setup
	g      *game.Game // nil until its seed is known
	battle [8]byte
	setUp  string // the hash of what it begins with
	sides  [2]side
	number int    // the last number of chance
	before string // the hash before something was done beside while dials are set, "" otherwise
	free   []free // the answers since which nothing came to light
	undone int    // how many times answers were taken back
}

// side is what one side has told.
type side struct {
	lines  int
	begun  bool  // the tip was told
	link   hash  // of the chain, told last
	tip    hash  // told first
	next   *hash // the one after it, for a number that the other has not given its own for
	seals  []hash
	sealed map[game.ShipID]promise
	back   request
}

// promise is the seals of a dial.
type promise struct {
	round   int16
	move    hash
	special hash // where the ship may do something in place of its maneuver
}

// newPromise returns the promise that one or two seals make.
func newPromise(round int16, seals []hash) promise {
	was := promise{round: round, move: seals[0]}
	if len(seals) > 1 {
		was.special = seals[1]
	}
	return was
}

func newMatch(u *game.Setup, battle [8]byte) *match {
	own := *u
	own.Agreed, own.Seed = true, 0
	m := &match{u: &own, battle: battle, setUp: hashOf(&own)}
	for i := range m.sides {
		m.sides[i].sealed = map[game.ShipID]promise{}
	}
	return m
}

// hashOf returns the hash of what a battle begins with: both programs have to have the same.
func hashOf(u *game.Setup) string {
	h := record.HeaderOf(u)
	h.Version, h.Agreed, h.Seed, h.Proof = "", true, 0, nil
	b, err := json.Marshal(h)
	if err != nil {
		panic(err) // it holds nothing that JSON does not know
	}
	sum := sha256.Sum256(b)
	return code(sum[:8])
}

// dials are the dials that a side is asked to set now, by its open questions.
func (m *match) dials(who game.PlayerID) (ask []game.Prompt) {
	if m.g == nil {
		return nil
	}
	for _, p := range m.g.Prompts() {
		if p.Player == who && p.Ask == game.ChooseManeuver {
			ask = append(ask, p)
		}
	}
	return ask
}

// mayTell reports whether a dial may stand for something that is no maneuver.
func mayTell(p *game.Prompt) bool {
	for i := range p.Options {
		if p.Options[i].Kind == game.TakeSpecial {
			return true
		}
	}
	return false
}

// asksChance reports whether a number of chance is asked for.
func (m *match) asksChance() bool {
	if m.g == nil {
		return m.sides[0].begun && m.sides[1].begun
	}
	p := m.g.FirstOpen()
	return p != nil && p.Ask == game.AskChance
}

// now is the hash of the table as it stands, "" before there is one.
func (m *match) now() string {
	if m.g == nil {
		return ""
	}
	return record.Hash(m.g.State().Hash())
}

// take takes in a line of a side. One that is wrong changes nothing.
func (m *match) take(who game.PlayerID, l *line) (events []game.Event, err error) {
	wrong := func(why string, args ...any) error { return &Wrong{l.N, fmt.Sprintf(why, args...)} }
	s := &m.sides[who]
	if l.N != s.lines+1 {
		return nil, wrong("came after line %d", s.lines)
	}
	if l.Hash != m.now() && (l.Seals == nil && !l.Time || l.Hash != m.before) && l.Undo != asksBack {
		return nil, wrong("the tables differ: %s there, %s here", l.Hash, m.now())
	}
	if s.back.open && l.Undo == "" {
		return nil, wrong("does something before an undo is allowed or refused")
	}
	switch {
	case l.Undo != "":
		if err := m.undo(who, l); err != nil {
			return nil, err
		}
		return nil, nil
	case l.Tip != "":
		if s.begun {
			return nil, wrong("begins once more")
		}
		if l.SetUp != m.setUp {
			return nil, wrong("begins with other fleets, house rules or another scenario")
		}
		if !decode(l.Tip, s.link[:]) {
			return nil, wrong("begins with no tip of a chain")
		}
		s.begun, s.tip = true, s.link
	case l.Link != "":
		var next hash
		if !m.asksChance() || s.next != nil {
			return nil, wrong("gives a number that is not asked for")
		}
		if !decode(l.Link, next[:]) || before(next) != s.link {
			return nil, wrong("number %d is not the one promised", m.number+1)
		}
		s.next = &next
	case l.Seals != nil:
		if err := m.sealed(who, l); err != nil {
			return nil, err
		}
	default:
		if events, err = m.answered(who, l); err != nil {
			return nil, err
		}
	}
	m.lapse()
	more, err := m.settle()
	m.told(who, l)
	return append(events, more...), err
}

// sealed takes in the seals of the dials of a side.
func (m *match) sealed(who game.PlayerID, l *line) error {
	s, ask := &m.sides[who], m.dials(who)
	want := len(ask)
	for i := range ask {
		if mayTell(&ask[i]) {
			want++
		}
	}
	if len(ask) == 0 || s.seals != nil || len(l.Seals) != want {
		return &Wrong{l.N, fmt.Sprintf("seals %d dials where %d are asked for", len(l.Seals), want)}
	}
	seals := make([]hash, want)
	for i, text := range l.Seals {
		if !decode(text, seals[i][:]) {
			return &Wrong{l.N, "a seal that is none"}
		}
	}
	s.seals = seals
	return nil
}

// answers returns the question that an answer is to: the first one that is open, or any dial of a
// player who gives up while both set theirs.
func (m *match) answers(who game.PlayerID, a game.Answer) *game.Prompt {
	first := m.g.FirstOpen()
	if first == nil || !a.Concede || first.Ask != game.ChooseManeuver {
		return first
	}
	for _, p := range m.g.Prompts() {
		if p.ID == a.Prompt && p.Player == who {
			return &p
		}
	}
	return first
}

// either reports whether either player may give an answer to a question of one: time is called by
// whose clock runs out while both set dials.
func either(p *game.Prompt, a game.Answer) bool { return a.Time && p.Ask == game.ChooseManeuver }

// answered takes in an answer of a side.
func (m *match) answered(who game.PlayerID, l *line) ([]game.Event, error) {
	wrong := func(why string, args ...any) error { return &Wrong{l.N, fmt.Sprintf(why, args...)} }
	if m.g == nil {
		return nil, wrong("answers before the battle has begun")
	}
	a, err := l.answer()
	if err != nil {
		return nil, wrong("%v", err)
	}
	if l.Time && l.Hash != m.now() && m.g.State().TimeUp { // both have called time at once
		return nil, nil
	}
	p := m.answers(who, a)
	switch {
	case p == nil:
		return nil, wrong("comes after the end of the battle")
	case p.ID != a.Prompt || p.Player != who && !either(p, a) || p.Ask == game.ChooseManeuver && !a.Beside():
		return nil, wrong("answers question %d, which is not asked", a.Prompt)
	case m.sides[who].seals != nil:
		return nil, wrong("does something after its dials are sealed")
	case !a.Beside() && (p.Ask == game.OpenDial || p.Ask == game.TellSpecial):
		if err := m.opened(who, p, l, a); err != nil {
			return nil, err
		}
		m.g.Prove(game.Proof{Salt: l.Salt, Opens: l.Sealed})
	case l.Salt != "" || l.Sealed != nil:
		return nil, wrong("opens what is not sealed")
	}
	before, planning := m.now(), p.Ask == game.ChooseManeuver
	counts := p.Ask == game.OpenDial || p.Ask == game.TellSpecial || a.Time // both may have called time
	events, err := m.g.Submit(a)
	if err != nil {
		return nil, wrong("%v", err)
	}
	if counts {
		m.shown()
	} else {
		m.given(who, events)
	}
	if planning {
		m.before = cmp.Or(m.before, before) // seals may be on their way that know nothing of it
	}
	return append([]game.Event(nil), events...), nil
}

// opened checks that a dial is opened as it was sealed.
func (m *match) opened(who game.PlayerID, p *game.Prompt, l *line, a game.Answer) error {
	was, ok := m.sides[who].sealed[p.Ship]
	if !ok || !was.opens(m.battle, p, l.Salt, l.Sealed, a) {
		return &Wrong{l.N, fmt.Sprintf("%s opens another dial than it sealed", m.u.Name(p.Ship))}
	}
	return nil
}

// opens reports whether an answer opens what was promised.
func (was *promise) opens(battle [8]byte, p *game.Prompt, text string, sealed *int, a game.Answer) bool {
	var salt [16]byte
	if sealed == nil || *sealed < 0 || *sealed > 255 || !decode(text, salt[:]) {
		return false
	}
	what, of, promised := byte(*sealed), byte(ofMove), was.move
	if p.Ask == game.TellSpecial {
		of, promised = ofSpecial, was.special
	}
	pick := opening(p, what)
	return pick >= 0 && a.Picks == 1<<pick && seal(battle, was.round, p.Ship, of, salt, what) == promised
}

// opening is the answer that opens a seal: the option that it was of, the last one, a maneuver, where
// that is not offered any more.
func opening(p *game.Prompt, what byte) int {
	for i := range p.Options {
		o := &p.Options[i]
		if p.Ask == game.OpenDial && byte(o.N) == what || o.Kind == game.TakeSpecial && byte(o.N) == what {
			return i
		}
	}
	if p.Ask == game.OpenDial {
		return -1
	}
	return len(p.Options) - 1
}

// settle does what both sides have told: a number of chance, the seals of a planning.
func (m *match) settle() (events []game.Event, err error) {
	one, two := &m.sides[game.One], &m.sides[game.Two]
	if m.asksChance() && one.next != nil && two.next != nil {
		m.number++
		n := number(m.number, *one.next, *two.next)
		for _, s := range [...]*side{one, two} {
			s.link, s.next = *s.next, nil
		}
		if m.g == nil {
			m.u.Reseed(n)
			m.u.Agreement = &game.Agreement{
				Battle: code(m.battle[:]),
				Tips:   [2]string{code(one.tip[:]), code(two.tip[:])},
				Links:  [2]string{code(one.link[:]), code(two.link[:])},
			}
			if m.g, err = game.New(m.u); err != nil {
				return nil, err
			}
			return append(events, m.g.Opening()...), nil
		}
		m.g.Prove(game.Proof{Links: []string{code(one.link[:]), code(two.link[:])}})
		m.shown()
		more, err := m.g.Submit(game.Answer{Prompt: m.g.FirstOpen().ID, Picks: n, Chance: true})
		return append(events, more...), err
	}
	more, err := m.setDials()
	return append(events, more...), err
}

// setDials sets the dials that are asked for, as soon as both sides have sealed theirs.
func (m *match) setDials() (events []game.Event, err error) {
	var asked []int32
	for who := range m.sides {
		ask, s := m.dials(game.PlayerID(who)), &m.sides[who]
		if len(ask) > 0 && s.seals == nil {
			return nil, nil
		}
		for i := range ask {
			asked = append(asked, ask[i].ID)
		}
	}
	proofs := map[int32]game.Proof{}
	for who := range m.sides {
		ask, s := m.dials(game.PlayerID(who)), &m.sides[who]
		for i := range ask {
			n := 1
			if mayTell(&ask[i]) {
				n = 2
			}
			s.sealed[ask[i].Ship] = newPromise(m.g.State().Round, s.seals[:n])
			proof := game.Proof{}
			for _, h := range s.seals[:n] {
				proof.Seals = append(proof.Seals, code(h[:]))
			}
			proofs[ask[i].ID], s.seals = proof, s.seals[n:]
		}
		s.seals = nil
	}
	m.before = ""
	if len(asked) > 0 {
		m.shown()
	}
	slices.Sort(asked) // both programs answer in the order of the questions
	for _, id := range asked {
		m.g.Prove(proofs[id])
		more, err := m.g.Submit(game.Answer{Prompt: id, Sealed: true})
		if events = append(events, more...); err != nil {
			return events, err
		}
	}
	return events, nil
}
