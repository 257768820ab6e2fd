package front

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/outlook"
	"attackwing/game/remote"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
)

// Chip tells how a battle was played if that was unusual: an illegal fleet, the kind of table,
// house rules.
type Chip struct {
	Name, Words string
	Wrong       bool
	Do          func() // shows more of it, nil nothing
}

// Beyond is the interface of the end page to its window.
type Beyond interface {
	// Hosted reports whether the battle was begun from a page, which has its result.
	Hosted() bool
	Leave()   // to that page, else to the title
	Rematch() // the same fleets, with other dice
	Swap()    // the same with seats changed; where one person plays
	// Branch plays on from after so many answers, as a branch that says so. Nil where that cannot
	// be.
	Branch() func(answers int)
	// Replay watches the battle from after so many answers, negative: after all; Replays opens
	// those of all battles. Nil where there is none.
	Replay() func(answers int)
	Replays() func()
	Log()          // shows all that has happened
	Copy()         // of the result as text
	Share() func() // gives the battle away as a link; nil where that cannot be
	Chips() []Chip
	Layers() []kit.Layer // what is asked before something is undone
}

// Over is the end of a battle: who has won and why, the Fleet Points line by line, and the battle
// seen from its end.
type Over struct {
	window Beyond
	battle *battle.Session
	tabs   kit.Tabs
	more   kit.More // what has no room in its head
	looked lookBack
	review *outlook.Review // of the decisions of who plays
	other  *outlook.Review // of those of the other seat, looked at next
	of     int             // answers that it is of
	spare  battle.Spare    // in which it goes on
	quiet  float64         // seconds for which Enter rests
	told   [3]*told        // the decisions as they came out
}

// NewOver is the end of a battle.
func NewOver(w Beyond, b *battle.Session) *Over { return &Over{window: w, battle: b} }

// Name of the page.
func (p *Over) Name() string { return "over" }

// Layers returns the open questions.
func (p *Over) Layers() []kit.Layer { return p.window.Layers() }

// readOn is for how many seconds Enter has to rest before it goes on: whoever answers a battle's
// last questions with Enter after Enter reads how it ended, and does not begin the next one without
// having seen this.
const readOn = 1.5

// Tick lets the time pass in which Enter rests, and goes on with the review of the decisions for
// the part of a tick.
func (p *Over) Tick(dt float64) kit.Wake {
	w := p.goOver()
	if p.quiet += dt; p.quiet < readOn {
		w.In = 0 // a window that rests counts no time
	}
	return w
}

// entered goes on by Enter, where that has rested.
func (p *Over) entered() {
	if p.quiet < readOn {
		p.quiet = 0
		return
	}
	if c := p.main(); c.Do != nil {
		c.Do()
	}
}

// goOver goes on with the review.
func (p *Over) goOver() kit.Wake {
	g := p.battle.Game
	if battle.Slice == 0 || g == nil || !g.Over() {
		return kit.Rest
	}
	if n := len(g.Answers()); p.review == nil || p.of != n {
		p.review, p.of, p.told = outlook.NewReview(g.Setup(), g.Answers(), p.who()), n, [3]*told{}
		p.other = outlook.NewReview(g.Setup(), g.Answers(), p.who().Other())
	}
	now := p.review
	if now.Done() {
		now = p.other
	}
	if now.Done() {
		return kit.Rest
	}
	was := now.Part()
	p.spare.Spend(now.Step)
	return kit.Wake{Changed: int(100*was) != int(100*now.Part()) || now.Done(), In: 0}
}

// percent returns the progress of the review.
func (p *Over) percent() int { return int(100 * p.review.Part()) }

// who is whose decisions are looked at: the person who plays, else who has lost.
func (p *Over) who() game.PlayerID {
	if seat, one := p.person(); one {
		return seat
	}
	if w := p.battle.Shown.Result.Winner; w == game.One {
		return game.Two
	}
	return game.One
}

// person is the seat of the one person who plays against the computer.
func (p *Over) person() (seat game.PlayerID, one bool) {
	b := p.battle
	if (b.Brains[0] == nil) == (b.Brains[1] == nil) {
		return game.Nobody, false
	}
	if b.Brains[game.One] == nil {
		return game.One, true
	}
	return game.Two, true
}

// decisions returns the costliest decisions of the person playing, once they are known.
func (p *Over) decisions() []reading.Decision { return costliest(p.review) }

func costliest(r *outlook.Review) (out []reading.Decision) {
	if r == nil {
		return nil
	}
	for _, c := range r.Costliest() {
		out = append(out, reading.Decision{Cost: c})
	}
	return out
}

// Commands returns the commands at the end of a battle.
func (p *Over) Commands() kit.Commands {
	main := p.main()
	main.Do = p.entered
	cs := kit.Commands{main, p.swap(), p.replay(), p.replays(), p.log(), p.undo(), p.redo(), p.copy(), p.share(),
		p.leave()}
	for i, d := range p.decisions() {
		cs = append(cs, p.again(i, &d))
	}
	return cs
}

// again plays the battle on from a decision; nil where that cannot be.
func (p *Over) again(i int, d *reading.Decision) *kit.Command {
	branch := p.window.Branch()
	if branch == nil || p.window.Hosted() {
		return nil
	}
	c := &kit.Command{
		ID:    fmt.Sprint("again ", i+1),
		Words: "Play again from here",
		Key:   fmt.Sprint(i + 1),
		Look:  kit.Small,
		Tip:   "Replay from here as a branch. Its result does not count.",
		Do:    func() { branch(d.At) },
	}
	if p.battle.Far.MayPropose() {
		c.Tip = "Propose to replay this round as a branch. Its result does not count."
		c.Do = func() { p.propose(remote.Again{From: d.At}) }
	}
	return c
}

func (p *Over) swap() *kit.Command {
	if _, one := p.person(); !one || p.window.Hosted() || p.battle.Far.Is() && !p.battle.Far.MayPropose() {
		return nil
	}
	c := &kit.Command{
		ID:    "change-seats",
		Words: "Change seats",
		Key:   "shift+r",
		Tip:   "Play again with the same fleets on swapped sides.",
		Do:    p.window.Swap,
	}
	if p.battle.Far.Is() {
		c.Tip, c.Do = "Propose the same fleets on swapped sides.", func() { p.propose(remote.Again{Swap: true}) }
	}
	return c
}

func (p *Over) propose(a remote.Again) { p.battle.Do(p.battle.Far.Propose(&p.battle.Means, a)) }

func (p *Over) main() *kit.Command {
	if p.window.Hosted() {
		return goOn("Continue", p.window.Leave)
	}
	far := &p.battle.Far
	switch {
	case far.MayPropose() && far.Proposal(far.Me()) != nil:
		return goOn("Rematch", nil).OffWhen(true, p.battle.Game.Setup().Player(far.Other())+" has been asked.")
	case far.MayPropose():
		return goOn("Rematch", func() { p.propose(remote.Again{}) })
	case p.battle.History.Sent:
		return goOn("To the title", p.window.Leave)
	}
	return goOn("Rematch", p.window.Rematch)
}

// replay is none where a page has the result.
func (p *Over) replay() *kit.Command {
	watch := p.window.Replay()
	if watch == nil || p.window.Hosted() {
		return nil
	}
	return &kit.Command{ID: "watch", Words: "Replay and analysis", Key: "v", Do: func() { watch(-1) }}
}

// replays are offered where this battle alone is not.
func (p *Over) replays() *kit.Command {
	open := p.window.Replays()
	if open == nil || p.replay() != nil || p.window.Hosted() {
		return nil
	}
	return &kit.Command{ID: "page:replays", Words: "Replays", Key: "r", Do: open}
}

func (p *Over) log() *kit.Command {
	return &kit.Command{
		ID:    "log",
		Words: "Log",
		Key:   "l",
		Tip:   "Search everything that has happened. Pick a line to see that moment.",
		Do:    p.window.Log,
	}
}

func (p *Over) undo() *kit.Command {
	return (&kit.Command{ID: "undo", Words: "Undo", Key: "ctrl+z", Do: p.battle.Undo}).OffWhen(
		len(p.battle.History.Marks) == 0,
		"Nothing to undo.",
	)
}

func (p *Over) redo() *kit.Command {
	return &kit.Command{
		ID:    "redo",
		Words: "Redo",
		Key:   "ctrl+shift+z",
		Also:  "ctrl+y",
		Look:  kit.Hidden,
		Do:    p.battle.Redo,
	}
}

func (p *Over) copy() *kit.Command {
	return &kit.Command{ID: "copy", Words: "Copy result", Key: "ctrl+c", Do: p.window.Copy}
}

func (p *Over) share() *kit.Command {
	do := p.window.Share()
	c := &kit.Command{ID: "share", Words: "Share", Key: "s", Tip: "Copy a link to this battle.", Do: do}
	return c.When(do != nil)
}

func (p *Over) leave() *kit.Command {
	words := kit.If(p.window.Hosted(), "Leave", "Title")
	return &kit.Command{ID: "title", Words: words, Key: "esc", Do: p.window.Leave}
}
