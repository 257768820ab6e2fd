package replay

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/freetable"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

// memory is a tape in memory.
type memory struct {
	file     []byte
	exported []string
	shared   []string
	forked   []int
}

func (m *memory) Record() (*record.Record, error) { return record.Salvage(bytes.NewReader(m.file)) }

func (m *memory) Setup(r *record.Record) (*game.Setup, error) {
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	return r.Header.Setup(scenarios.ByID, cat)
}

func (m *memory) Tables(h Host, line int) (kit.Page, error) {
	rec, err := m.Record()
	if err != nil {
		return nil, err
	}
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	return freetable.Watch(h, freetable.Options{Cards: cat}, "game", rec.On(line).Tables())
}

func (m *memory) Fork(line, at int, players [2]string) (battle.Start, error) {
	m.forked = append(m.forked, line, at)
	rec, err := m.Record()
	if err != nil {
		return battle.Start{}, err
	}
	cat, err := assets.Cards()
	if err != nil {
		return battle.Start{}, err
	}
	g, _, err := rec.On(line).Replay(scenarios.ByID, cat, at, func(int, []game.Event) {})
	return battle.Start{Game: g, Players: players}, err
}

func (m *memory) Table(line, at int) (*game.Setup, error) {
	rec, err := m.Record()
	if err != nil {
		return nil, err
	}
	u, err := m.Setup(rec)
	if err != nil {
		return nil, err
	}
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	return rec.PlaysOn(line, at, u, cat)
}

func (m *memory) Note(n record.Note) error {
	rec, err := m.Record()
	if err != nil {
		return err
	}
	out := bytes.NewBuffer(m.file)
	w, err := rec.Continue(out, 0)
	if err == nil {
		err = w.Note(n)
	}
	m.file = out.Bytes()
	return err
}

func (m *memory) Share(line, at int) (string, error) {
	m.shared = append(m.shared, fmt.Sprint(line, at))
	return "Link copied.", nil
}

func (m *memory) Export(what string, line, at int) (string, error) {
	m.exported = append(m.exported, fmt.Sprint(what, line, at))
	if what == "table" {
		return "", errors.New("the disk is full")
	}
	return "/x/" + what, nil
}

// table is the window of these tests.
type table struct {
	battle *battle.Start
	afar   *game.Setup // a friend is invited to play on from it
	own    game.PlayerID
	toast  string
	back   int
	opened kit.Page
	kept   []*game.Game
}

func (t *table) KeepSlide(g *game.Game) { t.kept = append(t.kept, g) }

func (t *table) Pace() float64                             { return 1 }
func (t *table) Open(p kit.Page)                           { t.opened = p }
func (t *table) Back()                                     { t.back++ }
func (t *table) Play(b battle.Start)                       { t.battle = &b }
func (t *table) PlayAfar(u *game.Setup, own game.PlayerID) { t.afar, t.own = u, own }
func (t *table) Toast(s string)                            { t.toast = s }

// tapeOf is a battle of two ensigns on tape.
func tapeOf(t testing.TB, scenario, one, two string, seed uint64) *memory {
	t.Helper()
	g := gametest.Ensigns(t, gametest.MustSetup(scenario, one, two, seed), seed)
	var b bytes.Buffer
	expect.OK(t, record.Write(&b, g))
	return &memory{file: b.Bytes()}
}

func watch(t testing.TB, m *memory) (*Page, *table, *kittest.Window) {
	t.Helper()
	h := &table{}
	p, err := New(h, m)
	expect.OK(t, err)
	return p, h, kittest.Open(t, p)
}

// look draws the page as it is now.
func look(w *kittest.Window) {
	w.View.Stale()
	w.Draw()
}

// meaning is the hash of a table without what lies behind the ends of its lists.
func meaning(s *game.State) uint64 {
	var x game.State
	s.CopyTo(&x)
	return x.Hash()
}

// Wherever the cursor jumps, forwards or backwards, the table is the one the game had there.
func TestJumpsShowTheTableOfThatMoment(t *testing.T) {
	for _, s := range [][3]string{{"tholian-web", "tw-a-1", "tw-b-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"future-tense", "ft-a-1", "ft-b-1"}} {
		p, _, _ := watch(t, tapeOf(t, s[0], s[1], s[2], 3))
		g := gametest.Quiet(t, p.film.Setup)
		want := []uint64{meaning(g.State())}
		for _, a := range p.answers {
			gametest.Submit(t, g, a)
			want = append(want, meaning(g.State()))
		}
		n := len(p.answers)
		for k := range 60 {
			at := (k * 37) % (n + 1)
			p.Seek(at)
			expect.Must(t, p.at == at && meaning(p.g.State()) == want[at],
				"%s: the table after %d answers is another one", s[0], at)
			if at > 0 && p.moment().Ask != game.PlaceShip && len(p.asked) == 0 {
				t.Fatalf("%s: no options are told of decision %d, %s", s[0], at, p.moment().Asked)
			}
			if at > 0 && (p.taken() < 0 || p.asked[p.taken()].words != p.moment().Chosen) {
				t.Fatalf("decision %d, %q, is none of the answers %+v", at, p.moment().Chosen, p.asked)
			}
		}
	}
}

func TestStepsAndMarks(t *testing.T) {
	p, h, w := watch(t, tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 5))
	w.Key("ctrl+right", "ctrl+right")
	if m := p.moment(); m.Round != 2 || p.film.Moments[p.at-1].Round != 1 {
		t.Fatalf("two rounds on the cursor is in round %d at %d", m.Round, p.at)
	}
	at := p.at
	w.Key("shift+right", "shift+left")
	expect.Same(t, p.film.Moments[p.at].Phase, p.film.Moments[at].Phase, "a phase on and back")
	w.Key("home")
	var seen []int
	for range p.marks {
		w.Key("]")
		seen = append(seen, p.at)
	}
	expect.Must(t, len(p.marks) >= 3 && slices.IsSorted(seen) && seen[len(seen)-1] == p.marks[len(p.marks)-1].at,
		"%d marks lead to %v", len(p.marks), seen)
	for range p.marks {
		w.Key("[")
	}
	expect.Same(t, p.at, p.marks[0].at, "back through the marks leads to")
	w.Key("end", "right", "right")
	expect.Same(t, p.at, len(p.answers), "the cursor runs out of the game")
	w.Key("esc")
	expect.Same(t, h.back, 1, "Esc does not lead back")
}

// write waits for an export to be written.
func write(t *testing.T, p *Page, w *kittest.Window) {
	t.Helper()
	for p.writing != nil {
		expect.Must(t, !w.View.Resting(), "it rests while it writes")
		x := <-p.writing
		p.writing <- x
		w.Tick(1)
	}
}

// It plays by itself to the end, faster at a higher speed, and rests there.
func TestPlays(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 5))
	took := map[string]int{}
	for _, speed := range []string{"1", "8"} {
		w.Key("home", speed, "space")
		for p.playing {
			p.Tick(1.0 / 30)
			if took[speed]++; took[speed] > 100_000 {
				t.Fatal("it never ends")
			}
		}
		expect.Need(t, p.at, len(p.answers), "it rests at")
	}
	expect.True(t, took["8"]*4 <= took["1"], "%d ticks at speed 8, %d at speed 1", took["8"], took["1"])
}

// A hidden dial is told only when it is asked for.
func TestDialsAreHiddenUntilAsked(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 5))
	for n, m := range p.film.Moments {
		if m.Ask == game.ChooseManeuver && m.Round == 1 {
			p.Seek(n)
		}
	}
	m := p.moment()
	expect.Need(t, m.Ask, game.ChooseManeuver, "no dial was set")
	tells := func() bool {
		look(w)
		for _, s := range w.Canvas.Scene.Shapes {
			if s.Text == m.Chosen {
				return true
			}
		}
		for _, n := range p.board.Notes {
			if n.Text == m.Chosen {
				return true
			}
		}
		return slices.ContainsFunc(p.board.Callouts, func(x scene.Callout) bool { return slices.Contains(x.Lines, m.Chosen) })
	}
	expect.True(t, !tells(), "%q is told", m.Chosen)
	w.Key("d")
	expect.True(t, tells(), "%q is not told", m.Chosen)
}

func TestNotesBranchesAndExports(t *testing.T) {
	m := tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 5)
	p, h, w := watch(t, m)
	p.Seek(40)
	w.Key("n")
	w.Type("here it turned")
	w.Key("enter")
	expect.Must(t, p.rec.NoteOn(0, 40) == "here it turned" && p.at == 40 && p.ask == nothing, "notes %+v", p.rec.Notes)
	expect.True(t, slices.ContainsFunc(p.marks, func(k mark) bool { return k.at == 40 && k.icon == "note" }),
		"the note has no mark")
	w.Key("b", "1")
	expect.Must(t, h.battle != nil && len(h.battle.Game.Answers()) == 40 && h.battle.Players == [2]string{"", "ensign"},
		"%+v", h.battle)
	p.rec.Header.By = []string{"human", "captain"} // who plays the battle plays its branch
	w.Key("b", "1")
	expect.Same(t, h.battle.Players, [2]string{"", "captain"}, "the branch of a battle against a captain is played by")
	w.Key("o", "3")
	if len(h.battle.Game.Answers()) != 39 || h.battle.Players != [2]string{} {
		t.Fatalf("%d answers, %v", len(h.battle.Game.Answers()), h.battle.Players)
	}
	rec, err := m.Record()
	expect.OK(t, err)
	out := bytes.NewBuffer(m.file)
	branch, err := rec.Fork(out, 0, 39)
	expect.OK(t, err)
	g := h.battle.Game
	gametest.Play(g, 77, 6, nil)
	expect.OK(t, branch.Follow(g))
	m.file = out.Bytes()
	p.stale = true // no tick passes while the battle is played
	w.Tick(1)      // shown again, it has the branch
	if p.rec.Lines() != 2 || p.at != 40 {
		t.Fatalf("%d lines, at %d", p.rec.Lines(), p.at)
	}
	if !slices.ContainsFunc(p.marks, func(k mark) bool { return k.icon == "branch" && k.at >= 39 && k.at <= 45 }) {
		t.Errorf("the branch has no mark: %+v", p.marks)
	}
	w.Key("shift+l")
	expect.Must(t, p.line == 1 && slices.Equal(p.answers, g.Answers()) && p.at >= 39,
		"line %d of %d answers at %d", p.line, len(p.answers), p.at)
	look(w)
	expect.True(t, w.Can("line"), "no button leads to the other line")
	w.Key("shift+l", "e", "1")
	write(t, p, w)
	expect.True(t, p.line == 0 && h.toast == "Written to /x/picture", "line %d, %q", p.line, h.toast)
	w.Key("e", "2")
	write(t, p, w)
	expect.True(t, p.trouble == "the disk is full" && p.ask == nothing, "%q", p.trouble)
	look(w)
	w.Press("untrouble")
	expect.Same(t, p.trouble, "", "the trouble cannot be closed")
}

// The timeline leads by the pointer where its marks and rounds say.
// A friend is invited to play on from a moment, with either player's ships: at the table that everybody
// sees there, never where ships are still placed.
func TestAFriendIsInvitedToAMoment(t *testing.T) {
	p, host, w := watch(t, tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 4))
	w.Press("on")
	w.Press("afar:1")
	early := strings.HasPrefix(p.trouble, "Ships are still being placed")
	expect.Must(t, host.afar == nil && early, "said is %q", p.trouble)
	w.Press("untrouble")
	for i, key := range []string{"4", "5"} {
		p.Seek(len(p.answers) / 2)
		w.Press("on")
		w.Key(key)
		at := host.afar
		expect.Must(t, at != nil && host.own == game.PlayerID(i), "no friend is invited: %q", p.trouble)
		expect.True(t, at.Position != nil && at.Seed == 0 && at.Position.Round == int(p.moment().Round),
			"round %d is played on from round %d", at.Position.Round, p.moment().Round)
		host.afar = nil
	}
}

func TestScrub(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 5))
	track := func(n int) (x, y float64) {
		b, ok := w.Find("timeline")
		expect.Must(t, ok, "there is no timeline")
		return b.Box.X + b.Box.W*p.place(n), b.Box.Y + 12
	}
	for _, n := range []int{90, 3, 50} {
		w.PressAt(track(n))
		expect.True(t, p.at == n, "a press at the place of %d leads to %d", n, p.at)
	}
	x, y := track(50)
	w.DragTo(x, y, x+2000, 0)
	expect.Same(t, p.at, len(p.answers), "dragged to the end it is at")
	x, y = track(0)
	w.Do(kit.Input{X: x, Y: y, Held: true, Moved: true, Any: true})
	expect.Same(t, p.at, len(p.answers), "it is dragged after it was let go")
	k := slices.IndexFunc(p.marks, func(m mark) bool { return m.icon == "destroyed" })
	w.Press(fmt.Sprint("mark:", k))
	expect.Same(t, p.at, p.marks[k].at, "a press on a mark does not lead there")
}

// A damaged record and one whose rules have changed are watched as far as they go, with the reason
// in words.
func TestWhatThereIsIsWatched(t *testing.T) {
	m := tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 5)
	lines := bytes.SplitAfter(m.file, []byte("\n"))
	bad := slices.Clone(lines)
	bad[60] = []byte("{\n")
	p, _, w := watch(t, &memory{file: bytes.Join(bad, nil)})
	expect.True(t, strings.Contains(p.trouble, "line 61") && len(p.answers) >= 40,
		"%q, %d answers", p.trouble, len(p.answers))
	p.Seek(len(p.answers))
	w.Resize(1024, 640)
	bad = slices.Clone(lines)
	bad[50] = bytes.Replace(bad[50], []byte(`"prompt":`), []byte(`"prompt":9`), 1)
	p, _, _ = watch(t, &memory{file: bytes.Join(bad, nil)})
	if !strings.Contains(p.trouble, "the rules have changed") || len(p.answers) < 40 || len(p.answers) > 50 {
		t.Errorf("%q, %d answers", p.trouble, len(p.answers))
	}
	expect.True(t, p.kept, "the tables that the record keeps are not offered")
	_, hash, _ := bytes.Cut(m.file, []byte(`"hash":"`))
	p, h, w := watch(t, &memory{file: bytes.Replace(bytes.Replace(m.file, hash[:16], []byte("0123456789abcdef"), 1), []byte(`"seed"`), []byte(`"version":"v0.3.1","seed"`), 1)})
	if !strings.Contains(p.trouble, "The rules have changed since this game. From decision") || len(p.answers) < 100 || !strings.Contains(p.trouble, "It was made by version v0.3.1.") {
		t.Errorf("%q, %d answers", p.trouble, len(p.answers))
	}
	for _, wide := range []float64{512, 1280} {
		w.Resize(wide, wide*0.625)
		expect.True(t, w.Can("kept"), "in a window of %g px there is no way to the kept tables", wide)
	}
	w.Key("k")
	expect.True(t, h.opened != nil && h.opened.Name() == "free table",
		"the kept tables open %v: %s", h.opened, p.trouble)
	_, err := New(&table{}, &memory{file: []byte("x\n")})
	expect.True(t, err != nil, "garbage is watched")
}

// At each size every text lies in the window and no two texts of the columns lie on each other.
func TestNothingIsClippedOrCovered(t *testing.T) {
	p, _, _ := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 2))
	for n := 0; n <= len(p.answers); n += 7 {
		p.Seek(n)
		for _, dials := range []bool{false, true} {
			p.dials = dials
			kittest.Readable(t, fmt.Sprintf("answer %d, dials %t", n, dials), p)
		}
	}
}

// BenchmarkJump is a jump to and fro over a whole game.
func BenchmarkJump(b *testing.B) {
	p, _, _ := watch(b, tapeOf(b, "tholian-web", "tw-a-1", "tw-b-1", 5))
	for b.Loop() {
		p.Seek(len(p.answers) - 1)
		p.Seek(len(p.answers) / 2)
	}
	b.ReportMetric(float64(len(p.answers)), "answers")
}

// BenchmarkBody is the page laid out and put anew, as in each tick in which something moves.
func BenchmarkBody(b *testing.B) {
	p, _, w := watch(b, tapeOf(b, "tholian-web", "tw-a-1", "tw-b-1", 5))
	p.Seek(len(p.answers) / 2)
	b.ReportAllocs()
	for b.Loop() {
		look(w)
	}
}

// Share gives away the moment that is seen.
func TestAMomentIsShared(t *testing.T) {
	m := tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5)
	p, err := New(&table{}, m)
	expect.OK(t, err)
	w := kittest.Open(t, p)
	p.Seek(7)
	w.Key("s")
	expect.List(t, m.shared, []string{"0 7"}, "shared")
}

// A slide is kept of the table at the cursor, and in the film of the table that it shows.
func TestASlideIsKeptOfWhatIsShown(t *testing.T) {
	p, h, w := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	p.Seek(30)
	w.Key("ctrl+k", "f")
	shown := kittest.Open(t, h.opened)
	for range 40 {
		shown.Tick(30)
	}
	shown.Key("ctrl+k")
	expect.Must(t, len(h.kept) == 2 && p.at > 30 && h.kept[1] == p.g,
		"%d slides; the replay stands at %d", len(h.kept), p.at)
}
