package app

import (
	"fmt"
	"math/rand/v2"
	"sync"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/lesson"
	"attackwing/scenarios"
	"attackwing/ui/builder"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/library"
)

// Pages are the screens of their own that the title offers.
func (w *Window) Pages() []front.Entry {
	return []front.Entry{
		{ID: "free-table", Title: "Free table", Note: "show set-ups and rules", Key: "f", Open: w.FreeTable},
		{ID: "desk", Title: "Tournament desk", Note: "three rounds, byes, ranks", Key: "t", Open: w.tournamentDesk},
		{
			ID:    "fleets",
			Title: "Fleets",
			Note:  "build, check, print",
			Key:   "e",
			Open:  func(h front.Host) kit.Page { return builder.NewLibrary(h, w.building(h)) },
		},
		{ID: "learn", Title: "Learn", Note: "flight school, a lesson each", Key: "l", Open: w.learn},
		{
			ID:    "replays",
			Title: "Replays",
			Note:  "step through past battles",
			Key:   "r",
			Open:  func(h front.Host) kit.Page { return library.New(h, w.shelf()) },
		},
	}
}

// lessons holds the lessons of flight school, read once: the title asks for the next one whenever it is shown.
var lessons = sync.OnceValues(func() ([]*lesson.Lesson, error) { return lesson.All(assets.Lessons()) })

// lesson leads to flight school for the next lesson; nil when all are done.
func (w *Window) lesson() *front.Entry {
	ls, _ := lessons()
	l := readLearned()
	i, ok := l.Now().Next(ls)
	if !ok {
		return nil
	}
	e := &front.Entry{
		ID:    "lesson",
		Label: "New here?",
		Title: fmt.Sprintf("Lesson %d: %s", i+1, ls[i].Title),
		Note:  fmt.Sprintf("about %d minutes", ls[i].Minutes),
		Key:   "y",
		Open:  w.learn,
	}
	if i > 0 {
		e.Label = "Flight school"
	}
	return e
}

// ownFleets are the player's fleets, as the fleet chooser lists them.
func ownFleets() ([]front.OwnFleet, error) {
	kept, err := fleetShelf{}.Fleets()
	var out []front.OwnFleet
	for _, k := range kept {
		if k.Err == "" {
			out = append(out, front.OwnFleet{Key: k.File, List: k.List})
		}
	}
	return out, err
}

// build opens the builder from the fleet chooser: a fleet of the player's own is changed, any other
// is copied.
func (w *Window) build(h front.Host, l front.OwnFleet, house []game.HouseValue, use func(front.OwnFleet)) kit.Page {
	o := w.building(h)
	o.House, o.UseWord = house, "Use this fleet"
	o.Use = func(k builder.Kept) { use(front.OwnFleet{Key: k.File, List: k.List}) }
	if l.Key != "" || len(l.List.Ships) == 0 {
		return builder.New(h, o, l.List, l.Key)
	}
	return builder.NewCopy(h, o, l.List)
}

// building returns the options of the fleet builder that a page opens.
func (w *Window) building(h front.Host) builder.Options {
	sets, _ := assets.Sets() // the program's own file is whole, as its test says
	return builder.Options{
		Cards:     w.Cards,
		Scenarios: scenarios.All(),
		House:     w.House,
		Shelf:     fleetShelf{},
		Sets:      sets,
		Owned:     builder.Owned{Sets: h.Sets, Keep: h.Own},
		Seed:      w.newSeed,
	}
}

// newSeed is the seed of what is rolled next: from the one the program was started with on, or of
// chance.
func (w *Window) newSeed() uint64 {
	if w.Seed == 0 {
		return rand.Uint64()
	}
	w.drawn++
	return w.Seed + w.drawn - 1
}
