package panel

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Bar is the bar at the top: menu, round, phases, how the battle is played where that is not the
// usual, clocks, and what is at its right.
type Bar struct {
	plain
	Window  Window
	Pages   Pages
	Coach   *Coach
	undoing kit.Held // for the list of decisions
	house   houseRules
}

// listSeconds is the time the undo button is held to open the list of decisions.
const listSeconds = 0.4

// Commands of it.
func (p *Bar) Commands(b *battle.Session) kit.Commands {
	return kit.Commands{menu(p.Window), p.Log(), p.slide(), p.Column(), undo(b), redo(b), p.hide(b)}
}

// undo takes the last decision back.
func undo(b *battle.Session) *kit.Command {
	c := &kit.Command{ID: "undo", Words: "Undo", Key: "ctrl+z", Icon: "undo"}
	c.Tip, c.Do = "Undo your last decision.", b.Undo
	none, why := len(b.History.Marks) == 0, "Nothing to undo."
	if b.Far.Is() {
		why = b.Far.NoUndo()
		none, c.Tip = why != "", "Ask to undo your last decision."
	}
	return c.OffWhen(none && len(b.Planning.Locked) == 0, why)
}

// redo gives again what was undone last.
func redo(b *battle.Session) *kit.Command {
	return (&kit.Command{ID: "redo", Words: "Redo", Key: "ctrl+shift+z", Also: "ctrl+y", Icon: "redo",
		Tip: "Redo what you undid. The dice stay the same.", Do: b.Redo}).OffWhen(
		b.Game == nil || !b.History.Undone.Can(b.Game),
		"Nothing to redo.",
	)
}

// Log opens the log large.
func (p *Bar) Log() *kit.Command {
	return &kit.Command{
		ID:    "log",
		Words: "Log",
		Key:   "l",
		Icon:  "log",
		Tip:   "Search everything that has happened. Pick a line to see that moment.",
		Do:    p.Pages.Log,
	}
}

// slide keeps the table for a presentation.
func (p *Bar) slide() *kit.Command {
	return &kit.Command{
		ID:    "slide",
		Words: "Keep as a slide",
		Key:   "ctrl+k",
		Tip:   "Add this table to the slides of the free table.",
		Do:    p.Pages.KeepSlide,
	}
}

// slideButton shows that command under the number of its slide, as soon as there is a deck.
func (p *Bar) slideButton() kit.Part {
	n, c := p.Pages.NextSlide(), p.slide()
	c.Brief = fmt.Sprintf("Slide %d", n)
	return kit.Either(kit.Button(c), kit.Gap(0)).If(n > 1)
}

// Column has the ships and the newest lines of the log come out where they have no place of their
// own.
func (p *Bar) Column() *kit.Command {
	_, out := p.Window.Aside()
	return &kit.Command{
		ID:    "aside",
		Words: "Ships and latest events",
		Key:   "\\",
		Icon:  "ship",
		Tip:   "Show or hide the column beside the board.",
		Lit:   out,
		Do:    p.Window.ToggleAside,
	}
}

// menu opens the menu of the battle.
func menu(w Window) *kit.Command {
	return &kit.Command{
		ID:    "menu",
		Words: "Menu",
		Key:   "f10",
		Icon:  "menu",
		Tip:   "Settings, concede, leave. Your battle is saved.",
		Do:    w.Menu,
	}
}

// hide covers the screen.
func hide(b *battle.Session) *kit.Command {
	return &kit.Command{
		ID:    "hide",
		Words: "Hide the dials",
		Key:   "h",
		Icon:  "eye-off",
		Tip:   "Cover the screen while you are away.",
		Do:    func() { b.Hide(true) },
	}
}

// hide covers the screen, where somebody's dials lie open to another person.
func (*Bar) hide(b *battle.Session) *kit.Command {
	return hide(b).When(b.Game != nil && b.HotSeat() && b.Planning.Ship != game.NoShip)
}

// The steps of a round, and of the set-up before the first.
var (
	phases       = []string{"Planning", "Activation", "Combat", "End"}
	settingUp    = []string{"Battle", "Fleets", "Set-up", "Round 1"}
	settingUpNow = 2
)

// Body of it.
func (p *Bar) Body(b *battle.Session) kit.Part {
	now, steps := int(b.Shown.Phase)-1, phases
	round := fmt.Sprintf("Round %d", b.Shown.Round)
	if b.Shown.Phase == game.SettingUp {
		now, steps = settingUpNow, settingUp
	}
	if b.Shown.Round == 0 {
		round = "Set-up"
	}
	which := round + b.BranchWords()
	name, mode := b.Game.Setup().Scenario.Sheet().Title, which
	if c := b.Lesson().Class(); c != nil {
		name, mode = c.Lesson.Title, c.Words+" · "+which
	}
	if b.Far.Is() {
		mode = which + " · " + b.ModeWords()
	}
	ps := []kit.Part{kit.Square(menu(p.Window)), kit.Gap(2), kit.Titled(name, mode, round), kit.Gap(2)}
	if chips := p.Chips(b); len(chips) > 0 {
		more := &kit.Command{ID: "chip:more", Words: "This battle", Do: p.Pages.HouseRules, Tip: inARow(chips)}
		ps = append(ps, kit.Gap(6), kit.Phases(now, steps), kit.Gap(2), kit.Chips(more, chips...).Grow(1))
	} else {
		ps = append(ps, kit.Space(), kit.Phases(now, steps), kit.Space())
	}
	ps = append(ps, line(b), clocks(b), kit.Gap(2))
	apart, _ := p.Window.Aside()
	help := &kit.Command{ID: "help", Words: "Help and keys", Key: "f1", Icon: "help", Do: p.Pages.Help}
	if kit.ForThumb() { // the others are in the menu, too
		all := kit.Row(6, append(kit.Each(p.tools(b), kit.Square), kit.Square(help))...)
		ps = append(ps, kit.Either(all, kit.Gap(0)), kit.Square(p.hide(b)), kit.Square(p.undo(b)))
	} else {
		ps = append(ps, p.slideButton(), p.Coach.square(b), kit.Square(p.Column()).If(apart), kit.Square(p.Log()))
		ps = append(ps, kit.Either(kit.Square(p.mute()), kit.Gap(0)))
		ps = append(ps, kit.Square(p.hide(b)), kit.Square(p.undo(b)), kit.Square(redo(b)).If(!b.Far.Is()),
			kit.Square(help))
	}
	return kit.Topped(scene.Seats[b.SeatOfBar()].Main, b.Pulses(), kit.Row(6, ps...))
}

// tools are the commands of the bar that a telephone has in the menu.
func (p *Bar) tools(b *battle.Session) kit.Commands {
	return kit.Commands{p.Coach.ask(b), p.Log(), p.mute(), redo(b)}.Now()
}

// mute silences the battle, or lets it be heard.
func (p *Bar) mute() *kit.Command {
	off := p.Window.Muted()
	return &kit.Command{
		ID:    "mute",
		Words: kit.If(off, "Sound on", "Mute"),
		Key:   "ctrl+m",
		Icon:  kit.If(off, "muted", "sound"),
		Tip:   "Set the volume in Settings.",
		Do:    p.Window.Mute,
	}
}

// undo returns the command of the undo button; held for a moment it opens the list of decisions.
func (p *Bar) undo(b *battle.Session) *kit.Command {
	c := undo(b)
	if !b.ByPress() && !b.Far.Is() {
		p.undoing.For, p.undoing.Early = listSeconds, c.Do
		c.Tip += " Hold for the whole list."
		c.Held, c.Do = &p.undoing, func() { b.Do(b.History.ListBacks(&b.Table)) }
	}
	return c
}

// clocks returns the time left of the battle and of the dials; where there is room for one, that of
// the dials.
func clocks(b *battle.Session) kit.Part {
	left, plan := b.TimeWaiting()
	var battle, dials kit.Part
	switch {
	case !math.IsInf(left, 1):
		battle = clock("left", left).Name("battleclock", -1).Tip(func() kit.Tip {
			return kit.Tip{
				Name:  "Clock",
				Words: "Time left in the battle. When it runs out, finish the round. It stops in menus, pauses and while you pass the screen.",
			}
		})
	case b.Shown.TimeUp:
		battle = kit.Line(scene.StyleCaption, scene.DangerText, "last round").
			Name("battleclock", -1).Tip(func() kit.Tip {
			return kit.Tip{Name: "Clock", Words: "Time is up. The battle ends after this round."}
		})
	}
	if !math.IsInf(plan, 1) {
		dials = clock("dials", plan).Name("planclock", -1).Tip(func() kit.Tip {
			return kit.Tip{Name: "Dials", Words: "Time left to set your dials. They are then locked as they are."}
		})
	}
	return kit.Row(0, kit.Either(kit.Row(14, battle, dials).Whole(), dials.Or(battle)))
}

// clock returns a clock with its name.
func clock(of string, seconds float64) kit.Part {
	ink, n := scene.Text1, battle.Seconds(seconds)
	if n <= battle.LastSeconds {
		ink = scene.DangerText
	}
	face := kit.Line(scene.StyleNumber, ink, fmt.Sprintf("%d:%02d", n/60, n%60))
	return kit.Row(6, kit.Line(scene.StyleCaption, scene.Text3, of), face).Whole()
}
