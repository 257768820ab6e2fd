package library

import (
	"fmt"
	"strings"

	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Body returns the list of games and, beside it, the chosen one.
func (p *Page) Body() kit.Part {
	var games kit.Part
	if len(p.games) == 0 {
		games = kit.Panel(kit.Middled(kit.Column(8,
			kit.Centered(kit.Text(scene.StyleH2, scene.Text1, "No replays yet")),
			kit.Centered(kit.Text(scene.StyleBody, scene.Text2,
				"Every game you play is saved here. Drop a file here to import one.")))))
	} else {
		games = kit.Split(&p.tabs,
			kit.Col{Name: "Games", Least: 380, Share: 2, Part: kit.List(&p.list, len(p.games), rowHigh, p.row)},
			kit.Col{Name: "Chosen", Least: 330, Share: 1, High: 380, Part: p.detail()})
	}
	return kit.Sheet(kit.Column(12, kit.Head(kit.Back(p.host.Back), "Replays", p.count(), p.askImport()),
		kit.Notice(p.trouble), p.question(), games))
}

// question asks for the file to import.
func (p *Page) question() kit.Part {
	if !p.asking {
		return kit.Part{}
	}
	path := kit.Field(&p.path, kit.FieldOf{ID: "path", Hint: "path of the game, *.game.jsonl", Most: 400})
	return kit.Panel(kit.Row(8, path.Grow(1).Least(220, 0),
		kit.Button(p.leave("Cancel")), kit.Button(p.take())))
}

const rowHigh = 92.0

// row returns a game of the list.
func (p *Page) row(i int) kit.Part {
	g := &p.games[i]
	var words kit.Part
	if i >= p.seen {
		words = kit.Column(12, kit.Ghost(0.5, 14), kit.Ghost(0.7, 10))
	} else {
		words = kit.Column(4,
			kit.Row(10, kit.Line(scene.StyleH3, scene.Text1, g.title()).Grow(1),
				kit.Line(scene.StyleCaption, scene.Text3, g.Date)),
			g.state(g.told(), kit.Line), kit.Line(scene.StyleCaption, scene.Text3, g.facts()))
	}
	return kit.Chosen(i == p.list.At, kit.Row(12, boardview.Thumb(g.board, rowHigh-18), words.Grow(1))).
		Name("game", i).Press(func() {
		if i == p.list.At {
			if w := p.watch(); w.Off == "" {
				w.Do()
			}
			return
		}
		p.list.At, p.sure = i, false
	})
}

// detail returns the chosen game and its commands.
func (p *Page) detail() kit.Part {
	g := p.chosen()
	if g == nil {
		return kit.Panel(kit.Middled(kit.Centered(kit.Text(scene.StyleBody, scene.Text3, "Reading this game"))))
	}
	rescued := ""
	if g.Trouble != "" && g.Rescue > 0 {
		rescued = fmt.Sprintf("Everything before that is intact: %s, up to %s.",
			names.Count(g.Rescue, "answer"), g.Where())
	}
	words := kit.Column(4, kit.Text(scene.StyleH3, scene.Text1, g.title()), g.state(g.Trouble, kit.Text),
		kit.Text(scene.StyleSmall, scene.Text2, rescued),
		kit.Text(scene.StyleSmall, scene.Text3, g.facts()))
	return kit.Panel(kit.Column(10, boardview.ThumbIn(g.board, 100), words, kit.Space(), p.buttons(g)))
}

func (p *Page) buttons(g *entry) kit.Part {
	if p.sure {
		return kit.Column(10, kit.Text(scene.StyleBody, scene.Text1, "Delete this game? This cannot be undone."),
			kit.Buttons(p.leave("Keep it"), p.delete()))
	}
	second, note := p.resume(), ""
	if g.Trouble != "" {
		second = p.rescue()
	}
	if second.Off != "" {
		note = second.Off
	}
	return kit.Column(8, kit.Button(p.watch()), kit.Button(second), kit.Buttons(p.export(), p.askDelete()),
		kit.Text(scene.StyleCaption, scene.Text3, note))
}

func (g *entry) title() string {
	if g.Scenario == "" {
		return g.ID
	}
	return g.Scenario
}

// state returns the result of the game, its progress, or its trouble, in lines or in one.
func (g *entry) state(trouble string, words func(kit.Style, kit.Ink, string) kit.Part) kit.Part {
	switch {
	case g.Trouble != "":
		return kit.Row(8, kit.Icon("danger-now", 14, scene.Danger),
			words(scene.StyleBody, scene.DangerSentence, trouble).Grow(1))
	case g.Over && g.Winner > 0:
		return kit.Row(8, kit.Seat(6, g.Winner, -1),
			words(scene.StyleBody, scene.Seats[g.Winner].Text, g.Result).Grow(1))
	case g.Over:
		return words(scene.StyleBody, scene.Text2, g.Result)
	}
	return words(scene.StyleBody, scene.Text2, "Not over: "+g.Where())
}

// facts returns the players, the length of the game, and its branches beside the main line.
func (g *Game) facts() string {
	out := []string{}
	add := func(s string) {
		if s != "" {
			out = append(out, s)
		}
	}
	add(g.Mode())
	switch {
	case g.Trouble != "" && g.Rescue > 0:
		add(names.Count(g.Rescue, "answer") + " can be recovered")
	case g.Trouble != "":
		add("nothing can be recovered")
	default:
		add(names.Count(g.Round, "round"))
		add(names.Count(g.Answers, "decision"))
	}
	if g.Changed {
		add("rules have changed")
	}
	if g.Branches > 0 {
		add(names.Count(g.Branches, "branch"))
	}
	add(g.Line())
	if g.Notes > 0 {
		add(names.Count(g.Notes, "note"))
	}
	return strings.Join(out, " · ")
}
