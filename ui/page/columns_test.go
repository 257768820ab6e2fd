package page

import (
	"strings"
	"testing"

	"attackwing/ui/canvas"
)

// The tabs lead from column to column, by a click and to the next one; one column has none.
func TestColumns(t *testing.T) {
	var c canvas.Canvas
	var k Columns
	shown := ""
	column := func(name string) Column {
		return Column{Name: name, Draw: func(x, y, w, high float64) {
			shown = name
			c.Button("in "+name, name, "", x, y, 100, 40, canvas.Plain, true)
		}}
	}
	cols := []Column{column("one"), column("two"), column("three")}
	draw := func() {
		c.Reset()
		k.Draw(&c, 8, 8, 400, 200, cols)
	}
	for _, step := range []struct {
		by   int
		want string
	}{{0, "one"}, {1, "two"}, {1, "three"}, {1, "one"}, {-1, "three"}} {
		if step.by != 0 && !k.Click(NextColumn(&c, step.by)) {
			t.Fatal("a tab is not taken")
		}
		draw()
		if shown != step.want {
			t.Errorf("column %q is shown, want %q", shown, step.want)
		}
		if h, ok := c.Find("in " + step.want); !ok || h.Y != 8+TabsHigh {
			t.Errorf("what is in %s lies at %v", step.want, h)
		}
	}
	if k.Click("row:1") || k.Click("column:x") {
		t.Error("other names are not its own")
	}
	k.At = 7
	if draw(); shown != "three" {
		t.Errorf("beyond the last column %q is shown", shown)
	}
	c.Reset()
	k.Draw(&c, 8, 8, 400, 200, cols[:1])
	for _, h := range c.Hits {
		if strings.HasPrefix(h.ID, columnID) {
			t.Error("one column has no tabs")
		}
	}
	if NextColumn(&c, 1) != "" {
		t.Error("without tabs there is no next one")
	}
}
