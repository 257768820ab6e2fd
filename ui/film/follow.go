package film

import (
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/captions"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Source is a record that somebody else goes on with.
type Source interface {
	// Look reads it anew where it is another than at the last look. Changed without a record: there
	// is none now, and err says why.
	Look() (now *Latest, changed bool, err error)
}

// Attended is a Source that wants to know of its audience.
type Attended interface {
	Ended() // the battle is over, and all of it has been seen: once
	Left()  // the audience has left
}

// Latest is a record as far as it has come.
type Latest struct {
	Film    *record.Film
	Answers []game.Answer
	Title   string
}

// Audience is a second window: it shows a battle that is played elsewhere as everybody may see it,
// and goes on by itself as its record grows. While there is nothing to be read it shows what it saw
// last, and says what it waits for.
type Audience struct {
	host    kit.Window
	from    Source
	page    *Page // nil before anything was read
	answers []game.Answer
	since   float64 // seconds since the last look
	waits   string  // what for, "" nothing
	rests   float64 // seconds for which the end has been seen
	told    bool    // that it has been
}

// often is the time between two looks at the record, in seconds.
const often = 0.5

// NewAudience follows a record.
func NewAudience(host kit.Window, from Source) *Audience {
	return &Audience{host: host, from: from, since: often, waits: "Looking for the battle."}
}

// Name of the page.
func (a *Audience) Name() string { return "audience" }

// Tells whoever does not see it what is watched or waited for, and what has happened.
func (a *Audience) Tells(most int) (where string, log []string) {
	if a.page == nil {
		return "Nothing to see yet", []string{a.waits}
	}
	log = a.page.film.Said(most)
	if a.waits != "" {
		log = append(log, a.waits)
	}
	return "Watching: " + a.page.o.Title, log
}

// Commands returns the way out.
func (a *Audience) Commands() kit.Commands { return kit.Commands{a.back()} }

func (a *Audience) back() *kit.Command {
	return kit.Back(func() {
		if s, ok := a.from.(Attended); ok {
			s.Left()
		}
		a.host.Back()
	})
}

// Tick looks at the record now and then, and lets what came be seen.
func (a *Audience) Tick(dt float64) kit.Wake {
	changed := false
	if a.since += dt; a.since >= often || a.page == nil ||
		a.page.film.Over() { // a window that rests is woken for nothing else
		a.since = 0
		changed = a.look()
	}
	if a.page == nil {
		return kit.Wake{Changed: changed, In: often}
	}
	w := a.page.Tick(dt)
	w.Changed, w.In = w.Changed || changed, min(w.In, often)
	if a.over(dt) {
		a.told = true
		if s, ok := a.from.(Attended); ok {
			s.Ended()
		}
	}
	return w
}

// lasts is for how many seconds the end of a battle is seen before its source is told.
const lasts = 2.0

// over reports whether the end of the battle has been seen, once.
func (a *Audience) over(dt float64) bool {
	if f := a.page.film; a.told || !f.Over() || !f.Film.Over {
		a.rests = 0
		return false
	}
	a.rests += dt
	return a.rests >= lasts
}

// look takes up what the record tells now; true: something else is to be seen.
func (a *Audience) look() bool {
	now, changed, err := a.from.Look()
	if !changed {
		return false
	}
	if a.waits = ""; err != nil {
		a.waits = err.Error()
	}
	if now == nil || len(now.Film.Moments) == 0 {
		return true
	}
	n := len(now.Film.Moments) - 1 // answers that the rules of this program take
	now.Answers = now.Answers[:min(n, len(now.Answers))]
	goesOn := a.page != nil && len(now.Answers) >= len(a.answers) &&
		slices.Equal(now.Answers[:len(a.answers)], a.answers) &&
		same(a.page.film.Film.Setup, now.Film.Setup)
	a.answers = now.Answers
	if goesOn {
		a.page.film.extend(now.Film)
		return true
	}
	f, err := New(now.Film)
	if err != nil {
		a.waits = err.Error()
		return true
	}
	f.Live = true
	f.Seek(len(now.Film.Moments)) // what was before is not told again
	a.page = NewPage(a.host, f, Options{Title: now.Title})
	a.page.bare, a.page.hidden = true, true
	if _, ok := a.from.(Attended); ok {
		a.page.out = a.back()
	}
	return true
}

// same reports whether two records begin alike.
func same(a, b *game.Setup) bool {
	return a.Seed == b.Seed && a.Scenario.Sheet().ID == b.Scenario.Sheet().ID && a.Fleets[0].Name == b.Fleets[0].Name &&
		a.Fleets[1].Name == b.Fleets[1].Name
}

// extend takes up a film that goes on where this one ends.
func (p *Projector) extend(f *record.Film) {
	told := p.Told()
	p.Film, p.Captions = f, captions.Of(f)
	p.next = 0
	for p.next < len(p.Captions) && !p.at.Before(p.Captions[p.next].To) {
		p.next++
	}
	if p.told = -1; told != nil {
		if p.told = slices.IndexFunc(p.Captions,
			func(c captions.Caption) bool { return c.To == told.To && c.Head == told.Head }); p.told >= 0 {
			p.next = max(p.next, p.told+1)
		} else {
			p.hold = 0
		}
	}
}

// Body returns the battle, or the words on what it waits for.
func (a *Audience) Body() kit.Part {
	if a.page == nil {
		return kit.Sheet(
			kit.Column(8, kit.Space(), kit.Centered(kit.Text(scene.StyleH2, scene.Text1, "Nothing to see yet")),
				kit.Centered(kit.Text(scene.StyleBody, scene.Text2, a.waits)), kit.Space()),
		)
	}
	a.page.notice = a.waits
	return a.page.Body()
}
