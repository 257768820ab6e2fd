package learn

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/lesson"
	"attackwing/game/puzzle"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Host is the part of the window that the page depends on.
type Host interface {
	kit.Window
	Play(battle.Start) // leaves the pages for a battle
}

// Options configures the page.
type Options struct {
	Lessons []*lesson.Lesson // in their order
	Broken  string           // why some lessons are missing, "" none are
	Puzzles []puzzle.Puzzle  // in their order
	// of the calendar, counted on: the puzzle of the day goes by it, for everybody alike; 0 there
	// is none
	Day     int
	Learned lesson.Learned // what was done before
	Keep    func(lesson.Learned) error
	Cards   func() (*card.Catalogue, error)
	Find    record.Scenarios
	Quick   func(battle string) // begins a battle at once, with fleets and places proposed; nil: there is no such way
}

// Page is the page of flight school.
type Page struct {
	host    Host
	options Options
	learned lesson.Learned
	cards   []entry
	at      int                  // the lesson that is chosen
	puzzle  int                  // and the puzzle
	kinds   [2]string            // of the puzzles played last, the last one second
	tables  map[int]*scene.Board // of puzzles that were looked at
	tabs    kit.Tabs
	list    kit.Scrolled
	naming  bool
	name    kit.Typed
	trouble string
}

// entry is a lesson with its battle and its picture.
type entry struct {
	*lesson.Lesson
	setup *game.Setup
	board *scene.Board
	wrong string // why it cannot be played
}

// New opens flight school.
func New(h Host, o Options) *Page {
	p := &Page{host: h, options: o, learned: o.Learned, trouble: o.Broken}
	for _, l := range o.Lessons {
		p.cards = append(p.cards, p.entry(l))
	}
	p.at, p.tables = p.next(), map[int]*scene.Board{}
	if i, ok := p.today(); ok && !p.solvedOne(i) {
		p.puzzle = i
	}
	return p
}

func (p *Page) entry(l *lesson.Lesson) entry {
	e := entry{Lesson: l}
	cards, err := p.options.Cards()
	if err == nil {
		e.setup, err = l.Setup(p.options.Find, cards)
	}
	if err == nil {
		var g *game.Game
		if g, err = game.NewQuiet(e.setup); err == nil {
			e.board = onmap.Board(g.View(l.Learner()))
		}
	}
	if err != nil {
		e.wrong = err.Error()
	}
	return e
}

// Name of the page.
func (p *Page) Name() string { return "learn" }

// Tick does nothing: nothing here moves by itself.
func (p *Page) Tick(float64) kit.Wake { return kit.Rest }

// next returns the lesson that comes next, the first when all were won.
func (p *Page) next() int {
	i, _ := p.learned.Now().Next(p.options.Lessons)
	return i
}

// done returns the number of lessons won.
func (p *Page) done() (n int) {
	for i := range p.cards {
		if p.learned.Now().Of(p.cards[i].ID).Done {
			n++
		}
	}
	return n
}

// numbered returns the number of a lesson of flight school, or the title of the sheet it is for.
func (p *Page) numbered(i int) string {
	if t := p.cards[i].Sheet; t != "" {
		return "Lesson for " + p.titleOf(t)
	}
	n, of := 0, 0
	for k := range p.cards {
		if p.cards[k].Sheet == "" {
			if of++; k <= i {
				n++
			}
		}
	}
	return fmt.Sprintf("Lesson %d of %d", n, of)
}

// titleOf returns the title of a battle, its id if it is not found.
func (p *Page) titleOf(id string) string {
	if s, err := p.options.Find(id); err == nil {
		return s.Sheet().Title
	}
	return id
}

// begin plays a lesson: from where it was left, or afresh.
func (p *Page) begin(i int, afresh bool) {
	e := &p.cards[i]
	if p.at = i; e.wrong != "" {
		p.trouble = "This lesson cannot be played: " + e.wrong
		return
	}
	g, err := game.New(e.setup)
	if err != nil {
		p.trouble = err.Error()
		return
	}
	if was := p.learned.Now().Of(e.ID); !afresh && !(was.Done && was.Step >= len(e.Steps)) {
		for _, a := range was.Answers {
			if _, err := g.Submit(a); err != nil { // the lesson has changed since: on from here
				break
			}
		}
	}
	p.host.Play(battle.Start{Game: g, Players: [2]string{"", ""}, Class: p.class(i)})
}

// class returns a lesson as a battle takes it.
func (p *Page) class(i int) *battle.Class {
	e := &p.cards[i]
	c := &battle.Class{Lesson: e.Lesson, Words: p.numbered(i)}
	c.Kept = func(answers []game.Answer) error {
		step := p.step(e, answers)
		if step == len(e.Steps) {
			return p.note(e, lesson.Progress{Done: true, Step: step})
		}
		return p.note(e, lesson.Progress{Step: step, Answers: append([]game.Answer(nil), answers...)})
	}
	c.Done = func() {
		if err := p.note(e, lesson.Progress{Done: true, Step: len(e.Steps)}); err != nil {
			p.host.Toast("Your progress could not be saved: " + err.Error())
		}
		p.at = p.next()
	}
	if i+1 < len(p.cards) {
		c.Ways = append(c.Ways, battle.Way{Words: "Next: " + p.cards[i+1].Title, Do: func() { p.begin(i+1, false) }})
	}
	if p.options.Quick != nil && e.Play != "" {
		c.Ways = append(c.Ways,
			battle.Way{Words: "Play " + p.titleOf(e.Play) + " now", Do: func() { p.options.Quick(e.Play) }})
	}
	return c
}

// step returns the step that answers lead to.
func (p *Page) step(e *entry, answers []game.Answer) int {
	c, err := e.Follow(e.setup, answers)
	if err != nil {
		return 0
	}
	return c.At(0).Step
}

// note keeps how far whoever learns has come.
func (p *Page) note(e *entry, now lesson.Progress) error {
	p.learned.Now().Note(e.ID, now)
	return p.keep()
}

func (p *Page) keep() error {
	if p.options.Keep == nil {
		return nil
	}
	return p.options.Keep(p.learned.Kept())
}

// who has somebody else learn, "" a guest.
func (p *Page) who(name string) {
	if name == "" { // a guest begins anew
		for i, k := range p.learned.People {
			if k.Name == "" {
				p.learned.People = append(p.learned.People[:i], p.learned.People[i+1:]...)
				break
			}
		}
	}
	if p.trouble = ""; !p.learned.Add(name) {
		p.trouble = "You can keep up to eight names."
		return
	}
	if err := p.keep(); err != nil {
		p.trouble = err.Error()
	}
	p.at = p.next()
}
