package main

import (
	"time"

	"golang.org/x/sys/unix"
)

// threadTime is the processor time that the thread it is called on has had: what others do at the
// same time does not count.
func threadTime() time.Duration {
	var t unix.Timespec
	if unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t) != nil {
		return time.Since(began)
	}
	return time.Duration(t.Nano())
}
