package table

import "attackwing/ui/kit"

// buysHeight is how high the card about the action in focus is drawn where there is so much room, 0 where there is none. One that
// counts nothing takes no room from the log.
func (t *Table) buysHeight(w, room float64) float64 {
	p := t.Asked()
	if p == nil || t.lay.small {
		return 0
	}
	h := t.panelHigh(&t.screen.buys, w)
	if k, ok := t.BuysOf(p); ok && len(k.Bars) == 0 {
		room -= 8 + leastLog
	} else {
		h = min(h, max(room, buysLow))
	}
	if h > room {
		return 0
	}
	return h
}

// buysLow is the least height of the card with its bars, px.
const buysLow = 156.0

// drawBuys is the card about the action in focus.
func (t *Table) drawBuys(b box) { t.inBox(kit.Scroll(nil, t.screen.buys.Body(&t.Battle)), b) }

// buysBelow is the card below the options, where the left column is only a rail.
func (t *Table) buysBelow() kit.Part {
	p := t.Asked()
	if p == nil || !t.lay.small {
		return kit.Part{}
	}
	if k, ok := t.BuysOf(p); !ok || len(k.Bars) == 0 { // options are worth more than that there is nothing to count
		return kit.Part{}
	}
	return t.screen.buys.Body(&t.Battle)
}
