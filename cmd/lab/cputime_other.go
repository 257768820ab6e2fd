//go:build !unix

package main

import "time"

// cpuTime is the time by the clock, where the system tells none of the processor.
func cpuTime() time.Duration { return time.Since(began) }
