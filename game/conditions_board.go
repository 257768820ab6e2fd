package game

// tokenWithin reports whether one of some tokens lies within as many bands as the condition says.
func (q asked) tokenWithin(such func(k *Token) bool) bool {
	b := q.u.Base(q.of, q.s.Ships[q.of].Pose)
	for i := range q.s.Tokens[:q.s.NTokens] {
		if k := &q.s.Tokens[i]; such(k) && bandOf(q.u, k.Distance(&b).Dist) <= q.c.N {
			return true
		}
	}
	return false
}
