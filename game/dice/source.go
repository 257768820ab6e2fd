package dice

import "math/bits"

// MaxForced is the most faces that can wait to be rolled.
const MaxForced = 32

// Source makes the game's chance: rolls, numbers, shuffles. It holds no pointer; == compares two
// sources. The stream is splitmix64 and never changes: recorded games depend on it.
type Source struct {
	state         uint64
	Forced        [MaxForced]Face // faces that the next rolls show before chance has its say
	NForced, Used uint8           // Forced[Used:NForced] are still to come
}

// New makes a source; the same seed gives the same game.
func New(seed uint64) Source { return Source{state: seed} }

// Reseed begins the stream of another seed; faces that were forced still come first.
func (s *Source) Reseed(seed uint64) { s.state = seed }

// State returns the place of the source in its stream, for a hash of it.
func (s *Source) State() uint64 { return s.state }

// next is the next word of splitmix64.
func (s *Source) next() uint64 {
	s.state += golden
	return Mix(s.state, 0)
}

// golden is the step of splitmix64.
const golden = 0x9e3779b97f4a7c15

// Mix derives a seed from another and a number: word n of splitmix64 from that seed.
func Mix(seed, n uint64) uint64 {
	z := seed + n*golden
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Roll rolls one die: its side is the top three bits of the next word. A forced face is shown
// instead, and costs no word; where the die has no such face it shows a blank.
func (s *Source) Roll(k Kind) Face {
	if s.Used < s.NForced {
		return s.forced(k)
	}
	return sides[k%numKinds][s.next()>>61]
}

func (s *Source) forced(k Kind) Face {
	f := s.Forced[s.Used]
	s.Used++
	if s.Used == s.NForced { // leave no trace: sources that roll alike are equal
		s.Forced, s.NForced, s.Used = [MaxForced]Face{}, 0, 0
	}
	if !k.Shows(f) {
		return Blank
	}
	return f
}

// Force lets the next rolls show these faces, after those already forced. It tells how many found
// room.
func (s *Source) Force(faces ...Face) int {
	waiting := copy(s.Forced[:], s.Forced[s.Used:s.NForced])
	clear(s.Forced[waiting:])
	n := copy(s.Forced[waiting:], faces)
	s.NForced, s.Used = uint8(waiting+n), 0
	return n
}

// Waiting returns the number of forced faces still to come.
func (s *Source) Waiting() int { return int(s.NForced - s.Used) }

// Intn is a number from 0 to n-1, each as likely as the others; 0 where n is 1 or less.
func (s *Source) Intn(n int) int {
	if n <= 1 {
		return 0
	}
	return int(s.Uint64n(uint64(n)))
}

// Uint64n is Intn for numbers of 64 bits, on every processor; 0 where n is 0, at no cost of chance.
func (s *Source) Uint64n(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	hi, lo := bits.Mul64(s.next(), n)
	if lo < n {
		for limit := -n % n; lo < limit; {
			hi, lo = bits.Mul64(s.next(), n)
		}
	}
	return hi
}

// Shuffle puts n things in a random order, every order as likely as the others.
func (s *Source) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, s.Intn(i+1))
	}
}

// Shuffle puts v in a random order without allocating.
func Shuffle[T any](s *Source, v []T) {
	for i := len(v) - 1; i > 0; i-- {
		j := s.Intn(i + 1)
		v[i], v[j] = v[j], v[i]
	}
}
