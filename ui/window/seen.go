package window

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/prefs"
)

// forBattle is the window as the battle that is played in it sees it.
type forBattle struct{ *Window }

func (w forBattle) Shows() bool                               { return w.Top() == w.played.view }
func (w forBattle) Stands() bool                              { return w.played.page.Stands() }
func (w forBattle) Sound(name string, seat int)               { w.sound(name, seat) }
func (w forBattle) Settle()                                   { w.played.view.Settle() }
func (w forBattle) Anew()                                     { w.played.page.Anew() }
func (w forBattle) Seated(seat game.PlayerID)                 { w.played.page.Sits(seat) }
func (w forBattle) Begin(e game.Event) (battle.Showing, bool) { return w.played.page.Showing(e) }
func (w forBattle) Over()                                     { w.openOver() }
func (w forBattle) Back()                                     { w.closeOver(); w.show(w.played.view) }
func (w forBattle) Reopen() error                             { return w.reopen() }
func (w forBattle) Kept(err error)                            { w.kept(err) }

// forScreen is the window as the page of the battle sees it.
type forScreen struct{ *Window }

func (w forScreen) Sound(name string, seat int) { w.sound(name, seat) }
func (w forScreen) SetLabels(kind string)       { w.set("labels", kind) }
func (w forScreen) Failed() string              { return w.played.fault }
func (w forScreen) Pointed() any                { return w.played.view.Pointed().About }
func (w forScreen) Touched() bool               { return w.played.view.Touched() }
func (w forScreen) Kind() (string, []string)    { return w.kind() }
func (w forScreen) BattleSheet()                { w.Open(NewSheet(w, w.Battle.Game.Setup().Scenario.Sheet())) }
func (w forScreen) HouseRules()                 { w.Open(NewInForce(w, w.Battle.Game.Setup())) }
func (w forScreen) Glossary()                   { w.openGlossary() }
func (w forScreen) Help()                       { w.openHelp() }
func (w forScreen) Settings()                   { w.openSettings() }
func (w forScreen) Log()                        { w.openLog() }
func (w forScreen) Load()                       { w.load() }
func (w forScreen) Invite()                     { w.invite() }
func (w forScreen) OpenMove()                   { w.openMove() }
func (w forScreen) SendMove()                   { w.sendMove() }
func (w forScreen) Show()                       { w.showTo() }

// SaveCopy asks for the name of a copy of the battle.
func (w forScreen) SaveCopy() {
	if w.options.Data == nil || w.Battle.Game == nil {
		w.Battle.Refuse("Nothing can be saved here.")
		return
	}
	w.Open(NewSaveAs(w, w.options.Data, w.Battle.Where()))
}

// KeepSlide keeps the table as a slide.
func (w forScreen) KeepSlide() { w.Window.KeepSlide(w.Battle.Game) }

// Leave leaves the battle; dials that another person must not see are covered first.
func (w forScreen) Leave() {
	if w.Battle.HotSeat() && w.Battle.Planning.Ship != game.NoShip {
		w.Battle.Hide(true)
	}
	w.leaveBattle()
}

// forOver is the window as the end of a battle sees it.
type forOver struct{ *Window }

func (w forOver) Hosted() bool        { return w.hosted() }
func (w forOver) Leave()              { w.leaveBattle() }
func (w forOver) Rematch()            { w.rematch(w.played.start.Players) }
func (w forOver) Swap()               { was := w.played.start.Players; w.rematch([2]string{was[1], was[0]}) }
func (w forOver) Layers() []kit.Layer { return w.played.page.TakesBack() }

func (w forOver) Replay() func(answers int) {
	if w.options.Replay == nil {
		return nil
	}
	return func(answers int) {
		of, err := w.options.Replay(w, w.Battle.Game.Answers(), answers)
		if err != nil {
			w.Toast(err.Error())
			return
		}
		w.Open(of)
	}
}

func (w forOver) Log() { w.openLog() }

// Branch goes on from after so many answers with the same players.
func (w forOver) Branch() func(answers int) {
	if w.options.Branch == nil {
		return nil
	}
	return func(answers int) {
		b, err := w.options.Branch(w.Battle.Game.Answers(), answers, w.played.start.Players)
		if err != nil {
			w.Toast(err.Error())
			return
		}
		w.begin(b)
	}
}

func (w forOver) Replays() func() {
	if e := w.entry(replays); e != nil {
		return func() { w.Open(e.Open(w.Window)) }
	}
	return nil
}

// Copy puts the result on the clipboard.
func (w forOver) Copy() {
	data := w.options.Data
	if data == nil {
		w.Toast("The clipboard is not available.")
		return
	}
	if err := data.Copy(w.played.page.ResultText()); err != nil {
		w.Toast(err.Error())
		return
	}
	w.Toast("Result copied.")
}

// Share gives the battle away.
func (w forOver) Share() func() {
	if w.options.Share == nil {
		return nil
	}
	return func() { w.Toast(names.Told(w.options.Share())) }
}

func (w forOver) Chips() (out []front.Chip) {
	for _, c := range w.played.page.Chips() {
		chip := front.Chip{Name: c.Words, Words: c.Tip, Do: c.Do, Wrong: c.Look == kit.Danger}
		if chip.Wrong {
			chip.Do = nil
		}
		out = append(out, chip)
	}
	return out
}

// forTitle is the window as the pages before a battle see it.
type forTitle struct{ *Window }

func (w forTitle) Kinds() (at int, words []string) {
	for i := range Tables {
		words = append(words, Tables[i].Name)
	}
	if Kind(&w.now) == record.Custom {
		return len(words), append(words, "Custom")
	}
	return closest(&w.now), words
}

// ChooseKind sets the table to one on offer.
func (w forTitle) ChooseKind(i int) {
	if i < len(Tables) {
		w.Change(func(s *prefs.Settings) { SetKind(s, Tables[i].ID) })
	}
}

func (w forTitle) Clocks() (at int, words []string) {
	for _, n := range Clocks {
		words = append(words, strings.Replace(names.Title(n), n, n+" min", 1))
	}
	return slices.Index(Clocks, w.now.Clock), words
}

func (w forTitle) ChooseClock(i int) { w.set("clock", Clocks[i]) }
func (w forTitle) Tournament() bool  { return Kind(&w.now) == record.Tournament }

func (w forTitle) People() ([2]string, []string) { return w.now.Names, w.now.Known }
func (w forTitle) Name(i int, name string) {
	w.Change(func(s *prefs.Settings) { s.Name(i, name) })
}

func (w forTitle) Inks(seat int) (at int, words []string) {
	k := By(fmt.Sprint("color", seat+1))
	return slices.Index(k.Choices, *k.Of(&w.now)), k.Words
}

func (w forTitle) ChooseInk(seat, i int) {
	k := By(fmt.Sprint("color", seat+1))
	w.set(k.ID, k.Choices[i])
}

func (w forTitle) Left() (what, how string) {
	if !w.Battle.Resumable() || w.Battle.Taught {
		return "", ""
	}
	return w.Battle.Where(), w.Battle.ModeWords()
}

// Known returns the names of those who have played here, the last one first.
func (w *Window) Known() []string { return w.now.Known }

// Meet keeps the name of somebody who signed in at a desk.
func (w *Window) Meet(name string) { w.Change(func(s *prefs.Settings) { s.Meet(name) }) }

// Quick begins a battle at once.
func (w *Window) Quick(battle string) { w.title.Quick(battle) }

func (w forTitle) Continue() {
	if w.Battle.Resumable() {
		w.show(w.played.view)
	}
}

func (w forTitle) ShowHouse() {
	w.Open(NewHouse(w, w.title.Next.Sheet(), &w.title.Next.House, w.title.Next.Unplayable))
}
func (w forTitle) ShowSettings()           { w.openSettings() }
func (w forTitle) ShowKeys()               { w.openHelp() }
func (w forTitle) ShowSheet(s *game.Sheet) { w.Open(NewSheet(w, s)) }

// forSettings is the window as the pages of settings, keys and help see it.
type forSettings struct{ *Window }

func (w forSettings) Glossary()           { w.openGlossary() }
func (w forSettings) ChangeKeys()         { w.Open(NewKeys(w)) }
func (w forSettings) Bound() bool         { return w.Battle.Binds() && !w.Battle.Game.Over() }
func (w forSettings) Data() Data          { return w.options.Data }
func (w forSettings) Diagnostics() string { return w.diagnostics() }

// Sample returns the battle chosen at the title, as it is set up.
func (w forSettings) Sample() *game.Setup {
	if g := w.title.Next.Laid(); g != nil {
		return g.Setup()
	}
	return nil
}
