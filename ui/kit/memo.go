package kit

// memo keeps what was made of a key: texts that are broken into lines, cut and measured in every
// picture.
type memo[K comparable, V any] map[K]V

// mostKept is the most values a memo keeps; one more empties it.
const mostKept = 1 << 11

func (m memo[K, V]) of(k K, make func() V) V {
	v, ok := m[k]
	if !ok {
		v = make()
		if len(m) >= mostKept {
			clear(m)
		}
		m[k] = v
	}
	return v
}
