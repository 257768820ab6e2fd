package replay

import (
	"fmt"
	"math"
	"slices"

	"attackwing/game/record"
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Key does what a key stands for.
func (p *Page) Key(k string, in *page.Input) {
	p.Changed()
	if p.ask != nothing {
		p.askKey(k)
		return
	}
	switch k {
	case "esc":
		if p.trouble != "" {
			p.trouble = ""
			return
		}
		p.host.Back()
	case "space":
		p.Click("play")
	case "1", "2", "4", "8":
		p.Click("speed:" + k)
	case "left", "right":
		by := 1
		if k == "left" {
			by = -1
		}
		p.playing = false
		p.step(by, in.Shift, in.Ctrl)
	case "home":
		p.Click("first")
	case "end":
		p.Click("last")
	case "[":
		p.jump(-1)
	case "]":
		p.jump(1)
	case "up":
		p.optTop--
	case "down":
		p.optTop++
	case "d":
		p.Click("dials")
	case "n":
		p.Click("note")
	case "l":
		p.Click("line")
	case "b":
		p.Click("on")
	case "o":
		p.Click("else")
	case "e":
		p.Click("export")
	}
}

func (p *Page) askKey(k string) {
	switch {
	case k == "esc":
		p.Click("leave")
	case p.ask == aNote && k == "enter":
		p.Click("keep")
	case p.ask == anExport && len(k) == 1 && k[0] >= '1' && int(k[0]-'1') < len(Exports):
		p.Click("export:" + Exports[k[0]-'1'].ID)
	case (p.ask == whoPlays || p.ask == whoElse) && (k == "1" || k == "2" || k == "3"):
		p.Click("play:" + k)
	}
}

// Click does what a name stands for.
func (p *Page) Click(id string) {
	p.Changed()
	if p.columns.Click(id) {
		return
	}
	var n int
	if k, _ := fmt.Sscanf(id, "speed:%d", &n); k == 1 {
		p.speed = n
		return
	}
	if k, _ := fmt.Sscanf(id, "mark:%d", &n); k == 1 && n < len(p.marks) {
		p.seek(p.marks[n].at)
		return
	}
	if k, _ := fmt.Sscanf(id, "play:%d", &n); k == 1 {
		p.playOn(n)
		return
	}
	for _, e := range Exports {
		if id == "export:"+e.ID {
			p.give(e.ID)
			return
		}
	}
	switch id {
	case "back":
		p.host.Back()
	case "untrouble":
		p.trouble = ""
	case "play":
		if p.playing = !p.playing; !p.playing {
			p.skip()
		} else if p.wait = 0; p.at >= len(p.answers) {
			p.seek(0)
		}
	case "first":
		p.playing = false
		p.seek(0)
	case "last":
		p.playing = false
		p.seek(len(p.answers))
	case "dials":
		p.dials = !p.dials
		p.lay()
	case "line":
		p.nextLine()
	case "note":
		p.ask, p.text, p.turn = aNote, p.rec.NoteOn(p.line, p.at), p.turn+1
	case "keep":
		p.keepNote()
	case "export":
		if p.writing == nil {
			p.ask = anExport
		}
	case "on":
		p.ask = whoPlays
	case "else":
		if p.at > 0 {
			p.ask = whoElse
		}
	case "leave":
		p.ask = nothing
	}
	if p.ask != nothing {
		p.playing = false
		p.skip()
	}
}

// nextLine watches the next line of the record, at the moment where it leaves this one.
func (p *Page) nextLine() {
	all := p.lines()
	next := all[(slices.Index(all, p.line)+1)%len(all)]
	at := p.at
	if next > 0 {
		at = p.rec.Branches[next-1].From
	}
	if err := p.load(next); err != nil {
		p.trouble = err.Error()
		return
	}
	p.seek(at)
}

func (p *Page) keepNote() {
	p.ask = nothing
	if err := p.tape.Note(record.Note{Line: p.line, At: p.at, Text: p.text}); err != nil {
		p.trouble = "The note is not kept: " + err.Error()
		return
	}
	at := p.at
	if err := p.load(p.line); err != nil {
		p.trouble = err.Error()
	}
	p.seek(at)
}

// playOn leaves the replay for a battle from the cursor on, or from before the decision there.
func (p *Page) playOn(who int) {
	at := p.at
	if p.ask == whoElse {
		at--
	}
	p.ask = nothing
	var players [2]string
	if who == 1 || who == 2 {
		players[2-who] = "ensign"
	}
	b, err := p.tape.Fork(p.line, at, players)
	if err != nil {
		p.trouble = err.Error()
		return
	}
	if b.Game.Over() {
		p.trouble = "The battle is over here: nothing is left to decide."
		return
	}
	p.stale, p.stood, p.playing = true, p.at, false
	p.skip()
	p.host.Play(b)
}

// Pointer scrubs on the timeline, zooms the board, scrolls the options.
func (p *Page) Pointer(in *page.Input) {
	if p.ask != nothing {
		return
	}
	if in.Press && p.onTimeline(in) {
		p.scrub, p.playing = true, false
	}
	if in.Press && p.showing != nil && p.onBoard(in) { // what is shown has been seen
		p.skip()
	}
	if p.scrub {
		if n := p.near(in.X, p.from, p.to); n != p.at {
			p.seek(n)
		}
		p.scrub = in.Held
	}
	if in.Wheel != 0 {
		c := &p.cam
		if p.onBoard(in) {
			fit := min(c.W, c.H) / 36 * 0.985
			z := max(fit, min(90, c.PxPerInch*math.Pow(1.15, in.Wheel)))
			*c = c.ZoomAt(scene.Pt{X: in.X, Y: in.Y}, z)
			if z == fit {
				c.CenterX, c.CenterY = scene.Table/2, scene.Table/2
			}
		} else {
			p.optTop -= int(math.Copysign(1, in.Wheel))
		}
		p.Changed()
	}
}

// onBoard tells whether the pointer is on the board.
func (p *Page) onBoard(in *page.Input) bool {
	c := &p.cam
	return in.X > c.X && in.X < c.X+c.W && in.Y > c.Y && in.Y < c.Y+c.H
}

// onTimeline tells whether the pointer is on the track.
func (p *Page) onTimeline(in *page.Input) bool {
	return in.X > p.from-12 && in.X < p.to+12 && in.Y > p.trackY-14 && in.Y < p.trackY+26
}

// Form asks for the note.
func (p *Page) Form() *form.Form {
	if p.ask != aNote {
		return nil
	}
	return &form.Form{ID: "note", X: p.formAt.X, Y: p.formAt.Y, W: p.formW, H: 56, Bar: true, Focus: "note", Turn: p.turn,
		Rows: []form.Row{{ID: "note", Kind: form.Text, Label: "Note", Value: p.text, Hint: "what is worth remembering here; empty takes the note away"}}}
}

// SetField takes what is typed.
func (p *Page) SetField(_, value string) { p.text = value }

// Keys are those of the page, for the help.
func (p *Page) Keys() [][2]string {
	return [][2]string{{"Space", "play, and stop; a click on the board goes to the end of what moves"}, {"1 2 4 8", "speed"}, {"Left, Right", "a decision back, on"},
		{"Shift+Left, Right", "a phase"}, {"Ctrl+Left, Right", "a round"}, {"[ ]", "the mark before, the next"}, {"Home, End", "beginning, end"},
		{"Up, Down", "more answers"}, {"D", "show both dials"}, {"N", "note on this moment"}, {"L", "the next line: main line, branches"},
		{"B", "play on from here"}, {"O", "decide otherwise"}, {"E", "export"}, {"Esc", "back"}}
}
