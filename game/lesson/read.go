package lesson

import (
	"fmt"
	"io"
	"path"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/filedoc"
	"attackwing/game/record"
)

// maxFile is the most bytes of a lesson.
const maxFile = 64 << 10

// Read reads a lesson; name is that of its file, which errors tell with the line and the field.
func Read(r io.Reader, name string) (*Lesson, error) {
	l := &Lesson{ID: strings.TrimSuffix(path.Base(name), Ending)}
	doc, err := filedoc.Read(r, maxFile, "lesson", l)
	if err == nil {
		l.Position.Within(doc, "position", name)
		err = doc.Placed(l.check())
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

// check tells what is wrong with what the file says, as far as no cards are needed for it.
func (l *Lesson) check() error {
	if err := filedoc.First(l); err != nil {
		return err
	}
	for i := range l.Enemy {
		if err := l.Enemy[i].check(fmt.Sprintf("enemy[%d]", i)); err != nil {
			return err
		}
	}
	for i := range l.Self {
		if err := l.Self[i].check(fmt.Sprintf("self[%d]", i)); err != nil {
			return err
		}
	}
	for i := range l.Steps {
		if err := l.Steps[i].check(fmt.Sprintf("steps[%d]", i)); err != nil {
			return err
		}
	}
	return nil
}

// check tells which question there is not.
func (q *Question) check(at string) error {
	if q.Round < 0 || q.Ask == "" {
		return filedoc.Wrong(at+".ask", "no question is named")
	}
	return nil
}

// check tells what a step lacks, or has too much of.
func (k *Step) check(at string) error {
	if k.Asked != nil {
		if err := k.Asked.check(at + ".asked"); err != nil {
			return err
		}
	}
	switch words := strings.Fields(k.Words + " " + k.Press); {
	case k.Asked == nil && k.Until == nil:
		return filedoc.Wrong(at, "it is never done: it wants a question (asked), or what ends it (until)")
	case k.Asked == nil && len(k.Choose) > 0:
		return filedoc.Wrong(at+".choose", "options of no question: asked is missing")
	case len(k.Choose) == 0 && (k.Else != "" || k.Wrong != ""):
		return filedoc.Wrong(at, "no option is right (choose), so that none is wrong")
	case k.Else != "" && k.Wrong != "":
		return filedoc.Wrong(at+".wrong", "what else refuses never happens")
	case len(words) > cardWords:
		return filedoc.Wrong(at+".words", "%d words, with those of press; the card has room for %d", len(words),
			cardWords)
	}
	if u := k.Until; u != nil {
		if u.Event != "" && !slices.Contains(Awaited(), strings.ToLower(u.Event)) {
			return filedoc.Wrong(at+".until.event", "%q is none of %s", u.Event, strings.Join(Awaited(), ", "))
		}
		if *u == (Until{}) {
			return filedoc.Wrong(at+".until", "it says nothing")
		}
	}
	return nil
}

// cardWords is the most words that a person is given to read at once.
const cardWords = 40

// Setup is the battle of the lesson. The ships that its steps name are looked for here.
func (l *Lesson) Setup(find record.Scenarios, cat *card.Catalogue) (*game.Setup, error) {
	u, err := l.Position.Setup(find, cat)
	if err != nil {
		return nil, err
	}
	for i := range l.Steps {
		k := &l.Steps[i]
		named := []string{}
		if k.Asked != nil {
			named = append(named, k.Asked.Ship)
		}
		if k.Until != nil {
			named = append(named, k.Until.Ship, k.Until.Lock, k.Until.Near)
		}
		for _, id := range named {
			if _, ok := l.ship(u, id); id != "" && !ok {
				return nil, fmt.Errorf("%s%s: steps[%d] names the ship %q, which there is not", l.ID, Ending, i, id)
			}
		}
	}
	return u, nil
}
