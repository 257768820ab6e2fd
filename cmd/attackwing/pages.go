package main

import (
	"math/rand/v2"

	"attackwing/scenarios"
	"attackwing/ui/builder"
	"attackwing/ui/library"
	"attackwing/ui/page"
)

// pages are the screens of their own that the title offers.
func (w *window) pages() []page.Entry {
	return []page.Entry{
		{ID: "free-table", Title: "Free table", Key: "f", Open: w.freeTable},
		{ID: "desk", Title: "Tournament desk", Key: "t", Open: w.tournamentDesk},
		{ID: "fleets", Title: "Fleets", Key: "b", Open: func(h page.Host) page.Page { return builder.NewLibrary(h, w.building()) }},
		{ID: "replays", Title: "Replays", Key: "r", Open: func(h page.Host) page.Page { return library.New(h, w.shelf()) }},
	}
}

// building is what the fleet builder is opened with.
func (w *window) building() builder.Options {
	return builder.Options{Cards: w.cards, Scenarios: scenarios.All(), House: w.house, Shelf: fleetShelf{}, Seed: rand.Uint64}
}
