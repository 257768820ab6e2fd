package game

import (
	"errors"

	"attackwing/game/dice"
)

// Position is the table as it lies at the open question, as a position that begins there. A game that is still being
// set up has none. Of a game that is over it is the table at the end.
func (g *Game) Position() (*Position, error) {
	s := &g.state
	if s.Phase == SettingUp {
		return nil, errors.New("the ships are still being placed")
	}
	p := s.position(g.setup)
	if len(g.prompts) == 0 {
		return p, nil
	}
	if id := g.frame.ship; id >= 0 {
		switch g.frame.step {
		case stepReveal, stepManeuver: // it reveals its dial anew
			p.Ships[id].Activated, p.Ships[id].Shown = false, false
		case stepAction:
			p.Ships[id].Acting = true
		}
	}
	if s.Attack.On {
		p.Ships[s.Attack.Attacker].Attacked = false
	}
	if p.Phase == End {
		for _, f := range append([]Frame{g.frame}, s.stack[:s.nStack]...) {
			if f.step == stepEndShip {
				p.Ships[f.ship].Ended = false
			}
		}
	}
	return p, nil
}

// AfterRound is where a state at the end of a round leads to: the beginning of the next round, or the table at the end
// of the battle.
func (s *State) AfterRound(u *Setup) *Position {
	if s.Phase == GameOver {
		return s.position(u)
	}
	p := &Position{Dice: s.forced()}
	s.nextRound(u, p)
	return p
}

// position is the table as it lies, with its phase begun. In the End Phase every ship has had its part.
func (s *State) position(u *Setup) *Position {
	p := &Position{Round: int(s.Round), Phase: s.Phase, Begun: true, Tokens: s.beyond(u, int(s.Round)), Dice: s.forced()}
	if s.Phase == GameOver {
		p.Phase = End
		if len(p.Tokens) > 0 && len(s.beyond(u, p.Round+1)) == 0 {
			s.nextRound(u, p) // the scenario has laid what the next round begins with
			return p
		}
	}
	for i := range s.Ships[:u.nFleet] {
		l := s.laid(u, ShipID(i))
		l.Ended = p.Phase == End && !l.Off
		p.Ships = append(p.Ships, l)
	}
	return p
}

func (s *State) forced() []dice.Face {
	return append([]dice.Face(nil), s.Dice.Forced[s.Dice.Used:s.Dice.NForced]...)
}

func (s *State) nextRound(u *Setup, p *Position) {
	var next State
	s.CopyTo(&next)
	RoundBegan{Round: s.Round + 1}.apply(&next)
	next.Phase = Planning
	p.Round, p.Phase, p.Begun, p.Ships = int(next.Round), Planning, false, p.Ships[:0]
	for i := range next.Ships[:u.nFleet] {
		l := next.laid(u, ShipID(i))
		l.Skill = -1 // fixed anew when the phase begins
		p.Ships = append(p.Ships, l)
	}
	p.Tokens = next.beyond(u, p.Round)
}

// laid is a ship as it stands.
func (s *State) laid(u *Setup, id ShipID) Laid {
	sh, f := &s.Ships[id], &u.ships[id]
	l := Bare(sh.Pose)
	l.Off, l.Doomed, l.DeadIn, l.DeadBy = sh.Destroyed, sh.Doomed, int(sh.DeadIn), sh.DeadBy
	l.Shields, l.Down = int(sh.Shields), int(sh.Down)
	l.Evade, l.Scan, l.Stations, l.Power = int(sh.Evade), int(sh.Scan), int(sh.Stations), int(sh.Power)
	l.Cloak, l.Lock, l.Dial, l.Flown, l.NoAction = sh.Cloak, sh.Lock, int(sh.Dial), int(sh.Flown), sh.Lost
	l.Activated, l.Attacked, l.Shown = sh.Activated, sh.Attacked, sh.DialShown
	l.OnObstacle, l.NoAttack, l.BreachFix, l.Acted, l.DidAct = sh.Over, sh.NoAttack, sh.BreachFix, sh.Acted, sh.DidAct
	if f.Captain.Drones > 0 {
		l.Drones = int(sh.Drones)
	}
	if !l.gone() {
		l.Hull = max(int(f.Ship.Hull)-int(sh.NDamage), 0)
		if sh.Skill != s.skill(u, id) {
			l.Skill = int(sh.Skill)
		}
		for _, d := range sh.Damage[:sh.NDamage] {
			switch {
			case d.Up && d.Round == s.Round:
				l.NewCrits = append(l.NewCrits, d.ID)
			case d.Up:
				l.Crits = append(l.Crits, d.ID)
			}
		}
	}
	for c := int8(-1); int(c) < f.nUp; c++ {
		k := sh.card(c)
		if k.Disabled {
			l.Disabled = append(l.Disabled, c)
		}
		if k.Discarded {
			l.Discarded = append(l.Discarded, c)
		}
		if k.Lost {
			l.Lost = append(l.Lost, c)
		}
		if k.Time > 0 {
			l.Time = append(l.Time, TimeOn{Upgrade: c, N: k.Time})
		}
	}
	return l
}

// beyond are the tokens that the scenario does not lay by itself for a round.
func (s *State) beyond(u *Setup, round int) (out []Token) {
	bare := &Game{setup: u}
	u.Scenario.Lay(&Turn{g: bare, ship: NoShip}, &u.House, round)
	own := bare.state.Tokens[:bare.state.NTokens]
next:
	for _, k := range s.Tokens[:s.NTokens] {
		for i := range own {
			if o := &own[i]; k.Kind == o.Kind && k.Form == o.Form && k.Flags == o.Flags && k.X0 == o.X0 && k.Y0 == o.Y0 && k.X1 == o.X1 && k.Y1 == o.Y1 {
				continue next
			}
		}
		out = append(out, k)
	}
	return out
}
