package game

import "attackwing/game/card"

// Frame is a step being resolved, or waiting: its ship, and its subject, as the Detail of the step
// says.
type Frame struct {
	Step  StepID
	Ship  ShipID
	About About
}

// About is the subject of a step beside its ship: another ship, a moment, an action, a player, an
// ending. Each step knows which of the meanings is its own; most have none.
type About int16

// Begun marks a step that has done something already.
const Begun About = 1

// Begun reports whether the step has done something already.
func (a About) Begun() bool { return a == Begun }

// Ship is the other ship of the step, NoShip any.
func (a About) Ship() ShipID { return ShipID(a) }

// Window is the moment of the step.
func (a About) Window() card.Window { return card.Window(a) }

// Action is the action that the step answers.
func (a About) Action() card.Action { return card.Action(a) }

// AboutShot returns the subject of a map ship's attack: the mount that fires, and the target.
func AboutShot(mount int8, target ShipID) About { return About(int16(mount)<<8 | int16(target)) }

// Shot is the mount and the target of AboutShot.
func (a About) Shot() (mount int8, target ShipID) { return int8(a >> 8), ShipID(a & 0xff) }

func (a About) player() PlayerID { return PlayerID(a) }

func (a About) ending() Ending { return Ending(a) }
