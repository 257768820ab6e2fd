//go:build ebitenginevmguest && !shipped

package main

import (
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

// The program that the end-to-end tests drive has their own sheet behind the printed ones: what
// players get has not, nor what is built as it is shipped.
func init() { scenarios.Add(scenariotest.Comet{}) }
