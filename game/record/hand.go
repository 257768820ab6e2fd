package record

import (
	"errors"
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// hand is something done by hand as a line has it.
type hand struct {
	Deed    string    `json:"deed"`
	Ship    *int      `json:"ship,omitempty"` // on which the card lies, from 0; left out for the fleet's resource
	Card    int       `json:"card"`           // its place: -2 the ship, -1 the captain, -3 the admiral, -4 the resource, else an upgrade from 0
	On      int       `json:"on"`             // the ship to which it is done
	Locks   *int      `json:"locks,omitempty"`
	N       *int      `json:"n,omitempty"` // the card, damage card or die
	Token   string    `json:"token,omitempty"`
	Face    string    `json:"face,omitempty"`
	Defense bool      `json:"defense,omitempty"`
	At      *[3]int32 `json:"at,omitempty"`
}

var handTokens = map[card.Tokens]string{
	card.EvadeToken: "evade", card.ScanToken: "scan", card.StationsToken: "battle stations",
	card.AuxToken: "auxiliary power",
}

func handLine(h game.Hand) *hand {
	l := &hand{Deed: h.Deed.String(), Card: int(h.Slot), On: int(h.On), Token: handTokens[h.Token], Defense: h.Defense}
	if h.Ship != game.NoShip {
		l.Ship = new(int(h.Ship))
	}
	switch h.Deed {
	case game.GainLock:
		l.Locks = new(int(h.Vs))
	case game.MoveShip:
		l.At = &[3]int32{h.Pose.X, h.Pose.Y, h.Pose.Heading}
	case game.AddDie, game.SetDie:
		l.Face = h.Face.String()
	default: // no more
	}
	if h.N != 0 {
		l.N = new(int(h.N))
	}
	return l
}

// read returns the deed of the line, each number within its range. Whether the deed is allowed is
// for the game to say.
func (l *hand) read() (h game.Hand, err error) {
	var ok bool
	if h.Deed, ok = game.ParseDeed(l.Deed); !ok {
		return h, fmt.Errorf("hand: unknown deed %q", l.Deed)
	}
	whole := func(n *int, none int8) int8 {
		if n == nil {
			return none
		}
		if *n < -8 || *n > 100 {
			err = fmt.Errorf("hand: %d is out of range", *n)
			return 0
		}
		return int8(*n)
	}
	h.Ship, h.Slot, h.On = game.ShipID(whole(l.Ship, int8(game.NoShip))), whole(&l.Card, 0),
		game.ShipID(whole(&l.On, 0))
	h.Vs, h.N, h.Defense = game.ShipID(whole(l.Locks, 0)), whole(l.N, 0), l.Defense
	for k, name := range handTokens {
		if name == l.Token {
			h.Token = k
		}
	}
	if h.Face, ok = dice.ParseFace(l.Face); !ok && l.Face != "" || l.Token != "" && h.Token == 0 {
		return h, errors.New("hand: unknown token or face")
	}
	if l.At != nil {
		h.Pose = physics.Pose{X: l.At[0], Y: l.At[1], Heading: l.At[2]}
	}
	return h, err
}
