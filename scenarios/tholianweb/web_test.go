package tholianweb

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/growth"
	"attackwing/physics"
)

// Cases 173 to 175, 185 to 187, 189 and 208 of the worked cases.

// web is the two lines with tokens of so many inches.
func web(t *testing.T, ewt string) *growth.Row {
	t.Helper()
	h, err := game.HouseOf(Scenario{}, []game.HouseValue{{Key: ewtKey, Value: ewt}})
	expect.OK(t, err)
	return lines(&h)
}

func laidUntil(l *growth.Row, state int) (ts []game.Token) {
	for s := 0; s <= state; s++ {
		if s > 0 && l.Full(s-1) {
			break
		}
		for line := range 2 {
			ts = l.Pieces(ts, line, s)
		}
	}
	return ts
}

func count(ts []game.Token, k game.TokenKind) (n int) {
	for _, t := range ts {
		if t.Kind == k {
			n++
		}
	}
	return n
}

func TestCase174NumberOfTokens(t *testing.T) {
	for state, want := range []int{4, 8, 12, 16, 20, 24, 28, 30, 30, 30} {
		n := count(laidUntil(web(t, "8"), state), energyWeb)
		expect.True(t, n == want, "state %d: %d tokens, want %d", state, n, want)
	}
}

func TestCase175LiveArea(t *testing.T) {
	for state, want := range []int64{1168, 1040, 880, 720, 592, 432, 272, 144, 144} {
		var dead int64
		for _, k := range laidUntil(web(t, "8"), state) {
			if k.Kind == deadGround {
				dead += int64(k.X1-k.X0) / 25400 * (int64(k.Y1-k.Y0) / 25400)
			}
		}
		got := 36*36 - dead
		expect.True(t, got == want, "state %d: %d square inches, want %d", state, got, want)
	}
}

func seg(k game.Token) [4]int32 {
	return [4]int32{k.X0 / 25400, k.Y0 / 25400, k.X1 / 25400, k.Y1 / 25400}
}

func TestCase173And186Places(t *testing.T) {
	want := map[int][4]int32{1: {36, 4, 28, 4}, 2: {28, 4, 20, 4}, 4: {12, 4, 4, 4}, 5: {4, 4, 4, 12}, 8: {4, 28, 12, 28},
		11: {28, 28, 28, 20}, 13: {28, 12, 20, 12}, 15: {12, 12, 12, 20}}
	for _, k := range laidUntil(web(t, "8"), 7) {
		if k.Kind != energyWeb || k.Group != 0 {
			continue
		}
		if w, ok := want[int(k.Order)]; ok && seg(k) != w {
			t.Errorf("token %d lies %v, want %v", k.Order, seg(k), w)
		}
	}
	guide := [][2][4]int32{{{28, 0, 28, 4}, {20, 0, 20, 4}}, {{12, 0, 12, 4}, {4, 0, 4, 4}}, {{0, 12, 4, 12}, {0, 20, 4, 20}},
		{{0, 28, 4, 28}, {12, 32, 12, 28}}, {{20, 32, 20, 28}, {28, 32, 28, 28}}, {{32, 20, 28, 20}, {32, 12, 28, 12}},
		{{20, 8, 20, 12}, {12, 8, 12, 12}}, {{12, 20, 12, 24}, {8, 24, 12, 24}}}
	for state, w := range guide {
		g := web(t, "8").Guides(nil, 0, state)
		if seg(g[0]) != w[0] || seg(g[1]) != w[1] {
			t.Errorf("state %d: guides %v %v, want %v", state, seg(g[0]), seg(g[1]), w)
		}
	}
}

func TestCase187LineBIsLineATurned(t *testing.T) {
	for state := range 9 {
		var a, b []game.Token
		for _, k := range append(laidUntil(web(t, "8"), state), append(web(t, "8").Guides(nil, 0, state), web(t, "8").Guides(nil, 1, state)...)...) {
			if k.Group == 0 {
				a = append(a, k)
			} else {
				b = append(b, k)
			}
		}
		expect.Must(t, len(a) == len(b), "state %d: %d and %d tokens", state, len(a), len(b))
		for i := range a {
			x0, y0, x1, y1 := int32(physics.AreaSide)-a[i].X0, int32(physics.AreaSide)-a[i].Y0, int32(physics.AreaSide)-a[i].X1, int32(physics.AreaSide)-a[i].Y1
			if a[i].Form == game.RectForm {
				x0, x1, y0, y1 = x1, x0, y1, y0
			}
			expect.True(t, b[i].X0 == x0 && b[i].Y0 == y0 && b[i].X1 == x1 && b[i].Y1 == y1,
				"state %d: %v is not %v turned", state, b[i], a[i])
		}
	}
}

func TestCase189FourInchTokens(t *testing.T) {
	for state := range 14 {
		expect.True(t, !web(t, "4").Full(state), "4 inch tokens: complete in state %d already", state)
		got := web(t, "4").Reach(state) / physics.Inch
		expect.True(t, got == int32(8+8*state), "state %d: %d inches", state, got)
	}
	expect.True(t, web(t, "4").Full(14) && count(laidUntil(web(t, "4"), 14), energyWeb) == 60,
		"4 inch tokens: not complete after round 14")
}

func TestCase208SupplyIsUsedUp(t *testing.T) {
	n := count(web(t, "8").Pieces(web(t, "8").Pieces(nil, 0, 7), 1, 7), energyWeb)
	expect.True(t, n == 2, "round 7 lays %d tokens, want 2", n)
	expect.True(t, web(t, "8").Full(7), "not complete after round 7")
}
