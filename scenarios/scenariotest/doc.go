// Package scenariotest is a battle for tests alone: a sheet that has what no printed one has, so
// that the core, records, positions and pages are tried with more than the sheets they were made
// for. Tests put it among the scenarios (scenarios.Add); nothing that players get does.
//
// The Comet: a comet crosses the table and turns as it goes, its tail sweeps around and harms who
// flies through it, a wreck drifts, and beacons, which burn who stays on them, burn out and are lit
// again where a player chooses. A reef stops ships and fire. Who steers the comet wins and spends
// shards, shoots better with three of them and wins the battle with five; spores hide the ships
// near the wreck, multiply on their captains and then eat the ships. Little of it is where the
// sheet has laid it for long.
//
// The Fort: a fort in the middle fires both of its mounts, at the end of a round as well, and
// players lay flares. The table is the same turned half around.
package scenariotest
