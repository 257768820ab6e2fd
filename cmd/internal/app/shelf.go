package app

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/desk"
	"attackwing/ui/library"
	"attackwing/ui/platform"
)

// Shelf is the folder of the player's saves.
type Shelf struct {
	cards *card.Catalogue
	keep  *keeper
}

func (w *Window) shelf() *Shelf { return &Shelf{cards: w.Cards, keep: w.keep} }

// saved is the name in the store of a file that lies among the player's saves; "" elsewhere.
func saved(path string) string {
	full, err := filepath.Abs(path)
	if err != nil || filepath.Dir(full) != cli.WhereIs(cli.GamesFolder) {
		return ""
	}
	return cli.GamesFolder + "/" + filepath.Base(full)
}

// battles keeps the records of the player's battles. Of a damaged one it reads what is whole.
var battles = store.Shelf[*record.Record]{
	Folder: cli.GamesFolder, Endings: []string{cli.RecordEnding}, Most: MostGame,
	Read: func(b []byte, _ string) (*record.Record, error) { return record.Salvage(bytes.NewReader(b)) },
}

// Names are the files, the newest first.
func (s *Shelf) Names() ([]string, error) {
	list, err := battles.List(cli.UserFiles())
	return store.NewestFirst(list), err
}

// salvage reads a game, with what is wrong with it in words.
func (s *Shelf) salvage(id string) (*record.Record, error) { return battles.Get(cli.UserFiles(), id) }

// Look plays a game anew to see its last table. Of a game that does not go as it went it shows what
// there is up to there.
func (s *Shelf) Look(id string) library.Game {
	rec, damage := s.salvage(id)
	var newer *record.Newer
	if n := (record.Newer{}); errors.As(damage, &n) {
		newer = &n
	}
	if rec == nil {
		if newer != nil {
			damage = newer
		}
		return library.Game{ID: id, Trouble: damage.Error(), Newer: newer}
	}
	g, _, err := rec.Replay(scenarios.ByID, s.cards, -1, nil)
	changed := damage == nil && err != nil && g != nil && rec.OtherRules() != ""
	if damage == nil {
		damage = err
	}
	if g == nil {
		return library.Game{ID: id, Date: rec.Header.Date, Answers: len(rec.Answers), Trouble: damage.Error()}
	}
	out := library.Of(id, rec, g)
	_, differs := rec.Changed(g)
	out.Changed = changed || differs
	out.Branch = branchRound(id)
	if out.Date == "" {
		out.Date = s.dated(id)
	}
	if damage != nil {
		out.Trouble, out.Rescue, out.Newer = damage.Error(), len(g.Answers()), newer
	}
	if changed {
		out.Trouble = fmt.Sprintf("The rules have changed since this game. Decision %d no longer fits.",
			len(g.Answers())+1)
	}
	return out
}

// dated returns the date and time of the last change of a game's file, "" if there is none.
func (s *Shelf) dated(id string) string {
	list, _ := battles.List(cli.UserFiles()) // a folder that cannot be read has none
	if i := slices.IndexFunc(list, func(f store.Entry) bool { return f.Name == id }); i >= 0 {
		return list[i].At.Format("2006-01-02 15:04")
	}
	return ""
}

// Resume is a game to be gone on with in its file.
func (s *Shelf) Resume(id string) (battle.Start, error) {
	name, err := battles.File(id)
	if err != nil {
		return battle.Start{}, err
	}
	rec, err := wholeSave(name)
	if err != nil {
		return battle.Start{}, err
	}
	return s.goOn(name, rec)
}

// goOn is the main line of a save to be gone on with; where the rules have changed since, as a new
// game.
func (s *Shelf) goOn(name string, rec *record.Record) (b battle.Start, err error) {
	if rec.Header.Agreed {
		return s.farOn(name, rec)
	}
	changed := false
	if b.Game, changed, err = playAnew(rec, 0, -1, s.cards); err != nil {
		return b, fmt.Errorf("%s: %w", path.Base(name), err)
	}
	copy(b.Players[:], rec.Header.By)
	b.Branch = branchRound(path.Base(name))
	b.Terms = rec.Header.Terms
	b.Terms.Used, b.Terms.Coached = rec.Clock, rec.CoachAsked()
	if b.Event = rec.Header.Event; b.Event.Is() {
		b.Event.File = found(b.Event)
		desk.Bind(&b, &eventFiles{}, s.cards)
	}
	if !changed {
		s.keep.goOn(b.Game, name)
		b.Dials = dialsOf(name)
	}
	return b, nil
}

// branch is in the name of a game that left another one, before the round in which it did.
const branch = "-branch-r"

// branchName returns the name of a game that leaves another in a round.
func branchName(of string, round int) string {
	base := strings.TrimSuffix(of, cli.RecordEnding)
	if i := strings.Index(base, branch); i > 0 {
		base = base[:i]
	}
	return fmt.Sprint(base, branch, round)
}

// branchRound is the round in which a game left another one, as its name tells; 0 where it is none.
func branchRound(id string) (round int) {
	if _, rest, ok := strings.Cut(id, branch); ok {
		_, _ = fmt.Sscan(strings.FieldsFunc(rest+".", func(r rune) bool { return r < '0' || r > '9' })[0], &round)
	}
	return round
}

// Rescue writes what is whole in a damaged file, as far as it can be played, as a new one.
func (s *Shelf) Rescue(id string) (string, error) {
	rec, _ := s.salvage(id)
	if rec == nil {
		return "", fmt.Errorf("nothing in %s can be recovered", id)
	}
	g, _, err := rec.Replay(scenarios.ByID, s.cards, -1, nil)
	if g == nil {
		return "", err
	}
	return s.add(strings.TrimSuffix(id, cli.RecordEnding)+"-rescued", func(f io.Writer) error {
		return record.WriteAs(f, rec.Header, g)
	})
}

// add makes a new game of the shelf, whole.
func (s *Shelf) add(name string, write func(io.Writer) error) (string, error) {
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return "", err
	}
	return store.Add(cli.UserFiles(), cli.GamesFolder, name, cli.RecordEnding, b.Bytes())
}

// errUnfinished refuses a copy of a battle that two people have not finished here.
var errUnfinished = errors.New("this battle has not ended in your saved games. Continue it there")

// copyOf is errUnfinished where a record is of one of these battles, which two people have not
// finished.
//
// Ruling: a copy could be conceded, and would then show the hidden dials and the dice to come of
// the battle itself. So the program makes none and takes none in while the battle goes on, whether
// the copy is over or not. Files that are copied and read outside the program keep no secrets.
func copyOf(rec *record.Record, going func() []record.Header) error {
	if rec != nil && rec.Header.Shared() &&
		slices.ContainsFunc(going(), func(h record.Header) bool { return h.Same(&rec.Header) }) {
		return errUnfinished
	}
	return nil
}

// unfinished are the battles of two people among the saves that are not over.
func (s *Shelf) unfinished() (out []record.Header) {
	names, _ := s.Names() // a folder that cannot be read has none
	for _, id := range names {
		if rec, _ := s.salvage(id); rec != nil && rec.Header.Shared() && !s.over(rec) {
			out = append(out, rec.Header)
		}
	}
	return out
}

// Import takes a game in that is whole.
func (s *Shelf) Import(name string, text []byte) (string, error) {
	base := filepath.Base(name)
	if len(text) > MostGame {
		return "", fmt.Errorf("%s: larger than any game is", base)
	}
	rec, err := record.Read(bytes.NewReader(text))
	if err == nil {
		err = copyOf(rec, s.unfinished)
	}
	if err != nil {
		return "", fmt.Errorf("%s: %w", base, err)
	}
	return s.add(gameName(base), func(f io.Writer) error {
		_, err := f.Write(text)
		return err
	})
}

// gameName returns the name of a game that was in a file: the name as it was where it is one of
// ours, and one that every system takes where it comes from elsewhere.
func gameName(file string) string {
	return store.FileName(store.Title(strings.TrimSuffix(file, cli.RecordEnding)))
}

// Delete removes a game that is not being played.
func (s *Shelf) Delete(id string) error {
	name, err := battles.File(id)
	if err != nil {
		return err
	}
	if s.keep != nil && s.keep.rec != nil && s.keep.rec.name == name {
		s.keep.close()
	}
	return errors.Join(cli.UserFiles().Remove(name), gone(dialsFile(name)), gone(secretFile(name)))
}

// waiting is the battle that the title offers to go on with: the newest that is not over, a branch
// only where no battle itself waits.
func (w *Window) waiting() (branch *battle.Saved) {
	s := w.shelf()
	names, err := s.Names()
	if err != nil {
		return nil
	}
	for _, id := range names[:min(len(names), 12)] {
		g := s.Look(id)
		out := s.waits(id, &g)
		switch {
		case out == nil:
		case g.Branch == 0:
			return out
		case branch == nil:
			branch = out
		}
	}
	return branch
}

// waits is a battle that is not over, to go on with; nil for any other.
func (s *Shelf) waits(id string, g *library.Game) *battle.Saved {
	switch {
	case g.Trouble == "" && !g.Over && g.Answers > 0:
		return &battle.Saved{
			Title: g.Scenario,
			Note:  dotted(g.Where(), g.Mode(), g.Line(), g.Date),
			Open:  func() (battle.Start, error) { return s.Resume(id) },
		}
	case g.Trouble != "" && g.Rescue > 0 && !g.Over:
		note := "damaged: %d answers are whole"
		if g.Changed {
			note = "rules have changed: %d answers still fit"
		}
		return &battle.Saved{
			Title: g.Scenario + ", " + g.Where(),
			Note:  fmt.Sprintf(note, g.Rescue),
			Open: func() (battle.Start, error) {
				again, err := s.Rescue(id)
				if err != nil {
					return battle.Start{}, err
				}
				return s.Resume(again)
			},
		}
	}
	return nil
}

// dotted joins what there is to say.
func dotted(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " · ")
}

// ImportFile takes in the game of a file.
func (s *Shelf) ImportFile(path string) (string, error) {
	path = strings.Trim(strings.TrimSpace(path), `"'`)
	if path == "" {
		return "", errors.New("no file is named; a record's name ends in " + cli.RecordEnding)
	}
	text, err := cli.ReadNamed(path, MostGame)
	if err != nil {
		return "", err
	}
	return s.Import(path, text)
}

// export makes a file among the exports. One that is there already stays, unless it holds just the
// same.
func export(name string, write func(io.Writer) error) (string, error) {
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return "", err
	}
	in := cli.UserFiles()
	full := cli.ExportsFolder + "/" + name
	if old, err := in.Read(full, b.Len()); err == nil && bytes.Equal(old, b.Bytes()) {
		return in.Where(full), nil
	}
	base, ending := name, ""
	if i := strings.IndexByte(name, '.'); i > 0 {
		base, ending = name[:i], name[i:]
	}
	name, err := store.Add(in, cli.ExportsFolder, base, ending, b.Bytes())
	if err != nil {
		return "", err
	}
	return handedOut(in, name)
}

// handedOut gives a file of the exports to the person, and says where they find it.
func handedOut(in store.Store, name string) (string, error) {
	where := in.Where(cli.ExportsFolder + "/" + name)
	if err := platform.Give(where); err != nil {
		return "", fmt.Errorf("what was exported lies in %s, and could not be handed out: %w", where, err)
	}
	if platform.Copies { // a browser's room is dear
		return name + ", among the browser's downloads", in.Remove(cli.ExportsFolder + "/" + name)
	}
	return where, nil
}

// over reports whether the battle of a save is over. One that cannot be set up counts as over.
func (s *Shelf) over(rec *record.Record) bool {
	u, err := rec.Header.Setup(scenarios.ByID, s.cards)
	return err != nil || rec.Over(u)
}

// Export copies a game, with its branches and notes, to where the exports lie.
//
// Ruling: against the computer the copy of a battle that is not over is whole, as it goes on
// elsewhere. Of two people's none is made before its end: it could be given up, and then tells all.
func (s *Shelf) Export(id string) (string, error) {
	name, err := battles.File(id)
	if err != nil {
		return "", err
	}
	b, err := cli.UserFiles().Read(name, MostGame)
	if err != nil {
		return "", err
	}
	if rec, _ := record.Salvage(bytes.NewReader(b)); rec != nil && rec.Header.Shared() && !s.over(rec) {
		return "", record.ErrSealed
	}
	return export(id, func(w io.Writer) error { _, err := w.Write(b); return err })
}
