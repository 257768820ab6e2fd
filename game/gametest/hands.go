package gametest

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Hand is something that the player asked may do by hand, drawn at random; it is false where no card
// of his is played by hand, or what was drawn may not be done now.
func Hand(g *game.Game, p *game.Prompt, src *dice.Source) (h game.Hand, ok bool) {
	u, s := g.Setup(), g.State()
	var own []game.HandCard
	for _, c := range u.Hands() {
		if c.Owner == p.Player {
			own = append(own, c)
		}
	}
	if len(own) == 0 {
		return h, false
	}
	c := own[src.Intn(len(own))]
	h = game.Hand{Ship: c.Ship, Slot: c.Slot, Deed: 1 + game.Deed(src.Intn(int(game.NumDeeds)-1)),
		On: game.ShipID(src.Intn(int(s.NShips)))}
	defense := src.Intn(2) == 0
	face := []dice.Face{dice.Blank, dice.Hit, dice.Crit, dice.BattleStations, dice.Evade}[src.Intn(5)]
	switch h.Deed {
	case game.GainToken, game.LoseToken:
		h.Token = card.Tokens(1) << src.Intn(4)
	case game.GainLock:
		h.Vs = game.ShipID(src.Intn(int(s.NShips)))
	case game.RemoveDamage, game.TurnDamage:
		h.N = int8(src.Intn(4))
	case game.DisableCard, game.EnableCard, game.DiscardCard, game.TurnCard:
		h.N = int8(src.Intn(5)) - 1
	case game.MoveShip:
		h.Pose = s.Ships[h.On].Pose
		h.Pose.X += int32(src.Intn(4)-2) * physics.Inch
		h.Pose.Y += int32(src.Intn(4)-2) * physics.Inch
	case game.AddDie:
		h.Defense, h.Face = defense, face
	case game.RemoveDie:
		h.Defense, h.N = defense, int8(src.Intn(4))
	case game.SetDie:
		h.Defense, h.Face, h.N = defense, face, int8(src.Intn(4))
	default: // the ship says all
	}
	if h.Deed >= game.AddDie { // only the two of the attack have dice
		h.On = s.Attack.Attacker
		if h.Defense {
			h.On = s.Attack.Target
		}
	}
	return h, g.MayByHand(p.Player, h) == ""
}
