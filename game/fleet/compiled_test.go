package fleet_test

import (
	"reflect"
	"testing"

	"attackwing/assets"
	"attackwing/game/fleet"
	"attackwing/game/gametest/expect"
)

// The fleets of the program are those of its files.
func TestCompiledFleets(t *testing.T) {
	is, err := fleet.Ready()
	must(t, err)
	want, err := fleet.ReadyFrom(assets.FS())
	expect.Must(t, err == nil && len(want) != 0, "%d fleets are read, %v", len(want), err)
	expect.True(t, reflect.DeepEqual(is, want), "go generate ./game/fleet was not run since a fleet was changed")
}
