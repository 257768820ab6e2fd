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

// BeaconID is the name of the beacon's sheet in files and on the command line.
const BeaconID = "the-beacon"

// Beacon returns the beacon's sheet.
func Beacon() *sheet.Sheet {
	s, err := sheet.Read(bytes.NewReader(BeaconText), BeaconID+sheet.Ending)
	if err != nil {
		panic(err) // a test of the sheet's package reads it
	}
	return s
}
