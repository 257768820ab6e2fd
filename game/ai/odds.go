package ai

import "math"

// How an attacker's dice may be modified: each die's chance to be a Hit or a Critical Hit in the
// end.
const (
	plain    = iota // 1/2
	improved        // a Target Lock or a Battle Stations token: 3/4
	both            // 15/16
	numSkill
)

// How a defender's may: each die's chance to be an Evade.
const (
	noToken  = iota // 3/8
	stations        // 5/8
	numGuard
)

const most = 16 // dice

var (
	hitChance   = [numSkill]float64{0.5, 0.75, 0.9375}
	evadeChance = [numGuard]float64{0.375, 0.625}

	hits    [numSkill][most + 1][most + 1]float64       // chance of so many hits with so many dice
	evades  [numGuard][most + 1][most + 1]float64       // of so many Evades or fewer
	through [numSkill][numGuard][most + 1][most + 1]int // expected uncancelled hits, thousandths
)

func init() {
	for i, p := range hitChance {
		binomial(&hits[i], p)
	}
	for i, p := range evadeChance {
		binomial(&evades[i], p)
		for m := range evades[i] {
			for k := 1; k <= m; k++ {
				evades[i][m][k] += evades[i][m][k-1]
			}
		}
	}
	for p := range hits {
		for q := range evades {
			for n := range most + 1 {
				for m := range most + 1 {
					e, left := 0.0, 0.0 // left of so many hits
					for h := 1; h <= n; h++ {
						left += evades[q][m][min(h-1, m)]
						e += float64(hits[p][n][h] * left)
					}
					through[p][q][n][m] = int(math.Round(float64(e * 1000)))
				}
			}
		}
	}
}

// binomial fills the rows of Pascal's triangle weighted by p. Products are rounded one by one, so
// that every machine gets the same numbers.
func binomial(t *[most + 1][most + 1]float64, p float64) {
	t[0][0] = 1
	for n := 1; n <= most; n++ {
		for k := 0; k <= n; k++ {
			v := float64(t[n-1][k] * (1 - p))
			if k > 0 {
				v += float64(t[n-1][k-1] * p)
			}
			t[n][k] = v
		}
	}
}

// atLeast is the chance that k hits or more of n attack dice get through m defense dice and some
// Evade tokens.
func atLeast(p, q, n, m, tokens, k int) float64 {
	n, m = clampDice(n), clampDice(m)
	sum := 0.0
	for h := k; h <= n; h++ {
		if cancelled := min(h-k-tokens, m); cancelled >= 0 {
			sum += float64(hits[p][n][h] * evades[q][m][cancelled])
		}
	}
	return sum
}

// expected returns the average number of hits that get through, in thousandths.
func expected(p, q, n, m int) int { return through[p][q][clampDice(n)][clampDice(m)] }

func clampDice(n int) int { return max(0, min(n, most)) }
