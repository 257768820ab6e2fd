package tholianweb

import (
	"attackwing/game"
	"attackwing/physics"
)

// risks are the parts of a ship's squadron points, in thousandths, that are likely lost where it stands: on ground that the web
// cuts off at the end of this round, of the next, and of the one after.
var risks = [...]int{150, 50, 20}

// outlook are the ships that the web may cost, as they stand.
func outlook(s *game.State, u *game.Setup, p game.PlayerID, ewt int, w int32) (n int) {
	if s.Result.Over {
		return 0
	}
	var bases [game.MaxShips]physics.Square
	var price [game.MaxShips]int
	var in int
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		if sh.Owner != p || !sh.InPlay() {
			continue
		}
		f := u.Facts(game.ShipID(i))
		price[in] = f.SP + f.CapSP + f.AdmSP
		for k := range f.Upgrades {
			price[in] += f.Upgrades[k].SP
		}
		bases[in] = physics.Base(sh.Pose, f.Ship.Class.BaseSide)
		in++
	}
	var buf [24]game.Token
	for later, risk := range risks {
		state := max(int(s.Round), 1) + later
		if complete(state-1, ewt) || int(s.Round)+later > u.House.RoundLimit {
			break
		}
		for line := range 2 {
			for _, k := range widen(pieces(buf[:0], line, state, ewt), w) {
				o := k.Obstacle()
				for i := range in {
					if price[i] > 0 && o.OverlapsBase(&bases[i]) {
						n -= risk * price[i]
						price[i] = 0 // once
					}
				}
			}
		}
	}
	return n
}
