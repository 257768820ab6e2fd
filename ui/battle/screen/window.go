package screen

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/battle/panel"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// window is the window as panels see it.
type window struct{ *Page }

func (w window) Aims(id game.ShipID, move int) string { return w.panels.Ways.Aims(w.Session, id, move) }
func (w window) Aside() (apart, out bool)             { return w.apart, w.wings.Open }
func (w window) AllWays() bool                        { return w.panels.Ways.Held }
func (w window) Fault() string                        { return w.host.Failed() }
func (w window) Inspect()                             { w.panels.ShipCard.Toggle(); w.panels.Why.Open = false }
func (w window) Kind() (string, []string)             { return w.host.Kind() }
func (w window) Log() *kit.Command                    { return w.panels.Bar.Log() }
func (w window) Menu()                                { w.panels.Menu.Show() }
func (w window) OpenTerm(at int)                      { w.panels.Term.Show(at) }
func (w window) OpenWhy(about battle.Subject) {
	w.panels.Why.Toggle(about)
	w.panels.ShipCard.Open = false
}
func (w window) Muted() bool                    { return w.host.Muted() }
func (w window) Mute()                          { w.host.Mute() }
func (w window) Pointed() any                   { return w.host.Pointed() }
func (w window) Touched() bool                  { return w.host.Touched() }
func (w window) ShipAt(at scene.Pt) game.ShipID { return w.panels.Board.ShipAt(w.Session, at) }
func (w window) Sound(name string, seat int)    { w.host.Sound(name, seat) }
func (w window) ToggleAside()                   { w.wings.Open = !w.wings.Open }
func (w window) ToggleRuler()                   { w.panels.Ruler.Toggle(w.Session) }
func (w window) Turned() float64                { return w.panels.Board.Eye.Cam.Rotation }
func (w window) Ways(id game.ShipID) []game.Way { return w.panels.Ways.Of(w.Session, id) }

// MenuAnywhere returns the lines that the menu of any page has.
func MenuAnywhere(p panel.AnyPages) []kit.MenuLine { return panel.Anywhere(p) }
