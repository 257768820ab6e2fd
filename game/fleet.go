package game

import "attackwing/game/card"

// Fleet is a side's fleet as it is brought to the table: cards looked up, prices paid. Package
// game/fleet makes it from a fleet file.
type Fleet struct {
	ID, Name string
	Side     string      // of the scenario's sheet, "" where there are none or it does not matter
	Total    int         // squadron points paid for everything, the resource included
	Resource Bought      // zero Card when there is none
	Ships    []FleetShip // in the order of the list
}

// FleetShip is a ship with what was assigned to it.
type FleetShip struct {
	Ship     *card.Ship
	SP       int // paid for the ship card
	Captain  *card.Captain
	CapSP    int // paid for the captain, penalty included
	Admiral  *card.Admiral
	AdmSP    int
	Upgrades []Bought

	others int8 // of the upgrades, the last ones, which are other ships' and may come to this one
}

// Own returns the upgrades that were bought for the ship.
func (f *FleetShip) Own() []Bought { return f.Upgrades[:f.own()] }

func (f *FleetShip) own() int8 { return int8(len(f.Upgrades)) - f.others }

// Price returns the Squadron Points paid for the ship and for all that was assigned to it.
func (f *FleetShip) Price() int {
	n := f.SP + f.CapSP + f.AdmSP
	for _, up := range f.Own() {
		n += up.SP
	}
	return n
}

// Bought is an upgrade (or the resource) and what was paid for it.
type Bought struct {
	Card *card.Upgrade
	SP   int
}
