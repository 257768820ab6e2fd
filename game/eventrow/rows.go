package eventrow

import (
	"reflect"

	"attackwing/game"
)

// kinds are the rows of all kinds of events. A kind that is told, heard and shown only by its
// fields, or not at all, has an empty row.
var kinds = []struct {
	of game.Event
	Row
}{
	{game.ActionLost{}, Row{Kinds: Moves}},
	{game.ActionNamed{}, Row{}},
	{game.ActedBesides{}, Row{}},
	{game.ActionRegained{}, Row{Kinds: Moves}},
	{game.ActionPerformed{}, Row{Kinds: Moves}},
	{game.ActionsForbidden{}, Row{}},
	{game.AttackCompared{}, Row{Kinds: Attacks, Seconds: 0.9, Read: true}},
	{game.AttackDeclared{}, Row{Kinds: Attacks, Sound: "beam", Seconds: 0.8, Read: true, Filmed: true}},
	{game.AttackEnded{}, Row{}},
	{game.AttackForbidden{}, Row{Kinds: Attacks}},
	{game.AttackForgotten{}, Row{}},
	{game.AttackJudged{}, Row{Kinds: Attacks}},
	{game.AttackMarked{}, Row{}},
	{game.AttackNoted{}, Row{}},
	{game.AttackPassed{}, Row{Kinds: Attacks}},
	{game.AttackRolled{}, Row{Kinds: Attacks, Light: Dice, Sound: "dice", Seconds: 1.5}},
	{game.BattleEnded{}, Row{Kinds: Score}},
	{game.Blamed{}, Row{Kinds: OfSheet | Score}},
	{game.BonusGained{}, Row{Kinds: Attacks | Cards}},
	{game.BonusUsed{}, Row{}},
	{game.BreachContained{}, Row{Kinds: Moves}},
	{game.CameHome{}, Row{Kinds: OfSheet, Sound: "beam-over"}},
	{game.CardDisabled{}, Row{Kinds: Cards}},
	{game.CardDiscarded{}, Row{Kinds: Cards}},
	{game.CardEnabled{}, Row{Kinds: Cards}},
	{game.CardFreed{}, Row{Kinds: Cards}},
	{game.CardProtected{}, Row{Kinds: Cards}},
	{game.CardRolled{}, Row{Kinds: Cards, Light: Dice, Sound: "dice", Unsure: true}},
	{game.CardUsed{}, Row{Kinds: Cards, Unsure: true}},
	{game.ChargesChanged{}, Row{Kinds: Cards}},
	{game.CheckRolled{}, Row{Kinds: Attacks, Light: Dice}},
	{game.CloakGreened{}, Row{Kinds: Moves}},
	{game.CloakMovedBeside{}, Row{Kinds: Moves}},
	{game.CloakReddened{}, Row{Kinds: Attacks}},
	{game.Cloaked{}, Row{Kinds: Moves, Sound: "cloak", Seconds: 0.25}},
	{game.CommandChanged{}, Row{Kinds: OfSheet | Score}},
	{game.Conceded{}, Row{Kinds: Score}},
	{game.CountersMoved{}, Row{Kinds: OfSheet | Score, Sound: "token"}},
	{game.CountersPlaced{}, Row{Kinds: OfSheet | Score, Sound: "token"}},
	{game.CountersSpent{}, Row{Kinds: OfSheet | Score, Sound: "drone"}},
	{game.DamageDealt{}, Row{Kinds: Attacks, Light: Dice, Sound: "hull-hit", Seconds: 0.3, Bad: true}},
	{game.DamageFlipped{}, Row{Kinds: Attacks}},
	{game.DamageShown{}, Row{Kinds: Attacks}},
	{game.DamageFound{}, Row{Kinds: Attacks}},
	{game.DamageLooked{}, Row{Kinds: Attacks}},
	{game.DamageRepaired{}, Row{Kinds: Moves}},
	{game.DamageStored{}, Row{Kinds: Cards}},
	{game.DeckShuffled{}, Row{}},
	{game.Decloaked{}, Row{Kinds: Moves, Sound: "decloak"}},
	{game.DefenseRolled{}, Row{Kinds: Attacks, Light: Dice, Sound: "dice", Seconds: 1.5}},
	{game.DialChanged{}, Row{Kinds: Moves}},
	{game.DialFixed{}, Row{Kinds: Moves}},
	{game.DialSeen{}, Row{Kinds: Moves | Cards}},
	{game.DialRevealed{}, Row{Kinds: Moves, Light: Dials, Sound: "reveal"}},
	{game.DialSet{}, Row{}},
	{game.DialSealed{}, Row{}},
	{game.ChanceFell{}, Row{}},
	{game.DiceChanged{}, Row{Kinds: Attacks | Cards, Light: Dice, Unsure: true}},
	{game.DiceRerolled{}, Row{Kinds: Attacks, Light: Dice, Sound: "dice", Seconds: 1.5}},
	{game.DiceSet{}, Row{Kinds: Attacks | Cards, Unsure: true}},
	{game.DoomedLeft{}, Row{Kinds: Attacks | Score}},
	{game.DronesChanged{}, Row{Kinds: Cards}},
	{game.Echoed{}, Row{Kinds: Moves, Seconds: 0.5, Filmed: true}},
	{game.EvadeSpent{}, Row{Kinds: Attacks, Seconds: 0.3}},
	{game.ExtraNoted{}, Row{}},
	{game.OverlapNoted{}, Row{}},
	{game.ShipTurned{}, Row{Kinds: Moves, Seconds: 0.5, Filmed: true}},
	{game.HandPlayed{}, Row{Kinds: Cards}},
	{game.HeldNoMore{}, Row{}},
	{game.HeldStill{}, Row{Kinds: Moves}},
	{game.InitiativeDetermined{}, Row{}},
	{game.LiesOver{}, Row{Kinds: Moves}},
	{game.LockAcquired{}, Row{Kinds: Moves, Sound: "lock", Seconds: 0.25}},
	{game.LockSpent{}, Row{Kinds: Attacks}},
	{game.LostAboard{}, Row{Kinds: OfSheet}},
	{game.LostWithCarrier{}, Row{Kinds: OfSheet | Score}},
	{game.ManeuverReplaced{}, Row{Kinds: Moves}},
	{game.ManeuverToCome{}, Row{}},
	{game.MapShipMoved{}, Row{Kinds: OfSheet, Seconds: 0.5, Filmed: true}},
	{game.MarkerPlaced{}, Row{Kinds: OfSheet, Sound: "grip"}},
	{game.MarkerRemoved{}, Row{Kinds: OfSheet}},
	{game.ObstacleRolled{}, Row{Kinds: Moves, Light: Dice, Sound: "dice"}},
	{game.OptionsChosen{}, Row{}},
	{game.PhaseBegan{}, Row{Sound: "phase", Seconds: 0.3}},
	{game.PowerLifted{}, Row{Kinds: Moves}},
	{game.CardEquipped{}, Row{Kinds: Moves}},
	{game.CardMoved{}, Row{Kinds: Moves | Cards}},
	{game.CardTurned{}, Row{Kinds: Moves}},
	{game.CaptainReplaced{}, Row{Kinds: Moves}},
	{game.PowerRelieved{}, Row{Kinds: Moves, Sound: "power-off", Seconds: 0.25}},
	{game.PowerStrained{}, Row{Kinds: Moves, Sound: "power-on", Seconds: 0.25}},
	{game.RerollSpent{}, Row{Kinds: OfSheet}},
	{game.ResultsAdded{}, Row{Kinds: Attacks | Cards, Unsure: true}},
	{game.ResultsCancelled{}, Row{Kinds: Attacks | Cards, Unsure: true}},
	{game.Retrieved{}, Row{Kinds: Moves}},
	{game.RolledOff{}, Row{Kinds: Score, Sound: "dice"}},
	{game.RoundBegan{}, Row{}},
	{game.ScenarioSaid{}, Row{Kinds: OfSheet, Seconds: 0.4, Read: true}},
	{game.SheetAction{}, Row{Kinds: OfSheet}},
	{game.SheetRerolled{}, Row{Kinds: OfSheet}},
	{game.SheetRolled{}, Row{Kinds: OfSheet, Light: Dice, Sound: "dice"}},
	{game.SquadronTokenLost{}, Row{Kinds: Attacks, Light: Dice, Sound: "hull-hit", Seconds: 0.3, Bad: true}},
	{game.ShieldLost{}, Row{Kinds: Attacks, Sound: "shield-hit", Seconds: 0.09}},
	{game.ShieldRepaired{}, Row{Kinds: Moves}},
	{game.ShieldsChanged{}, Row{Kinds: Cards}},
	{game.ShieldsRaised{}, Row{Kinds: Moves}},
	{game.ShipActivated{}, Row{}},
	{game.ShipDestroyed{}, Row{Kinds: Attacks | Score, Sound: "destroyed", Seconds: 0.7, Filmed: true, Bad: true}},
	{game.ShipMoved{}, Row{Kinds: Moves, Sound: "thrust", Filmed: true}},
	{game.ShipPlaced{}, Row{Kinds: Moves, Seconds: 0.25}},
	{game.ShipLeft{}, Row{Kinds: Moves, Seconds: 0.5}},
	{game.ShipReturned{}, Row{Kinds: Moves, Seconds: 0.5}},
	{game.SkillsFixed{}, Row{}},
	{game.StationsSpent{}, Row{Kinds: Attacks, Seconds: 0.3}},
	{game.TimeCalled{}, Row{Kinds: Score}},
	{game.TimePlaced{}, Row{Kinds: Cards}},
	{game.TimeTicked{}, Row{}},
	{game.TokenFed{}, Row{}},
	{game.TokenGiven{}, Row{Kinds: Cards, Sound: "token"}},
	{game.TokenGone{}, Row{Kinds: OfSheet}},
	{game.TokenLaid{}, Row{Kinds: OfSheet, Sound: "web", Seconds: 0.45, Filmed: true}},
	{game.TokenMoved{}, Row{Kinds: OfSheet, Seconds: 0.5, Filmed: true}},
	{game.TokenPlaced{}, Row{Sound: "token", Seconds: 0.25}},
	{game.TokenTaken{}, Row{Kinds: Cards}},
	{game.TokensKept{}, Row{Kinds: Cards}},
	{game.TokensRemoved{}, Row{}},
	{game.TokensTaken{}, Row{}},
	{game.TookAction{}, Row{}},
	{game.TouchedToken{}, Row{Kinds: Moves, Bad: true}},
	{game.UpgradeDiscarded{}, Row{Kinds: Cards}},
	{game.WeaponUsed{}, Row{Kinds: Cards}},
	{game.WentAboard{}, Row{Kinds: OfSheet, Sound: "beam-over"}},
}

var rows = func() map[reflect.Type]Row {
	rows := make(map[reflect.Type]Row, len(kinds))
	for _, k := range kinds {
		rows[reflect.TypeOf(k.of)] = k.Row
	}
	return rows
}()

// All returns an event of each kind, its fields empty.
func All() []game.Event {
	all := make([]game.Event, len(kinds))
	for i, k := range kinds {
		all[i] = k.of
	}
	return all
}
