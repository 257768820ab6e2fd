package battle

import (
	"attackwing/game"
	"slices"
)

// say writes an event into the log.
func (b *Battle) say(e game.Event) {
	if _, ok := e.(game.TokenLaid); ok && b.Shown.Round > 0 {
		return
	}
	words := b.Units(e.Say(b.Game.Setup()))
	if words == "" {
		return
	}
	bad := false
	switch e.(type) {
	case game.ShipDestroyed, game.TouchedToken, game.DamageDealt:
		bad = true
	}
	ln := Line{Round: b.Shown.Round, Phase: b.Shown.Phase, Text: words, Bad: bad}
	ln.sorted(e)
	switch e := e.(type) {
	case game.PhaseBegan:
		ln.Phase = e.Phase
	case game.RoundBegan:
		ln.Round, ln.Phase = e.Round, game.Planning
	}
	b.Log = append(b.Log, ln)
	if d, ok := e.(game.DialRevealed); ok && b.dialWhy[d.Ship] != "" {
		b.noteWhy(d.Ship, b.dialWhy[d.Ship])
		b.dialWhy[d.Ship] = ""
	}
	if len(b.Log) > 400 {
		b.Log = slices.Delete(b.Log, 0, 100)
	}
}

// Tick lets time pass: motions, the computer, new questions.
func (b *Battle) Tick(dt float64) {
	if b.RefTime > 0 {
		if b.RefTime -= dt; b.RefTime <= 0 {
			b.Refusal, b.Changed = "", true
		}
	}
	if b.Shake > 0 {
		b.Shake -= dt
		b.Changed = true
	}
	if b.Game == nil || !b.Host.Shows() || b.Halted {
		return
	}
	if b.Moving() {
		b.Changed = true
		if b.Still() {
			b.Skip()
		}
	}
	if b.Now != nil && b.Now.Step(dt*b.Person.Speed()) {
		b.follow(b.Now.Shows())
		b.Now = nil
	}
	if b.paused(dt) {
		return
	}
	for b.Now == nil && len(b.Queue) > 0 {
		e := b.Queue[0]
		if b.pauseAt(e, false) {
			return
		}
		b.Queue = b.Queue[1:]
		b.passed(e)
		b.say(e)
		if d, ok := e.(game.DialRevealed); ok {
			b.revealed(d.Ship)
		}
		n, silent := b.Host.Begin(e)
		if !silent {
			b.Hear(e)
		}
		if n == nil {
			b.follow(e)
			continue
		}
		b.Now = n
		if id := e.About(); id != game.NoShip {
			b.Ship = id
		}
	}
	if b.Now != nil {
		return
	}
	b.Pause = nil
	if b.Game.Over() {
		b.Changed = true
		b.Host.Over()
		return
	}
	b.Wait = max(0, b.Wait-dt)
	b.computer()
	b.ask()
}

func (b *Battle) follow(e game.Event) {
	if _, ok := e.(game.PhaseBegan); ok {
		b.Because = "" // what the computer thought belongs to its time
	}
	b.tally(e)
	game.Follow(&b.Shown, e)
	b.Changed = true
}

// Skip jumps to the end of every motion, or to a maneuver that waits for the button.
func (b *Battle) Skip() {
	if b.Now != nil {
		b.follow(b.Now.Shows())
		b.Now = nil
	}
	for len(b.Queue) > 0 && !b.pauseAt(b.Queue[0], true) {
		e := b.Queue[0]
		b.Queue = b.Queue[1:]
		b.passed(e)
		b.say(e)
		b.follow(e)
	}
	b.Host.Settle()
	b.Wait = 0
	b.Changed = true
}

// Growing are the barriers that an event and those after it lay, and where the guides lie then.
func (b *Battle) Growing(e game.Event) (laid, guides []game.Token) {
	for i := -1; i < len(b.Queue); i++ {
		if i >= 0 {
			e = b.Queue[i]
		}
		switch e := e.(type) {
		case game.TokensTaken:
		case game.TokenLaid:
			switch b.LookOf(&e.Token) {
			case game.BarrierLook:
				laid = append(laid, e.Token)
			case game.GuideLook:
				guides = append(guides, e.Token)
			default: // it lies there at once
			}
		default:
			return laid, guides
		}
	}
	return laid, guides
}
