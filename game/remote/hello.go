package remote

import (
	"cmp"
	"crypto/rand"
	"errors"
	"maps"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/textfile"
)

// hello is the first message of a program to the other. What is played stands in that of the host.
type hello struct {
	Protocol int               `json:"protocol"`
	Version  string            `json:"version,omitempty"` // of the program, "" unknown
	Name     string            `json:"name,omitempty"`
	Nonce    string            `json:"nonce"` // the battle is named after those of both
	Sheet    string            `json:"sheet,omitempty"`
	Stamp    string            `json:"stamp,omitempty"` // of a sheet of one's own
	Side     string            `json:"side,omitempty"`  // of the host
	House    map[string]string `json:"house,omitempty"` // other than usual
	Plays    int               `json:"plays,omitempty"` // which player the host is, where it plays on from a table
}

// hosting is the greeting of the host, with what is played.
func hosting(name string, sc game.Scenario, house game.House) *hello {
	h, sheet := newHello(name), sc.Sheet()
	h.Sheet, h.Stamp, h.House = sheet.ID, sheet.Stamp, map[string]string{}
	for _, v := range house.Values() {
		h.House[v.Key] = v.Value
	}
	return h
}

func newHello(name string) *hello {
	var nonce [16]byte
	rand.Read(nonce[:]) // never fails
	if name = textfile.OnlyShown(name); len(name) > maxName {
		name = strings.ToValidUTF8(name[:maxName], "")
	}
	return &hello{Protocol: protocol, Version: record.Version(), Name: name, Nonce: code(nonce[:])}
}

// greeted looks whether the other program can be played with.
func (m *Meeting) greeted(h *hello) error {
	own := m.sides[m.me].hello
	name := cmp.Or(h.Name, "the other player")
	texts := []string{h.Version, h.Name, h.Sheet, h.Stamp, h.Side}
	for k, v := range h.House {
		texts = append(texts, k, v)
	}
	for _, s := range texts {
		if len(s) > 120 || !textfile.Shown(s) {
			return errors.New("the other program greets with something that cannot be shown")
		}
	}
	if err := sameProgram(name, h.Protocol, h.Version); err != nil {
		return err
	}
	switch {
	case len(h.Name) > maxName || h.Plays < 0 || h.Plays > 2,
		!decode(h.Nonce, make([]byte, 16)) || h.Nonce == own.Nonce:
		return errOrder
	}
	host := h.Sheet != "" || len(h.House) > 0 || h.Side != "" || h.Stamp != "" || h.Plays != 0
	if host != (m.find != nil) {
		return errors.New("both have invited. One of you has to join the other")
	}
	if host {
		if err := m.terms(h); err != nil {
			return err
		}
		if m.placed = h.Plays != 0; h.Plays == 2 {
			m.me, m.sides[game.One], m.sides[game.Two] = game.One, m.sides[game.Two], party{}
		}
	}
	m.sides[m.me.Other()].hello = h
	return nil
}

// terms reads what the host plays.
func (m *Meeting) terms(h *hello) error {
	sc, err := record.SheetOf(m.find, h.Sheet, h.Stamp)
	if err != nil {
		return err
	}
	if sides := sc.Sheet().Sides; len(sides) == 2 && h.Plays == 0 && h.Side != sides[0] && h.Side != sides[1] {
		return errOrder
	}
	var set []game.HouseValue
	for _, key := range slices.Sorted(maps.Keys(h.House)) {
		set = append(set, game.HouseValue{Key: key, Value: h.House[key]})
	}
	if m.house, err = record.House(sc, set); err != nil {
		return err
	}
	m.sc = sc
	return nil
}
