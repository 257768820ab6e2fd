package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// Features describe a table between rounds: the seat's value of each feature less the enemy's, in
// thousandths. They are integers, so that judgments are the same on every machine.
type Features [numFeatures]int32

// What is counted, of the ships that are on the table.
const (
	ofShips  = iota // how many
	ofPrice         // squadron points
	ofHealth        // squadron points by the hull and shields that are left
	ofLate          // the same, growing with the rounds that are played
	ofShare         // the same, of what both sides have left together
	ofCrits         // damage cards face up
	ofPower         // Auxiliary Power Tokens
	ofLocks         // Target Locks
	ofCloaks        // ships that are cloaked
	ofCards         // squadron points of cards that serve no more, those that are to serve again in part
	ofDice          // attack dice of primary weapons, by the hull and shields that are left
	ofSkill         // captain skill
	ofArcs          // enemies in arc and range
	ofShots         // attack dice less half the target's defense dice, of the best shot there would be
	ofFacing        // how straight ahead the nearest enemy is, -1 to 1
	ofWays          // maneuvers, up to four, after which the ship lives on
	ofSheet         // Fleet Points that the sheet promises, as if both were as likely to win
	numFeatures
)

var featureNames = [numFeatures]string{"ships", "price", "health", "late", "share", "crits",
	"power", "locks", "cloaks", "cards",
	"dice", "skill", "arcs", "shots", "facing", "ways", "sheet"}

// FeatureNames are the names of the features, in their order.
func FeatureNames() []string { return append([]string(nil), featureNames[:]...) }

// Observer looks at tables and tells their features. It is for one goroutine.
type Observer struct {
	eye  ensign
	view stance
}

// NewObserver makes an observer.
func NewObserver() *Observer { return &Observer{eye: *newEnsign(0)} }

// Look tells the features of the table of a view, as its player sees it.
func (o *Observer) Look(v *game.View) Features {
	o.eye.lookAhead(v)
	o.view.forget()
	return o.view.features(&o.eye, v, &v.State)
}

// stance looks at where the ships stand when a round is over: who has whom in arc, who can go on
// flying.
type stance struct {
	base  [game.MaxShips]physics.Square
	poses [game.MaxShips][places]physics.Pose
	ways  [game.MaxShips][places]int8 // plus 1
}

// places is the number of poses of a ship that are remembered.
const places = 16

// forget is called when what destroys may lie elsewhere.
func (x *stance) forget() {
	x.ways = [game.MaxShips][places]int8{}
}

// features returns the features of a table between rounds that developed from a view, for the
// view's player. e must have looked ahead from the view.
func (x *stance) features(e *ensign, v *game.View, s *game.State) (f Features) {
	u := v.Setup
	var in [game.MaxShips]game.ShipID
	k := 0
	var health [2]int
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		if sh.Map || !sh.OnTable() || sh.Owner == game.Nobody {
			continue
		}
		id := game.ShipID(i)
		in[k] = id
		x.base[i] = u.Base(id, sh.Pose)
		k++
		sign := int32(1)
		if sh.Owner != v.Me {
			sign = -1
		}
		health[sh.Owner] += x.material(s, u, id, sign, &f)
	}
	for _, a := range in[:k] {
		sign := int32(1)
		if s.Ships[a].Owner != v.Me {
			sign = -1
		}
		x.stands(e, v, s, in[:k], a, sign, &f)
	}
	mine, theirs := health[v.Me], health[v.Me.Other()]
	f[ofHealth] = int32(mine - theirs)
	f[ofLate] = int32((mine - theirs) * int(s.Round) / max(1, u.House.RoundLimit))
	f[ofShare] = int32(1000 * (mine - theirs) / max(1, mine+theirs))
	f[ofSheet] = int32(game.Outlook(s, u, v.Me, 500) - game.Outlook(s, u, v.Me.Other(), 500))
	return f
}

// material counts a ship, its cards and tokens; what it returns are its squadron points by what is
// left of it.
func (x *stance) material(s *game.State, u *game.Setup, id game.ShipID, sign int32, f *Features) int {
	sh, of := &s.Ships[id], u.Facts(id)
	price, lost := of.SP+of.AdmSP, 0
	weigh := func(c *game.CardState, sp int) {
		price += sp
		switch {
		case c.Lost || c.Discarded:
			lost += 1000 * sp
		case c.Disabled:
			lost += 250 * sp
		case c.Time > 0:
			lost += 130 * sp * min(int(c.Time), 3)
		}
	}
	weigh(&sh.Captain, of.CapSP)
	for k, up := range of.Own() {
		weigh(&sh.Upgrades[k], up.SP)
	}
	all := 4 * (int(of.Ship.Hull) + int(of.Ship.Shields))
	left := 4*(int(of.Ship.Hull)-int(sh.NDamage)+int(sh.Shields)) + 3*int(sh.Down)
	part := 1000 * left / max(1, all)
	add := func(k, n int) { f[k] += sign * int32(n) }
	add(ofShips, 1000)
	add(ofPrice, 1000*price)
	for k := range sh.Damage[:sh.NDamage] {
		if sh.Damage[k].Up {
			add(ofCrits, 1000)
		}
	}
	add(ofPower, 1000*int(sh.Power))
	if sh.Lock != game.NoShip && s.Ships[sh.Lock].InPlay() {
		add(ofLocks, 1000)
	}
	if sh.Cloak != game.NotCloaked && of.Ship.Actions.Has(card.Cloak) {
		add(ofCloaks, 1000)
	}
	add(ofCards, lost)
	add(ofDice, int(s.Value(u, sh.ID, card.AttackStat))*part)
	add(ofSkill, 1000*int(max(0, sh.Skill)))
	return price * part
}

// stands counts where a ship stands.
func (x *stance) stands(
	e *ensign,
	v *game.View,
	s *game.State,
	in []game.ShipID,
	a game.ShipID,
	sign int32,
	f *Features,
) {
	u, sh := v.Setup, &s.Ships[a]
	near, ahead, arcs, shot := 0, 0, 0, 0
	of := u.Facts(a)
	front := of.Ship.Class.Front
	for _, b := range in {
		if s.Ships[b].Owner == sh.Owner {
			continue
		}
		p, q := &x.base[a], &x.base[b]
		dx, dy := q.Centre.X-p.Centre.X, q.Centre.Y-p.Centre.Y
		d := max(1, root(int64(float64(dx*dx)+float64(dy*dy))))
		if near == 0 || d < near {
			near, ahead = d, int((float64(dx*p.Sin)-float64(dy*p.Cos))*1000)/d
		}
		if d > 16*physics.Inch {
			continue
		}
		if band := physics.ReachBand(p, front, q, u.Bands()); band > 0 {
			arcs++
			n := 2*int(s.Value(u, a, card.AttackStat)) - int(s.Value(u, b, card.AgilityStat))
			switch band {
			case 1:
				n += 2
			case 3:
				n--
			}
			shot = max(shot, 500*n)
		}
	}
	f[ofArcs] += sign * int32(1000*arcs)
	f[ofShots] += sign * int32(shot)
	f[ofFacing] += sign * int32(ahead)
	f[ofWays] += sign * int32(1000*x.waysOf(e, v, s, a))
}

// waysOf are the maneuvers, up to four, after which a ship lives on.
func (x *stance) waysOf(e *ensign, v *game.View, s *game.State, id game.ShipID) int {
	at := s.Ships[id].Pose
	h := uint32(at.X)*2654435761 ^ uint32(at.Y)*40503 ^ uint32(at.Heading)*97
	k := (h >> 12) % places
	if x.ways[id][k] > 0 && x.poses[id][k] == at {
		return int(x.ways[id][k]) - 1
	}
	n := e.waysFrom(e.waysOf(v, id), at, int(s.Round-v.Round), s.Ships[id].Power > 0, 4)
	x.poses[id][k], x.ways[id][k] = at, int8(n+1)
	return n
}
