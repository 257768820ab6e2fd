package remote

import (
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/game/shakedown"
	"attackwing/game/textfile"
)

// protocol is the version of the lines; programs of different ones do not play each other.
const protocol = 1

// Bounds of a meeting.
const (
	maxName   = 40 // bytes of a player's name
	maxWhy    = 300
	maxChosen = 64 << 10 // bytes of a fleet with its cards
	partSize  = 2880     // bytes of it in a line
)

// Meeting is one side of what comes before a battle: both tell who they are, the host what is
// played; each chooses a fleet; once both have chosen both are shown, and both accept. A fleet is
// promised by its hash before either is shown, so that nobody chooses knowing the other's. It never
// waits: it makes the lines that go to the other side, and takes those that come.
type Meeting struct {
	me    game.PlayerID
	find  record.Scenarios
	cat   *card.Catalogue
	sc    game.Scenario // nil until the guest knows it
	house game.House
	sides [2]party
	u     *game.Setup // nil until both fleets are known
	setUp string      // the hash of it
	over  error       // why the meeting has ended

	placed bool // the battle plays on from a table: the host tells it, the guest chooses nothing
}

// party is what a side has told.
type party struct {
	hello    *hello
	promise  string // hash of what it has chosen
	blob     []byte // what it has chosen, as far as that is told
	chosen   *choice
	accepted bool
}

// choice is a fleet, and the player's own cards in it; or a battle that plays on from a table.
type choice struct {
	Salt   string     `json:"salt,omitempty"`
	Fleet  string     `json:"fleet,omitempty"` // a fleet file
	Cards  card.Files `json:"cards,omitempty"`
	Battle string     `json:"battle,omitempty"` // the first line of its record
}

// greeting is a line of a meeting. Each says one thing.
type greeting struct {
	Hello   *hello `json:"hello,omitempty"`
	Promise string `json:"promise,omitempty"`
	Part    string `json:"part,omitempty"` // of what was promised
	Last    bool   `json:"last,omitempty"` // it is the last part
	Accept  string `json:"accept,omitempty"`
	Leave   string `json:"leave,omitempty"` // why
}

// Left is the error of a meeting or battle that the other player has left.
type Left struct{ Why string }

func (e Left) Error() string { return e.Why }

// Invited returns the host's side of a meeting: the player's name, what is played, and which of the
// sheet's sides the host has, if it has sides.
func Invited(
	name string, sc game.Scenario, house game.House, side string, cat *card.Catalogue,
) (*Meeting, [][]byte, error) {
	m := &Meeting{me: game.One, cat: cat.Program(), sc: sc, house: house}
	sheet := sc.Sheet()
	side, _ = sheet.SideOf(side)
	if side == "" && len(sheet.Sides) == 2 {
		return nil, nil, errors.New("choose a side first")
	}
	h := hosting(name, sc, house)
	h.Side = side
	m.sides[m.me].hello = h
	return m, lines(greeting{Hello: h}), nil
}

// Guest returns the guest's side of a meeting.
func Guest(name string, find record.Scenarios, cat *card.Catalogue) (*Meeting, [][]byte) {
	m := &Meeting{me: game.Two, find: find, cat: cat.Program()}
	m.sides[m.me].hello = newHello(name)
	return m, lines(greeting{Hello: m.sides[m.me].hello})
}

func lines(all ...greeting) (out [][]byte) {
	for _, l := range all {
		out = append(out, marshal(l))
	}
	return out
}

// Me returns the player of this side.
func (m *Meeting) Me() game.PlayerID { return m.me }

// Other returns the name of the other player, and whether the other program has told it.
func (m *Meeting) Other() (name string, ok bool) {
	h := m.sides[m.me.Other()].hello
	if h == nil {
		return "", false
	}
	return h.Name, true
}

// Terms returns what is played and the side of this player, "" if the sheet has no sides. The sheet
// is nil until the guest's program knows it.
func (m *Meeting) Terms() (sc game.Scenario, house *game.House, side string) {
	if m.sc == nil {
		return nil, nil, ""
	}
	return m.sc, &m.house, m.side(m.me)
}

// side returns the side of a player.
func (m *Meeting) side(who game.PlayerID) string {
	if m.placed {
		return "" // the table tells it
	}
	side, sides := m.sides[game.One].hello.Side, m.sc.Sheet().Sides
	if who == game.Two && len(sides) == 2 {
		return sides[1-slices.Index(sides, side)]
	}
	return side
}

// Choose chooses the fleet of this player. The cards that it has of the folders of own cards go
// with it. It can be chosen once.
func (m *Meeting) Choose(l fleet.List, own ...fs.FS) (send [][]byte, err error) {
	me := &m.sides[m.me]
	switch {
	case m.over != nil:
		return nil, m.over
	case m.sc == nil:
		return nil, errors.New("the scenario is not known yet")
	case me.promise != "" || m.placed:
		return nil, errors.New("the fleet is chosen already")
	}
	var salt [16]byte
	rand.Read(salt[:]) // never fails
	c := choice{Salt: code(salt[:])}
	if c.Cards, err = card.Excerpt(own, l.IDs()); err != nil {
		return nil, err
	}
	l.Notes = ""
	var text strings.Builder
	if err := l.Write(&text); err != nil {
		return nil, err
	}
	c.Fleet = text.String()
	if _, err := m.build(m.me, &c); err != nil {
		return nil, err
	}
	b, err := json.Marshal(c)
	switch {
	case err != nil:
		return nil, err
	case len(b) > maxChosen:
		return nil, errors.New("the fleet has too many own cards to send")
	}
	me.promise, me.blob = promiseOf(b), b
	return append(lines(greeting{Promise: me.promise}), m.show()...), nil
}

func promiseOf(blob []byte) string {
	h := sha256.Sum256(append([]byte("aw fleet 1"), blob...))
	return code(h[:])
}

// show tells the own fleet once both are chosen, a table once the guest is there.
func (m *Meeting) show() (send [][]byte) {
	me := &m.sides[m.me]
	if me.promise == "" || m.sides[m.me.Other()].promise == "" && !m.placed || me.chosen != nil {
		return nil
	}
	c, err := readChoice(me.blob)
	if err != nil {
		panic(err) // it was made here
	}
	me.chosen = c
	for b := me.blob; len(b) > 0; {
		n := min(len(b), partSize)
		send = append(send, lines(greeting{Part: code(b[:n]), Last: n == len(b)})...)
		b = b[n:]
	}
	return send
}

// readChoice reads what a side has chosen.
func readChoice(b []byte) (*choice, error) {
	c := new(choice)
	return c, textfile.Strict(b, c)
}

// build builds the fleet that a side has chosen. It has to be legal.
func (m *Meeting) build(who game.PlayerID, c *choice) (f game.Fleet, err error) {
	cat, err := m.cat.WithFiles(c.Cards, "own cards")
	if err != nil {
		return f, err
	}
	l, err := fleet.Read(strings.NewReader(c.Fleet), "fleet")
	if err != nil {
		return f, err
	}
	f, problems := fleet.Rules{Cards: cat, Scenario: m.sc, House: &m.house, Side: m.side(who)}.Build(l)
	if len(problems) > 0 {
		p := problems[0]
		return f, fmt.Errorf("the fleet %q cannot be played: %s", f.Name, cmp.Or(p.Why, p.Rule))
	}
	return f, nil
}

// Setup returns the battle, nil until both fleets are known. Its seed comes later.
func (m *Meeting) Setup() *game.Setup { return m.u }

// Chosen reports whether a player has chosen a fleet.
func (m *Meeting) Chosen(who game.PlayerID) bool { return m.sides[who].promise != "" || m.placed }

// Accepted reports whether a player has accepted the battle.
func (m *Meeting) Accepted(who game.PlayerID) bool { return m.sides[who].accepted }

// Accept accepts the battle as Setup tells it.
func (m *Meeting) Accept() (send [][]byte, err error) {
	switch {
	case m.over != nil:
		return nil, m.over
	case m.u == nil:
		return nil, errors.New("the other fleet is not known yet")
	case m.sides[m.me].accepted:
		return nil, nil
	}
	m.sides[m.me].accepted = true
	return lines(greeting{Accept: m.setUp}), nil
}

// Leave ends the meeting with a sentence that the other player reads.
func (m *Meeting) Leave(why string) (send [][]byte) {
	m.over = cmp.Or(m.over, error(ErrEnded))
	return leaving(why)
}

func leaving(why string) [][]byte {
	return lines(greeting{Leave: cut(cmp.Or(textfile.OnlyShown(why), "left"), maxWhy)})
}

func cut(s string, most int) string {
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "")
	}
	return s
}

// ErrEnded is the error of a meeting that this side has left.
var ErrEnded = errors.New("you have left")

// Ready reports whether both have accepted; then the battle begins by Begin.
func (m *Meeting) Ready() bool {
	return m.sides[game.One].accepted && m.sides[game.Two].accepted && m.over == nil
}

// Battle returns the number by which both sides know the battle.
func (m *Meeting) Battle() (id [8]byte) {
	h := sha256.Sum256([]byte("aw battle 1" + m.sides[game.One].hello.Nonce + m.sides[game.Two].hello.Nonce))
	copy(id[:], h[:])
	return id
}

// Take takes a line of the other side in. What has to be sent then is returned. An error ends the
// meeting; what is sent with it tells the other side why.
func (m *Meeting) Take(b []byte) (send [][]byte, err error) {
	if m.over != nil {
		return nil, m.over
	}
	var l greeting
	if err := textfile.Strict(b, &l); err != nil {
		m.over = &Wrong{0, "not a line of a meeting"}
		return leaving(m.over.Error()), m.over
	}
	send, err = m.take(&l)
	if err != nil {
		if m.over = err; !errors.As(err, new(Left)) {
			return leaving(err.Error()), err
		}
	}
	return send, err
}

// says counts what a line says.
func (l *greeting) says() (n int) {
	for _, is := range [...]bool{l.Hello != nil, l.Promise != "", l.Part != "", l.Accept != "", l.Leave != ""} {
		if is {
			n++
		}
	}
	return n
}

var errOrder = errors.New("the other program says something out of turn")

func (m *Meeting) take(l *greeting) (send [][]byte, err error) {
	it := &m.sides[m.me.Other()]
	switch {
	case l.says() != 1 || l.Last && l.Part == "":
		return nil, errOrder
	case l.Leave != "":
		return nil, Left{cut(cmp.Or(textfile.OnlyShown(l.Leave), "left"), maxWhy)}
	case l.Hello != nil:
		if it.hello != nil {
			return nil, errOrder
		}
		if err := m.greeted(l.Hello); err != nil {
			return nil, err
		}
		return m.show(), m.meet()
	case it.hello == nil:
		return nil, errOrder
	case l.Promise != "":
		if it.promise != "" || !decode(l.Promise, make([]byte, sha256.Size)) {
			return nil, errOrder
		}
		it.promise = l.Promise
		return m.show(), nil
	case l.Part != "":
		return nil, m.part(it, l)
	}
	if m.u == nil || it.accepted {
		return nil, errOrder
	}
	if l.Accept != m.setUp {
		return nil, fmt.Errorf("the programs make different battles of it: %s there, %s here", cut(textfile.OnlyShown(l.Accept), 12), m.setUp)
	}
	it.accepted = true
	return nil, nil
}

// part takes in a part of what was promised.
func (m *Meeting) part(it *party, l *greeting) error {
	b, ok := decodeAll(l.Part, partSize)
	if it.promise == "" || m.sides[m.me].promise == "" && !m.placed || it.chosen != nil || !ok {
		return errOrder
	}
	if it.blob = append(it.blob, b...); len(it.blob) > maxChosen {
		return errors.New("the other program sends too large a fleet")
	}
	if !l.Last {
		return nil
	}
	if promiseOf(it.blob) != it.promise {
		return errors.New("the other program shows another fleet than it promised")
	}
	c, err := readChoice(it.blob)
	if err != nil || m.placed != (c.Battle != "") || m.placed && (c.Fleet != "" || len(c.Cards) > 0) {
		return errOrder
	}
	it.chosen = c
	return m.meet()
}

// try plays some battles with cards that came along, as with own ones before they are taken in: what
// would stop the program is found here.
func (m *Meeting) try(files card.Files) error {
	if len(files) == 0 {
		return nil
	}
	cat, err := m.cat.WithFiles(files, "own cards")
	if err == nil {
		_, err = shakedown.Cards(m.sc, cat, m.cat, 4, 40)
	}
	return err
}

// meet makes the battle once both fleets are known, or the table.
func (m *Meeting) meet() (err error) {
	one, two := &m.sides[game.One], &m.sides[game.Two]
	if m.placed {
		return m.meetPlaced()
	}
	if one.chosen == nil || two.chosen == nil {
		return nil
	}
	u := &game.Setup{
		Scenario: m.sc,
		House:    m.house,
		Players:  [2]string{one.hello.Name, two.hello.Name},
		Agreed:   true,
		Cards:    one.chosen.Cards.Join(two.chosen.Cards),
	}
	for who := range m.sides {
		if u.Fleets[who], err = m.build(game.PlayerID(who), m.sides[who].chosen); err != nil {
			return fmt.Errorf("%s: %w", u.Player(game.PlayerID(who)), err)
		}
	}
	// As a record would read it: both programs and the record make the same battle of it.
	h := record.HeaderOf(u)
	if u, err = h.Setup(func(string) (game.Scenario, error) { return m.sc, nil }, m.cat); err != nil {
		return fmt.Errorf("the two fleets do not go together: %w", err)
	}
	return m.made(u)
}

// made takes the battle in that both make of what they know.
func (m *Meeting) made(u *game.Setup) error {
	if err := m.try(u.Cards); err != nil {
		return err
	}
	m.u, m.setUp = u, hashOf(u)
	return nil
}
