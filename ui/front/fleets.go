package front

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Fleets is the page on which the two fleets of a battle are chosen: one half for each player.
type Fleets struct {
	window Window
	next   *Next

	offers    [2][]offer
	pick      [2]int
	lists     [2]kit.Listed
	tabs      kit.Tabs // At is the half that the keys are for
	more      kit.More
	tools     kit.More
	swapped   bool         // the sides of the seats
	onlyLegal bool         // only such fleets are shown
	faction   card.Faction // only fleets with it, NoFaction any
	query     kit.Typed    // what is searched among the fleets of a half
	seed      kit.Typed
	rolls     uint64 // random fleets made
	guest     bool   // they are listed on another page, which has none of the commands of this one
	kept      bool   // the player's kept fleets are listed, too: nothing reads them before somebody chooses a fleet
	away      bool   // another page lies over this one: what is there may be another after it
}

func newFleets(w Window, n *Next) *Fleets {
	f := &Fleets{window: w, next: n}
	if n.o.Seed != 0 {
		f.seed = kit.TypedOf(strconv.FormatUint(n.o.Seed, 10))
	}
	return f
}

// Name of the page.
func (f *Fleets) Name() string { return "fleets" }

// Tick lists the fleets anew when another page has closed.
func (f *Fleets) Tick(float64) kit.Wake { return kit.Anew(&f.away, f.relist) }

// half is the seat that the keys are for.
func (f *Fleets) half() int { return f.tabs.At }

// list offers the fleets of the battle. Where they are picked anew those are that were asked for,
// else some are proposed.
func (f *Fleets) list(anew bool) {
	n := f.next
	rules, err := n.rules()
	if n.failed(err) {
		return
	}
	f.offers = n.offers(n.scenarios[n.at], &rules, f.sides(), n.own(f.kept))
	f.ownedFirst()
	for seat := range 2 {
		f.pick[seat] = max(0, firstLegal(f.offers[seat], 0, ""))
		want := [2]string{n.o.Fleet1, n.o.Fleet2}[seat]
		switch i := f.keyed(seat, want); {
		case !anew:
		case want == "":
			f.propose(seat)
		case i >= 0:
			f.pick[seat] = i
		}
	}
	if anew && n.o.Fleet1 == "" && n.o.Fleet2 == "" {
		f.even()
	}
	f.show()
}

// propose picks a fleet for a seat: a legal ready one, where there is none one that is made, and
// where none can be made a legal one of the player's own; for the second seat another than the
// first has, where another is legal.
func (f *Fleets) propose(seat int) {
	at, other := f.offers[seat], ""
	if seat == 1 {
		other = f.pickedKey(0)
	}
	i := firstLegal(at, seat, other)
	if i < 0 {
		if f.shuffle(seat, false) {
			return
		}
		f.listKept() // the last resort
		i = max(0, slices.IndexFunc(f.offers[seat], func(o offer) bool { return o.bad == "" }))
	}
	f.pick[seat] = i
}

// firstLegal returns the first legal ready fleet for a seat, -1 none; for the second seat another
// than the first has, of the other half of the list, where another is legal.
func firstLegal(of []offer, seat int, other string) int {
	i := legal(of, 0, "")
	if i >= 0 && seat == 1 && of[i].key == other {
		if another := legal(of, len(of)/2, other); another >= 0 {
			return another
		}
	}
	return i
}

// legal is the first legal fleet from one on, and from the first again, that is neither the
// player's own nor that of a key, -1 none.
func legal(of []offer, from int, but string) int {
	for k := range of {
		i := (from + k) % len(of)
		if o := &of[i]; o.bad == "" && !o.own && o.key != but {
			return i
		}
	}
	return -1
}

// listKept lists the player's kept fleets, too, from now on.
func (f *Fleets) listKept() {
	if !f.kept {
		f.kept = true
		f.relist()
	}
}

// sides returns the sides of the battle in the order of the seats.
func (f *Fleets) sides() []string {
	sides := f.next.Sheet().Sides
	if len(sides) == 2 && f.swapped {
		return []string{sides[1], sides[0]}
	}
	return sides
}

// matches reports whether a fleet is shown for what is searched and filtered: every word must be
// found somewhere in it.
func (f *Fleets) matches(seat, i int) bool {
	o := &f.offers[seat][i]
	if f.onlyLegal && o.bad != "" || f.faction != card.NoFaction && !ofFaction(&o.fleet, f.faction) {
		return false
	}
	if seat != f.half() || f.query.Empty() {
		return true
	}
	all := []string{o.fleet.Name}
	for _, s := range o.fleet.Ships {
		all = append(all, s.Ship.Name, s.Ship.Class.Name, commander(&s))
		for _, u := range s.Upgrades {
			all = append(all, u.Card.Name)
		}
	}
	return f.query.Finds(all...)
}

func ofFaction(f *game.Fleet, of card.Faction) bool {
	return slices.ContainsFunc(f.Ships, func(s game.FleetShip) bool { return card.HasFaction(s.Ship.Factions, of) })
}

// commander is a ship's captain, as far as it has one.
func commander(s *game.FleetShip) string {
	if s.Captain == nil {
		return "no captain"
	}
	return fmt.Sprintf("%s, CS %d", s.Captain.Name, s.Captain.Skill)
}

// found are the fleets of a seat that are shown.
func (f *Fleets) found(seat int) (at []int) {
	for i := range f.offers[seat] {
		if f.matches(seat, i) {
			at = append(at, i)
		}
	}
	return at
}

// show has the lists show the fleets that are picked.
func (f *Fleets) show() {
	for seat := range f.lists {
		f.lists[seat].At = slices.Index(f.found(seat), f.pick[seat])
	}
}

// take picks a fleet.
func (f *Fleets) take(seat, i int) {
	f.tabs.At, f.pick[seat] = seat, i
	f.show()
}

// filtered takes the first fleet found when the one picked is not among them.
func (f *Fleets) filtered() {
	if at := f.found(f.half()); len(at) > 0 && !f.matches(f.half(), f.pick[f.half()]) {
		f.pick[f.half()] = at[0]
	}
	f.show()
}

// step goes up or down in the fleets found.
func (f *Fleets) step(by int) {
	at := f.found(f.half())
	if k := slices.Index(at, f.pick[f.half()]); k >= 0 {
		f.take(f.half(), at[max(0, min(len(at)-1, k+by))])
	}
}

// turn goes to the other half.
func (f *Fleets) turn(seat int) {
	f.tabs.At = seat
	f.show()
}

// relist lists the fleets anew: what was picked stays picked, also where it is kept nowhere, and so
// does a fleet made at random.
func (f *Fleets) relist() {
	keep, was := [2]string{f.pickedKey(0), f.pickedKey(1)}, f.offers
	f.list(false)
	for seat := range 2 {
		for _, o := range was[seat] {
			if (o.key == chance || o.key == keep[seat]) && f.keyed(seat, o.key) < 0 {
				f.put(seat, o.list, o.key, o.own)
			}
		}
	}
	for seat, key := range keep {
		f.pickKey(seat, key)
	}
}

func (f *Fleets) picked(seat int) *offer {
	if f.pick[seat] < 0 || f.pick[seat] >= len(f.offers[seat]) {
		return nil
	}
	return &f.offers[seat][f.pick[seat]]
}

func (f *Fleets) pickedKey(seat int) string {
	if o := f.picked(seat); o != nil {
		return o.key
	}
	return ""
}

// keyed is the fleet of a key among a seat's, -1 none.
func (f *Fleets) keyed(seat int, key string) int {
	return slices.IndexFunc(f.offers[seat], func(o offer) bool { return o.key == key })
}

// pickKey picks the fleet of a key, where it is.
func (f *Fleets) pickKey(seat int, key string) bool {
	i := f.keyed(seat, key)
	if i >= 0 {
		f.pick[seat] = i
		f.show()
	}
	return i >= 0
}

// rules returns the rules for the fleet of a seat.
func (f *Fleets) rules(seat int) (fleet.Rules, bool) {
	n := f.next
	h, err := n.rules()
	if n.failed(err) {
		return fleet.Rules{}, false
	}
	r := fleet.Rules{Cards: n.catalogue(), Scenario: n.scenarios[n.at], House: &h}
	if sides := f.sides(); seat < len(sides) {
		r.Side = sides[seat]
	}
	return r, r.Cards != nil
}

// put puts a fleet at the head of a seat's list, in place of one of the same key, and picks it.
func (f *Fleets) put(seat int, l fleet.List, key string, own bool) {
	r, ok := f.rules(seat)
	if !ok {
		return
	}
	f.offers[seat] = slices.DeleteFunc(f.offers[seat], func(o offer) bool { return o.key == key })
	f.offers[seat] = slices.Insert(f.offers[seat], 0, weighed(r, l, r.Side, key, own))
	f.pick[seat] = 0
	f.show()
}

// chance is the key of a fleet made at random.
const chance = "random"

// shuffle makes a random legal fleet for a seat and reports whether there is one. The fleet is of the
// sets that are owned, of any cards where no set is ticked or whole is true.
func (f *Fleets) shuffle(seat int, whole bool) bool {
	r, ok := f.rules(seat)
	if !ok {
		return false
	}
	if own := f.window.Sets(); !whole && len(own) > 0 {
		r.Cards = r.Cards.Drawing(r.Cards.SoldIn(own))
	}
	r.Whole = whole
	l, ok := fleet.RandomDear(rand.New(rand.NewPCG(f.roll(), 0x9E3779B97F4A7C15)), r, 0, 4)
	if ok {
		f.put(seat, l, chance, false)
	}
	return ok
}

// roll is a seed that was not used before.
func (f *Fleets) roll() uint64 {
	if f.next.o.NewSeed != nil {
		return f.next.o.NewSeed()
	}
	f.rolls++
	return f.next.o.Seed + f.rolls
}

// share gives the other seat the fleet picked for one.
func (f *Fleets) share(seat int) {
	o := f.picked(seat)
	if o == nil || f.pickKey(1-seat, o.key) {
		return
	}
	l := o.list
	l.Side = ""
	f.put(1-seat, l, o.key, o.own)
}

// swap changes the sides of the seats.
func (f *Fleets) swap() {
	f.swapped = !f.swapped
	f.pick[0], f.pick[1] = f.pick[1], f.pick[0]
	f.offers[0], f.offers[1] = f.offers[1], f.offers[0]
	f.show()
}

// nextFaction goes through any and all factions that the ships of the fleets have.
func (f *Fleets) nextFaction() card.Faction {
	for of := f.faction + 1; of < card.NumFactions; of++ {
		for seat := range f.offers {
			if slices.ContainsFunc(f.offers[seat], func(o offer) bool { return ofFaction(&o.fleet, of) }) {
				return of
			}
		}
	}
	return card.NoFaction
}

// build opens the fleet builder; what is made there comes back to the half it was opened from. It
// is nil where none opens.
func (f *Fleets) build(seat int, l fleet.List, file string) kit.Page {
	r, ok := f.rules(seat)
	if !ok {
		return nil
	}
	l.Scenario, l.Side, l.Limit = r.Scenario.Sheet().ID, r.Side, game.LimitFor(r.Scenario, r.House, r.Side)
	p := f.next.o.Build(f.window, OwnFleet{file, l}, f.next.House, func(made OwnFleet) {
		f.relist()
		if !f.pickKey(seat, made.Key) {
			f.put(seat, made.List, made.Key, true)
		}
		f.away = true
	})
	f.away, f.tabs.At = true, seat
	f.window.Open(p)
	return p
}

// seedWrong says what is wrong with the seed that is typed.
func seedWrong(seed *kit.Typed) string {
	if _, err := strconv.ParseUint(seed.String(), 10, 64); err != nil && !seed.Empty() {
		return "Enter a whole number, or leave empty for new dice."
	}
	return ""
}

// dice are the seed typed, or a new one.
func (f *Fleets) dice() uint64 {
	if n, err := strconv.ParseUint(f.seed.String(), 10, 64); err == nil && n != 0 {
		return n
	}
	if f.next.o.NewSeed != nil {
		return f.next.o.NewSeed()
	}
	return f.next.o.Seed
}

// battle is the battle with the fleets picked, or why there is none.
func (f *Fleets) battle() (b battle.Start, why string) {
	n := f.next
	rules, err := n.rules()
	if err != nil {
		return b, err.Error()
	}
	u := &game.Setup{Scenario: n.scenarios[n.at], House: rules}
	for seat := range 2 {
		o := f.picked(seat)
		if o == nil {
			return b, "There is no ready-made fleet for this battle."
		}
		if o.bad != "" && f.window.Tournament() {
			return b, "Not at a tournament table: " + o.bad
		}
		u.Fleets[seat] = o.fleet
		for _, s := range o.fleet.Ships {
			if s.Captain == nil && s.Ship.CaptainLimit > 0 {
				return b, s.Ship.Name + " of " + o.fleet.Name + " has no captain. Change the fleet before you play it."
			}
		}
		b.Terms.Unfit[seat] = brief(o.bad)
	}
	u.Seed = f.dice()
	given, _ := f.window.People()
	u.Players = n.Players.called(given)
	b.Game, err = game.New(u)
	if err != nil {
		return b, err.Error()
	}
	b.Players = n.Players.Seats()
	return b, ""
}

// brief is a sentence in as many letters as a record's text may have.
func brief(words string) string {
	const most = 118
	r := []rune(words)
	if len(r) > most {
		return string(r[:most]) + "…"
	}
	return words
}
