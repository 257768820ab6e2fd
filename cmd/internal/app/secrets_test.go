package app

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/window/windowtest"
)

// secretTable is how the battle of a walk is played, and how far it has come.
type secretTable struct {
	name    string
	players [2]string
	terms   record.Terms
	plant   apptest.Planting
	noClip  bool // the system has no clipboard: links are files
	battle  bool // pages that show no battle are left to the other walks
}

// secretTables are a battle of two people, one at a tournament table, and one against the computer;
// and two that Anna has left in the middle of a decision.
func secretTables() []secretTable {
	people := [2]string{"human", "human"}
	return []secretTable{
		{name: "hot seat", players: people, plant: apptest.Locked},
		{name: "tournament table", players: people, terms: record.Terms{Table: record.Tournament}, noClip: true},
		{name: "against the computer", players: [2]string{"ensign", "human"}},
		{name: "Anna is away", players: people, plant: apptest.Away, battle: true},
		{name: "Anna has placed", players: people, plant: apptest.Placing, battle: true},
	}
}

// secretWalk goes through the pages that can be reached from Bob's planning, and keeps what each
// command brought.
type secretWalk struct {
	*testing.T
	table secretTable
	save  []byte // the record of the battle
	home  string
	seed  uint64
	win   *Window
	w     *windowtest.Window
	which int // of the two battles
	given int // answers when it began

	at      []string // commands pressed since the battle was opened
	copied  []string // on the clipboard since the last look
	again   bool     // the commands of a replay are pressed once more, the last first
	known   map[string]bool
	pages   map[string][]string // how each page is reached on which something may be left
	replay  []string            // how the replay is reached
	pressed map[string]bool
	found   []string // what each command brought
	sizes   map[string]int64
}

// open opens the battle anew.
func (s *secretWalk) open() {
	s.Helper()
	if s.win != nil {
		s.win.keep.close()
	}
	for range 300 { // an export may still be under way
		if os.RemoveAll(s.home) == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	in := cli.UserFiles()
	const save = cli.GamesFolder + "/battle" + cli.RecordEnding
	if err := in.Write(save, s.save); err != nil {
		s.Fatal(err)
	}
	rec, err := record.Read(bytes.NewReader(s.save))
	if err != nil {
		s.Fatal(err)
	}
	g, _, err := playAnew(rec, 0, -1, apptest.Catalogue(s.T))
	if err != nil {
		s.Fatal(err)
	}
	s.seed = g.Setup().Seed
	s.win = &Window{keep: &keeper{err: &bytes.Buffer{}}, Cards: apptest.Catalogue(s.T), Quick: true, Seed: 7, P1: s.table.players[0], P2: s.table.players[1],
		game: g, terms: s.table.terms, loaded: save}
	s.w = windowtest.New(s.T, s.win.options())
	s.w.Resize(1280, 800)
	s.w.Tick(5)
	switch s.table.plant {
	case apptest.Locked:
		for s.w.Planning.Seat == game.One {
			s.lock()
		}
	case apptest.Away:
		s.lock()
		s.turn()
		s.w.NextShip(1)
		s.w.NextShip(-1)
		s.turn()
		s.w.Hide(true)
	case apptest.Placing:
		s.w.Tick(3)
		draft := s.w.Question.Draft
		s.w.Battle.Do(s.w.Question.MoveDraft(int32(s.which+1)*20000, 0))
		s.w.Tick(3)
		s.w.Question.Draft = draft
		s.w.Battle.Confirm()
	}
	s.w.Tick(3)
	if s.table.plant != apptest.Away {
		s.w.Hide(false)
	}
	s.w.Tick(3)
	p := s.w.Asked()
	switch {
	case p == nil || s.table.plant == apptest.Placing && p.Ask != game.PlaceShip:
		s.Fatalf("nobody places a ship: %+v", p)
	case s.table.plant != apptest.Placing && (p.Ask != game.ChooseManeuver || p.Player == game.One != (s.table.plant == apptest.Away)):
		s.Fatalf("somebody else is asked for a dial: %+v", p)
	}
	s.given = len(s.w.Game.Answers())
	s.at, s.sizes, s.copied = nil, nil, nil
	s.files()
}

// turn turns the dial that is asked for to a maneuver that hangs on the battle.
func (s *secretWalk) turn() {
	s.w.Hide(false)
	s.w.Tick(3)
	p := s.w.Asked()
	for i, left := 0, s.which+1; i < len(p.Options); i++ {
		var f game.Fate
		o := p.Options[i]
		if o.Kind != game.SetManeuver {
			continue
		}
		if game.Foresee(&s.w.View, p.Ship, int(o.N), &f); f.Dies() {
			continue
		}
		if left--; left == 0 {
			s.w.Question.Take(reading.MoveOf(o))
			s.w.Tick(3)
			return
		}
	}
	s.Fatal("a dial has too few maneuvers")
}

// lock turns a dial and locks it.
func (s *secretWalk) lock() {
	s.turn()
	s.w.LockDial(s.w.Asked())
	s.w.Tick(3)
}

// page is what is shown, by its name and that of the dialog over it.
func (s *secretWalk) page() string {
	v := s.w.Top()
	name := v.Page.Name()
	if p, ok := v.Page.(kit.Layered); ok {
		for _, l := range p.Layers() {
			if l.Modal {
				name += "/" + l.Name
			}
		}
	}
	return name
}

// leaving is what closes a page: it is pressed after the others.
var leaving = []string{"back", "leave", "esc", "shut", "cancel", "untrouble"}

// unsafe are deeds that a walk leaves alone: what takes long, leaves the program, or draws a new
// battle by chance.
var unsafe = []string{"quit", "full", "export:film", "part:export:film", "random"}

// ofBattles are the pages that show a battle: there the parts are pressed too, of those with
// numbers the first.
var ofBattles = []string{"table", "library", "replay", "film", "free table", "log", "over", "paper"}

// actions are what can be pressed on the page, what leaves it last.
func (s *secretWalk) actions() (out []string) {
	name := s.w.Top().Page.Name()
	if s.again && name != "replay" || s.table.battle && !slices.Contains(ofBattles, name) && name != "title" {
		return nil
	}
	add := func(id string) {
		if id != "" && !slices.Contains(append(out, unsafe...), id) && !s.pressed[s.key(id)] && !s.annas(id) && !s.slow(id) {
			out = append(out, id)
		}
	}
	for _, c := range s.w.Top().Commands() {
		if c.Off == "" && (c.Do != nil || c.Held != nil) {
			add(c.ID)
		}
	}
	if slices.Contains(ofBattles, s.w.Top().Page.Name()) {
		for _, p := range s.w.Top().Placed() {
			if p.Name.Kind != "" && p.Off == "" && p.Role != kit.AField && p.Name.N < 4 {
				add("part:" + p.Name.String())
			}
		}
	}
	if s.again {
		slices.Reverse(out)
	}
	slices.SortStableFunc(out, func(a, b string) int { return rank(a) - rank(b) })
	return out
}

// slow reports whether this makes once more a picture that has been made: a second of computing for
// each.
func (s *secretWalk) slow(id string) bool {
	switch id {
	case "part:picture", "part:export:picture":
		return true
	case "picture": // of the free table, which shows no battle
		return s.table.plant != apptest.Locked
	}
	return id == "export:picture" && s.again
}

// annas reports whether only Anna may press this: she alone lifts the cover from her dials.
func (s *secretWalk) annas(id string) bool {
	return s.table.plant == apptest.Away && strings.TrimPrefix(id, "part:") == "main" && strings.HasSuffix(s.page(), "/Pass the screen")
}

// key is a command of the page that is shown, in this round of the walk.
func (s *secretWalk) key(id string) string { return fmt.Sprint(s.page(), " ", id, " ", s.again) }

func rank(id string) int {
	if slices.Contains(leaving, strings.TrimPrefix(id, "part:")) {
		return 1
	}
	return 0
}

// press presses one of them; false where it is not there.
func (s *secretWalk) press(id string) bool {
	s.pressed[s.key(id)] = true
	s.at = append(s.at, id)
	if name, ok := strings.CutPrefix(id, "part:"); ok {
		for _, p := range s.w.Top().Placed() {
			if p.Name.String() == name {
				return s.w.Top().Press(p.Name) && s.passes()
			}
		}
		return false
	}
	v := s.w.Top()
	c := v.Commands().By(id)
	if c == nil || c.Off != "" || c.Do == nil {
		return false
	}
	c.Do()
	v.Stale()
	return s.passes()
}

// passes lets time pass, until what is written is written.
func (s *secretWalk) passes() bool {
	s.w.Tick(4)
	if last := s.at[len(s.at)-1]; strings.Contains(last, "export:") {
		for range 1000 {
			if c := s.w.Top().Commands().By("export"); c == nil || c.Off == "" {
				break
			}
			time.Sleep(10 * time.Millisecond)
			s.w.Tick(1)
		}
	}
	s.w.Draw()
	return true
}

// files are those that were written since the last look, saves of the battle itself apart.
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
	if err != nil {
		s.Fatal(err)
	}
	s.sizes = now
	return out
}

// clipboard is what was copied since the last look.
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
		if err != nil {
			s.Fatal(err)
		}
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

// still reports whether Bob has still to plan in the battle that was opened.
func (s *secretWalk) still() bool {
	return s.w.Game == s.win.game && len(s.w.Game.Answers()) == s.given
}

// walk goes on until every command of every page has been pressed once.
func (s *secretWalk) walk(most int) {
	s.open()
	s.look("the planning of Bob")
	s.known, s.pages = map[string]bool{s.page(): true}, map[string][]string{s.page(): nil}
	for n := 0; n < most; n++ {
		if ids := s.actions(); len(ids) > 0 && s.still() {
			from, id := s.page(), ids[0]
			if s.press(id) {
				s.look(id)
			}
			if to := s.page(); !s.known[to] && s.still() {
				s.known[to], s.pages[to] = true, append(slices.Clone(s.pages[from]), id)
				if to == "replay" {
					s.replay = s.pages[to]
				}
			}
			continue
		}
		if s.elsewhere() {
			continue
		}
		if s.again {
			return
		}
		s.again, s.pages = true, map[string][]string{"replay": s.replay}
	}
	s.Errorf("%s: %d commands do not come to an end", s.table.name, most)
}

// elsewhere goes by the way that is known to a page on which something was not pressed yet.
func (s *secretWalk) elsewhere() bool {
	for _, page := range slices.Sorted(maps.Keys(s.pages)) {
		s.open()
		for _, id := range s.pages[page] {
			s.press(id)
		}
		s.files()
		if len(s.actions()) > 0 && s.still() {
			return true
		}
		delete(s.pages, page) // all of it was pressed
	}
	return false
}

// analyzes has everything thought to its end that the program thinks beside a battle: the coach,
// and in the replay the worth of each decision and the course of the battle. It is looked at beside
// every decision from the end back to the first of the round before, with both dials shown.
func (s *secretWalk) analyzes() {
	battle.Slice = time.Hour
	defer func() { battle.Slice = 0 }()
	s.open()
	if s.press("coach") {
		s.w.Tick(2)
		s.look("the coach")
	}
	if s.replay == nil {
		s.Error("no way leads to the replay")
		return
	}
	s.open()
	for _, id := range s.replay {
		s.press(id)
	}
	s.press("last")
	s.press("dials")
	for back := range 8 {
		s.w.Tick(20)
		s.w.Draw()
		s.look(fmt.Sprint("analyzed, back ", back))
		s.press("back-one")
	}
	for range 2 {
		s.press("back-round")
		s.w.Tick(20)
		s.w.Draw()
		s.look("analyzed, back a round")
	}
}

// From Bob's planning every command of every page that can be reached is pressed, in two battles
// that differ only in what Bob may not know: the dials that Anna has turned, locked or handed in,
// where she thought of placing a ship, and the dice to come. Nothing that is shown, told, written
// or copied differs, also when all that is analyzed is analyzed to its end.
func TestNothingTellsTheSecretsOfABattle(t *testing.T) {
	t.Setenv("PATH", "") // no viewer of the machine
	slice, steps, clip := battle.Slice, battle.Steps, copyText
	battle.Slice, battle.Steps = 0, math.MaxInt
	defer func() { battle.Slice, battle.Steps, copyText = slice, steps, clip }()
	for _, table := range secretTables() {
		t.Run(table.name, func(t *testing.T) {
			if testing.Short() && table.plant != apptest.Locked {
				t.Skip("one battle is walked through in short")
			}
			home := filepath.Join(t.TempDir(), "home")
			apptest.AtHome(t, home)
			var found [2][]string
			for which := range found {
				var save bytes.Buffer
				if err := record.WriteAs(&save, record.Header{By: table.players[:], Terms: table.terms}, apptest.WithSecrets(t, which, table.plant)); err != nil {
					t.Fatal(err)
				}
				s := &secretWalk{T: t, table: table, which: which, save: save.Bytes(), home: home, pressed: map[string]bool{}}
				copyText = func(text string) error {
					if table.noClip {
						return errors.New("no clipboard")
					}
					s.copied = append(s.copied, text)
					return nil
				}
				s.walk(6000)
				s.analyzes()
				found[which] = s.found
				if which == 0 {
					pages := map[string]bool{}
					for _, f := range s.found {
						page, _, _ := strings.Cut(f, ":")
						pages[page] = true
					}
					t.Logf("%d commands on %d pages: %v", len(s.found), len(pages), slices.Sorted(maps.Keys(pages)))
				}
			}
			for i := range min(len(found[0]), len(found[1])) {
				if a, b := found[0][i], found[1][i]; a != b {
					t.Errorf("step %d differs:\n%s", i, firstDifference(a, b))
					break
				}
			}
			if len(found[0]) != len(found[1]) {
				t.Errorf("%d steps, %d with other secrets", len(found[0]), len(found[1]))
			}
		})
	}
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
