package front

import (
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// pane is a window that notes what is wanted of it.
type pane struct {
	kind, clock int
	left        string
	opened      []kit.Page
	played      []battle.Start
	shown       []string
	backs       int
	said        string
	names       [2]string
	sets        []string
	inks        [2]int
	muted       bool
}

// Invited is no page.
func (p *pane) Invited(string) kit.Page { return nil }

func (p *pane) Open(o kit.Page)                     { p.opened = append(p.opened, o) }
func (p *pane) Pace() float64                       { return 1 }
func (p *pane) Back()                               { p.backs++ }
func (p *pane) Play(b battle.Start)                 { p.played = append(p.played, b) }
func (p *pane) KeepSlide(*game.Game)                {}
func (p *pane) PlayAfar(*game.Setup, game.PlayerID) {}
func (p *pane) Toast(words string)                  { p.said = words }
func (p *pane) Kinds() (at int, words []string) {
	return p.kind, []string{"Practice", "Teaching", "Tournament"}
}
func (p *pane) ChooseKind(i int)              { p.kind = i }
func (p *pane) Clocks() (int, []string)       { return p.clock, []string{"None", "30 min", "45 min"} }
func (p *pane) ChooseClock(i int)             { p.clock = i }
func (p *pane) People() ([2]string, []string) { return p.names, []string{"Ben"} }
func (p *pane) Sets() []string                { return p.sets }
func (p *pane) Own(sets []string)             { p.sets = sets }
func (p *pane) Name(i int, name string)       { p.names[i] = name }
func (p *pane) Inks(seat int) (int, []string) { return p.inks[seat], []string{"Blue", "Violet"} }
func (p *pane) ChooseInk(seat, i int)         { p.inks[seat] = i }
func (p *pane) Muted() bool                   { return p.muted }
func (p *pane) Mute()                         { p.muted = !p.muted }
func (p *pane) Tournament() bool              { return p.kind == 2 }
func (p *pane) Left() (what, how string)      { return p.left, "" }
func (p *pane) Continue()                     { p.shown = append(p.shown, "battle") }
func (p *pane) ShowHouse()                    { p.shown = append(p.shown, "house") }
func (p *pane) ShowSettings()                 { p.shown = append(p.shown, "settings") }
func (p *pane) ShowKeys()                     { p.shown = append(p.shown, "keys") }
func (p *pane) ShowSheet(s *game.Sheet)       { p.shown = append(p.shown, "sheet of "+s.ID) }

// last is the page that was opened last.
func (p *pane) last(t *testing.T) kit.Page {
	t.Helper()
	expect.Must(t, len(p.opened) != 0, "no page is opened")
	return p.opened[len(p.opened)-1]
}

// titled is the title in a window.
func titled(t *testing.T, o Options) (*kittest.Window, *Title, *pane) {
	t.Helper()
	p := &pane{}
	title := New(p, o)
	w := kittest.Open(t, title)
	w.Tick(1)
	return w, title, p
}

func ready(t *testing.T, id string) fleet.List {
	t.Helper()
	l, err := fleet.ReadyByID(id)
	expect.OK(t, err)
	return l
}
