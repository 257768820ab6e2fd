package panel

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// ByHand lets a player play by hand the cards that the referee does not play: the player picks the
// card, the ship and the effect. The open question stays open.
type ByHand struct {
	plain
	Open bool
	card int
	ship game.ShipID
	rows kit.Listed
}

// cards returns the cards by hand of the player who is asked, nil if nobody is asked.
func (*ByHand) cards(b *battle.Session) (list []game.HandCard) {
	p := b.Asked()
	if p == nil || b.Far.Is() { // no line tells what is done by hand
		return nil
	}
	for _, c := range b.Game.Setup().Hands() {
		if c.Owner == p.Player {
			list = append(list, c)
		}
	}
	return list
}

// Commands open it.
func (p *ByHand) Commands(b *battle.Session) kit.Commands {
	var list []game.HandCard
	if b.Game != nil {
		list = p.cards(b)
	}
	c := &kit.Command{
		ID:    "byhand",
		Words: "By hand",
		Brief: fmt.Sprintf("%d by hand", len(list)),
		Key:   "ctrl+j",
		Look:  kit.Small,
		Tip:   "Play a card that the game does not play for you.",
		Do:    func() { p.Open, p.card, p.ship = true, 0, p.first(b) },
	}
	if len(list) > 0 && !b.Game.HandsFree() {
		c.Off = "Answer this question first."
	}
	return kit.Commands{c.When(len(list) > 0)}
}

// first returns the ship that is asked about, else the first one in play.
func (p *ByHand) first(b *battle.Session) game.ShipID {
	if q := b.Asked(); q != nil && q.Ship != game.NoShip {
		return q.Ship
	}
	return 0
}

// Layers returns the panel, when it is open.
func (p *ByHand) Layers(b *battle.Session) []kit.Layer {
	list := p.cards(b)
	if !p.Open || len(list) == 0 || !b.Game.HandsFree() {
		return nil
	}
	p.card = min(p.card, len(list)-1)
	u, c := b.Game.Setup(), list[p.card]
	hands := b.Game.HandsOn(c, p.ship)
	var cards, ships []string
	var on []game.ShipID
	for _, c := range list {
		of := "fleet"
		if c.Ship != game.NoShip {
			of = names.Short(u.Name(c.Ship))
		}
		cards = append(cards, c.Title(u)+" ("+of+")")
	}
	for id := range game.ShipID(b.Shown.NShips) {
		if b.Shown.Ships[id].InPlay() {
			ships, on = append(ships, names.Short(u.Name(id))), append(on, id)
		}
	}
	cardRow := kit.Button(p.step("card", cards[p.card], "a", func() { p.card = (p.card + 1) % len(list) }))
	at := 0
	for i, id := range on {
		if id == p.ship {
			at = i
		}
	}
	shipRow := kit.Button(p.step("ship", ships[at], "s", func() { p.ship = on[(at+1)%len(on)] }))
	deeds := kit.List(&p.rows, len(hands), 0, func(i int) kit.Part {
		return kit.Chosen(false, kit.Line(scene.StyleBody, scene.Text1, deedWords(b, &hands[i]))).Name("deed", i).
			Press(func() { p.do(b, hands[i]) })
	})
	l := p.dialog()
	l.Body = kit.Dialog("By hand", "One thing at a time. Undo takes it back.",
		kit.Column(10,
			kit.Row(10, kit.Text(scene.StyleSmall, scene.Text3, "Card").Least(44, 0), cardRow),
			kit.Text(scene.StyleSmall, scene.Text2, wordsOfHand(b, c)),
			kit.Row(10, kit.Text(scene.StyleSmall, scene.Text3, "Ship").Least(44, 0), shipRow),
			deeds), p.close())
	l.Commands = append(l.Commands, p.step("card", cards[p.card], "a", func() { p.card = (p.card + 1) % len(list) }),
		p.step("ship", ships[at], "s", func() { p.ship = on[(at+1)%len(on)] }))
	return []kit.Layer{l}
}

// Dialogs returns the panel.
func (p *ByHand) Dialogs(*battle.Session) []kit.Layer { return []kit.Layer{p.dialog()} }

func (p *ByHand) dialog() kit.Layer {
	return kit.Layer{Name: "By hand", Key: p, Modal: true, Commands: kit.Commands{p.close()}}
}

func (p *ByHand) close() *kit.Command {
	return &kit.Command{ID: "byhand:close", Words: "Close", Key: "esc", Do: func() { p.Open = false }}
}

// step returns the button of a choice: it takes the next one.
func (p *ByHand) step(what, now, key string, next func()) *kit.Command {
	return &kit.Command{ID: "byhand:" + what, Words: now, Key: key, Look: kit.Small,
		Tip: "Take the next " + what + ".", Do: next}
}

// do gives the deed as an answer beside the question.
func (p *ByHand) do(b *battle.Session, h game.Hand) {
	if q := b.Asked(); q != nil {
		p.Open = false
		b.Answer(game.Answer{Prompt: q.ID, Hand: h})
	}
}

// deedWords say a deed as a row: a place by how the ship goes there, a die by its number.
func deedWords(b *battle.Session, h *game.Hand) string {
	words := h.Words(b.Game.Setup())
	switch h.Deed {
	case game.MoveShip:
		words = moved(b, h)
	case game.RemoveDie, game.SetDie:
		words += fmt.Sprintf(" (%s die %d)", kit.If(h.Defense, "defense", "attack"), h.N+1)
	case game.RemoveDamage, game.TurnDamage:
		if d := b.View.Ships[h.On].Damage[h.N]; d.Up {
			words += " (" + d.ID.String() + ")"
		} else {
			words += fmt.Sprintf(" (face down, %d)", h.N+1)
		}
	default: // they say all
	}
	return strings.ToUpper(words[:1]) + words[1:]
}

// moved says how a ship goes to a place that it is offered.
func moved(b *battle.Session, h *game.Hand) string {
	at := b.Game.State().Ships[h.On].Pose
	switch turn := (h.Pose.Heading - at.Heading + 360000) % 360000; {
	case turn == 45000:
		return "turns 45° to the right"
	case turn > 0:
		return "turns 45° to the left"
	}
	return "moves 1\" towards " + game.Compass(game.Towards(at, h.Pose))
}

// wordsOfHand returns the words that are known of a card.
func wordsOfHand(b *battle.Session, c game.HandCard) string {
	if c.Ship == game.NoShip {
		return ""
	}
	for _, l := range b.ShipLines(c.Ship) {
		if l.Name == c.Title(b.Game.Setup()) || c.Slot == game.ShipSlot && l.Icon == "hull" {
			return l.Words
		}
	}
	return ""
}
