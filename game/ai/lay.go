package ai

import (
	"attackwing/game"
	"attackwing/physics"
)

// What a token that is placed is worth where it lies, in thousandths of a damage dealt: to the
// enemy's ships, less to one's own.
const (
	struckDead = 4000 // a ship that flies into what destroys
	struckDie  = 450  // each attack die that a ship has to roll
	slidBack   = 250  // a ship that is stopped
	layGrid    = 7    // places tried along each side of where it may lie
)

// lay answers where a token of a sheet is placed: of places all over the area where it may lie, and
// of those where the enemy's ships come to lie by a maneuver, the one where it harms them most and
// one's own ships least, together with what the sheet makes of standing where one's own ships stand
// once it lies there. Where all are alike it lies by chance.
func (e *ensign) lay(v *game.View, p *game.Prompt) game.Answer {
	best := e.random.place(v, p)
	most := e.laidAt(v, p, best.Pose)
	try := func(wish physics.Pose) {
		at, ok := game.PlaceLegal(&v.State, v.Setup, p, wish)
		if !ok {
			return
		}
		if n := e.laidAt(v, p, at); n > most {
			best.Pose, most = at, n
		}
	}
	heading := p.Lay.Token.Heading
	for i := range int32(layGrid) {
		for k := range int32(layGrid) {
			try(physics.Pose{
				X:       p.Place.X0 + (p.Place.X1-p.Place.X0)/(layGrid-1)*i,
				Y:       p.Place.Y0 + (p.Place.Y1-p.Place.Y0)/(layGrid-1)*k,
				Heading: heading,
			})
		}
	}
	for i := range v.Setup.FleetShips() {
		id := game.ShipID(i)
		if sh := &v.Ships[i]; sh.Owner == v.Me || !sh.InPlay() {
			continue
		}
		from := v.Ships[i].Pose.Stand()
		runs := v.Setup.Runs(id)
		for m := 0; m < len(runs); m += 3 {
			to := runs[m].End(&from)
			to.Heading = heading
			try(to)
		}
	}
	if bands, _ := p.Volley(&v.State, v.Setup, best.Pose); bands > 0 {
		beside(v, heading, try)
		_, list := p.Volley(&v.State, v.Setup, best.Pose)
		e.last.n = len(list)
	}
	return best
}

// beside tries places some 3" from each enemy ship: towards each other ship, and away from it.
func beside(v *game.View, heading int32, try func(physics.Pose)) {
	for i := range v.Setup.FleetShips() {
		if sh := &v.Ships[i]; sh.Owner == v.Me || !sh.InPlay() {
			continue
		}
		at := v.Ships[i].Pose
		for k := range v.Setup.FleetShips() {
			x, y := float64(v.Ships[k].Pose.X-at.X), float64(v.Ships[k].Pose.Y-at.Y)
			far := max(x, -x, y, -y)
			if far == 0 || !v.Ships[k].InPlay() {
				continue
			}
			for _, d := range [...]float64{3 * physics.Inch, -3 * physics.Inch} {
				try(physics.Pose{X: at.X + int32(x/far*d), Y: at.Y + int32(y/far*d), Heading: heading})
			}
		}
	}
}

// laidAt returns the worth of laying the token of a question at a place.
func (e *ensign) laidAt(v *game.View, p *game.Prompt, at physics.Pose) (n int) {
	if bands, list := p.Volley(&v.State, v.Setup, at); bands > 0 {
		return struckDie * len(list)
	}
	k := p.Lay.Token
	k.Put(at)
	lies, harm := k.Obstacle(), harmOf(v, &k)
	if area, dice, ok := v.Setup.MineArea(&k, game.Nobody); ok {
		lies, harm = area, struckDie*max(1, dice)
	}
	for i := range v.Setup.FleetShips() {
		if !v.Ships[i].InPlay() || harm == 0 {
			continue
		}
		if _, _, ok := v.Setup.MineArea(&k, v.Ships[i].Owner); k.Line != 0 && !ok {
			continue
		}
		worth := harm * struck(v, game.ShipID(i), &lies)
		if v.Ships[i].Owner == v.Me {
			worth = -worth
		}
		n += worth / 1000
	}
	if v.NTokens == game.MaxTokens || v.Setup.Play().Advice.Stand == nil {
		return n
	}
	w := &e.work
	*w = *v
	w.Tokens[w.NTokens] = k
	w.NTokens++
	for i := range v.Setup.FleetShips() {
		if id := game.ShipID(i); v.Ships[i].Owner == v.Me && v.Ships[i].InPlay() {
			base := v.Setup.Base(id, v.Ships[i].Pose)
			n += e.stand(w, id, &base, false)
		}
	}
	return n
}

// harmOf returns the harm of a token to a ship that meets it.
func harmOf(v *game.View, k *game.Token) (n int) {
	dice := max(1, int(v.Setup.Token(k.Kind).Dice))
	for _, x := range [...]struct {
		does  game.TokenFlags
		worth int
	}{{game.Destroys, struckDead}, {game.RollsDie, struckDie}, {game.Harms, struckDie * dice},
		{game.Burns, struckDie * dice}, {game.Stops, slidBack}} {
		if k.Flags&x.does != 0 {
			n += x.worth
		}
	}
	return n
}

// struck returns the share of a ship's maneuvers that meet something, in thousandths, and 1000 more
// if the ship is on it already.
func struck(v *game.View, id game.ShipID, lies *physics.Obstacle) int {
	from, runs, side := v.Ships[id].Pose.Stand(), v.Setup.Runs(id), v.Setup.Facts(id).Ship.Class.BaseSide
	met := 0
	var strip physics.Strip
	for m := range runs {
		end := physics.Base(runs[m].End(&from), side)
		if lies.OverlapsBase(&end) {
			met++
			continue
		}
		runs[m].Strip(from.Pose, &strip)
		if lies.OverlapsStrip(&strip) {
			met++
		}
	}
	n := 1000 * met / max(1, len(runs))
	if here := physics.Base(from.Pose, side); lies.OverlapsBase(&here) {
		n += 1000
	}
	return n
}
