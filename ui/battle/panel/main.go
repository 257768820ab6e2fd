package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// lossSeconds is the time the big button is held for a choice that costs something of one's own.
const lossSeconds = 0.6

// risked returns the big button where the answer that a person has in mind may destroy their own
// ship or cost them Fleet Points: then it says so, and has to be held.
func risked(b *battle.Session, held *kit.Held, c *kit.Command) *kit.Command {
	if b.Advising() {
		c.Words, c.Tip, c.Do = "Thinking ...", "Finding the best answer. Pick one yourself at any time.", func() {}
		return c
	}
	loss, why := b.Loss()
	if loss == "" {
		return c
	}
	held.For = lossSeconds * b.HoldFactor()
	held.Early = func() { b.Refuse("Hold the button: " + why + ".") }
	c.Words, c.Look, c.Tip, c.Held = loss, kit.Danger, "Hold it: "+why+".", held
	c.Do = func() {
		if p := b.Asked(); p != nil {
			b.Give(p)
		}
	}
	return c
}

// big returns the button that goes on: there is one at a time.
func big(words, tip string, do func()) *kit.Command {
	return &kit.Command{ID: "main", Words: words, Key: "enter", Look: kit.Main, Tip: tip, Do: do}
}

// shaken returns the part left of the shake after a refusal, 1 to 0.
func shaken(b *battle.Session) float64 { return b.Question.Shake / battle.ShakeSeconds }
