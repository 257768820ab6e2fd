package app

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
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
	slice, steps, clip, shared := battle.Slice, battle.Steps, copyText, shareText
	battle.Slice, battle.Steps = 0, math.MaxInt
	defer func() { battle.Slice, battle.Steps, copyText, shareText = slice, steps, clip, shared }()
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
				shareText = func(text string) (string, error) { return "Link copied.", copyText(text) }
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
			expect.True(t, len(found[0]) == len(found[1]),
				"%d steps, %d with other secrets", len(found[0]), len(found[1]))
		})
	}
}
