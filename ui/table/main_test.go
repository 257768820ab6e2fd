package table

import (
	"testing"

	"attackwing/ui/battle"
)

// Here a computer player has thought by the next tick, however busy the machine is.
func TestMain(m *testing.M) {
	battle.Beside = func(do func()) { do() }
	m.Run()
}
