//go:build !linux

package main

import "time"

// threadTime is the time by the clock, where the system tells none of the thread.
func threadTime() time.Duration { return time.Since(began) }
