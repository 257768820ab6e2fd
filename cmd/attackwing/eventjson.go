package main

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// told are the fields of an event in the answer of try. What an event says nothing about has no
// field; lengths are mm; what nobody at the table may know (decks, the faces of cards that lie face
// down) is not told. A name means the same in every event: answer.schema.json has them all. A field
// is told by its name and type, or by its tag: see game.Event.
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

// deckWords names the owner of a damage deck, 0 to 2.
func deckWords(n int) string { return [...]string{"player 1", "player 2", "map"}[n] }

// fields are an event's own fields: each by itself, or by hand where one depends on the other.
func (x *trial) fields(e game.Event) told {
	switch e := e.(type) {
	case game.ActionLost:
		by := e.Why == game.LostByOverlap && e.Against != game.NoShip
		return told{"why": lossWords[e.Why]}.ship(x, "ship", e.Ship).with(by, "against", x.id(e.Against))
	case game.ActionPerformed:
		f := told{"free": e.Free}.ship(x, "ship", e.Ship).with(e.Action != card.NoAction, "action", e.Action.String())
		return f.with(e.Card != game.FaceDown, "damage_card", e.Card.String()).
			with(e.Action == card.TargetLock, "target", x.id(e.Target))
	case game.AttackDeclared:
		f := told{"range": int(e.Band), "dist_mm": mm(e.Dist), "obstructed": e.Obstructed, "extra": e.Extra}.
			ship(x, "attacker", e.Attacker).ship(x, "target", e.Target).ship(x, "second", e.Second).text(x, e.Line)
		if m := x.g.Setup().OnMap(e.Attacker); m != nil {
			f["mount"] = m.Mounts[e.Mount].Name
		} else if e.Weapon != game.NoWeapon {
			f.card(x, e.Attacker, e.Weapon, game.Nobody)
		}
		return f.with(e.Dice > 0, "dice", int(e.Dice)).with(e.SecondDice > 0, "second_dice", int(e.SecondDice))
	case game.BonusGained:
		b := e.Bonus
		return told{}.ship(x, "ship", b.Ship).text(x, b.Line).ship(x, "target", b.Vs).with(b.N > 0, "n", int(b.N))
	case game.DiceSet:
		f := told{"defense": e.Defense}.text(x, e.Line)
		return f.with(e.Special == card.NoSpecial, "faces", faceNames([]dice.Face{e.Face}))
	case game.HandPlayed:
		f := told{"deed": e.Hand.Deed.String()}.ship(x, "ship", e.Hand.Ship).ship(x, "on", e.Hand.On)
		return f.card(x, e.Hand.Ship, e.Hand.Slot, e.Player).player("player", e.Player)
	case game.TokenTaken:
		f := told{"token_kind": tokenWords[e.Token], "n": int(e.N), "spent": e.Spent}.ship(x, "ship", e.Ship)
		return f.text(x, e.For).with(e.Token == card.LockOnSelf, "holder", x.id(e.Holder))
	}
	f := told{}
	x.tellFields(f, reflect.ValueOf(e))
	return f
}

// fieldNames are the names of fields by their types.
var fieldNames = map[reflect.Type]string{
	reflect.TypeFor[game.LineID]():     "by_card",
	reflect.TypeFor[game.DamageID]():   "damage_card",
	reflect.TypeFor[game.DamageCard](): "damage_card",
	reflect.TypeFor[game.TokenKind]():  "token_kind",
	reflect.TypeFor[game.TokenID]():    "token_id",
	reflect.TypeFor[card.Tokens]():     "token_kind",
	reflect.TypeFor[card.ShieldOp]():   "shields",
	reflect.TypeFor[dice.Face]():       "faces",
	reflect.TypeFor[game.Holder]():     "",
}

// tellFields adds the fields of an event.
func (x *trial) tellFields(f told, e reflect.Value) {
	for i := range e.NumField() {
		field := e.Type().Field(i)
		if field.Anonymous {
			x.tellFields(f, e.Field(i))
			continue
		}
		name, only, _ := strings.Cut(field.Tag.Get("say"), ",")
		cond, is := strings.CutPrefix(only, "if=")
		if name == "-" || is && !e.FieldByName(cond).Bool() || only == "omitzero" && e.Field(i).IsZero() {
			continue
		}
		if by, ok := fieldNames[field.Type]; name == "" && ok {
			name = by
		} else if name == "" {
			name = strings.ReplaceAll(kindOfName(field.Name), "-", "_")
		}
		x.tellField(f, name, e.Field(i).Interface(), e)
	}
}

// tellField adds a field of an event by its type: ships, players, cards and tokens by their names.
func (x *trial) tellField(f told, name string, v any, e reflect.Value) {
	u := x.g.Setup()
	switch v := v.(type) {
	case game.ShipID:
		f.ship(x, name, v)
	case game.PlayerID:
		if name == "deck" {
			f[name] = deckWords(int(v))
			return
		}
		f.player(name, v)
	case game.LineID:
		f.text(x, v)
	case game.DamageID:
		f.with(v != game.FaceDown, name, v.String())
	case game.DamageCard:
		f.with(v.Up && v.ID != game.FaceDown, name, v.ID.String())
	case game.TokenKind:
		f[name] = u.Token(v).Name
	case game.Token:
		f[name] = x.token(&v)
	case game.Counter:
		f[name] = u.Counter(v).ID
	case game.Holder:
		f.ship(x, name+"ship", v.Ship).player(name+"player", v.Player)
		if v.Ship != game.NoShip && v.Card != game.ShipSlot {
			f[name+"card"], _ = u.CardAt(v.Ship, v.Card, game.Nobody)
		}
	default:
		x.tellPlain(f, name, v, e)
	}
}

// tellPlain adds a field that means the same at every table: kinds, dice, places, numbers.
func (x *trial) tellPlain(f told, name string, v any, e reflect.Value) {
	switch v := v.(type) {
	case game.Cause:
		f.with(v != game.NoCause, name, v.String())
	case game.Ending:
		f[name] = endingWords[v]
	case card.Tokens:
		f[name] = tokenWords[v]
	case card.ShieldOp:
		f[name] = shieldWords[v]
	case dice.Kind:
		f[name] = v == dice.Defense
	case dice.Face:
		if f[name] = v.String(); name == "faces" {
			f[name] = []string{v.String()}
		}
	case [game.MaxDice]dice.Face:
		if which := e.FieldByName("Which"); which.IsValid() {
			f["which"], f[name] = whichOf(uint16(which.Uint()), v)
			return
		}
		f[name] = faceNames(v[:e.FieldByName("N").Int()])
	case [2][5]dice.Face:
		f[name] = [][]string{faceNames(v[0][:]), faceNames(v[1][:])}
	case physics.Pose:
		f[name] = poseMM(v)
	case int32:
		f[name+"_mm"] = mm(v)
	case int8:
		x.tellNumber(f, name, v, e)
	case string:
		f.with(v != "", name, v)
	case uint16: // which of the faces: told with them
	case fmt.Stringer:
		f[name] = v.String()
	case bool, int16, [2]int16, game.TokenID:
		f[name] = v
	default:
		panic(fmt.Sprintf("%v has a field of type %T without words", e.Type(), v))
	}
}

// tellNumber adds a number, or what it numbers by its name: a card of the ship, a maneuver of its
// dial, a damage deck.
func (x *trial) tellNumber(f told, name string, n int8, e reflect.Value) {
	switch name {
	case "card":
		owner := game.Nobody
		if of := e.FieldByName("Owner"); of.IsValid() {
			owner = of.Interface().(game.PlayerID)
		}
		f.card(x, e.FieldByName("Ship").Interface().(game.ShipID), n, owner)
	case "maneuver":
		m := x.move(e.FieldByName("Ship").Interface().(game.ShipID), n)
		f.with(m != "", name, m)
	case "deck":
		f[name] = deckWords(int(n))
	default:
		f[name] = int(n)
	}
}
