package window

import (
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/lesson"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/battle/screen"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// played is the battle of a window: how it was begun, its page, and whether whoever began it knows
// of its end.
type played struct {
	start    battle.Start
	told     bool // that it is over
	troubled bool // it is not written down
	fault    string

	page *screen.Page
	view *kit.View // of that page
	over *kit.View // of its end, nil while it is not over
}

// makeBattlePage makes the page of the battle, once.
func (w *Window) makeBattlePage() {
	b, p := &w.Battle, &w.played
	b.ShownBy(forBattle{w}, &w.now, w.means(nil))
	p.page = screen.New(b, forScreen{w})
	p.view = w.view(p.page)
	v := p.view
	v.Say, v.Further = b.Refuse, func(_ kit.Name, t kit.Tip) []*kit.Command { return p.page.Further(t) }
	v.Pressed = func(of kit.Name) {
		if of.Kind != "main" {
			w.sound("press", 0)
		}
	}
}

// Play leaves the pages for a battle under the terms that it brings. They wait behind it: the end
// of the battle leads back to them.
func (w *Window) Play(s battle.Start) {
	if s.Event.Is() && w.now.Desk == "tournament" {
		s.Terms.Table = record.Tournament
	}
	w.begin(s)
}

// begin shows a battle over the pages that are open; one without terms is played as the person
// prefers.
func (w *Window) begin(s battle.Start) {
	b, p := &w.Battle, &w.played
	if s.Class != nil {
		s.Terms = record.Terms{Table: record.Practice}
	}
	if s.Terms.Table == "" {
		s.Terms = w.terms(s.Terms)
	}
	p.start, p.told = s, false
	w.closeOver()
	w.show(p.view)
	b.Far.Leave()
	b.Terms, b.Branch, b.Far = s.Terms, s.Branch, s.Far
	b.Teach(s.Class)
	b.Means = w.means(s.Class)
	brains, names, fault := brainsOf(s)
	p.fault = fault
	p.page.Begin()
	b.Begin(s.Game, brains, names)
	if w.options.Begun != nil && s.Class == nil {
		w.kept(w.options.Begun(s))
	}
	b.Planning.Kept = s.Dials
	b.See()
}

// means returns the functions by which a battle saves itself. A lesson is saved with the learner's
// progress, not among the battles.
func (w *Window) means(c *battle.Class) battle.Means {
	o := &w.options
	if c != nil {
		return battle.Means{Quick: o.Quick, Now: o.Now, Record: func(g *game.Game) error { return c.Kept(g.Answers()) }}
	}
	return battle.Means{
		Quick:   o.Quick,
		Record:  o.Record,
		Dials:   o.Dials,
		Clocked: o.Clocked,
		Coached: o.Coached,
		Now:     o.Now,
		Next:    o.Next,
		Cards:   o.Title.Cards,
	}
}

// brainsOf returns the computer players of a battle and their names, both zero for a person, and
// the reason why one of them cannot play.
func brainsOf(s battle.Start) (brains [2]ai.Player, names [2]string, fault string) {
	if s.Class != nil {
		brains[s.Class.Lesson.Learner().Other()] = lesson.Enemy{Of: s.Class.Lesson}
		return brains, names, ""
	}
	for seat, level := range s.Players {
		if level == "" || level == "human" {
			continue
		}
		brain, err := ai.New(level, s.Game.Setup().Seed^uint64(seat+1)*0x9E37)
		if err != nil {
			fault = err.Error()
			continue
		}
		brains[seat], names[seat] = brain, level
	}
	return brains, names, fault
}

// rematch plays the battle once more, with other dice; these players sit where they sat, or the
// other way about.
func (w *Window) rematch(players [2]string) {
	u := w.Battle.Game.Setup()
	v := game.Setup{
		Scenario: u.Scenario,
		Fleets:   u.Fleets,
		Players:  u.Players,
		Seed:     u.Seed*6364136223846793005 + 1442695040888963407,
		House:    u.House,
	}
	if players != w.played.start.Players { // the seats are changed, not the people
		v.Players[0], v.Players[1] = v.Players[1], v.Players[0]
	}
	g, err := game.New(&v)
	if err != nil {
		w.Toast(err.Error())
		return
	}
	w.begin(battle.Start{Game: g, Players: players, Terms: w.Battle.Terms})
}

// openOver shows the end of the battle, and tells whoever began it.
func (w *Window) openOver() {
	w.closeOver()
	p := &w.played
	p.over = w.view(front.NewOver(forOver{w}, &w.Battle))
	w.show(p.over)
	if f := &w.Battle.Far; f.ByLetter() && f.Unsent() {
		w.sendMove() // the other does not know yet how it ended
	}
	if p.start.Ended != nil && !p.told {
		p.told = true
		w.saysIf(p.start.Ended(w.Battle.Game))
	}
}

// closeOver takes the end of the battle away: it goes on, or it is left.
func (w *Window) closeOver() {
	w.stack.Remove(w.played.over)
	w.played.over = nil
}

// reopen asks whoever has heard of the battle's end whether answers may be taken back.
func (w *Window) reopen() error {
	p := &w.played
	if !p.told {
		return nil
	}
	if p.start.Reopen != nil {
		say, err := p.start.Reopen()
		if err != nil {
			return err
		}
		w.saysIf(say)
	}
	p.told = false
	return nil
}

// saysIf shows words, where there are some.
func (w *Window) saysIf(words string) {
	if words != "" {
		w.Toast(words)
	}
}

// hosted reports whether the battle was begun from a page, which waits behind it: the end of the
// battle leads back there.
func (w *Window) hosted() bool { return w.stack.Below(w.played.view) > 1 }

// leaveBattle goes from the battle to the page it was begun from, at last to the title.
func (w *Window) leaveBattle() {
	w.closeOver()
	w.stack.Remove(w.played.view)
	w.returned()
}

// kept shows why the battle could not be written; it goes on.
func (w *Window) kept(err error) {
	p := &w.played
	switch {
	case err != nil && !p.troubled:
		p.troubled = true
		p.page.Trouble(err.Error())
	case err == nil && p.troubled:
		p.troubled = false
		p.page.Trouble("")
		w.Toast("The whole battle is saved again.")
	}
}

// kind returns the kind of table the battle is played at, and the helps that a custom one goes
// without.
func (w *Window) kind() (kind string, without []string) {
	if w.Battle.Terms.Table == record.Tournament {
		return record.Tournament, nil
	}
	return Kind(&w.now), Off(&w.now)
}
