package table

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/battle/screen"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// played is the battle, and the page of it.
type played struct {
	battle.Battle
	screen *screen.Page
	view   *Adapter // of that page
}

// opens makes the page of the battle.
func (t *Table) opens(m battle.Means) {
	t.ShownBy(shownIn{t}, &t.prefs, m)
	t.screen = screen.New(&t.Battle, around{t})
	t.view = of(before{t}, t.screen)
	v := t.view.View
	v.Say, v.Further = t.Refuse, t.further
	v.Pressed = func(of kit.Name) {
		if of.Kind != "main" {
			t.sound("press", 0)
		}
	}
}

// shownIn is the window as the battle that it shows sees it.
type shownIn struct{ *Table }

func (t shownIn) Shows() bool                               { return t.Screen == Playing }
func (t shownIn) Stands() bool                              { return t.screen.Stands() }
func (t shownIn) Sound(name string, seat int)               { t.sound(name, seat) }
func (t shownIn) Settle()                                   { t.view.View.Settle() }
func (t shownIn) Anew()                                     { t.screen.Anew() }
func (t shownIn) Asked(p *game.Prompt)                      { t.screen.Follow(p) }
func (t shownIn) Seated(p game.PlayerID)                    { t.screen.Sits(p) }
func (t shownIn) Begin(e game.Event) (battle.Showing, bool) { return t.screen.Showing(e) }
func (t shownIn) Back()                                     { t.closeOver(); t.Screen = Playing }
func (t shownIn) Reopen() error                             { return t.mayReopen() }
func (t shownIn) Kept(err error)                            { t.kept(err) }

func (t shownIn) Over() {
	t.openOver()
	t.battleEnded()
}

// around is the window as the page of the battle sees it.
type around struct{ *Table }

func (t around) Sound(name string, seat int) { t.sound(name, seat) }
func (t around) SetLabels(kind string)       { t.setSetting("labels", kind) }
func (t around) Failed() string              { return t.err }
func (t around) Pointed() any                { return t.view.View.Pointed().About }
func (t around) Kind() (string, []string)    { return t.kindHere() }
func (t around) BattleSheet()                { t.openBattleSheet(t.Game.Setup().Scenario.Sheet()) }
func (t around) Glossary()                   { t.openGlossary() }
func (t around) Help()                       { t.openHelp() }
func (t around) HouseRules()                 { t.openInForce() }
func (t around) Load()                       { t.openLoad() }
func (t around) SaveCopy()                   { t.openSaveAs() }
func (t around) Settings()                   { t.openSettings() }

func (t around) Leave() {
	if t.HotSeat() && t.Planning.Ship != game.NoShip {
		t.Cover.Fall()
	}
	t.leaveBattle()
}

// kindHere is the kind of table the battle is played at, and what a custom one goes without.
func (t *Table) kindHere() (kind string, without []string) {
	if t.Terms.Table == record.Tournament {
		return record.Tournament, nil
	}
	return window.Kind(&t.prefs), window.Off(&t.prefs)
}

// Covered is what may be seen, blurred, behind the cover between two people, through a camera that fills the window; nil when there
// is no cover, or a plain one.
func (t *Table) Covered() (*scene.Board, scene.Camera, screen.Light) {
	if t.page() != nil {
		return nil, scene.Camera{}, screen.Light{}
	}
	b, turned, light := t.screen.Covered()
	if b == nil {
		return nil, scene.Camera{}, screen.Light{}
	}
	cam := scene.Fit(0, 0, t.w, t.h)
	cam.Rotation = turned
	return b, cam, light
}

// further is where the words lead that a finger has asked for about a part: its numbers, and its term in the glossary.
func (t *Table) further(_ kit.Name, words kit.Tip) []*kit.Command { return t.screen.Further(words) }
