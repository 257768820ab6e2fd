package window

import (
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/log"
	"attackwing/ui/names"
	"attackwing/ui/prefs"
)

// replays is the entry of the title with the battles that are kept.
const replays = "replays"

// theEnd names the page to which the replay and the log of a finished battle lead back.
const theEnd = "the end"

// What the commands of a battle, and those of every page, are listed under.
const (
	onEachPage = "Everywhere"
	inBattle   = "Battle"
	overBattle = "Over a battle"
)

func (w *Window) openSettings() { w.Open(NewSettings(forSettings{w})) }

// openGlossary shows the terms, ready to be searched.
func (w *Window) openGlossary() { w.Open(NewGlossary(w)) }

// openHelp shows what keys do on the page that is shown now.
func (w *Window) openHelp() {
	v := w.Top()
	here := Place{Name: names.Title(v.Page.Name()), Page: v.Page.Name(), Commands: v.Commands()}
	if v == w.played.view {
		here.Name = inBattle
	}
	w.Open(NewHelp(forSettings{w}, here, everywherePlace()))
}

// load shows the battles that are kept; closed, it leads back to the battle.
func (w *Window) load() {
	if w.Battle.Secret() {
		w.Battle.Hide(true)
	}
	e := w.entry(replays)
	if e == nil {
		w.Battle.Refuse("Nothing can be saved here.")
		return
	}
	w.Open(e.Open(w))
}

// openLog shows the log of the battle large, at its newest line.
func (w *Window) openLog() {
	b := &w.Battle
	u := b.Game.Setup()
	lines := make([]record.Said, len(b.Told.Log))
	for i := range lines {
		lines[i] = b.Told.Log[i].Said
	}
	title, back := u.Scenario.Sheet().Title+b.BranchWords(), ""
	if w.Top().Page.Name() == "over" {
		back = theEnd
	}
	w.Open(
		log.New(w, log.Tale{
			Title:   title,
			Back:    back,
			Setup:   u,
			Answers: b.Game.Answers(),
			Lines:   lines,
			At:      -1,
			Suit:    w.played.page.Suit,
		}),
	)
}

// entry returns the page of an id that the title offers, nil if there is none.
func (w *Window) entry(id string) *front.Entry {
	for i := range w.options.Title.Pages {
		if e := &w.options.Title.Pages[i]; e.ID == id {
			return e
		}
	}
	return nil
}

// everywhere returns the commands of every page with their deeds.
func (w *Window) everywhere() kit.Commands {
	size := func(by int) func() { return func() { w.Toast(w.rescale(by)) } }
	return Everywhere(map[string]func(){
		"larger":  size(1),
		"smaller": size(-1),
		"usual":   size(0),
		"full":    w.options.Full,
		"help":    w.openHelp,
		"mute":    w.Mute,
		"menu":    w.openMenu,
	})
}

// everywherePlace has the commands of every page.
func everywherePlace() Place {
	return Place{Name: onEachPage, Commands: slices.Concat(kit.Own(), Everywhere(nil))}
}

// Places returns the open pages from the top, then the commands valid everywhere, the battle also
// where none is played, and the dialogs of the settings.
func (w *Window) Places() (at []Place) {
	battle := []Place{
		{Name: inBattle, Page: w.played.page.Name(), Commands: w.played.page.Commands()},
		{Name: overBattle, Page: w.played.page.Name(), Commands: w.played.page.Overs()},
	}
	battle = append(battle, dialogs(inBattle, w.played.page)...)
	var asked []Place
	for _, v := range slices.Backward(w.stack.open) {
		switch name := v.Page.Name(); {
		case v == w.played.view:
			at = append(at, battle...)
		case name == "settings": // its own commands are its rows
			asked = dialogs(names.Title(name), v.Page)
		case !slices.Contains([]string{"keys", "help"}, name):
			at = append(
				append(at, Place{Name: names.Title(name), Page: name, Commands: v.Page.Commands()}),
				dialogs(names.Title(name), v.Page)...)
		}
	}
	if at = append(at, everywherePlace()); w.stack.Below(w.played.view) < 0 {
		at = append(at, battle...)
	}
	return append(at, asked...)
}

// dialogs returns the dialogs of a page, each as a place under its own heading.
func dialogs(name string, p kit.Page) (at []Place) {
	if asks, ok := p.(kit.Asks); ok {
		for _, l := range asks.Dialogs() {
			at = append(at, Place{Name: name + ": " + l.Name, Page: p.Name(), Asks: true, Commands: l.Commands})
		}
	}
	return at
}

// KeepSlide keeps the table of a battle behind the slides of the free table, and says so.
func (w *Window) KeepSlide(g *game.Game) {
	if w.options.Slide == nil {
		w.Toast("Nothing can be saved here.")
		return
	}
	said, err := w.options.Slide(w, g)
	if err != nil {
		w.Toast(names.Told("", err))
		return
	}
	said.Flash = w.Pace() > 0
	w.said.Show(said, slideSeconds)
	w.stack.Stale() // its bar has the number of the next one
	w.dirty = true
}

// NextSlide returns the number of the slide that is kept next.
func (w *Window) NextSlide() int {
	if w.options.NextSlide == nil {
		return 1
	}
	return w.options.NextSlide()
}

// Sets returns the sets that the person owns, by their ids.
func (w *Window) Sets() []string { return w.now.Sets }

// Own keeps other sets as owned.
func (w *Window) Own(sets []string) { w.Change(func(s *prefs.Settings) { s.Sets = sets }) }
