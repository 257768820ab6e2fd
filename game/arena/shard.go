package arena

import (
	"fmt"
	"strconv"
	"strings"
)

// Shard is the part of a work that one of several machines does: number I, counted from 0, of N.
// The zero value is all of it.
type Shard struct{ I, N int }

// Has reports whether the shard plays the piece of work with this number.
func (s Shard) Has(n int) bool { return s.N <= 1 || n%s.N == s.I }

// Indices are the variables in which a cluster says which of several tasks this one is, from 0 on:
// those of a Kubernetes indexed job and of a Slurm array.
var Indices = []string{"JOB_COMPLETION_INDEX", "SLURM_ARRAY_TASK_ID"}

// ParseShard reads i/n, or n alone where the environment says which; "" is all of it.
func ParseShard(s string, env func(string) string) (Shard, error) {
	if s == "" {
		return Shard{}, nil
	}
	i, n, both := strings.Cut(s, "/")
	if !both {
		i, n = "", s
		for _, name := range Indices {
			if i == "" {
				i = env(name)
			}
		}
		if i == "" {
			return Shard{}, fmt.Errorf("shard %s: which of them? Say i/%s, or set %s", s, n,
				strings.Join(Indices, " or "))
		}
	}
	var x Shard
	var errs [2]error
	x.I, errs[0] = strconv.Atoi(i)
	x.N, errs[1] = strconv.Atoi(n)
	if errs[0] != nil || errs[1] != nil || x.N < 1 || x.I < 0 || x.I >= x.N {
		return Shard{}, fmt.Errorf("shard %s/%s: want i/n, with i from 0 to n-1", i, n)
	}
	return x, nil
}
