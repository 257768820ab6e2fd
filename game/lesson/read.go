package lesson

import (
	"errors"
	"fmt"
	"io"
	"path"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/textfile"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// maxFile is the most bytes of a lesson.
const maxFile = 64 << 10

// fault is something wrong with a field of a lesson.
type fault struct{ path, why string }

func (f fault) Error() string { return f.path + ": " + f.why }

func wrong(path, format string, args ...any) error { return fault{path, fmt.Sprintf(format, args...)} }

// Read reads a lesson; name is that of its file, which errors tell with the line and the field.
func Read(r io.Reader, name string) (*Lesson, error) {
	l := &Lesson{ID: strings.TrimSuffix(path.Base(name), Ending)}
	b, err := textfile.Read(r, maxFile)
	if err == nil {
		err = textfile.Decode(func() error { return l.decode(b, name) })
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

// wholeFields are the fields of a lesson that take whole numbers.
var wholeFields = textfile.WholeFields(reflect.TypeFor[Lesson](), map[string]bool{})

func (l *Lesson) decode(b []byte, name string) error {
	file, err := textfile.Document(b, "lesson", wholeFields)
	if err != nil {
		return err
	}
	if err := yaml.UnmarshalWithOptions(b, l, yaml.Strict()); err != nil {
		return err
	}
	l.Position.Within(file, "position", name)
	return placed(file, l.check())
}

// placed tells an error with the line of the field it is about.
func placed(file *ast.File, err error) error {
	var f fault
	if errors.As(err, &f) {
		return fmt.Errorf("line %d: %w", textfile.LineOf(file, f.path), err)
	}
	return err
}

// check tells what is wrong with what the file says, as far as no cards are needed for it.
func (l *Lesson) check() error {
	if err := kept(reflect.ValueOf(l).Elem(), ""); err != nil {
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
		return wrong(at+".ask", "no question is named")
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
		return wrong(at, "it is never done: it wants a question (asked), or what ends it (until)")
	case k.Asked == nil && len(k.Choose) > 0:
		return wrong(at+".choose", "options of no question: asked is missing")
	case len(k.Choose) == 0 && (k.Else != "" || k.Wrong != ""):
		return wrong(at, "no option is right (choose), so that none is wrong")
	case k.Else != "" && k.Wrong != "":
		return wrong(at+".wrong", "what else refuses never happens")
	case len(words) > cardWords:
		return wrong(at+".words", "%d words, with those of press; the card has room for %d", len(words), cardWords)
	}
	if u := k.Until; u != nil {
		if u.Event != "" && !slices.Contains(Awaited(), strings.ToLower(u.Event)) {
			return wrong(at+".until.event", "%q is none of %s", u.Event, strings.Join(Awaited(), ", "))
		}
		if *u == (Until{}) {
			return wrong(at+".until", "it says nothing")
		}
	}
	return nil
}

// cardWords is the most words that a person is given to read at once.
const cardWords = 40

// kept tells which field is not as its tags say, nil when all are.
func kept(v reflect.Value, at string) error {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return nil
		}
		return kept(v.Elem(), at)
	case reflect.Slice:
		for i := range v.Len() {
			if err := kept(v.Index(i), fmt.Sprintf("%s[%d]", at, i)); err != nil {
				return err
			}
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[record.Table]() { // it has its own words about itself
			return nil
		}
		for i := range v.NumField() {
			if err := keptField(v.Type().Field(i), v.Field(i), at); err != nil {
				return err
			}
		}
	}
	return nil
}

func keptField(f reflect.StructField, v reflect.Value, at string) error {
	name, inline, _ := strings.Cut(f.Tag.Get("yaml"), ",")
	if name == "-" {
		return nil
	}
	if inline == "inline" {
		return kept(v, at)
	}
	if at != "" {
		name = at + "." + name
	}
	if f.Tag.Get("need") != "" && v.IsZero() {
		return wrong(name, "it is missing")
	}
	if most, _ := strconv.Atoi(f.Tag.Get("most")); most > 0 && v.Len() > most {
		return wrong(name, "%d are more than %d", v.Len(), most)
	}
	if letters, _ := strconv.Atoi(f.Tag.Get("letters")); letters > 0 {
		texts := []string{}
		if v.Kind() == reflect.String {
			texts = append(texts, v.String())
		} else {
			for i := range v.Len() {
				texts = append(texts, v.Index(i).String())
			}
		}
		for _, words := range texts {
			if n := len([]rune(words)); n > letters || !textfile.Shown(words) {
				return wrong(name, "%d letters are more than %d, or one of them cannot be shown", n, letters)
			}
		}
	}
	if least, most, ok := strings.Cut(f.Tag.Get("range"), ","); ok && v.Int() != 0 {
		lo, _ := strconv.Atoi(least)
		hi, _ := strconv.Atoi(most)
		if n := int(v.Int()); n < lo || n > hi {
			return wrong(name, "%d is not from %d to %d", n, lo, hi)
		}
	}
	return kept(v, name)
}

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
