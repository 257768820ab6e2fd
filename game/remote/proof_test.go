package remote

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// The example of the protocol: other programs that speak it have these numbers. The page has them.
func TestTheWorkedExample(t *testing.T) {
	page, err := os.ReadFile("../../doc/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, is := range []string{
		"7AQhkk0cL3keA7Jh4gY7Hg8eXK1JUdVqUaAr5Ij7aIc", "In9nPGITLE_v2QO7pWyv7o1dFI8TGxBNG-mdPxHA-0k",
		"`84b2cee53ae4e6e5`", "`G4INZ8jjCPeHFfw0k5N-wzGU2aS26A6vq1072puFmnw`",
	} {
		if !strings.Contains(string(page), is) {
			t.Errorf("doc/protocol.md does not have %s", is)
		}
	}
	link := func(b byte) (h hash) {
		copy(h[:], bytes.Repeat([]byte{b}, 32))
		return h
	}
	one, two := link(0xaa), link(0xbb)
	tip, other := before(one), before(two)
	if got := code(tip[:]); got != "7AQhkk0cL3keA7Jh4gY7Hg8eXK1JUdVqUaAr5Ij7aIc" {
		t.Errorf("the tip of one is %s", got)
	}
	if got := code(other[:]); got != "In9nPGITLE_v2QO7pWyv7o1dFI8TGxBNG-mdPxHA-0k" {
		t.Errorf("the tip of two is %s", got)
	}
	if got := number(1, one, two); got != 0x84b2cee53ae4e6e5 {
		t.Errorf("number 1 is %x", got)
	}
	var salt [16]byte
	for i := range salt {
		salt[i] = byte(i)
	}
	h := seal([8]byte{1, 2, 3, 4, 5, 6, 7, 8}, 3, 4, ofMove, salt, 7)
	if got := code(h[:]); got != "G4INZ8jjCPeHFfw0k5N-wzGU2aS26A6vq1072puFmnw" {
		t.Errorf("the seal is %s", got)
	}
	c := chain(one)
	if len(c) != links+1 || c[links] != one || before(c[1]) != c[0] {
		t.Errorf("a chain of %d links", len(c)-1)
	}
}
