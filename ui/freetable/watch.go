package freetable

import (
	"fmt"

	"attackwing/game/record"
	"attackwing/ui/kit"
)

// Watch is the free table with tables that a record keeps, a scene each.
func Watch(host Host, o Options, title string, tables []*record.Table) (kit.Page, error) {
	d := Deck{Title: title}
	for _, t := range tables {
		if len(d.Scenes) == maxScenes {
			break
		}
		d.Scenes = append(d.Scenes, Scene{Title: fmt.Sprintf("Round %d begins", t.Round), Table: *t})
	}
	if len(d.Scenes) == 0 {
		return nil, fmt.Errorf("%s has no saved positions", title)
	}
	if _, err := lay(&d.Scenes[0].Table, o.Cards); err != nil {
		return nil, fmt.Errorf("the positions of %s cannot be shown: %w", title, err)
	}
	p := New(host, o)
	p.dialog = nil
	p.load(&d, "")
	return p, nil
}
