package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Hash is a number that two equal states share and two different ones do not: recorded every round, compared on replay.
// Every field counts, hidden ones too; what lies beyond the ships and tokens in use does not. Recorded games hold such
// numbers: the order of the fields is that of their declarations and stays so.
func (s *State) Hash() uint64 {
	h := sum(14695981039346656037)
	h = h.of(num(s.Round), num(s.Phase), num(s.First), num(s.NShips), num(s.NTokens), num(s.nStack))
	if s.TimeUp { // battles in which it was not called have the number they had before it could be
		h = h.of(1)
	}
	h = s.Attack.sum(h.of(num(s.nextID))).of(num(len(s.Decks)))
	for i := range s.Decks {
		h = s.Decks[i].sum(h)
	}
	h = h.of(num(len(s.Beside)))
	for i := range s.Beside {
		h = s.Beside[i].sum(h)
	}
	if s.Rerolls != [2]int8{} { // as TimeUp
		h = listed(h, s.Rerolls[:])
	}
	h = ofSource(h, &s.Dice)
	h = h.of(bit(s.Result.Over), num(s.Result.Winner), num(s.Result.By))
	h = listed(h, s.Result.FleetPoints[:]).of(num(len(s.Resources)))
	for i := range s.Resources {
		h = s.Resources[i].sum(h)
	}
	h = h.of(num(len(s.Options)))
	for i := range s.Options {
		h = listed(h, s.Options[i][:])
	}
	h = listed(h, s.Used[:])
	h = listed(h, s.UsedNow[:])
	h = h.of(num(s.LastAction), num(s.NFed), num(len(s.Fed)))
	for i := range s.Fed {
		f := &s.Fed[i]
		h = h.of(num(f.Ship), num(f.Token), num(f.Line))
	}
	h = h.of(num(s.NLasting), num(len(s.Lasting)))
	for i := range s.Lasting {
		b := &s.Lasting[i]
		h = h.of(num(b.Line), num(b.Do), num(b.Ship), num(b.Vs), num(b.N), bit(b.Now), bit(b.Spent))
	}
	h = h.of(num(s.nStack))
	for i := range s.stack[:s.nStack] {
		f := &s.stack[i]
		h = h.of(num(f.step), num(f.ship), num(f.about))
	}
	h = h.of(num(s.NShips))
	for i := range s.Ships[:s.NShips] {
		h = s.Ships[i].sum(h)
	}
	h = h.of(num(s.NTokens))
	for i := range s.Tokens[:s.NTokens] {
		t := &s.Tokens[i]
		h = h.of(num(t.Kind), num(t.Form), num(t.Flags), num(t.Of), num(t.Group), num(t.Order), num(t.Round),
			num(t.X0), num(t.Y0), num(t.X1), num(t.Y1))
		h = h.used(1, num(t.ID)).used(2, num(t.Heading))
	}
	return uint64(h)
}

// used takes in something that games may do without: they have the number they had before there was any. nth tells it from
// others that may be left out beside it.
func (h sum) used(nth, x uint64) sum {
	if x == 0 {
		return h
	}
	return h.of(nth<<32, x)
}

func (a *Attack) sum(h sum) sum {
	h = h.of(bit(a.On), bit(a.Obstructed), num(a.Attacker), num(a.Target), num(a.Weapon), num(a.Band), num(a.NAttack), num(a.NDefense),
		num(a.Evades), num(a.Hits), num(a.Crits), num(a.Dice), num(a.SecondDice), num(a.HullHits), num(a.HullCrits), num(a.Dealt),
		num(a.Fixed), bit(a.FixedDefense))
	h = listed(h, a.FixedFaces[:])
	h = h.of(num(a.Special), num(a.SpecialDef), num(a.Second), num(a.Line), bit(a.WasCloaked), bit(a.HadLock), bit(a.LockSpent),
		bit(a.KeepGreen), bit(a.KeepLock), num(a.Mount), bit(a.Extra), num(a.Promoted), bit(a.DrawTwo), num(a.Search),
		bit(a.RolledAttack), bit(a.Defended), num(a.Dist))
	for _, list := range [...]*[MaxDice]Die{&a.AttackDice, &a.Defense} {
		h = h.of(num(len(list)))
		for i := range list {
			d := &list[i]
			h = h.of(num(d.Face), bit(d.Rerolled), bit(d.Converted), bit(d.Added), bit(d.Set))
		}
	}
	return h
}

func (d *Deck) sum(h sum) sum {
	h = h.of(num(d.N), num(d.ND))
	return listed(listed(h, d.Cards[:]), d.Discards[:])
}

func ofMove(h sum, m *card.Move) sum {
	return h.of(num(m.Bearing), num(m.Speed), num(m.Radius), num(m.Color))
}

func ofPose(h sum, p physics.Pose) sum { return h.of(num(p.X), num(p.Y), num(p.Heading)) }

func ofSource(h sum, d *dice.Source) sum {
	return listed(h.of(d.State()), d.Forced[:]).of(num(d.NForced), num(d.Used))
}

// sum is a hash that is being made.
type sum uint64

// of takes in values one after the other: a multiplication and a shift each way, so that every bit of a value reaches every
// bit of the sum.
func (h sum) of(values ...uint64) sum {
	for _, x := range values {
		h = h.mixed(x)
	}
	return h
}

func (h sum) mixed(x uint64) sum {
	x *= 0x9e3779b97f4a7c15
	h = (h ^ sum(x) ^ sum(x>>32)) * 0xff51afd7ed558ccd
	return h ^ h>>29
}

type number interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// num is a number as a hash takes it in: its sign goes all the way up.
func num[T number](x T) uint64 { return uint64(x) }

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// listed takes in how many numbers there are, then each.
func listed[T number](h sum, list []T) sum {
	h = h.mixed(uint64(len(list)))
	for _, x := range list {
		h = h.mixed(uint64(x))
	}
	return h
}
