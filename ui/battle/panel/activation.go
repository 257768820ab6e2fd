package panel

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Activation is a maneuver that is revealed: what it will do, before it is flown and while it is.
type Activation struct {
	Window  Window
	Account *Account
}

// maneuver returns the revealed maneuver, nil if there is none.
func (*Activation) maneuver(b *battle.Session) *battle.Pause {
	if b.Stage() != battle.Awaits {
		return nil
	}
	return b.Flow.Pause
}

// Commands of it.
func (a *Activation) Commands(b *battle.Session) kit.Commands {
	k := a.maneuver(b)
	if k == nil {
		return nil
	}
	if b.Flow.Holds() {
		return kit.Commands{goOn(b)}
	}
	if !b.Flow.Waits() {
		return append(
			kit.Commands{{ID: "skip", Words: "Skip", Key: "space", Tip: "Skip the animation.", Do: b.Hurry}},
			a.acts(b, k)...)
	}
	cs := kit.Commands{
		big("Perform maneuver", "Fly the revealed maneuver. Space skips the animation.", b.Confirm),
		{ID: "hurry", Words: "Fly at once", Key: "space", Look: kit.Hidden, Do: b.Hurry},
		{
			ID:    "ruler",
			Words: "Measure",
			Key:   "r",
			Look:  kit.Hidden,
			Tip:   "Drag between ships, tokens, edges or points. Alt: two decimals.",
			Do:    a.Window.ToggleRuler,
		},
		slowly(),
	}
	return append(cs, a.acts(b, k)...)
}

// acts returns the actions after the maneuver, as long as its dial turns, it waits or it is flown.
func (a *Activation) acts(b *battle.Session, k *battle.Pause) (cs kit.Commands) {
	if !b.Mine(&k.Maneuver) {
		return nil
	}
	for i, act := range b.ThenActions(&k.Maneuver) {
		cs = append(cs, &kit.Command{
			ID:    fmt.Sprintf("then:%d", i),
			Words: act.Words(),
			Key:   fmt.Sprint(i + 1),
			Icon:  strings.ReplaceAll(act.String(), " ", "-"),
			Look:  kit.Hidden,
			Lit:   b.Flow.Wishes(act),
			Tip:   "Fly the maneuver, then take this action. If it needs a target, you choose it next.",
			Off:   a.lost(b, k, act),
			Do:    func() { b.Do(b.Flow.PerformThen(&b.Table, i)...) },
		})
	}
	return cs
}

// slowly returns the command that shows movement in slow motion while its key is held.
func slowly() *kit.Command { return kit.ByHand("shift", "Slow motion") }

// lost returns the reason why an action may not follow, "" if it may.
func (*Activation) lost(b *battle.Session, k *battle.Pause, act card.Action) string {
	switch {
	case k.Fate.Dies():
		return "No action: the ship is destroyed."
	case k.Lost.Code != game.Yes:
		return k.Lost.Why(b.Game.Setup())
	case !k.May.Has(act):
		return "Auxiliary Power: not " + act.Words() + "."
	}
	return ""
}

// activationSteps are the steps of a ship's activation as the eye sees them; the log names all six.
var activationSteps = []string{"Reveal", "Move", "Power", "Action"}

// step returns the index of the current step.
func (*Activation) step(b *battle.Session, k *battle.Pause) int {
	if b.Flow.Now != nil {
		switch b.Flow.Now.Shows().(type) {
		case game.PowerStrained, game.PowerRelieved:
			return 2
		}
	}
	if k.At == battle.Turning {
		return 0
	}
	return 1
}

// Body of it.
func (a *Activation) Body(b *battle.Session) kit.Part {
	k := a.maneuver(b)
	if k == nil {
		return kit.Part{}
	}
	tiles, note := a.then(b, k)
	above := []kit.Part{kit.Steps(a.step(b, k), activationSteps...), a.head(b, k)}
	why := verdict(a.Window, kit.Line(scene.StyleSmall, scene.Accent, "Why?")).If(b.Uses("verdicts"))
	for _, w := range b.Warnings(&k.Maneuver) {
		above = append(above, warning(a.Window, &w, why))
	}
	column := func(facts int, last kit.Part) kit.Part {
		return kit.Column(10, append(slices.Clone(above), a.facts(b, k, facts), last)...)
	}
	brief := kit.Ample(column(9, tiles), kit.Ample(column(9, note), column(3, note)))
	if b.Flow.Waits() {
		return kit.Ample(column(9, kit.Column(14, tiles, a.Account.Lines(b))), brief)
	}
	return brief
}

// head returns the heading: the maneuver, and whether it is the revealed one or replaces that of
// the dial.
func (a *Activation) head(b *battle.Session, k *battle.Pause) kit.Part {
	stands := "revealed"
	if sh := &b.Shown.Ships[k.Move.Ship]; sh.Ordered || k.Move.Move < 0 {
		stands = "instead of the dial"
	}
	d := onmap.Difficulty(k.Fate.Color)
	p := kit.Row(12, dial.Maneuver(k.Move.Maneuver.Bearing, d, inkOf(b, d), 28),
		kit.Column(0, kit.Line(scene.StyleH3, scene.Text1, names.Title(k.Move.Maneuver.String())),
			kit.Line(scene.StyleSmall, scene.Text3, stands)).Grow(1))
	return a.why(b, p)
}

// why lets a part open what the maneuver is judged from.
func (a *Activation) why(b *battle.Session, p kit.Part) kit.Part {
	if !b.Uses("verdicts") {
		return p
	}
	return verdict(a.Window, p)
}

// facts returns at most most facts of the coming maneuver, the most important first.
func (*Activation) facts(b *battle.Session, k *battle.Pause, most int) kit.Part {
	ps := []kit.Part{head("What will happen")}
	fs := b.Facts(&k.Maneuver)
	for _, f := range fs[:min(most, len(fs))] {
		ink := kit.If(f.Bad, scene.DangerSentence, scene.Text1)
		ps = append(ps, fact(f.Words, f.Value, ink))
	}
	return kit.Column(4, ps...)
}

// briefActions are the words of actions where there is little room.
var briefActions = map[card.Action]string{
	card.TargetLock:     "Lock",
	card.BattleStations: "Stations",
	card.Regenerate:     "Regen.",
}

// then returns the actions that come, dimmed when none will be performed, with a note; and the note
// alone, if it is bad.
func (a *Activation) then(b *battle.Session, k *battle.Pause) (all, note kit.Part) {
	if k.Fate.Dies() {
		return kit.Part{}, kit.Part{}
	}
	acts, why := b.ThenActions(&k.Maneuver), ""
	switch {
	case k.Lost.Code == game.ActionLostByOverlap:
		why = "No action: it overlapped a ship."
	case k.Lost.Code == game.ActionLostByObstacle:
		why = "No action: it crossed an obstacle."
	case k.Lost.Code == game.HasPower:
		why = "No action: Auxiliary Power."
	case k.Lost.Code != game.Yes:
		why = "None: " + k.Lost.Why(b.Game.Setup())
	}
	if why != "" {
		note = kit.Row(8, kit.Icon("no", 14, scene.Danger), kit.Text(scene.StyleSmall, scene.Text2, why).Grow(1))
		all = note
	} else {
		if b.Mine(&k.Maneuver) {
			why = "Fly, then take this action."
		}
		for _, act := range acts {
			if !k.May.Has(act) {
				why = "Only these are allowed with Auxiliary Power."
			}
		}
		all = kit.Text(scene.StyleSmall, scene.Text3, why)
	}
	cs := a.Commands(b)
	var tiles []kit.Part
	for i, act := range acts {
		c := cs.By(fmt.Sprintf("then:%d", i))
		if c == nil { // it flies already
			c = &kit.Command{
				Words: act.Words(),
				Icon:  strings.ReplaceAll(act.String(), " ", "-"),
				Off:   a.lost(b, k, act),
			}
			if c.Off == "" {
				c.Off = "The ship is moving."
			}
		}
		brief := briefActions[act]
		if brief == "" {
			brief = act.Words()
		}
		tiles = append(tiles, kit.BoxedTool(c, brief).Name("then", i))
	}
	return kit.Column(7, head("Then: action"), kit.Grid(42, 5, tiles...), all), note
}
