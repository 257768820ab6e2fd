package builder

import (
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

// A pinned card is compared in the numbers that differ, and in the price.
func TestComparedInNumbers(t *testing.T) {
	b, p := opened(t, "ds9-dom-1")
	b.keys("alt+a", "space", "down")
	o, pinned := p.cards.offered(), p.cards.pin()
	expect.Must(t, pinned != nil && o != nil && o != pinned, "no card is pinned beside the one in focus")
	_, words, _ := strings.Cut(b.texts(), "Compared")
	for _, f := range p.cards.figures(o) {
		for _, g := range p.cards.figures(pinned) {
			if f.name != g.name {
				continue
			}
			want := f.String() != g.String() || f.name == "You pay"
			expect.True(t, strings.Contains(words, f.name+" "+f.String()+" "+g.String()) == want,
				"%s: %v and %v, to be listed: %v, in %s", f.name, &f, &g, want, words)
		}
	}
	b.keys("up", "space")
	expect.True(t, p.cards.pin() == nil, "the card is still pinned")
}

// What a card adds to the dice is compared in damage on average, and by which attack is told.
func TestComparedInDamage(t *testing.T) {
	_, p := opened(t, "ds9-dom-1")
	ship := &card.Ship{Attack: 4, Agility: 3}
	for id, want := range map[string]string{
		"amat_igan_71524":          "Damage taken 1.1 → 0.8",
		"photon_torpedoes_71531":   "Damage dealt 1.8",
		"dual_phaser_banks_72002p": "Damage dealt 1.3 → 1.8",
		"tuvok_71280":              "", // it is for other weapons than the ship's
	} {
		u := p.cards.Cards.Upgrade(id)
		var got []string
		for _, f := range damage(&u.Printed, ship, &u.Weapon) {
			got = append(got, f.name+" "+f.words)
		}
		expect.True(t, strings.Join(got, ", ") == want, "%s: %v, want %s", id, got, want)
	}
}
