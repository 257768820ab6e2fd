package remote

import "attackwing/game/record"

// TellsTable returns the lines of a host who greets like another and tells the table of a header.
func TellsTable(greets []byte, h *record.Header) [][]byte {
	blob := marshal(choice{Battle: string(marshal(h))})
	out := [][]byte{greets, marshal(greeting{Promise: promiseOf(blob)})}
	for len(blob) > 0 {
		n := min(len(blob), partSize)
		out = append(out, marshal(greeting{Part: code(blob[:n]), Last: n == len(blob)}))
		blob = blob[n:]
	}
	return out
}
