package table

import "attackwing/ui/page"

// moves lets the pointer move what is higher than its place: by the wheel, and by dragging it. The input is for nothing
// else then.
func (t *Table) moves(in *Input) {
	c := &t.Canvas
	if in.Wheel != 0 && c.Wheel(in.X, in.Y, in.Wheel) {
		in.Wheel, t.Changed = 0, true
	}
	if c.Drag(&t.grip, in.X, in.Y, in.Press, in.Held) {
		in.Press, in.Moved, in.Held = false, false, false
		t.Changed = true
	}
}

// pageKey turns a place by the page keys, and goes to another column of a narrow window; false when there is nothing to do.
func (t *Table) pageKey(k string, in *Input) bool {
	if k == "f6" {
		by := 1
		if in.Shift {
			by = -1
		}
		id := page.NextColumn(&t.Canvas, by)
		if id != "" {
			t.click(id)
		}
		return id != ""
	}
	by := map[string]int{"pageup": -1, "pagedown": 1}[k]
	return by != 0 && t.Canvas.Page(in.X, in.Y, by, t.page() == nil) // a page has its own use for them
}
