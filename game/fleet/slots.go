package fleet

import (
	"slices"

	"attackwing/game/card"
)

// slots checks that every upgrade finds a slot: those of the Upgrade Bar, those that captain and upgrades add, and
// Elite Talents from captain and admiral (rules 2).
func (b *builder) slots(s *card.Ship, c *card.Captain, a *card.Admiral, ups []*card.Upgrade, rs []rule) {
	room := s.Slots()
	if c != nil {
		room = room.Add(c.Slots)
		room[card.Talent] += c.Talents
	}
	if a != nil {
		room[card.Talent] += a.Talents
	}
	for _, u := range ups {
		room = room.Add(u.Slots)
	}
	var used card.Slots
	for _, u := range inSlots(ups, rs) {
		kind := u.Kind
		for _, r := range rs {
			if r.Op == card.SlotAlso && r.Scope.Holds(u, r.id) && used[kind] >= room[kind] {
				kind = freeKind(r.Kinds, kind, used, room)
			}
		}
		if used[kind]++; used[kind] == room[kind]+1 {
			b.problem(NoSlot, u.Name, "%s has %d %s slots, the list fills more", s.Name, room[kind], kind)
		}
	}
	b.maxCost(s, ups, rs, room)
}

// inSlots are the upgrades that need an ordinary slot: those that have a slot of their own are left out, and those
// that may fill several kinds come last, so that they take what is left.
func inSlots(ups []*card.Upgrade, rs []rule) []*card.Upgrade {
	own := map[string]int{}
	for _, r := range rs {
		if r.Op == card.SlotForCard {
			own[r.Scope.Card] += r.N
		}
	}
	var first, last []*card.Upgrade
	for _, u := range ups {
		switch {
		case own[u.ID] > 0:
			own[u.ID]--
		case slices.ContainsFunc(rs, func(r rule) bool { return r.Op == card.SlotAlso && r.Scope.Holds(u, r.id) }):
			last = append(last, u)
		default:
			first = append(first, u)
		}
	}
	return append(first, last...)
}

func freeKind(kinds []card.UpgradeKind, otherwise card.UpgradeKind, used, room card.Slots) card.UpgradeKind {
	for _, k := range kinds {
		if used[k] < room[k] {
			return k
		}
	}
	return otherwise
}

// maxCost checks slots that hold only cheap cards: what is dearer must fit into the slots that other cards add.
func (b *builder) maxCost(s *card.Ship, ups []*card.Upgrade, rs []rule, room card.Slots) {
	for _, r := range rs {
		if r.Op != card.SlotMaxCost {
			continue
		}
		free := room[r.Scope.Kind] - s.Slots()[r.Scope.Kind]
		for _, u := range ups {
			if u.Kind != r.Scope.Kind || u.SP <= r.N {
				continue
			}
			if free--; free < 0 {
				b.problem(SlotLimit, u.Name, "the %s slot of %s holds nothing that costs more than %d", u.Kind, s.Name, r.N)
			}
		}
	}
}
