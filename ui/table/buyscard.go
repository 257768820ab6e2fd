package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// The heights of the card, px: with all its words, with the sentence and the bars only, and the bars alone.
const (
	buysHigh = 236.0
	buysLow  = 156.0
	barsLow  = 74.0
)

// buysHeight is how high the card about the action in focus is drawn where there is so much room, 0 where there is none.
func (t *Table) buysHeight(room float64) float64 {
	p := t.Asked()
	if p == nil || t.lay.small || room < buysLow {
		return 0
	}
	k, ok := t.buysOf(p)
	if !ok {
		return 0
	}
	if len(k.bars) == 0 { // no room for that is taken from the log
		if h := 112.0; room >= h+8+leastLog {
			return h
		}
		return 0
	}
	if room < buysHigh {
		return buysLow
	}
	return buysHigh
}

// drawBuys is the card about the action in focus: for which attack it counts, a bar for each action, how long it lasts.
func (t *Table) drawBuys(b box) {
	p := t.Asked()
	if p == nil {
		return
	}
	k, ok := t.buysOf(p)
	if !ok {
		return
	}
	c := &t.Canvas
	o, _ := t.Focused(p)
	c.Panel(b.X, b.Y, b.W, b.H)
	c.Hit("buys", b.X, b.Y, b.W, b.H, true)
	c.Squeeze(b.X+12, b.Y+20, b.W-24, scene.StyleLabel, scene.Text3, k.title(t, &o), scene.Left)
	y := b.Y + 34
	y += t.linkedText(b.X+12, y, b.W-24, scene.StyleSmall, scene.Text2, k.says(t, &o))
	if len(k.bars) == 0 {
		t.linkedText(b.X+12, y+8, b.W-24, scene.StyleSmall, scene.Text2, lasts(o.Action))
		return
	}
	words := lasts(o.Action)
	foot := scene.StyleSmall.Line * float64(len(canvas.Lines(scene.StyleSmall, words, b.W-24)))
	if foot > 0 && b.Y+b.H-y-foot-16 >= barsLow {
		t.linkedText(b.X+12, b.Y+b.H-foot-10, b.W-24, scene.StyleSmall, scene.Text2, words)
	} else {
		foot = 0
	}
	t.drawBought(box{b.X + 12, y, b.W - 24, min(130, b.Y+b.H-y-foot-16)}, k.bars)
}

// drawBought is a bar for each action with its average above and its name below.
func (t *Table) drawBought(b box, bars []bought) {
	c := &t.Canvas
	top := 0.0
	for _, k := range bars {
		top = max(top, k.mean)
	}
	step := min(76, b.W/float64(len(bars)))
	x := b.X + (b.W-step*float64(len(bars)))/2
	base := b.Y + b.H - 20
	room := base - b.Y - 28
	num := scene.Style{Face: scene.NumeralBold, Size: 18, Line: 20}
	label := scene.Style{Face: scene.Condensed, Size: 12.5, Line: 16}
	for _, k := range bars {
		ink, col := scene.Text2, scene.Mix(scene.LineStrong, scene.Panel, 0.25)
		if k.action != card.NoAction {
			col = scene.LineStrong
		}
		if k.chosen {
			ink, col = scene.Text1, scene.Accent
		}
		h := 2.0
		if top > 0 {
			h = max(h, room*k.mean/top)
		}
		mid := x + step/2
		w := min(36, step-14)
		c.Box(mid-w/2, base-h, w, h, min(3, h/2), col)
		c.Text(mid, base-h-12, num, ink, fmt.Sprintf("%.1f", k.mean), scene.Middle)
		c.Fit(mid, base+11, step-4, label, ink, k.name(), scene.Middle)
		x += step
	}
}

// name is what a bar is called.
func (k *bought) name() string {
	switch k.action {
	case card.NoAction:
		return "nothing"
	case card.TargetLock:
		return "Lock"
	case card.BattleStations:
		return "Stations"
	case card.SensorEcho:
		return "Echo"
	}
	return k.action.Words()
}

// buysRoom is the room kept for the card below the options, where the left column is only a rail.
func (t *Table) buysRoom(p *game.Prompt, room float64) float64 {
	if !t.lay.small || room < buysLow+8+4*44 {
		return 0
	}
	if k, ok := t.buysOf(p); !ok || len(k.bars) == 0 && !t.lay.narrow { // options are worth more than that there is nothing to count
		return 0
	}
	if t.lay.narrow { // the column can be moved, and the words want more lines in it
		return buysHigh + 40
	}
	return buysLow + 8
}
