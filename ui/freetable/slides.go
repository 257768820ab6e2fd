package freetable

import (
	"attackwing/game/card"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
)

// Slides are the scenes of a deck as pictures, to be given away.
type Slides struct {
	show  show
	Notes bool // those for who presents stand below the pictures
}

// SlidesOf returns the slides of a deck; the error says which position the referee cannot show.
func SlidesOf(deck *Deck, cards *card.Catalogue) (*Slides, error) {
	for i := range deck.Scenes {
		if _, err := lay(&deck.Scenes[i].Table, cards); err != nil {
			return nil, err
		}
	}
	d := &draft{cards: cards, deck: *deck, say: func(string) {}}
	d.relay()
	return &Slides{show: show{hand: &hand{draft: d, eye: &boardview.Eye{}, glide: &glide{}}}}, nil
}

// Len returns the number of slides.
func (s *Slides) Len() int { return len(s.show.hand.deck.Scenes) }

// Slide is the n-th of them.
func (s *Slides) Slide(n int) kit.Page {
	s.show.hand.goTo(n)
	return &picture{show: s.show, note: s.Notes}
}
