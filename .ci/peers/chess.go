//go:build ignore

// Positions a second that a chess library reaches in a perft of three plies from the start;
// processor time. go run chess.go SECONDS prints the figure.
package main

import (
	"fmt"
	"os"
	"strconv"
	"syscall"

	"github.com/notnil/chess"
)

func spent() float64 {
	var r syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &r)
	return float64(r.Utime.Sec+r.Stime.Sec) + float64(r.Utime.Usec+r.Stime.Usec)/1e6
}

func perft(p *chess.Position, depth int) (n int) {
	for _, m := range p.ValidMoves() {
		if n++; depth > 1 {
			n += perft(p.Update(m), depth-1)
		}
	}
	return n
}

func main() {
	budget := 2.0
	if len(os.Args) > 1 {
		budget, _ = strconv.ParseFloat(os.Args[1], 64)
	}
	n, from := 0, spent()
	for spent()-from < budget {
		n += perft(chess.StartingPosition(), 3)
	}
	fmt.Printf("%.0f\n", float64(n)/(spent()-from))
}
