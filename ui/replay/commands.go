package replay

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
	"attackwing/ui/film"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// speeds lists the factors of the playing speed.
var speeds = []int{1, 2, 4, 8}

// Commands returns the commands of the replay, in the order of the help.
func (p *Page) Commands() kit.Commands {
	cs := kit.Commands{p.play()}
	for _, s := range speeds {
		cs = append(cs, &kit.Command{
			ID:    fmt.Sprintf("speed-%d", s),
			Words: fmt.Sprintf("Speed %d×", s),
			Key:   fmt.Sprint(s),
			Do:    func() { p.speed = s },
		})
	}
	cs = append(cs, p.steps()...)
	return append(
		cs,
		p.first(),
		p.last(),
		p.toMark("mark-back", "Previous mark", "[", -1),
		p.toMark("mark", "Next mark", "]", 1),
		p.large(),
		p.showDials(),
		p.askNote(),
		p.nextLine(),
		p.playOn(),
		p.otherwise(),
		p.asFilm(),
		p.export(),
		p.share(),
		p.slide(),
		p.back(),
	)
}

func (p *Page) back() *kit.Command { return kit.BackTo(p.leads, p.host.Back) }

func (p *Page) play() *kit.Command {
	c := &kit.Command{
		ID:    "play",
		Words: "Play",
		Key:   "space",
		Icon:  "play",
		Look:  kit.Main,
		Tip:   "Click the board to skip the animation.",
	}
	if p.playing {
		c.Words, c.Icon = "Pause", "pause"
	}
	c.Do = func() {
		if p.playing = !p.playing; !p.playing {
			p.skip()
		} else if p.wait = 0; p.at >= len(p.answers) {
			p.Seek(0)
		}
	}
	return c
}

// steps returns the ways through the answers: by decision, phase and round.
func (p *Page) steps() kit.Commands {
	step := func(c kit.Command, by int, phase, round bool) *kit.Command {
		c.Do = func() {
			p.playing = false
			p.step(by, phase, round)
		}
		return &c
	}
	return kit.Commands{
		step(kit.Command{ID: "back-one", Words: "Previous decision", Key: "left"}, -1, false, false),
		step(kit.Command{ID: "on-one", Words: "Next decision", Key: "right"}, 1, false, false),
		step(kit.Command{ID: "back-phase", Words: "Previous phase", Key: "shift+left"}, -1, true, false),
		step(kit.Command{ID: "on-phase", Words: "Next phase", Key: "shift+right"}, 1, true, false),
		step(kit.Command{ID: "back-round", Words: "Previous round", Key: "ctrl+left"}, -1, false, true),
		step(kit.Command{ID: "on-round", Words: "Next round", Key: "ctrl+right"}, 1, false, true),
	}
}

func (p *Page) toMark(id, words, key string, by int) *kit.Command {
	return &kit.Command{ID: id, Words: words, Key: key, Do: func() { p.jump(by) }}
}

// stop goes to an answer and plays no further.
func (p *Page) stop(n int) {
	p.playing = false
	p.Seek(n)
}

func (p *Page) first() *kit.Command {
	return (&kit.Command{ID: "first", Words: "Beginning", Key: "home", Icon: "first",
		Do: func() { p.stop(0) }}).OffWhen(
		p.at == 0,
		"This is the beginning.",
	)
}

func (p *Page) last() *kit.Command {
	return (&kit.Command{ID: "last", Words: "End", Key: "end", Icon: "last",
		Do: func() { p.stop(len(p.answers)) }}).OffWhen(
		p.at == len(p.answers),
		"This is the end.",
	)
}

func (p *Page) showDials() *kit.Command {
	return &kit.Command{ID: "dials", Words: "Show both dials", Key: "d", Look: kit.Small, Lit: p.dials, Do: func() {
		p.dials = !p.dials
		p.lay()
	}}
}

func (p *Page) askNote() *kit.Command {
	return &kit.Command{
		ID:    "note",
		Words: "Note",
		Key:   "n",
		Look:  kit.Small,
		Tip:   "Add a note to this moment.",
		Do: func() {
			p.note = kit.TypedOf(p.rec.NoteOn(p.line, p.at))
			p.note.Focus()
			p.asks(aNote)
		},
	}
}

// nextLine returns the command that shows the next line of the record at the moment where it leaves
// this one, nil if there is only one line.
func (p *Page) nextLine() *kit.Command {
	if p.rec.Lines() < 2 {
		return nil
	}
	return &kit.Command{
		ID:    "line",
		Words: p.lineWords(),
		Key:   "shift+l",
		Look:  kit.Small,
		Lit:   p.line != 0,
		Tip:   "Switch between the main line and its branches.",
		Do: func() {
			all := p.lines()
			next, at := all[(slices.Index(all, p.line)+1)%len(all)], p.at
			if next > 0 {
				at = p.rec.Branches[next-1].From
			}
			if err := p.load(next); err != nil {
				p.trouble = err.Error()
				return
			}
			p.Seek(at)
		},
	}
}

func (p *Page) playOn() *kit.Command {
	return p.unsealed(&kit.Command{ID: "on", Words: "Play on from here", Key: "b", Do: func() { p.asks(whoPlays) }})
}

// unsealed disables what is made from a battle that is not over where that would tell its secrets.
func (p *Page) unsealed(c *kit.Command) *kit.Command {
	return c.OffWhen(!p.film.Over && p.rec.Header.Shared(), names.Sentence(record.ErrSealed.Error()))
}

func (p *Page) otherwise() *kit.Command {
	c := &kit.Command{ID: "else", Words: "Choose differently", Key: "o", Do: func() { p.asks(whoElse) }}
	return p.unsealed(c.OffWhen(p.at == 0, "No decision has been made yet."))
}

// asFilm shows the line that is watched as a film.
func (p *Page) asFilm() *kit.Command {
	return &kit.Command{
		ID:    "film",
		Words: "Film",
		Key:   "f",
		Look:  kit.Small,
		Tip:   "Watch the highlights with captions.",
		Do: func() {
			f, err := film.New(p.film)
			if err != nil {
				p.trouble = err.Error()
				return
			}
			p.playing = false
			p.skip()
			line, at := p.line, p.at
			p.host.Open(
				film.NewPage(p.host, f, film.Options{
					Title:  p.title(), // without the result
					Export: func(what string) (string, error) { return p.tape.Export(what, line, at) },
					Keep:   func(after int) { p.Seek(after); p.host.KeepSlide(p.g) },
				}),
			)
		},
	}
}

func (p *Page) export() *kit.Command {
	return (&kit.Command{ID: "export", Words: "Export", Key: "e", Look: kit.Small,
		Do: func() { p.asks(anExport) }}).OffWhen(
		p.writing != nil,
		"The last export is still being written.",
	)
}

func (p *Page) share() *kit.Command {
	return &kit.Command{ID: "share", Words: "Share", Key: "s", Look: kit.Small, Tip: "Copy a link to this moment.",
		Do: func() {
			p.host.Toast(names.Told(p.tape.Share(p.line, p.at)))
		}}
}

func (p *Page) slide() *kit.Command {
	return &kit.Command{
		ID:    "slide",
		Words: "Keep as a slide",
		Key:   "ctrl+k",
		Tip:   "Add this table to the slides of the free table.",
		Do:    func() { p.host.KeepSlide(p.g) },
	}
}

// keptTables watches the tables that the record keeps, where they are offered.
func (p *Page) keptTables() *kit.Command {
	return (&kit.Command{ID: "kept", Words: "Saved positions", Key: "k", Look: kit.Small, Do: func() {
		tables, err := p.tape.Tables(p.host, p.line)
		if err != nil {
			p.trouble, p.kept = err.Error(), false
			return
		}
		p.host.Open(tables)
	}}).When(p.kept)
}

func (p *Page) close() *kit.Command {
	return &kit.Command{
		ID:    "untrouble",
		Words: "Close",
		Key:   "esc",
		Also:  "enter",
		Look:  kit.Main,
		Do:    func() { p.trouble, p.kept = "", false },
	}
}

// asks opens a dialog; nothing plays behind it.
func (p *Page) asks(what ask) {
	p.ask, p.playing = what, false
	p.skip()
}

func (p *Page) keepNote() {
	p.ask = nothing
	if err := p.tape.Note(record.Note{Line: p.line, At: p.at, Text: p.note.String()}); err != nil {
		p.trouble = "The note could not be saved: " + err.Error()
		return
	}
	at := p.at
	if err := p.load(p.line); err != nil {
		p.trouble = err.Error()
	}
	p.Seek(at)
}

// fork leaves the replay for a battle from the cursor on, or from before the decision there; who is
// the player that plays it, 0 both.
func (p *Page) fork(who int) {
	at := p.at
	if p.ask == whoElse {
		at--
	}
	p.ask = nothing
	var players [2]string
	if who > 0 {
		players[2-who] = p.computer(2 - who)
	}
	b, err := p.tape.Fork(p.line, at, players)
	if err != nil {
		p.trouble = err.Error()
		return
	}
	if b.Game.Over() {
		p.trouble = "The battle ends here."
		return
	}
	p.stale, p.stood, p.playing = true, p.at, false
	p.skip()
	p.host.Play(b)
}

// forkAfar has a friend invited to play on from the cursor.
func (p *Page) forkAfar(own game.PlayerID) {
	p.ask = nothing
	switch u, err := p.tape.Table(p.line, p.at); {
	case err != nil:
		p.trouble = err.Error()
	case u.Position == nil:
		p.trouble = "Ships are still being placed here. With a friend a battle plays on from its first round."
	default:
		p.playing = false
		p.skip()
		p.host.PlayAfar(u, own)
	}
}

// computer returns the level that plays a side on: the one that has played it, or an ensign for a
// person.
func (p *Page) computer(side int) string {
	if by := p.rec.Header.By; side < len(by) && slices.Contains(ai.Levels(), by[side]) {
		return by[side]
	}
	return "ensign"
}

// sides returns the names of the sides that can play on.
func (p *reel) sides() []string {
	u := p.film.Setup
	return []string{u.Player(game.One), u.Player(game.Two), "Two players"}
}
