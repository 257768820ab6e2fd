package card

// Keywords is a set of the words that cards of some packs print in brackets.
//
// Ruling: no text tells what Night Shift is. It stands before a part of a text, and a captain of the
// Enterprise makes other crew cards Night Shift ones for a while, so it is a matter of cards that
// serve together: that part holds while another card of the ship, captain or upgrade, has the
// keyword too and is not discarded. The house rule night-shift lets it hold always. Of Lower Decks
// the Utopia builder tells that one crew slot takes two such cards; where it stands behind a text it
// says nothing else. First Officer names what follows it: the card becomes the captain.
type Keywords uint8

// The keywords.
const (
	NightShift Keywords = 1 << iota
	LowerDecks
)

var keywordNames = []string{"Night Shift", "Lower Decks"}

// keywords reads the keywords of a card.
func (p *place) keywords(names []string) (k Keywords) {
	for _, name := range names {
		k |= 1 << p.oneOf("keywords", "keyword", name, keywordNames)
	}
	return k
}

// words tells the keywords of a card.
func (k Keywords) words() (out []string) {
	if k&NightShift != 0 {
		out = append(out, "Night Shift card.")
	}
	if k&LowerDecks != 0 {
		out = append(out, "Lower Decks card: two of these fill one crew slot.")
	}
	return out
}
