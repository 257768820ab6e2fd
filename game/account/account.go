// Package account tells what ships do as a player would tell it. An [Account] is a sentence or two:
// which way a ship moved and where it stands now, seen from the ships of whoever listens, what
// action it took, whom it hit. A [Line] of the log is one event: where a ship comes to stand it
// tells by the nearest enemy ship, not in inches. Both are made of the referee's events and of the
// table, and judges nothing: ranges and arcs are the referee's own.
package account

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// Account tells the deeds of a ship, in one or two sentences.
type Account struct {
	Ship  game.ShipID
	Words string
	Brief string // Words without Where
	Where string // the ship stands, "" if that is not told
	Harm  bool   // a ship of whoever listens was hit or destroyed by it
}

// Heard collects the events since it was begun. Its zero value has heard nothing.
type Heard struct {
	deeds []deed
	open  *struck // by an attack that is not over yet: it is told when nothing can be done about it any more
}

// struck is a hit and whose it is.
type struck struct {
	by game.ShipID
	hit
}

// Asked begins anew once whoever listens has been told. What comes of an attack that is not over
// stays to be told.
func (h *Heard) Asked() { *h = Heard{open: h.open} }

// deed collects the deeds of one ship.
type deed struct {
	ship  game.ShipID
	laid  bool // it was placed at set-up
	moved []game.ShipMoved
	acts  []string // after "it"
	lost  bool     // its action, by an overlap
	hits  []hit
	gone  bool
}

// hit is an attack of it that was compared.
type hit struct {
	on     game.ShipID
	damage int8
	gone   bool
}

// of returns the deed of a ship, a new one if it has none yet.
func (h *Heard) of(id game.ShipID) *deed {
	for i := range h.deeds {
		if h.deeds[i].ship == id {
			return &h.deeds[i]
		}
	}
	h.deeds = append(h.deeds, deed{ship: id})
	return &h.deeds[len(h.deeds)-1]
}

// Hear takes an event that happens on a table.
func (h *Heard) Hear(s *game.State, e game.Event, name func(game.ShipID) string) {
	act := func(id game.ShipID, words string) {
		d := h.of(id)
		if !slices.Contains(d.acts, words) {
			d.acts = append(d.acts, words)
		}
	}
	switch e := e.(type) {
	case game.ShipPlaced:
		h.of(e.Ship).laid = true
	case game.ShipMoved:
		d := h.of(e.Ship)
		d.moved = append(d.moved, e)
	case game.ActionLost:
		h.of(e.Ship).lost = e.Why == game.LostByOverlap
	case game.LockAcquired:
		act(e.Ship, "locked "+name(e.Target))
	case game.Cloaked:
		act(e.Ship, "cloaked")
	case game.ActionPerformed:
		if e.Card == game.FaceDown && e.Action != card.NoAction && e.Action != card.TargetLock &&
			e.Action != card.Cloak {
			act(e.Ship, "took "+e.Action.Words())
		}
	case game.AttackCompared:
		h.over()
		h.open = &struck{e.Attacker, hit{on: e.Target, damage: e.Hits + e.Crits}}
	case game.AttackEnded:
		h.over()
	case game.ShipDestroyed:
		if a := &s.Attack; a.On && a.Target == e.Ship && h.open != nil && h.open.on == e.Ship {
			h.open.gone = true
		}
		h.of(e.Ship).gone = true
	}
}

// over makes what came of an attack a deed.
func (h *Heard) over() {
	if k := h.open; k != nil {
		d := h.of(k.by)
		d.hits = append(d.hits, k.hit)
	}
	h.open = nil
}

// Tell returns the deeds of the ships that are not of a player, seen from that player's, as the
// table stands now. Ships that did nothing worth telling are left out.
func (h *Heard) Tell(s *game.State, u *game.Setup, me game.PlayerID, name func(game.ShipID) string) (as []Account) {
	for i := range h.deeds {
		d := &h.deeds[i]
		if s.Ships[d.ship].Owner == me {
			continue
		}
		if words, where := d.words(s, u, me, name); words != "" {
			as = append(as, Account{
				Ship:  d.ship,
				Words: words,
				Brief: strings.Replace(words, where, "", 1),
				Where: strings.TrimPrefix(where, ": "),
				Harm: slices.ContainsFunc(d.hits,
					func(k hit) bool { return s.Ships[k.on].Owner == me && k.damage > 0 }),
			})
		}
	}
	return as
}

// words are the account of one ship; where is the part of it that says where the ship stands.
func (d *deed) words(
	s *game.State,
	u *game.Setup,
	me game.PlayerID,
	name func(game.ShipID) string,
) (words, where string) {
	var did []string
	if d.lost && len(d.acts) == 0 && len(d.moved) > 0 && !d.gone {
		did = append(did, "lost its action")
	}
	did = append(did, d.acts...)
	for _, k := range d.hits {
		switch {
		case k.gone:
			did = append(did, "destroyed "+name(k.on))
		case k.damage == 0:
			did = append(did, "missed "+name(k.on))
		default:
			did = append(did, fmt.Sprintf("hit %s for %d damage", name(k.on), k.damage))
		}
	}
	if d.gone {
		did = append(did, "was destroyed")
	}
	if len(d.moved) == 0 {
		if d.laid && s.Phase == game.SettingUp {
			where = within3(stands(s, u, d.ship, me, name))
			return name(d.ship) + " was placed" + where + ".", where
		}
		if len(did) == 0 {
			return "", ""
		}
		return name(d.ship) + " " + listed(did) + ".", ""
	}
	m := d.moved[len(d.moved)-1]
	words = name(d.ship) + " moved " + m.Maneuver.String()
	if len(d.moved) > 1 {
		words = fmt.Sprintf("%s moved %s and %s", name(d.ship), d.moved[len(d.moved)-2].Maneuver, m.Maneuver)
	}
	if m.Short {
		if by := m.Against; by != game.NoShip {
			words += ", stopped by " + name(by)
		} else {
			words += ", stopped short"
		}
	}
	if sh := &s.Ships[d.ship]; !d.gone && sh.OnTable() {
		where = ": " + stands(s, u, d.ship, me, name)
		words += where
	}
	if len(did) == 0 {
		return words + ".", where
	}
	return words + ". It " + listed(did) + ".", where
}

// What is said of a ship that stands near none of those of whoever listens.
const (
	noneLeft  = "none of your ships are left"
	beyondAll = "beyond Range 3 of your ships"
)

// stands returns the words for the place of a ship, seen from the ships of a player: from the one
// it has in its arc and range at the shortest range, else from the nearest.
func stands(s *game.State, u *game.Setup, id game.ShipID, me game.PlayerID, name func(game.ShipID) string) string {
	at, inArc, least, band := game.NoShip, false, math.MaxFloat64, 0
	for k := range game.ShipID(s.NShips) {
		if o := &s.Ships[k]; o.Owner != me || !o.OnTable() || o.Map {
			continue
		}
		dist := s.Gap(u, id, k).Dist
		shot, no := s.Shot(u, id, game.NoWeapon, k)
		in := no.Code == game.Yes
		if in {
			dist = shot.Gap.Dist
		}
		if at == game.NoShip || in && !inArc || in == inArc && dist < least {
			at, inArc, least, band = k, in, dist, u.Band(dist)
		}
	}
	switch {
	case at == game.NoShip:
		return noneLeft
	case band == 0 || band > 3:
		return beyondAll
	}
	words := fmt.Sprintf("%s %s, Range %d", side(s.Ships[at].Pose, s.Ships[id].Pose), name(at), band)
	_, no := s.Shot(u, id, game.NoWeapon, at)
	_, back := s.Shot(u, at, game.NoWeapon, id)
	switch {
	case inArc && back.Code == game.NotInArc:
		return words + ", in its arc but not in its target's"
	case inArc:
		return words + ", in its arc"
	case no.Code == game.NotInArc:
		return words + ", out of its arc"
	}
	return words
}

// within3 returns the words for the place of a ship just placed, after a colon, and "" if it is
// near no ship of the listener.
func within3(words string) string {
	if words == noneLeft || words == beyondAll {
		return ""
	}
	return ": " + words
}

// A ship within this angle of another one's heading is ahead of it, within it of the way back
// behind it.
const ahead = 60.0

// side is on which side of a ship another one stands.
func side(of, at physics.Pose) string {
	dx, dy := float64(at.X-of.X), float64(at.Y-of.Y)
	bearing := math.Atan2(dx, -dy) * 180 / math.Pi // of the other one, clockwise from north, as headings are
	off := math.Abs(math.Remainder(bearing-float64(of.Heading)/1000, 360))
	switch {
	case off <= ahead:
		return "ahead of"
	case off >= 180-ahead:
		return "behind"
	}
	return "beside"
}

// most is the most deeds that an account names one by one.
const most = 3

// listed returns the deeds in words, one after the other.
func listed(did []string) string {
	if len(did) > most {
		did = append(slices.Clone(did[:most-1]), fmt.Sprintf("did %d more things", len(did)-most+1))
	}
	if n := len(did); n > 1 {
		return strings.Join(did[:n-1], ", ") + " and " + did[n-1]
	}
	return did[0]
}
