package app

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"
	"attackwing/ui/kit"
)

// files returns the files written since the last look, without the saves of the battle itself.
func (s *secretWalk) files() (out []string) {
	now := map[string]int64{}
	err := filepath.WalkDir(s.home, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(s.home, path)
		now[name] = info.Size() + info.ModTime().UnixNano()
		if s.sizes == nil || s.sizes[name] == now[name] || s.itself(name) {
			return nil
		}
		b, err := os.ReadFile(path)
		out = append(out, name+": "+s.spelled(string(b)))
		return err
	})
	expect.OK(s, err)
	s.sizes = now
	return out
}

// clipboard returns the texts copied since the last look.
func (s *secretWalk) clipboard() (out []string) {
	for _, text := range s.copied {
		out = append(out, "the clipboard: "+s.spelled(text))
	}
	s.copied = nil
	return out
}

// spelled is a text, of a link what it holds.
func (s *secretWalk) spelled(text string) string {
	if of := strings.TrimSpace(text); link.Is(of) {
		_, b, err := link.Read(of)
		expect.OK(s, err)
		return string(b)
	}
	return text
}

// itself reports whether a file is the battle itself: its save, the dials that Bob has locked, and,
// against the computer, a copy to be played on.
func (s *secretWalk) itself(name string) bool {
	save := s.win.loaded
	if rec := s.win.keep.rec; rec != nil { // written anew where its file was deleted
		save = rec.name
	}
	if strings.HasSuffix(name, ".dials.json") || strings.HasSuffix(name, ".zip") || name == filepath.Join("attackwing", save) {
		return true
	}
	return strings.HasSuffix(name, cli.RecordEnding) && s.table.players[0] != "human" && branchRound(name) == 0
}

var (
	aDate    = regexp.MustCompile(`\d{4}-\d\d-\d\d([-T ]\d\d:?\d\d(:?\d\d)?)?|\b\d\d:\d\d\b`)
	aSeed    = regexp.MustCompile(`("?seed"?: ?)\d+`)
	aPointer = regexp.MustCompile(`0x[0-9a-f]{6,}`)
)

// look keeps all that is told now: the page's parts, the board, what is read aloud, and the files.
func (s *secretWalk) look(what string) {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", s.page(), what)
	for _, p := range s.w.Top().Placed() {
		if p.Name.Kind == "toast" {
			p.Box = kit.Box{} // as wide as the time of day in a file's name
		}
		fmt.Fprintf(&b, "%v %q %v %v\n", p.Name, p.Words, p.Box, p.Lit)
	}
	fmt.Fprintln(&b, s.w.Words())
	if t, ok := s.w.Top().Page.(interface {
		Tells(int) (string, []string)
	}); ok {
		where, log := t.Tells(50)
		fmt.Fprintln(&b, where, log)
	}
	board, _ := s.w.Board()
	if board != nil {
		for i := range board.Ships {
			d := &board.Ships[i]
			fmt.Fprintf(&b, "ship %v %v %v %v\n", d.X, d.Y, d.Dial, d.Selected)
		}
		fmt.Fprintln(&b, board.Notes, board.Callouts, board.Tracks)
	}
	for _, f := range append(s.files(), s.clipboard()...) {
		if strings.Contains(f, strconv.FormatUint(s.seed, 10)) && regexp.MustCompile(`seed"?:? ?`+strconv.FormatUint(s.seed, 10)+`\b`).MatchString(f) {
			s.Errorf("%s: after %v the seed of the battle stands in %.300s", s.table.name, s.at, f)
		}
		fmt.Fprintln(&b, f)
	}
	text := aPointer.ReplaceAllString(aDate.ReplaceAllString(b.String(), "DATE"), "PTR")
	s.found = append(s.found, aSeed.ReplaceAllString(text, "${1}SEED"))
}

// firstDifference is the first line in which two texts differ, below what they are of.
func firstDifference(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return fmt.Sprintf("%s\n  %.400s\n  %.400s", x[0], x[i], y[i])
		}
	}
	return x[0]
}
