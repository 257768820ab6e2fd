package scenarios

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/scenarios/futuretense"
	"attackwing/scenarios/lastbattle"
	"attackwing/scenarios/standard"
	"attackwing/scenarios/tholianweb"
	"attackwing/scenarios/unimatrix"
)

// All are the scenarios, in the order in which they are offered.
func All() []game.Scenario {
	return append(printed[:len(printed):len(printed)], added...)
}

var printed = []game.Scenario{
	lastbattle.Scenario{},
	futuretense.Scenario{},
	unimatrix.Scenario{},
	tholianweb.Scenario{},
	standard.Scenario{},
}

// added are scenarios that are no part of the program.
var added []game.Scenario

// Add offers one more scenario behind the others, such as one that is only tried out, until it is
// taken off again. Nobody may be playing.
func Add(s game.Scenario) (off func()) {
	n := len(added)
	added, changes = append(added, s), changes+1
	return func() { added, changes = added[:n], changes+1 }
}

// Changes returns the number of times that scenarios have come and gone. Callers that keep
// something of all of them compare it with the number they saw.
func Changes() int { return changes }

var changes int

// ByID finds a scenario by its id, as files and the command line name it.
func ByID(id string) (game.Scenario, error) {
	var known []string
	for _, s := range All() {
		if s.Sheet().ID == id {
			return s, nil
		}
		known = append(known, s.Sheet().ID)
	}
	return nil, fmt.Errorf("no scenario %q; there are %s", id, strings.Join(known, ", "))
}
