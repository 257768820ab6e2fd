package desk

import (
	"fmt"
	"path/filepath"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// games is the choice of the record from which the result of a table is taken.
type games struct {
	table int // from 1
	names []string
	rows  kit.Listed
}

func (g *games) title(v view) (head, sub string) {
	return "From a game", fmt.Sprintf("Round %d, table %d · you can also drop a saved game on the round's page", v.tab,
		g.table)
}

func (g *games) commands(d eventPage) kit.Commands { return kit.Commands{g.use(d)} }

func (g *games) use(d eventPage) *kit.Command {
	return (&kit.Command{ID: "use-result", Words: "Use its result", Key: "enter", Look: kit.Main,
		Do: func() { g.take(d) }}).OffWhen(
		g.rows.At >= len(g.names),
		"No saved games yet.",
	)
}

func (g *games) body(d eventPage) kit.Part {
	if len(g.names) == 0 {
		return kit.Panel(say("No saved games yet. Choose Play to play this pairing here."))
	}
	return kit.Column(10, kit.List(&g.rows, len(g.names), 44, func(i int) kit.Part {
		return kit.Chosen(i == g.rows.At, kit.Line(scene.StyleBody, scene.Text1, filepath.Base(g.names[i]))).
			Name("game", i).Press(func() {
			g.rows.At = i
			g.take(d)
		})
	}), kit.Button(g.use(d)).At(kit.Right))
}

func (g *games) take(d eventPage) {
	name := g.names[g.rows.At]
	b, err := d.store.ReadGame(name)
	if err != nil {
		d.fail(err)
		return
	}
	d.close()
	d.reportRecord(g.table, b, name)
}
