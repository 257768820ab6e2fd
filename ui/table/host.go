package table

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/motion"
)

// shownIn is the window as the battle that it shows sees it.
type shownIn struct{ *Table }

func (t shownIn) Shows() bool                 { return t.Screen == Playing }
func (t shownIn) Stands() bool                { return t.screen.menu.Open }
func (t shownIn) Sound(name string, seat int) { t.sound(name, seat) }
func (t shownIn) Settle()                     { t.settle() }
func (t shownIn) Anew()                       { t.aids.ways.Forget() }
func (t shownIn) Asked(p *game.Prompt)        { t.followAsked(p) }
func (t shownIn) Seated(p game.PlayerID)      { t.turnToSeat(p) }
func (t shownIn) Back()                       { t.closeOver(); t.Screen = Playing }
func (t shownIn) Reopen() error               { return t.mayReopen() }
func (t shownIn) Kept(err error)              { t.kept(err) }

func (t shownIn) Over() {
	t.openOver()
	t.battleEnded()
}

// Begin is the motion of an event. What the eye knows already is not shown again: the template of a maneuver that was
// announced lies there, and its dial is read beside it.
func (t shownIn) Begin(e game.Event) (battle.Showing, bool) {
	n, silent := t.begins(e)
	if n == nil {
		return nil, silent
	}
	if t.Pause != nil && !n.Reduced {
		switch e.(type) {
		case game.ShipMoved:
			n.Age = motion.TemplateIn
		case game.DialRevealed:
			n.Length = motion.DialFlip
		}
	}
	return n, silent
}

// motion is the event that is being shown, nil when the table stands still.
func (t *Table) motion() *motion.Motion {
	m, _ := t.Now.(*motion.Motion)
	return m
}
