package desk

import (
	"fmt"
	"strings"

	"attackwing/ui/page"
)

// Pointer is dragging and the wheel.
func (d *Desk) Pointer(in *page.Input) {
	if in.Wheel != 0 {
		d.wheel(in)
	}
	if d.over != nil || d.event == nil {
		for _, f := range in.Dropped {
			d.dropped(f)
		}
		return
	}
	for _, f := range in.Dropped {
		d.dropped(f)
	}
	d.dragSeat(in)
}

func (d *Desk) wheel(in *page.Input) {
	var l *list
	switch {
	case d.over != nil:
		if s, ok := d.over.(scrolls); ok {
			l = s.list()
		}
	case d.event == nil:
		l = &d.events
	case d.tab == playersTab:
		l = &d.players
	case d.tab == lastTab || in.X < d.columns()[0].right():
		l = &d.ranks
	default:
		l = &d.tables
	}
	if l != nil && l.wheel(in.Wheel) {
		d.Changed()
	}
}

// dropped takes a file let fall on the window: names, a fleet or the record of a game.
func (d *Desk) dropped(f page.File) {
	switch {
	case d.event == nil || d.over != nil:
		d.fail(fmt.Errorf("%s: open an event first, then let the file fall on it", f.Name))
	case strings.HasSuffix(f.Name, ".jsonl") && d.tab >= 1 && d.tab < lastTab:
		d.fromRecord(f.Text, f.Name)
	case strings.HasSuffix(f.Name, ".txt") && d.tab == playersTab:
		d.signIn(string(f.Text))
	case d.tab == playersTab:
		d.handIn(f)
	default:
		d.fail(fmt.Errorf("%s: this page takes the record of a game, *.game.jsonl", f.Name))
	}
}
