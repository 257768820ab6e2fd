package remote

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
)

// Placed returns the host's side of a meeting about a battle that plays on from a table: its set-up,
// and which player the host is. Nobody chooses a fleet; the guest is shown those of the table, and the
// cards in them of the host's folders come along. No dial that is face down does, and chance is that
// of both.
func Placed(
	name string, u *game.Setup, host game.PlayerID, cat *card.Catalogue, own ...fs.FS,
) (*Meeting, [][]byte, error) {
	if u.Position == nil {
		return nil, nil, errors.New("this battle has no table to play on from")
	}
	h := record.HeaderOf(u)
	h.Seed, h.Rerolls, h.Proof, h.Agreed, h.Players = 0, [2]int8{}, nil, true, [2]string{}
	h.Table = h.Table.Public()
	h.Table.Seed = 0
	more, err := card.Excerpt(own, h.IDs())
	if err != nil {
		return nil, nil, err
	}
	h.Cards = h.Cards.Join(more)
	m := &Meeting{me: host, cat: cat.Program(), sc: u.Scenario, house: u.House, placed: true}
	me := &m.sides[host]
	me.hello = hosting(name, u.Scenario, u.House)
	me.hello.Plays = int(host) + 1
	c := choice{Battle: string(marshal(h))}
	if _, err := m.placedSetup(&c); err != nil {
		return nil, nil, err
	}
	if me.blob = marshal(c); len(me.blob) > maxChosen {
		return nil, nil, errors.New("the table holds too much to send")
	}
	me.promise = promiseOf(me.blob)
	return m, lines(greeting{Hello: me.hello}, greeting{Promise: me.promise}), nil
}

// placedSetup reads a battle that plays on from a table. Its seed, dials that are face down and dice
// that would fall are not told: nobody knows them.
func (m *Meeting) placedSetup(c *choice) (*game.Setup, error) {
	rec, err := record.Read(strings.NewReader(c.Battle + "\n"))
	if err != nil {
		return nil, err
	}
	h := rec.Header
	if h.Table == nil || !h.Agreed || h.Seed != 0 || h.Table.Seed != 0 || h.Table.Dice != nil || len(rec.Answers) > 0 {
		return nil, errOrder
	}
	for who := range m.sides {
		h.Players[who] = ""
		if is := m.sides[who].hello; is != nil {
			h.Players[who] = is.Name
		}
	}
	u, err := h.Setup(func(string) (game.Scenario, error) { return m.sc, nil }, m.cat)
	if err != nil {
		return nil, err
	}
	if h.Scenario != m.sc.Sheet().ID || !slices.Equal(u.House.Values(), m.house.Values()) {
		return nil, errOrder
	}
	return u, nil
}

// meetPlaced makes the battle once both know the table.
func (m *Meeting) meetPlaced() error {
	for i := range m.sides {
		if c := m.sides[i].chosen; c != nil && m.sides[1-i].hello != nil {
			u, err := m.placedSetup(c)
			if err != nil {
				return fmt.Errorf("this table cannot be played: %w", err)
			}
			return m.made(u)
		}
	}
	return nil
}
