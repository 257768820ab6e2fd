package learn

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/lesson"
	"attackwing/ui/kit"
)

// Commands returns the commands of the page.
func (p *Page) Commands() kit.Commands {
	cs := kit.Commands{
		p.main(),
		kit.Back(p.host.Back),
		p.stepping("up", "left", -1),
		p.stepping("down", "right", 1),
		p.again(),
		p.nextName(),
		p.another(),
	}
	for i := range p.cards {
		cs = append(cs, p.choose(i))
	}
	return append(cs, p.solving()...)
}

// main goes on with what comes next, or begins the lesson that was chosen.
func (p *Page) main() *kit.Command {
	c := &kit.Command{ID: "main", Words: "Begin", Key: "enter", Look: kit.Main, Do: func() { p.begin(p.at, false) }}
	if len(p.cards) == 0 {
		c.Off = "No lessons found."
		return c
	}
	switch k := p.learned.Now().Of(p.cards[p.at].ID); {
	case len(k.Answers) > 0:
		c.Words = "Continue"
	case k.Done:
		c.Words = "Again"
	}
	return c
}

// again begins a lesson afresh that was left or is done.
func (p *Page) again() *kit.Command {
	c := &kit.Command{ID: "again", Words: "Begin afresh", Key: "a", Look: kit.Small, Do: func() { p.begin(p.at, true) }}
	return c.When(len(p.cards) > 0 && len(p.learned.Now().Of(p.cards[p.at].ID).Answers) > 0)
}

func (p *Page) stepping(key, also string, by int) *kit.Command {
	words := map[int]string{-1: "Previous lesson", 1: "Next lesson"}[by]
	return &kit.Command{ID: "lesson " + key, Words: words, Key: key, Also: also, Do: func() {
		if n := len(p.cards); n > 0 {
			p.at = (p.at + by + n) % n
			p.list.Seen(lessonKey(p.at))
		}
	}}
}

// choose takes a lesson; one that is chosen already is begun.
func (p *Page) choose(i int) *kit.Command {
	c := &kit.Command{ID: fmt.Sprint("lesson-", i+1), Words: p.cards[i].Title, Lit: i == p.at, Do: func() {
		if i == p.at {
			p.begin(i, false)
			return
		}
		p.at = i
	}}
	if i < 9 {
		c.Key = fmt.Sprint(i + 1)
	}
	return c
}

// nextName has the next person learn.
func (p *Page) nextName() *kit.Command {
	return &kit.Command{ID: "nextname", Words: "Next name", Key: "n", Do: func() {
		names := append(p.learned.Names(), "")
		p.who(names[(slices.Index(names, p.learned.Name)+1)%len(names)])
	}}
}

// another asks for another name.
func (p *Page) another() *kit.Command {
	return &kit.Command{
		ID:    "newname",
		Words: "Another name",
		Brief: "New name",
		Key:   "shift+n",
		Look:  kit.Small,
		Tip:   "Progress is saved for each name.",
		Do: func() {
			p.naming, p.name = true, kit.TypedOf("")
			p.name.Focus()
		},
	}
}

// Layers ask for a name.
func (p *Page) Layers() []kit.Layer {
	if !p.naming {
		return nil
	}
	return p.Dialogs()
}

// Dialogs returns the question for it.
func (p *Page) Dialogs() []kit.Layer {
	name := strings.TrimSpace(p.name.String())
	add := (&kit.Command{ID: "addname", Words: "Learn with this name", Key: "enter", Look: kit.Main, Do: func() {
		p.naming = false
		p.who(name)
	}}).OffWhen(name == "", "Type a name first.")
	cancel := &kit.Command{ID: "back", Words: "Cancel", Key: "esc", Do: func() { p.naming = false }}
	field := kit.Field(&p.name, kit.FieldOf{ID: "learner", Label: "Name", Hint: "Who learns", Most: lesson.MostLetters})
	return []kit.Layer{
		{
			Name:     "Who learns?",
			Modal:    true,
			Key:      "name",
			Commands: kit.Commands{add, cancel},
			Body:     kit.Dialog("Who learns?", "Progress is saved for each name.", field, cancel, add),
		},
	}
}
