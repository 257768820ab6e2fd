package scene_test

import (
	"image/color"
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

func light(c color.NRGBA) float64 {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}

func contrast(a, b color.NRGBA) float64 {
	x, y := light(a), light(b)
	return (math.Max(x, y) + 0.05) / (math.Min(x, y) + 0.05)
}

func TestContrast(t *testing.T) {
	contrasts(t)
	scene.HighContrast(true)
	defer scene.HighContrast(false)
	if scene.Panel != scene.Hex(0) || scene.Text3 != scene.Text2 || light(scene.Line) < 3*light(scene.Hex(0x263252)) {
		t.Error("high contrast changes too little")
	}
	contrasts(t)
}

func contrasts(t *testing.T) {
	t.Helper()
	for _, c := range []struct {
		name      string
		ink, back color.NRGBA
		least     float64
	}{
		{"text", scene.Text1, scene.Panel, 4.5},
		{"text 2", scene.Text2, scene.Panel, 4.5},
		{"text 3", scene.Text3, scene.Panel, 4.5},
		{"text on a card", scene.Text3, scene.Card, 4.5},
		{"text on a control", scene.Text1, scene.Control, 4.5},
		{"accent", scene.Accent, scene.Panel, 4.5},
		{"accent on its fill", scene.Accent, scene.AccentLo, 4.5},
		{"on the accent button", scene.OnAccent, scene.Accent, 4.5},
		{"player 1", scene.Seats[1].Text, scene.Seats[1].Fill, 4.5},
		{"player 2", scene.Seats[2].Text, scene.Seats[2].Fill, 4.5},
		{"danger", scene.DangerText, scene.DangerFill, 4.5},
		{"danger sentence", scene.DangerSentence, scene.DangerFill, 4.5},
		{"easy", scene.Difficulties[scene.Easy], scene.Panel, 4.5},
		{"normal", scene.Difficulties[scene.Normal], scene.Panel, 4.5},
		{"hard", scene.Difficulties[scene.Hard], scene.Panel, 4.5},
		{"clear easy", scene.ClearDifficulties[scene.Easy], scene.Panel, 4.5},
		{"clear hard", scene.ClearDifficulties[scene.Hard], scene.Panel, 4.5},
		{"target lock", scene.LockTarget.Ink, scene.LockTarget.Fill, 4.5},
		{"own lock", scene.LockOwner.Ink, scene.LockOwner.Fill, 4.5},
		{"hull", scene.HullPoint, scene.Panel, 4.5},
		{"shield", scene.ShieldPoint, scene.Panel, 4.5},
		{"lost point", scene.LostPoint, scene.Panel, 3},
		{"attack die", scene.AttackDie[scene.ToneInk], scene.AttackDie[scene.ToneBody], 4.5},
		{"defense die", scene.DefenseDie[scene.ToneInk], scene.DefenseDie[scene.ToneBody], 4.5},
	} {
		got := contrast(c.ink, c.back)
		expect.True(t, got >= c.least, "%s: contrast %.2f, want %.1f", c.name, got, c.least)
	}
}
