package learn

import (
	"errors"
	"math"

	"attackwing/game/ai"
)

// Of every so many games one is kept to test by.
const tests = 5

var errFew = errors.New("that is too few to learn from: five games at least, in which a second round begins")

// Learn plays and fits; command is how the file is made anew.
func (p *Play) Learn(command string) (*ai.Weights, error) {
	all, err := p.positions()
	if err != nil {
		return nil, err
	}
	var from, test []seen
	for _, x := range all {
		if x.game%tests == tests-1 {
			test = append(test, x)
		} else {
			from = append(from, x)
		}
	}
	if len(from) == 0 || len(test) == 0 {
		return nil, errFew
	}
	names := ai.FeatureNames()
	var every, bare, health []int
	for k, name := range names {
		every = append(every, k)
		if name != "sheet" { // what the sheet gives is counted beside the margin
			bare = append(bare, k)
		}
		if name == "health" {
			health = append(health, k)
		}
	}
	chance, margin := fit(from, every, chances), fit(from, bare, margins)
	w := &ai.Weights{
		Learned: ai.Learned{
			Command:   command,
			Games:     p.Games,
			Positions: len(all),
			Seed:      p.Seed,
			Tested:    tested(test, chance, margin),
			Bare:      tested(test, fit(from, health, chances), fit(from, health, margins)),
		},
	}
	by := map[int][]seen{}
	last := 0
	for _, x := range test {
		by[x.round] = append(by[x.round], x)
		last = max(last, x.round)
	}
	for r := 1; r <= last; r++ {
		if len(by[r]) > 0 {
			w.Learned.Rounds = append(w.Learned.Rounds, ai.Round{Round: r, Fit: tested(by[r], chance, margin)})
		}
	}
	for k, name := range names {
		w.Weights = append(w.Weights, ai.Weight{
			Feature: name,
			Chance:  int32(math.Round(float64(chance[k] * 1e6))),
			Margin:  int32(math.Round(float64(margin[k] * 1000))),
		})
	}
	return w, nil
}

// burdens are the features that are worse to have than not to have; none of the others is.
var burdens = map[string]bool{"crits": true, "power": true, "cards": true}

// fit finds the weights of some features. What comes out the wrong way round, because other
// features say the same and more, is left out, and the others are fitted again: it would be
// believed where they do not go together.
func fit(from []seen, of []int, target target) []float64 {
	names := ai.FeatureNames()
	for {
		w := newton(from, of, target)
		var right []int
		for _, k := range of {
			if w[k] == 0 || (w[k] < 0) == burdens[names[k]] {
				right = append(right, k)
			}
		}
		if len(right) == len(of) {
			return w
		}
		of = right
	}
}

// target is a quantity that is fitted. at returns its slope, and the miss, at features that sum up
// to sum.
type target struct {
	turns int
	at    func(x *seen, sum float64) (slope, miss float64)
}

var (
	chances = target{12, func(x *seen, logit float64) (slope, miss float64) {
		p := 1 / (1 + math.Exp(-logit))
		return float64(p * (1 - p)), x.won - p
	}}
	margins = target{1, func(x *seen, sum float64) (slope, miss float64) { return 1, x.margin - sum }}
)

// newton finds the weights of some features by Newton's method; for margins that is least squares.
// They are held towards nothing by a little, as if by a few tables more, so that what says the same
// twice does no harm.
func newton(from []seen, of []int, target target) []float64 {
	const held = 20
	n := len(of)
	scale := make([]float64, n) // so that every feature is as large
	for i, k := range of {
		for j := range from {
			x := float64(from[j].Features[k]) / 1000
			scale[i] += float64(x * x)
		}
		if scale[i] = math.Sqrt(scale[i] / float64(len(from))); scale[i] == 0 {
			scale[i] = 1
		}
	}
	at, v := make([]float64, n), make([]float64, n)
	for range target.turns {
		a, b := make([][]float64, n), make([]float64, n)
		for i := range a {
			a[i] = make([]float64, n)
			a[i][i] = held
			b[i] = -float64(held * at[i])
		}
		for j := range from {
			sum := 0.0
			for i, k := range of {
				v[i] = float64(from[j].Features[k]) / 1000 / scale[i]
				sum += float64(v[i] * at[i])
			}
			slope, miss := target.at(&from[j], sum)
			for i := range n {
				b[i] += float64(v[i] * miss)
				for k := range i + 1 {
					a[i][k] += float64(float64(v[i]*v[k]) * slope)
				}
			}
		}
		for i, x := range cholesky(a, b) {
			at[i] += x
		}
	}
	w := make([]float64, len(from[0].Features))
	for i, k := range of {
		w[k] = at[i] / scale[i]
	}
	return w
}

// cholesky solves a linear system whose matrix is symmetric, of which the lower half is given, and
// positive.
func cholesky(a [][]float64, b []float64) []float64 {
	n := len(b)
	for i := range n {
		for k := range i + 1 {
			sum := a[i][k]
			for j := range k {
				sum -= float64(a[i][j] * a[k][j])
			}
			if i == k {
				a[i][i] = math.Sqrt(sum)
			} else {
				a[i][k] = sum / a[k][k]
			}
		}
	}
	x := make([]float64, n)
	for i := range n {
		x[i] = b[i]
		for j := range i {
			x[i] -= float64(a[i][j] * x[j])
		}
		x[i] /= a[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for j := i + 1; j < n; j++ {
			x[i] -= float64(a[j][i] * x[j])
		}
		x[i] /= a[i][i]
	}
	return x
}

// tested tells how well weights fit tables.
func tested(on []seen, chance, margin []float64) (f ai.Fit) {
	f.Positions = len(on)
	loss, right, square := 0.0, 0.0, 0.0
	for j := range on {
		x := &on[j]
		logit, m := 0.0, 0.0
		for k := range x.Features {
			logit += float64(chance[k]*float64(x.Features[k])) / 1000
			m += float64(margin[k]*float64(x.Features[k])) / 1000
		}
		p := 1 / (1 + math.Exp(-logit))
		loss -= float64(x.won*math.Log(p)) + float64((1-x.won)*math.Log(1-p))
		switch {
		case (p > 0.5) == (x.won > 0.5):
			right++
		case p == 0.5:
			right += 0.5
		}
		square += float64((x.margin - m) * (x.margin - m))
	}
	n := float64(len(on))
	round := func(x float64) float64 { return math.Round(x*10000) / 10000 }
	f.LogLoss, f.Accuracy, f.Margin = round(loss/n), round(right/n), math.Round(math.Sqrt(square/n)*100)/100
	return f
}
