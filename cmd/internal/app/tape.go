package app

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/captions"
	"attackwing/ui/film"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/library"
	"attackwing/ui/replay"
	"attackwing/ui/shot"
)

// tape is a game of the shelf that is watched.
type tape struct {
	*Shelf
	id string
}

// Watch is the page of a replay.
func (s *Shelf) Watch(id string, h library.Host) (kit.Page, error) {
	p, err := s.watch(id, h)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (s *Shelf) watch(id string, h library.Host) (*replay.Page, error) {
	return replay.New(h, &tape{s, id})
}

// replay is the page on which the battle in the window, which these answers tell, is watched from a
// moment on.
func (w *Window) replay(h front.Host, of []game.Answer, answers int) (kit.Page, error) {
	if w.keep.rec == nil {
		return nil, errors.New("this battle is not saved, so there is nothing to watch")
	}
	s := w.shelf()
	p, err := replay.New(h, &tape{s, path.Base(w.keep.rec.name)})
	if err != nil {
		return nil, err
	}
	p.Show(of, answers)
	return p, nil
}

// branch is the battle in the window, which these answers tell, played on from after so many of
// them.
func (w *Window) branch(of []game.Answer, at int, players [2]string) (battle.Start, error) {
	if w.keep.rec == nil {
		return battle.Start{}, errors.New("this battle is not saved, so it cannot be played on from here")
	}
	t := &tape{w.shelf(), path.Base(w.keep.rec.name)}
	rec, err := t.Record()
	if rec == nil {
		return battle.Start{}, err
	}
	for line := range rec.Lines() {
		if slices.Equal(rec.On(line).Answers, of) {
			return t.Fork(line, at, players)
		}
	}
	return battle.Start{}, errors.New(
		"the record does not tell this battle to its end, so it cannot be played on from here",
	)
}

// Record reads the game; beside damage it gives what stands before.
func (t *tape) Record() (*record.Record, error) { return t.salvage(t.id) }

// Setup returns the set-up with which the game began.
func (t *tape) Setup(rec *record.Record) (*game.Setup, error) {
	return rec.Header.Setup(scenarios.ByID, t.cards)
}

// Fork is a battle played on from a moment, kept as a game of its own with its own players.
func (t *tape) Fork(line, at int, players [2]string) (b battle.Start, err error) {
	name, err := battles.File(t.id)
	if err != nil {
		return b, err
	}
	rec, err := wholeSave(name)
	if err != nil {
		return b, fmt.Errorf("%w; rescue what is whole first", err)
	}
	if b.Game, err = rec.Branch(line, at, scenarios.ByID, t.cards); err != nil {
		return b, err
	}
	for i, who := range players {
		b.Players[i] = cmp.Or(who, "human")
	}
	b.Terms, b.Branch = rec.Header.Terms, max(1, int(b.Game.State().Round))
	t.keep.goOn(b.Game, branchName(t.id, b.Branch))
	return b, nil
}

// Table is the set-up of a battle that is played on with a friend.
func (t *tape) Table(line, at int) (*game.Setup, error) {
	rec, damage := t.Record()
	if rec == nil {
		return nil, damage
	}
	u, err := t.Setup(rec)
	if err != nil {
		return nil, err
	}
	return rec.PlaysOn(line, at, u, t.cards)
}

// Note keeps a comment in the record.
func (t *tape) Note(n record.Note) error {
	name, err := battles.File(t.id)
	if err != nil {
		return err
	}
	s, rec, err := openSavedGame(name)
	if err != nil {
		return err
	}
	w, err := rec.Continue(s.tail, 0)
	if err == nil {
		err = w.Note(n)
	}
	if err != nil {
		err = errors.New(cli.WhyNotSaved(err))
	}
	return errors.Join(err, s.close())
}

// Tables shows them as a row of scenes.
func (t *tape) Tables(h replay.Host, line int) (kit.Page, error) {
	rec, damage := t.Record()
	if rec == nil {
		return nil, damage
	}
	name, tables := strings.TrimSuffix(t.id, cli.RecordEnding), rec.On(line).Tables()
	if !t.over(rec) {
		tables = kit.Each(tables, (*record.Table).Public)
	}
	return freetable.Watch(h,
		freetable.Options{
			Cards: t.cards,
			Still: func() bool { return settings.Now(cli.UserFiles()).Motion == "off" },
		}, name, tables)
}

// Export writes what was asked for among the exports.
func (t *tape) Export(what string, line, at int) (string, error) {
	rec, damage := t.Record()
	if rec == nil {
		return "", damage
	}
	name := strings.TrimSuffix(t.id, cli.RecordEnding)
	u, err := t.Setup(rec)
	if err != nil {
		return "", err
	}
	f := rec.Film(line, -1, u)
	rec = rec.On(line)
	if line > 0 {
		name = fmt.Sprintf("%s-branch-%d", name, line)
	}
	to := at
	if slices.Contains([]string{"report", "text", "film", "deck"}, what) { // of all of it
		to = -1
	}
	g, _, err := rec.Replay(scenarios.ByID, t.cards, to, nil)
	if g == nil {
		return "", err
	}
	switch what {
	case "picture":
		return export(fmt.Sprintf("%s-%d.png", name, at),
			func(w io.Writer) error { return Picture(w, g.View(game.Nobody), 1200) })
	case "table":
		table, err := f.Table(g)
		if err != nil {
			return "", err
		}
		return export(fmt.Sprintf("%s-%d.table.yaml", name, at), table.Write)
	case "film":
		shown, err := film.New(f)
		if err != nil {
			return "", err
		}
		return export(name+".gif",
			func(w io.Writer) error { return film.Animate(w, shown, FilmTitle(rec, g.Setup()), shot.MostBytes) })
	case "deck":
		d, err := freetable.DeckOf(f, g.Answers(), captions.Of(f))
		if err != nil {
			return "", err
		}
		return export(name+".deck.yaml", d.Write)
	case "text":
		return export(name+".txt", func(w io.Writer) error { return rec.Log(w, f) })
	case "report":
		return export(name+".md", func(w io.Writer) error { return rec.Story(w, f, g) })
	}
	return t.Shelf.Export(t.id)
}
