package scenarios_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

func TestSmoke(t *testing.T) {
	for seed := range uint64(200) {
		u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", seed)
		g, err := game.New(u)
		if err != nil {
			t.Fatal(err)
		}
		var log []string
		n := gametest.Play(g, seed+1, 0, func(ev []game.Event) {
			for _, e := range ev {
				if w := e.Say(u); w != "" {
					log = append(log, w)
				}
			}
		})
		if seed == 3 {
			for _, l := range log {
				t.Log(l)
			}
			t.Log(n)
		}
	}
}
