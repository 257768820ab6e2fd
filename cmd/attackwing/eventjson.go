package main

import (
	"fmt"
	"maps"
	"strings"
	"unicode"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// told are the fields of an event in the answer of try. What an event says nothing about has no
// field; lengths are mm; what nobody at the table may know (decks, the faces of cards that lie face
// down) is not told. A name means the same in every event: answer.schema.json has them all.
type told map[string]any

// event is an event with its fields, ships named as the file names them.
func (x *trial) event(e game.Event) told {
	f := x.fields(e)
	f["kind"], f["text"] = kindOf(e), e.Say(x.g.Setup())
	return f
}

// kindOf is the name of an event: ShipMoved is ship-moved.
func kindOf(e game.Event) string {
	return kindOfName(strings.TrimPrefix(fmt.Sprintf("%T", e), "game."))
}

func kindOfName(name string) string {
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) {
			if i > 0 {
				b.WriteByte('-')
			}
			r = unicode.ToLower(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}

// with adds a field that is not always there.
func (f told) with(is bool, name string, v any) told {
	if is {
		f[name] = v
	}
	return f
}

// ship adds a ship, when there is one.
func (f told) ship(x *trial, name string, id game.ShipID) told {
	return f.with(id != game.NoShip, name, x.id(id))
}

// player adds a player, when it is one.
func (f told) player(name string, p game.PlayerID) told {
	return f.with(p == game.One || p == game.Two, name, int(p)+1)
}

// section adds the section of the sheet by which it happens.
func (f told) section(s string) told { return f.with(s != "", "section", s) }

// text adds the card whose text does it.
func (f told) text(x *trial, id game.LineID) told {
	if id != 0 {
		_, f["by_card"], _ = x.g.Setup().Line(id)
	}
	return f
}

// card adds a card of a ship, or of a player's fleet, by its id.
func (f told) card(x *trial, ship game.ShipID, slot int8, owner game.PlayerID) told {
	id, _ := x.g.Setup().CardAt(ship, slot, owner)
	return f.with(id != "", "card", id)
}

// held is what counters lie on.
func (x *trial) held(on game.Holder, ship, card, player string) told {
	f := told{}.ship(x, ship, on.Ship).player(player, on.Player)
	if on.Ship != game.NoShip && on.Card != game.ShipSlot {
		f[card], _ = x.g.Setup().CardAt(on.Ship, on.Card, game.Nobody)
	}
	return f
}

// counted adds how many counters of a kind.
func (f told) counted(x *trial, k game.Counter, n int8) told {
	f["counter"], f["n"] = x.g.Setup().Counter(k).ID, int(n)
	return f
}

// damage adds a damage card that lies face up.
func (f told) damage(d game.DamageID) told {
	return f.with(d != game.FaceDown, "damage_card", d.String())
}

func (x *trial) move(ship game.ShipID, m int8) string {
	if m < 0 {
		return ""
	}
	return x.g.Setup().Facts(ship).Ship.Class.Dial[m].String()
}

func poseMM(p physics.Pose) told {
	return told{"x_mm": mm(p.X), "y_mm": mm(p.Y), "heading_deg": float64(p.Heading) / 1000}
}

func faceNames(f []dice.Face) []string {
	out := []string{}
	for _, d := range f {
		out = append(out, d.String())
	}
	return out
}

// whichOf are dice by their numbers, from 1, and the faces of those.
func whichOf(which uint16, faces [game.MaxDice]dice.Face) (n []int, f []string) {
	n, f = []int{}, []string{}
	for i := range faces {
		if which&(1<<i) != 0 {
			n, f = append(n, i+1), append(f, faces[i].String())
		}
	}
	return n, f
}

var tokenWords = map[card.Tokens]string{
	card.EvadeToken:    "evade",
	card.ScanToken:     "scan",
	card.StationsToken: "battle-stations",
	card.AuxToken:      "aux-power",
	card.LockOnSelf:    "lock",
}

var shieldWords = map[card.ShieldOp]string{
	card.TurnOff:   "turned-off",
	card.Destroy:   "destroyed",
	card.Temporary: "temporary",
}

var lossWords = map[game.Loss]string{
	game.LostByOverlap:  "overlap",
	game.LostByObstacle: "obstacle",
	game.LostByCard:     "card",
}

var formWords = map[game.Form]string{game.LineForm: "line", game.DiscForm: "disc", game.RectForm: "rect"}

var cloakWords = map[game.Cloak]string{
	game.NotCloaked:  "",
	game.CloakOnBase: "green",
	game.CloakBeside: "beside",
	game.CloakRed:    "red",
}

// endingWords are the ways in which a battle ends.
var endingWords = map[game.Ending]string{
	game.NotEnded:       "",
	game.ByElimination:  "elimination",
	game.ByRoundLimit:   "round limit",
	game.ByRollOff:      "roll-off",
	game.ByConcession:   "concession",
	game.ByTime:         "time",
	game.BySheetVictory: "sheet",
}

// deckWords is whose damage deck it is.
func deckWords(n int) string { return [...]string{"player 1", "player 2", "map"}[n] }

// fields are an event's own fields: those its group tells, or no more than the ship it is about.
func (x *trial) fields(e game.Event) told {
	for _, group := range eventGroups {
		if f := group(x, e); f != nil {
			return f
		}
	}
	return told{}.ship(x, "ship", game.ShipOf(e))
}

// eventGroups tell the fields of the events. Each event of the game has its line in one of them; a
// test looks that none is missing.
var eventGroups = []func(x *trial, e game.Event) told{
	ofRound,
	ofMovement,
	ofActions,
	ofAttacks,
	ofDice,
	ofDamage,
	ofCards,
	ofSheet,
	ofNothing,
}

// ofNothing are the events that tell no more than the ship they are about: the words of them say
// what there is to know.
func ofNothing(x *trial, e game.Event) told {
	switch e.(type) {
	case game.TimeCalled, game.SkillsFixed, game.OptionsChosen, game.BonusUsed, game.AttackMarked,
		game.DamageLooked, game.DamageFound, game.ActionsForbidden:
		return told{}.ship(x, "ship", game.ShipOf(e))
	}
	return nil
}

func one(x *trial, id game.ShipID) told { return told{}.ship(x, "ship", id) }

func on(x *trial, ship game.ShipID, slot int8, owner game.PlayerID) told {
	return one(x, ship).card(x, ship, slot, owner)
}

func rolled(n, set int8, faces [game.MaxDice]dice.Face) told {
	return told{"faces": faceNames(faces[:n])}.with(set > 0, "set", int(set))
}

// ofRound are the events of set-up, the rounds and the end.
func ofRound(x *trial, e game.Event) told {
	switch e := e.(type) {
	case game.TokenLaid:
		return told{"token": x.token(&e.Token)}.section(e.Section)
	case game.TokensTaken:
		return told{"token_kind": x.g.Setup().Token(e.Kind).Name, "group": int(e.Group)}
	case game.TokenMoved:
		return told{"token_id": int(e.Token), "token_kind": x.g.Setup().Token(e.Kind).Name, "from": poseMM(e.From), "to": poseMM(e.To)}.section(e.Section)
	case game.TokenGone:
		return told{"token_id": int(e.Token), "token_kind": x.g.Setup().Token(e.Kind).Name}.section(e.Section)
	case game.DeckShuffled:
		return told{"deck": deckWords(int(e.Player)), "again": e.Again}
	case game.InitiativeDetermined:
		return told{}.player("player", e.Player)
	case game.ShipPlaced:
		return one(x, e.Ship).with(true, "to", poseMM(e.At))
	case game.RoundBegan:
		return told{"round": int(e.Round)}
	case game.PhaseBegan:
		return told{"phase": e.Phase.String()}
	case game.RolledOff:
		return told{"roll_off": [][]string{faceNames(e.Faces[0][:]), faceNames(e.Faces[1][:])}}
	case game.Conceded:
		return told{}.player("player", e.Player)
	case game.BattleEnded:
		return told{"by": endingWords[e.By], "fleet_points": [2]int{int(e.Points[0]), int(e.Points[1])}}.player("winner", e.Winner)
	case game.ScenarioSaid:
		return told{}.section(e.Section)
	case game.TimeTicked:
		return one(x, e.Ship)
	}
	return nil
}

// ofMovement are the events of dials and maneuvers.
func ofMovement(x *trial, e game.Event) told {
	switch e := e.(type) {
	case game.DialSet:
		return one(x, e.Ship).with(e.Move >= 0, "maneuver", x.move(e.Ship, e.Move))
	case game.ShipActivated:
		return one(x, e.Ship)
	case game.DialRevealed:
		return one(x, e.Ship).with(true, "maneuver", x.move(e.Ship, e.Move))
	case game.DialChanged:
		return one(x, e.Ship).with(true, "maneuver", x.move(e.Ship, e.Move))
	case game.ManeuverReplaced:
		return one(x, e.Ship).with(true, "maneuver", e.Move.String())
	case game.ManeuverToCome:
		return one(x, e.Ship).with(e.Ordered, "maneuver", e.Move.String())
	case game.ShipMoved:
		return one(x, e.Ship).with(true, "maneuver", e.Maneuver.String()).with(true, "color", e.Color.String()).with(true, "extra", e.Extra).
			with(true, "from", poseMM(e.From)).with(true, "to", poseMM(e.To)).with(true, "short", e.Short).
			with(e.Short, "intended", poseMM(e.Intended)).with(e.Short && e.Against != game.NoShip, "against", x.id(e.Against))
	case game.TouchedToken:
		return one(x, e.Ship).with(true, "token_kind", x.g.Setup().Token(e.Kind).Name).with(true, "laid", e.Laid)
	case game.ObstacleRolled:
		return one(x, e.Ship).with(true, "faces", faceNames([]dice.Face{e.Face}))
	case game.LiesOver:
		return one(x, e.Ship)
	case game.PowerStrained:
		return one(x, e.Ship).with(true, "by_text", e.ByCard)
	case game.PowerRelieved:
		return one(x, e.Ship)
	case game.Echoed:
		return one(x, e.Ship).with(true, "from", poseMM(e.From)).with(true, "to", poseMM(e.To))
	case game.HeldStill:
		return one(x, e.Ship).section(e.Section)
	case game.HeldNoMore:
		return one(x, e.Ship)
	}
	return nil
}

// ofActions are the events of actions, tokens and the cloak.
func ofActions(x *trial, e game.Event) told {
	switch e := e.(type) {
	case game.ActionLost:
		return one(x, e.Ship).with(true, "why", lossWords[e.Why]).with(e.Why == game.LostByOverlap && e.Against != game.NoShip, "against", x.id(e.Against))
	case game.ActionPerformed:
		f := one(x, e.Ship).with(true, "free", e.Free).with(e.Action != card.NoAction, "action", e.Action.String()).damage(e.Card)
		return f.with(e.Action == card.TargetLock, "target", x.id(e.Target))
	case game.TookAction:
		return one(x, e.Ship)
	case game.AttackNoted:
		return one(x, e.Attacker).ship(x, "target", e.Target)
	case game.ExtraNoted:
		return one(x, e.Ship)
	case game.ActionNamed:
		return told{}.with(e.Action != card.NoAction, "action", e.Action.String())
	case game.TokenPlaced:
		return one(x, e.Ship).with(true, "action", e.Action.String())
	case game.LockAcquired:
		return one(x, e.Ship).ship(x, "target", e.Target)
	case game.Cloaked:
		return one(x, e.Ship)
	case game.CloakReddened:
		return one(x, e.Ship)
	case game.Decloaked:
		return one(x, e.Ship)
	case game.CloakMovedBeside:
		return one(x, e.Ship).with(true, "keeps_locks", e.KeepLocks)
	case game.TokensRemoved:
		return one(x, e.Ship)
	case game.TokenGiven:
		return one(x, e.Ship).with(true, "token_kind", tokenWords[e.Token]).with(true, "n", int(e.N))
	case game.TokenTaken:
		f := one(x, e.Ship).with(true, "token_kind", tokenWords[e.Token]).with(true, "n", int(e.N)).with(true, "spent", e.Spent).text(x, e.For)
		return f.with(e.Token == card.LockOnSelf, "holder", x.id(e.Holder))
	}
	return nil
}

// ofAttacks are the events of an attack but its dice.
func ofAttacks(x *trial, e game.Event) told {
	switch e := e.(type) {
	case game.AttackPassed:
		return one(x, e.Ship).with(true, "forced", e.Forced)
	case game.AttackDeclared:
		f := told{"range": int(e.Band), "dist_mm": mm(e.Dist), "obstructed": e.Obstructed, "extra": e.Extra}.ship(x, "attacker", e.Attacker).
			ship(x, "target", e.Target).ship(x, "second", e.Second).text(x, e.Line)
		if m := x.g.Setup().OnMap(e.Attacker); m != nil {
			f["mount"] = m.Mounts[e.Mount].Name
		} else if e.Weapon != game.NoWeapon {
			f.card(x, e.Attacker, e.Weapon, game.Nobody)
		}
		return f.with(e.Dice > 0, "dice", int(e.Dice)).with(e.SecondDice > 0, "second_dice", int(e.SecondDice))
	case game.AttackJudged:
		return told{"range": int(e.Band), "dist_mm": mm(e.Dist), "obstructed": e.Obstructed}.ship(x, "attacker", e.Attacker)
	case game.LockSpent:
		return one(x, e.Ship)
	case game.WeaponUsed:
		return one(x, e.Ship).card(x, e.Ship, e.Weapon, game.Nobody).with(true, "disabled", e.Disable).with(true, "discarded", e.Discard).with(e.Time > 0, "n", int(e.Time))
	case game.AttackCompared:
		return told{"hits": int(e.Hits), "crits": int(e.Crits)}.ship(x, "attacker", e.Attacker).ship(x, "target", e.Target)
	case game.AttackEnded:
		return told{}.ship(x, "attacker", e.Attacker)
	case game.AttackForgotten:
		return told{}
	case game.AttackForbidden:
		return one(x, e.Ship)
	case game.StationsSpent:
		return one(x, e.Ship).with(true, "attack", e.Attack).with(true, "to_crits", e.Crits)
	case game.EvadeSpent:
		return one(x, e.Ship)
	}
	return nil
}

// ofDice are the events of dice and results.
func ofDice(x *trial, e game.Event) told {
	switch e := e.(type) {
	case game.AttackRolled:
		return rolled(e.N, e.Set, e.Faces)
	case game.DefenseRolled:
		return rolled(e.N, e.Set, e.Faces)
	case game.DiceRerolled:
		n, f := whichOf(e.Which, e.Faces)
		return told{"which": n, "faces": f}.ship(x, "ship", e.By)
	case game.CheckRolled:
		return one(x, e.Ship).damage(e.Card).with(true, "faces", faceNames([]dice.Face{e.Face}))
	case game.DiceChanged:
		n, f := whichOf(e.Which, e.Faces)
		return told{"which": n, "faces": f, "defense": e.Defense, "rerolled": e.Reroll}.ship(x, "ship", e.By).text(x, e.Line)
	case game.ResultsAdded:
		return told{"n": int(e.N), "faces": faceNames([]dice.Face{e.Face})}.text(x, e.Line)
	case game.ResultsCancelled:
		return told{"hits": int(e.Hits), "crits": int(e.Crits), "to_hits": int(e.ToHits)}.text(x, e.Line)
	case game.DiceSet:
		f := told{"defense": e.Defense}.text(x, e.Line)
		return f.with(e.Special == card.NoSpecial, "faces", faceNames([]dice.Face{e.Face}))
	case game.CardRolled:
		return told{"faces": faceNames(e.Faces[:e.N])}.ship(x, "ship", e.By).text(x, e.Line)
	case game.RerollSpent:
		return one(x, e.Ship).with(true, "defense", e.Defense)
	case game.SheetRolled:
		return one(x, e.Ship).player("player", e.Player).with(true, "faces", faceNames(e.Faces[:e.N])).with(true, "defense", e.Kind == dice.Defense).section(e.Section)
	case game.SheetRerolled:
		f := one(x, e.Ship).player("player", e.Player).with(true, "defense", e.Kind == dice.Defense).section(e.Section)
		return f.with(true, "from_face", e.Old.String()).with(true, "to_face", e.New.String())
	}
	return nil
}

// ofDamage are the events of shields, damage and destruction.
func ofDamage(x *trial, e game.Event) told {
	switch e := e.(type) {
	case game.ShieldLost:
		return one(x, e.Ship)
	case game.ShieldsRaised:
		return one(x, e.Ship).with(true, "n", int(e.N))
	case game.ShieldsChanged:
		return one(x, e.Ship).with(true, "shields", shieldWords[e.Op]).with(true, "n", int(e.N)).section(e.Section)
	case game.ShieldRepaired:
		return one(x, e.Ship).with(true, "n", int(e.N))
	case game.DamageDealt:
		f := one(x, e.Ship).with(true, "face_up", e.Up)
		if e.Up {
			f.damage(e.Card)
		}
		return f
	case game.DamageFlipped:
		return one(x, e.Ship).damage(e.Card)
	case game.DamageRepaired:
		d := game.FaceDown
		if e.Card.Up {
			d = e.Card.ID
		}
		return one(x, e.Ship).damage(d)
	case game.BreachContained:
		return one(x, e.Ship)
	case game.ShipDestroyed:
		return one(x, e.Ship).with(e.By != game.NoCause, "by", e.By.String()).with(true, "doomed", e.Doomed)
	case game.DoomedLeft:
		return one(x, e.Ship)
	case game.Blamed:
		return one(x, e.Ship).player("player", e.Player)
	case game.LostWithCarrier:
		return one(x, e.Ship).ship(x, "by_ship", e.Carrier).section(e.Section)
	}
	return nil
}

// ofCards are the events of cards and what lies on them.
func ofCards(x *trial, e game.Event) told {
	switch e := e.(type) {
	case game.CardUsed:
		return told{}.text(x, e.Line).ship(x, "by_ship", e.By).ship(x, "ship", e.Ship).ship(x, "target", e.Target).player("player", e.Owner)
	case game.HandPlayed:
		return on(x, e.Hand.Ship, e.Hand.Slot, e.Player).with(true, "deed", e.Hand.Deed.String()).ship(x, "on", e.Hand.On).player("player", e.Player)
	case game.TokenFed:
		return one(x, e.Ship).with(true, "token_kind", tokenWords[e.Token]).text(x, e.Line)
	case game.CardDisabled:
		return on(x, e.Ship, e.Card, e.Owner)
	case game.CardDiscarded:
		return on(x, e.Ship, e.Card, e.Owner).with(true, "by_enemy", e.ByEnemy)
	case game.CardFreed:
		return on(x, e.Ship, e.Card, game.Nobody)
	case game.CardEnabled:
		return on(x, e.Ship, e.Card, game.Nobody)
	case game.CardProtected:
		return on(x, e.Ship, e.Card, game.Nobody)
	case game.UpgradeDiscarded:
		return one(x, e.Ship).card(x, e.Ship, e.Card, game.Nobody).with(true, "by_enemy", e.ByEnemy)
	case game.TimePlaced:
		return on(x, e.Ship, e.Card, game.Nobody).with(true, "n", int(e.N))
	case game.ChargesChanged:
		return on(x, e.Ship, e.Card, e.Owner).with(true, "n", int(e.N))
	case game.DamageStored:
		return on(x, e.Ship, e.Card, game.Nobody).with(true, "deck", deckWords(int(e.Deck)))
	case game.DronesChanged:
		return one(x, e.Ship).with(true, "n", int(e.N))
	case game.BonusGained:
		return one(x, e.Bonus.Ship).text(x, e.Bonus.Line).ship(x, "target", e.Bonus.Vs).with(e.Bonus.N > 0, "n", int(e.Bonus.N))
	}
	return nil
}

// ofSheet are the events of an event sheet.
func ofSheet(x *trial, e game.Event) told {
	switch e := e.(type) {
	case game.CommandChanged:
		return one(x, e.Ship).player("player", e.Player).section(e.Section)
	case game.MarkerPlaced:
		return one(x, e.Ship).ship(x, "target", e.On).section(e.Section)
	case game.MarkerRemoved:
		return one(x, e.Ship).section(e.Section)
	case game.CountersPlaced:
		return x.held(e.On, "ship", "card", "player").counted(x, e.Counter, e.N).section(e.Section)
	case game.CountersSpent:
		return x.held(e.On, "ship", "card", "player").counted(x, e.Counter, e.N).section(e.Section)
	case game.CountersMoved:
		f := x.held(e.From, "ship", "card", "player").counted(x, e.Counter, e.N).section(e.Section)
		maps.Copy(f, x.held(e.To, "to_ship", "to_card", "to_player"))
		return f
	case game.WentAboard:
		return on(x, e.Ship, e.Card, game.Nobody).section(e.Section)
	case game.CameHome:
		return on(x, e.Ship, e.Card, game.Nobody).section(e.Section)
	case game.LostAboard:
		return on(x, e.Ship, e.Card, game.Nobody).section(e.Section)
	case game.Retrieved:
		return one(x, e.Ship).ship(x, "target", e.Craft).section(e.Section)
	case game.MapShipMoved:
		return one(x, e.Ship).with(true, "from", poseMM(e.From)).with(true, "to", poseMM(e.To)).section(e.Section)
	case game.SheetAction:
		return one(x, e.Ship).with(e.Name != "", "name", e.Name).section(e.Section)
	}
	return nil
}
