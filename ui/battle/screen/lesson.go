package screen

import "attackwing/ui/kit"

// told returns the card of a lesson where the board has no room for it.
func (p *Page) told() kit.Part {
	return kit.Panel(p.panels.Lesson.Card(p.Session)).Key(p.panels.Lesson.Told(p.Session))
}

// Glows returns the parts that a lesson wants pressed.
func (p *Page) Glows() []kit.Name { return p.panels.Lesson.Glows(p.Session) }
