//go:build unix

package main

import (
	"syscall"
	"time"
)

// cpuTime is the processor time that the program has had until now: on a machine with other work it
// says more than a clock.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return time.Since(began)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
