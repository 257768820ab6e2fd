package canvas

import "attackwing/ui/scene"

// Press is a button of a row: its name, its words, its key, how it looks, whether it can be pressed.
type Press struct {
	ID, Text, Key string
	Kind          Kind
	Enabled       bool
}

// NaturalWidth is how wide a button of a height has to be for all its words.
func NaturalWidth(text, key string, h float64) float64 {
	st := scene.StyleH3
	if h < 44 {
		st = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	}
	w := Width(st, text) + 20
	if key != "" {
		w += max(18, Width(scene.StyleKeyCap, key)+10) + 12
	}
	return w
}

// Rows lays buttons h px high out side by side from y down, in as few rows as have room for their words, each row filling
// the width; it returns the height of all.
func (c *Canvas) Rows(x, y, w, h float64, ps []Press) float64 {
	const gap = 8.0
	rows := rowsOf(ps, w, h, gap)
	for _, row := range rows {
		sum := -gap
		for _, p := range row {
			sum += NaturalWidth(p.Text, p.Key, h) + gap
		}
		more := max(0, w-sum) / float64(len(row))
		px := x
		for _, p := range row {
			bw := min(w, NaturalWidth(p.Text, p.Key, h)+more)
			c.Button(p.ID, p.Text, p.Key, px, y, bw, h, p.Kind, p.Enabled)
			px += bw + gap
		}
		y += h + gap
	}
	return float64(len(rows))*(h+gap) - gap
}

// RowsHigh is how high Rows will be.
func RowsHigh(ps []Press, w, h float64) float64 {
	const gap = 8.0
	return float64(len(rowsOf(ps, w, h, gap)))*(h+gap) - gap
}

func rowsOf(ps []Press, w, h, gap float64) (rows [][]Press) {
	from, used := 0, 0.0
	for i, p := range ps {
		n := NaturalWidth(p.Text, p.Key, h)
		if i > from && used+gap+n > w {
			rows = append(rows, ps[from:i])
			from, used = i, 0
		}
		if used > 0 {
			used += gap
		}
		used += n
	}
	if from < len(ps) {
		rows = append(rows, ps[from:])
	}
	return rows
}
