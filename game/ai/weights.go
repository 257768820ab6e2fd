package ai

import (
	_ "embed" // the weights
	"encoding/json"
	"fmt"
	"sync"
)

// Weights say what each feature of a table is worth: for the chance to win in millionths of its
// logarithm of odds, for the margin to come in thousandths of a Fleet Point, per unit of the
// feature.
type Weights struct {
	Learned Learned  `json:"learned"`
	Weights []Weight `json:"weights"`
}

// Learned tells the origin of the weights and how well they fit.
type Learned struct {
	Command   string  `json:"command"` // which makes the file anew
	Games     int     `json:"games"`
	Positions int     `json:"positions"`
	Seed      uint64  `json:"seed"`
	Tested    Fit     `json:"tested"` // on every fifth game, which was not learned from
	Bare      Fit     `json:"bare"`   // the same with nothing but the health of the fleets
	Rounds    []Round `json:"rounds"`
}

// Fit tells how well predictions fit the results: the mean negative logarithm of the chance given
// to what happened, and the share of tables whose winner was foretold. For margins it is the root
// of the mean squared error, in Fleet Points.
type Fit struct {
	Positions int     `json:"positions"`
	LogLoss   float64 `json:"log_loss"`
	Accuracy  float64 `json:"accuracy"`
	Margin    float64 `json:"margin"`
}

// Round is the fit of the tables with which a round begins.
type Round struct {
	Round int `json:"round"`
	Fit
}

// Weight holds the weights of a feature.
type Weight struct {
	Feature string `json:"feature"`
	Chance  int32  `json:"chance"`
	Margin  int32  `json:"margin"`
}

//go:embed weights.json
var weightsFile []byte

// learned are the weights in the order of the features.
var learned = sync.OnceValue(func() *[2][numFeatures]int32 {
	var w [2][numFeatures]int32
	var file Weights
	if err := json.Unmarshal(weightsFile, &file); err != nil {
		panic(fmt.Sprint("weights.json: ", err))
	}
	for _, x := range file.Weights {
		for k, name := range featureNames {
			if x.Feature == name {
				w[0][k], w[1][k] = x.Chance, x.Margin
			}
		}
	}
	return &w
})

// Chance is the chance to win with features, in thousandths, and Margin what they promise in
// thousandths of a Fleet Point beside what the sheet gives.
func (f *Features) Chance() int { return logistic(dot(&learned()[0], f) / 1000) }

// Margin returns the margin that the features predict, in thousandths of a Fleet Point, without
// what the sheet gives.
func (f *Features) Margin() int { return int(dot(&learned()[1], f) / 1000) }

func dot(w *[numFeatures]int32, f *Features) (sum int64) {
	for k := range f {
		sum += int64(w[k]) * int64(f[k])
	}
	return sum
}

// sigmoid are the chances, in millionths, of logarithms of odds at steps of a quarter from 0 to 6.
var sigmoid = [...]int64{500000, 562177, 622459, 679179, 731059, 777300, 817574, 851953, 880797,
	904651, 924142, 939913, 952574,
	962673, 970688, 977023, 982014, 985936, 989013, 991423, 993307, 994780, 995930, 996827, 997527}

// logistic is the chance, in thousandths, of a logarithm of odds in millionths, on straight lines
// between what is listed.
func logistic(x int64) int {
	if x < 0 {
		return 1000 - logistic(-x)
	}
	const step = 250000
	k := x / step
	if k >= int64(len(sigmoid))-1 {
		return int(sigmoid[len(sigmoid)-1]) / 1000
	}
	return int((sigmoid[k]*(step-x%step)+sigmoid[k+1]*(x%step))/step+500) / 1000
}
