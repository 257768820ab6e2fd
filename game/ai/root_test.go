package ai

import (
	"testing"

	"attackwing/game/gametest/expect"
)

// Squares of distances on the table need 41 bits; on a processor with 32 the root is the same.
func TestRootOfLongDistances(t *testing.T) {
	for n, want := range map[int64]int{0: 0, 1: 1, 3: 1, 4: 2, 99: 9, 1 << 31: 46340, 2 * 914400 * 914400: 1293156, 1<<53 - 1: 94906265} {
		expect.Same(t, root(n), want, "root(%d) =", n)
	}
}
