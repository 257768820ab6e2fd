package scenarios_test

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// idle are the cards that can do nothing in any battle of this program, with the reason.
var idle = map[string]string{}

// far are the numbers of the battles in which cards act for which few battles are meant.
var far = map[string]uint64{
	"2011":                              70,
	"2032":                              61,
	"3004":                              34,
	"3010":                              69,
	"3017":                              170,
	"3030":                              38,
	"3040":                              142,
	"3051":                              63,
	"3096":                              268,
	"advanced_cloaking_i_r_w_vorta_vor": 37,
	"beverly_crusher_71531":             492,
	"centurion_71278":                   263,
	"energy_blast_71281":                111,
	"ketracel_white_71279":              178,
	"long_range_scan_71525":             44,
	"photon_torpedoes_71279":            132,
	"photonic_weapon_71446":             85,
	"scavenged_parts_71525":             103,
	"shroud_71279":                      61,
	"xindi_torpedoes_72335":             74,
	"xindi_torpedoes_72338":             74,
}

// Every card with text makes a difference in some battle of fleets in which it is legal: the battle
// goes otherwise, or asks something else, than with a card of the same name and price without text.
func TestEveryCardActsWhereItIsLegal(t *testing.T) {
	every := gametest.Cards(t)
	cat, err := card.Of(every.Drawn())
	must(t, err)
	tries := uint64(*poolGames)
	var acts, still []string
	for _, c := range everyText(cat) {
		if n := c.acts(t, cat, tries); n < 0 {
			still = append(still, c.id+" "+c.name)
		} else {
			acts = append(acts, c.id)
			if n > 30 && far[c.id] == 0 {
				t.Logf("%q: %d, // %s", c.id, n, c.name)
			}
		}
	}
	t.Logf("%d cards act, %d do not", len(acts), len(still))
	for _, c := range still {
		id, _, _ := strings.Cut(c, " ")
		expect.True(t, idle[id] != "", "%s never does anything in a fleet in which it is legal", c)
	}
	for _, id := range slices.Sorted(maps.Keys(idle)) {
		expect.True(t, !slices.Contains(acts, id), "%s acts, though it is said not to: %s", id, idle[id])
	}
}

// textCard is a card with text: how it is put into a fleet, and what the fleet is like without the
// text.
type textCard struct {
	id, name string
	lines    *[]card.Ability
	put      func(l *fleet.List, at int)
	mute     func(f *game.Fleet)
}

// silent are as many lines as there are, none of which speaks.
func silent(lines []card.Ability) []card.Ability { return make([]card.Ability, len(lines)) }

func everyText(cat *card.Catalogue) (list []textCard) {
	for _, s := range cat.Ships {
		if len(s.Abilities) > 0 && s.CaptainLimit > 0 {
			list = append(list, textCard{id: s.ID, name: s.Name, lines: &s.Abilities,
				put: func(l *fleet.List, at int) { l.Ships[at].Ship = fleet.Ref{ID: s.ID} },
				mute: func(f *game.Fleet) {
					for i := range f.Ships {
						if c := *f.Ships[i].Ship; c.ID == s.ID {
							c.Abilities = silent(c.Abilities)
							f.Ships[i].Ship = &c
						}
					}
				}})
		}
	}
	for _, x := range cat.Captains {
		if len(x.Abilities) > 0 {
			list = append(list, textCard{id: x.ID, name: x.Name, lines: &x.Abilities,
				put: func(l *fleet.List, at int) { l.Ships[at].Captain = fleet.Ref{ID: x.ID} },
				mute: func(f *game.Fleet) {
					for i := range f.Ships {
						if c := *f.Ships[i].Captain; c.ID == x.ID {
							c.Abilities = silent(c.Abilities)
							f.Ships[i].Captain = &c
						}
					}
				}})
		}
	}
	for _, x := range cat.Admirals {
		if len(x.Abilities) > 0 {
			list = append(list, textCard{id: x.ID, name: x.Name, lines: &x.Abilities,
				put: func(l *fleet.List, at int) { l.Ships[at].Admiral = fleet.Ref{ID: x.ID} },
				mute: func(f *game.Fleet) {
					for i := range f.Ships {
						if a := f.Ships[i].Admiral; a != nil && a.ID == x.ID {
							c := *a
							c.Abilities = silent(c.Abilities)
							f.Ships[i].Admiral = &c
						}
					}
				}})
		}
	}
	for _, x := range cat.Upgrades {
		if len(x.Abilities) > 0 {
			list = append(list, textCard{id: x.ID, name: x.Name, lines: &x.Abilities,
				put: func(l *fleet.List, at int) {
					l.Ships[at].Upgrades = append(l.Ships[at].Upgrades, fleet.Ref{ID: x.ID})
				},
				mute: func(f *game.Fleet) {
					for i := range f.Ships {
						f.Ships[i].Upgrades = slices.Clone(f.Ships[i].Upgrades)
						for k, up := range f.Ships[i].Upgrades {
							if up.Card.ID == x.ID {
								c := *up.Card
								c.Abilities = silent(c.Abilities)
								f.Ships[i].Upgrades[k].Card = &c
							}
						}
					}
				}})
		}
	}
	for _, x := range cat.Resources {
		if len(x.Abilities) > 0 {
			list = append(list, textCard{id: x.ID, name: x.Name, lines: &x.Abilities,
				put: func(l *fleet.List, _ int) { l.Resource = fleet.Ref{ID: x.ID} },
				mute: func(f *game.Fleet) {
					c := *f.Resource.Card
					c.Abilities = silent(c.Abilities)
					f.Resource.Card = &c
				}})
		}
	}
	return list
}

// acts is the number of the first battle in which the card makes a difference, -1 for none.
func (c *textCard) acts(t *testing.T, cat *card.Catalogue, tries uint64) int {
	t.Helper()
	all := scenarios.All()
	legal := false
	from := far[c.id]
	for n := from; n < from+tries; n++ {
		sc := all[4] // the rulebook alone
		if n%5 == 4 {
			sc = all[int(n/5)%len(all)]
		}
		h, err := game.NewHouse(sc.Sheet().House, []game.HouseValue{{Key: "sp-limit", Value: "200"}})
		must(t, err)
		rng := rand.New(rand.NewPCG(n, uint64(len(c.id))))
		var fleets [2]game.Fleet
		for p := range fleets {
			r := fleet.Rules{Cards: cat, Scenario: sc, House: &h, Limit: 200}
			if s := sc.Sheet().Sides; len(s) > p {
				r.Side = s[p]
			}
			l := fleet.Random(rng, r, 200, 4)
			if p == int(n%2) {
				with, ok := c.aboard(rng, r, l)
				if !ok {
					continue
				}
				l = with
			} else if n%2 == 1 && len(l.Ships) > 0 {
				l = company(rng, r, l, 0, r.Cards.Ships, hostile)
			}
			f, bad := r.Build(l)
			expect.Must(t, len(bad) == 0, "%s: %v", c.id, bad)
			fleets[p] = f
		}
		if len(fleets[n%2].Ships) == 0 {
			continue
		}
		legal = true
		u := &game.Setup{Scenario: sc, House: h, Fleets: fleets, Seed: n}
		without := *u
		without.Fleets[n%2].Ships = slices.Clone(u.Fleets[n%2].Ships)
		c.mute(&without.Fleets[n%2])
		if differs(t, u, &without, n) {
			return int(n)
		}
	}
	expect.True(t, legal, "%s %s is legal in no fleet that was tried", c.id, c.name)
	return -1
}

// aboard puts the card into a legal fleet: on one of its ships, else on another in its place, with
// company such as its text speaks of.
func (c *textCard) aboard(rng *rand.Rand, r fleet.Rules, l fleet.List) (fleet.List, bool) {
	said := ""
	for _, a := range *c.lines {
		said += a.Line
	}
	var ships []*card.Ship // of the classes that the text names, else any
	for _, s := range r.Cards.Ships {
		if s.CaptainLimit > 0 && strings.Contains(said, s.Class.Name) {
			ships = append(ships, s)
		}
	}
	if len(ships) == 0 || rng.IntN(4) == 0 {
		ships = r.Cards.Ships
	}
	for n := range 400 {
		next := fleet.List{Ships: slices.Clone(l.Ships), Side: l.Side, Scenario: l.Scenario}
		if len(next.Ships) == 0 {
			next.Ships = []fleet.ListShip{{}}
		}
		at := rng.IntN(len(next.Ships))
		next.Ships[at].Upgrades = slices.Clone(next.Ships[at].Upgrades)
		if n >= 20 || len(l.Ships) == 0 || len(ships) < len(r.Cards.Ships) {
			next.Ships[at] = anyShip(rng, r, ships)
		}
		if n >= 100 {
			next.Ships, at = next.Ships[at:at+1], 0 // there is no room for all of them
		}
		if c.put(&next, at); r.Check(next).Legal {
			return company(rng, r, next, at, ships, func(u *card.Upgrade) bool {
				return strings.Contains(said, u.Kind.String()) && (!strings.Contains(said, u.Kind.String()+" of faction") ||
					slices.ContainsFunc(u.Factions, func(f card.Faction) bool { return strings.Contains(said, "of faction "+f.String()) }))
			}), true
		}
	}
	return l, false
}

func anyShip(rng *rand.Rand, r fleet.Rules, ships []*card.Ship) fleet.ListShip {
	captain := r.Cards.Captains[rng.IntN(len(r.Cards.Captains))]
	return fleet.ListShip{Ship: fleet.Ref{ID: ships[rng.IntN(len(ships))].ID}, Captain: fleet.Ref{ID: captain.ID}}
}

// hostile reports whether an upgrade takes cards away from the enemy.
func hostile(u *card.Upgrade) bool {
	return slices.ContainsFunc(u.Abilities, func(a card.Ability) bool {
		return slices.ContainsFunc(a.Do, func(e card.Effect) bool {
			return (e.Op == card.DisableCard || e.Op == card.DiscardCard) && e.To != card.OnSelf
		})
	})
}

// company fills the ship with upgrades, most of them such as are meant, and adds a ship.
func company(rng *rand.Rand, r fleet.Rules, l fleet.List, at int, ships []*card.Ship, meant func(u *card.Upgrade) bool) fleet.List {
	var such []*card.Upgrade
	for _, u := range r.Cards.Upgrades {
		if meant(u) {
			such = append(such, u)
		}
	}
	for range 60 {
		from := r.Cards.Upgrades
		if len(such) > 0 && rng.IntN(8) != 0 {
			from = such
		}
		u := from[rng.IntN(len(from))]
		next := l
		next.Ships = slices.Clone(l.Ships)
		next.Ships[at].Upgrades = append(slices.Clone(l.Ships[at].Upgrades), fleet.Ref{ID: u.ID})
		if r.Check(next).Legal {
			l = next
		}
	}
	for range 20 {
		next := l
		next.Ships = append(slices.Clone(l.Ships), anyShip(rng, r, ships))
		if len(l.Ships) < 4 && r.Check(next).Legal {
			l = next
		}
	}
	return l
}

// differs plays a battle with the text and without, with the same answers, up to the first
// difference.
func differs(t *testing.T, with, without *game.Setup, seed uint64) bool {
	t.Helper()
	a := gametest.New(t, with)
	b, err := game.New(without)
	must(t, err)
	var players [2]ai.Player
	for p := range players {
		players[p], err = ai.New("ensign", seed+uint64(p))
		expect.OK(t, err)
	}
	src := dice.New(seed)
	if !reflect.DeepEqual(a.Opening(), b.Opening()) {
		return true
	}
	for !a.Over() {
		p, q := a.FirstOpen(), b.FirstOpen()
		if q == nil || !reflect.DeepEqual(*p, *q) {
			return true
		}
		answer := steer(a, p, &src)
		if seed%3 != 0 && (p.Ask != game.ChooseAction || src.Intn(3) == 0) {
			answer = players[p.Player].Choose(a.View(p.Player), p)
		}
		ev := gametest.Submit(t, a, answer)
		other, err := b.Submit(answer)
		if err != nil {
			return true
		}
		if !reflect.DeepEqual(ev, other) {
			return true
		}
	}
	return false
}

// must ends a test if there is an error.
var must = expect.OK
