package gametest

import (
	"bytes"
	_ "embed"

	"attackwing/game/sheet"
)

// BeaconText is the file of a sheet that is written, for tests alone: sides of other names and
// limits, tokens of kinds that no printed sheet has, counters, a wreck that drifts, a victory of
// its own.
//
//go:embed beacon.scenario.yaml
var BeaconText []byte

// BeaconID is how files and the command line name it.
const BeaconID = "the-beacon"

// Beacon is that sheet.
func Beacon() *sheet.Sheet {
	s, err := sheet.Read(bytes.NewReader(BeaconText), BeaconID+sheet.Ending)
	if err != nil {
		panic(err) // a test of the sheet's package reads it
	}
	return s
}
