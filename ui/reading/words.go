package reading

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/outlook"
	"attackwing/ui/names"
)

// Coached returns in words how often each player asked the coach, "" if nobody did.
func Coached(u *game.Setup, asks [2]int) string {
	var by []string
	for p, n := range asks {
		if n > 0 {
			by = append(by, u.Player(game.PlayerID(p))+" "+times(n))
		}
	}
	if by == nil {
		return ""
	}
	return "Coach used: " + strings.Join(by, ", ") + "."
}

func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

// FleetPoints returns in words the Fleet Points by which a seat is expected to be ahead.
func FleetPoints(w *ai.Worth) string {
	return names.Signed(int(math.Round(float64(w.Points()) / 1000)))
}

// Wins returns the chance to win in percent; few games are a first impression.
func Wins(w *ai.Worth, told outlook.Teller) (words string, sure bool) {
	if w.Games < ai.Sure {
		return "quick estimate", false
	}
	return Percent(told.Chance(w.Chance())), true
}

// Damage returns in words a damage given in thousandths.
func Damage(n int) string { return fmt.Sprintf("%.1f", float64(n)/1000) }

// WorthNumbers returns the expected worth of a plan or an answer, and its terms.
func WorthNumbers(x *ai.Worth, told outlook.Teller) []Number {
	points := func(n int) string { return names.Signed(int(math.Round(float64(n) / 1000))) }
	fleets := points(x.Points() - int(math.Round(float64(x.Sheet())/1000))*1000) // so that what is told adds up
	return []Number{
		{Name: "Fleet Points expected", Total: points(x.Points()), Rule: "Fleet Points", Terms: []Term{
			{"ships destroyed, damage taken and position", fleets}, {"scenario bonuses", points(x.Sheet())}}},
		{Name: "Chance to win", Total: Percent(told.Chance(x.Chance())), Terms: []Term{
			{"simulations to the end of the round", fmt.Sprint(x.Games)},
			{"margin of error", fmt.Sprintf("±%d%%", int(math.Ceil(float64(x.Doubt())/10)))}}},
		{Name: "In this round", Total: Damage(x.Dealt()) + " dealt", Terms: []Term{
			{"damage taken", Damage(x.Taken())},
			{"enemy ships destroyed", Damage(x.Destroyed())}, {"own ships lost", Damage(x.Lost())}}},
	}
}
