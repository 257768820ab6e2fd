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

// Played is the battle of a window: how it was begun, its page, and whether whoever began it knows of its end.
type Played struct {
	window   *Window
	start    battle.Start
	told     bool // that it is over
	troubled bool // it is not written down
	fault    string

	page *screen.Page
	view *kit.View // of that page
	over *kit.View // of its end, nil while it is not over
}

// open makes the page of the battle.
func (p *Played) open(w *Window) {
	p.window = w
	b := &w.Battle
	b.ShownBy(forBattle{p}, &w.now, p.means(nil))
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

// play begins a battle under the terms that it brings.
func (p *Played) play(s battle.Start) {
	if s.Event.Is() && p.window.now.Desk == "tournament" {
		s.Terms.Table = record.Tournament
	}
	p.begin(s)
}

// begin shows a battle over the pages that are open; one without terms is played as the person prefers.
func (p *Played) begin(s battle.Start) {
	w, b := p.window, &p.window.Battle
	if s.Class != nil {
		s.Terms = record.Terms{Table: record.Practice}
	}
	if s.Terms.Table == "" {
		s.Terms = w.terms(s.Terms)
	}
	p.start, p.told, p.fault = s, false, ""
	p.closeOver()
	w.show(p.view)
	b.Terms, b.Branch = s.Terms, s.Branch
	b.Lesson.Take(s.Class)
	b.Means = p.means(s.Class)
	brains, names := p.brains(s)
	p.page.Begin()
	b.Begin(s.Game, brains, names)
	if w.options.Begun != nil && s.Class == nil {
		p.kept(w.options.Begun(s))
	}
	b.Planning.Kept = s.Dials
	b.See()
}

// means are where a battle keeps itself: a lesson with what was learned, not among the battles.
func (p *Played) means(c *battle.Class) battle.Means {
	o := &p.window.options
	if c != nil {
		return battle.Means{Quick: o.Quick, Now: o.Now, Record: func(g *game.Game) error { return c.Kept(g.Answers()) }}
	}
	return battle.Means{Quick: o.Quick, Record: o.Record, Dials: o.Dials, Clocked: o.Clocked, Coached: o.Coached, Now: o.Now}
}

// brains are the computer players of a battle and what they are called; none for a person.
func (p *Played) brains(s battle.Start) (brains [2]ai.Player, names [2]string) {
	if s.Class != nil {
		brains[s.Class.Lesson.Learner().Other()] = lesson.Enemy{Of: s.Class.Lesson}
		return brains, names
	}
	for seat, level := range s.Players {
		if level == "" || level == "human" {
			continue
		}
		brain, err := ai.New(level, s.Game.Setup().Seed^uint64(seat+1)*0x9E37)
		if err != nil {
			p.fault = err.Error()
			continue
		}
		brains[seat], names[seat] = brain, level
	}
	return brains, names
}

// rematch plays the battle once more, with other dice; these players sit where they sat, or the other way about.
func (p *Played) rematch(players [2]string) {
	u := p.window.Battle.Game.Setup()
	v := game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, Players: u.Players, Seed: u.Seed*6364136223846793005 + 1442695040888963407, House: u.House}
	if players != p.start.Players { // the seats are changed, not the people
		v.Players[0], v.Players[1] = v.Players[1], v.Players[0]
	}
	g, err := game.New(&v)
	if err != nil {
		p.window.Toast(err.Error())
		return
	}
	p.begin(battle.Start{Game: g, Players: players, Terms: p.window.Battle.Terms})
}

// openOver shows the end of the battle, and tells whoever began it.
func (p *Played) openOver() {
	p.closeOver()
	p.over = p.window.view(front.NewOver(forOver{p}, &p.window.Battle))
	p.window.show(p.over)
	if p.start.Ended != nil && !p.told {
		p.told = true
		p.say(p.start.Ended(p.window.Battle.Game))
	}
}

// closeOver takes the end of the battle away: it goes on, or it is left.
func (p *Played) closeOver() {
	p.window.stack.Remove(p.over)
	p.over = nil
}

// reopen asks whoever has heard of the battle's end whether answers may be taken back.
func (p *Played) reopen() error {
	if !p.told {
		return nil
	}
	if p.start.Reopen != nil {
		say, err := p.start.Reopen()
		if err != nil {
			return err
		}
		p.say(say)
	}
	p.told = false
	return nil
}

// say says what whoever began the battle has to say.
func (p *Played) say(words string) {
	if words != "" {
		p.window.Toast(words)
	}
}

// hosted reports whether the battle was begun from a page, which waits behind it: the end of the battle leads back there.
func (p *Played) hosted() bool { return p.window.stack.Below(p.view) > 1 }

// leave goes from the battle to the page it was begun from, at last to the title.
func (p *Played) leave() {
	p.closeOver()
	p.window.stack.Remove(p.view)
	p.window.returned()
}

// kept shows why the battle could not be written; it goes on.
func (p *Played) kept(err error) {
	switch {
	case err != nil && !p.troubled:
		p.troubled = true
		p.page.Trouble(err.Error())
	case err == nil && p.troubled:
		p.troubled = false
		p.page.Trouble("")
		p.window.Toast("The whole battle is saved again.")
	}
}

// kind is the kind of table the battle is played at, and what a custom one goes without.
func (p *Played) kind() (kind string, without []string) {
	w := p.window
	if w.Battle.Terms.Table == record.Tournament {
		return record.Tournament, nil
	}
	return Kind(&w.now), Off(&w.now)
}
