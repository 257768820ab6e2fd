package replay

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/outlook"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Tape is the record that is watched, with its exports and branches.
type Tape interface {
	// Record reads it.
	Record() (*record.Record, error)
	// Setup returns the set-up of the game.
	Setup(*record.Record) (*game.Setup, error)
	// Fork is a battle played on after an answer of a line, kept as a game of its own; players as
	// in battle.Start.
	Fork(line, at int, players [2]string) (battle.Start, error)
	// Table is what Fork gives for two programs: the set-up of a battle with a friend.
	Table(line, at int) (*game.Setup, error)
	// Note keeps a comment.
	Note(record.Note) error
	// Tables is the page on which the tables that the record keeps are watched, round by round,
	// without playing it anew.
	Tables(h Host, line int) (kit.Page, error)
	// Export writes the game as one of Exports, and says where.
	Export(what string, line, at int) (string, error)
	// Share gives the game away as a link to this moment, and says how.
	Share(line, at int) (said string, err error)
}

// Exports lists the formats in which a moment can be exported.
var Exports = [...]struct{ ID, Words, Note string }{
	{"picture", "Picture", "the table at this moment, PNG"},
	{"table", "Table file", "this position, to play on or show"},
	{"text", "Battle log", "battle log as plain text"},
	{"report", "Battle report", "set-up, rounds, score, dice, Markdown"},
	{"record", "Whole game", "every decision and branch, to watch elsewhere"},
	{"film", "Animated picture", "the battle as a film (GIF, up to 8 MB)"},
	{"deck", "Deck of slides", "a slide for each caption of the film, to present"},
}

// reel is a line of the record, wound on to the table at the cursor.
type reel struct {
	rec     *record.Record
	line    int // of the record
	answers []game.Answer
	film    *record.Film
	said    [][]record.Said // the log of each moment, once it was told
	poses   [][]spot        // of each ship after each answer
	marks   []mark
	rounds  []span

	g      *game.Game // the table at the cursor
	frames []frame    // tables on the way, to jump from
	at     int        // answers given
	before game.Game  // the table of the decision that led here
	asked  []answer   // those there were to it
	dials  bool       // those set in secret are told
}

// analysis is the judgment of the computer players on a reel.
type analysis struct {
	reel
	worths  map[int]*estimate  // of the decisions that were looked at, by the answers given after them
	reviews [2]*outlook.Review // of both players' decisions
	marked  bool               // the costly ones are on the timeline
	spare   battle.Spare
	unseen  float64 // seconds since what was counted was shown
	still   float64 // seconds the cursor has rested
}

// Host is the part of the window that the replay depends on.
type Host interface {
	kit.Window
	Play(battle.Start)                             // leaves the pages for a battle
	KeepSlide(*game.Game)                          // keeps the table behind the other slides of the free table
	PlayAfar(table *game.Setup, own game.PlayerID) // has a friend invited to play on from a table
}

// Page is a replay.
type Page struct {
	host Host
	tape Tape

	analysis

	trouble string
	kept    bool // beside it, the tables that the record keeps are offered
	playing bool
	showing *show // what came of the decision at the cursor, nil: the table stands
	speed   int
	wait    float64
	writing chan written // an export under way
	ask     ask
	note    kit.Typed
	changed bool // Body is another
	stood   int
	leads   string // where leaving leads, "" where everybody knows
	stale   bool   // the record may have grown: a branch was played

	tabs, inner kit.Tabs
	answersAt   kit.Listed
	logAt       kit.Listed
	more        kit.More
	board       scene.Board
	eye         boardview.Eye
}

// spot is the place of a ship at a moment.
type spot struct {
	pose    physics.Pose
	on, off bool // placed; destroyed
}

// span is a round's part of the answers: from From, as long as N.
type span struct {
	round   int16
	From, N int
	phases  []int // where a phase begins
}

// New watches a tape from its beginning.
func New(h Host, t Tape) (*Page, error) {
	p := &Page{host: h, tape: t, speed: 1}
	if err := p.load(0); err != nil {
		return nil, err
	}
	p.Seek(0)
	return p, nil
}

// Show goes to the line of the record that these answers tell, after so many of them; negative:
// after all. Leaving leads back to the end of that battle.
func (p *Page) Show(of []game.Answer, answers int) {
	p.leads = "the end"
	for k := range p.rec.Lines() {
		if slices.Equal(p.rec.On(k).Answers, of) && k != p.line {
			if err := p.load(k); err != nil {
				p.trouble = err.Error()
			}
			break
		}
	}
	if answers < 0 {
		answers = len(p.answers)
	}
	p.Seek(answers)
}

// load takes up a line of the record.
func (p *Page) load(line int) error {
	rec, err := p.tape.Record()
	if err != nil && rec == nil {
		return err
	}
	p.trouble, p.kept = "", false
	if err != nil {
		p.trouble = fmt.Sprintf("The file is damaged: %v. You can watch everything before that.", err)
	}
	u, err := p.tape.Setup(rec)
	if err != nil {
		return err
	}
	if line >= rec.Lines() {
		line = 0
	}
	on := rec.On(line)
	p.rec, p.line = rec, line
	p.film, p.said = rec.Film(line, -1, u), nil
	p.answers = on.Answers[:len(p.film.Moments)-1]
	if p.film.Trouble != nil {
		p.trouble = fmt.Sprintf(
			"The replay stops after decision %d of %d because the rules have changed since (%v). %s",
			len(p.answers),
			len(on.Answers),
			p.film.Trouble,
			madeBy(on),
		)
		p.kept = len(on.Tables()) > 0
	} else if rec.Notice != "" && p.trouble == "" {
		p.trouble = fmt.Sprintf("The file is incomplete: %s. All %d decisions before that are here.",
			rec.Notice, len(p.answers))
	}
	if p.g, err = game.NewQuiet(u); err != nil {
		return err
	}
	p.at, p.worths, p.showing = 0, map[int]*estimate{}, nil
	p.reviews, p.marked = [2]*outlook.Review{}, false
	if n, changed := p.survey(on); changed && p.trouble == "" {
		p.trouble = fmt.Sprintf(
			"The rules have changed since this game. From decision %d on it may differ. Playing on starts a new game. %s",
			n,
			madeBy(on),
		)
		p.kept = len(on.Tables()) > 0
	}
	return nil
}

// madeBy says who made a record of other rules, as a sentence.
func madeBy(rec *record.Record) string {
	return names.Sentence(rec.OtherRules())
}

// frame is a table on the way of a game.
type frame struct {
	at int // answers given
	g  game.Game
}

// every is the number of answers between two cached tables.
const every = 16

// survey goes through the game once, for the ways of the ships, the marks of the timeline and
// tables to jump from; it tells from where on the table is another one than was recorded.
func (p *analysis) survey(on *record.Record) (int, bool) {
	p.poses, p.rounds, p.marks, p.frames = p.poses[:0], p.rounds[:0], p.marks[:0], p.frames[:0]
	g, err := game.NewQuiet(p.film.Setup)
	if err != nil {
		return 0, false
	}
	for n := range p.film.Moments {
		m := &p.film.Moments[n]
		if k := len(p.rounds); k == 0 || p.rounds[k-1].round != m.Round {
			p.rounds = append(p.rounds, span{round: m.Round, From: n})
		}
		if n > 0 {
			if _, err := g.Submit(p.answers[n-1]); err != nil {
				return 0, false
			}
		}
		if n%every == 0 {
			p.frames = append(p.frames, frame{at: n})
			g.CopyTo(&p.frames[len(p.frames)-1].g)
		}
		s := g.State()
		row := make([]spot, s.NShips)
		for i := range row {
			sh := &s.Ships[i]
			row[i] = spot{sh.Pose, sh.Placed, sh.Destroyed}
		}
		p.poses = append(p.poses, row)
		r := &p.rounds[len(p.rounds)-1]
		r.N++
		if n > r.From && p.film.Moments[n-1].Phase != m.Phase {
			r.phases = append(r.phases, n)
		}
		p.mark(n, m, s)
	}
	p.markBranches()
	return on.Changed(g)
}

// Seek jumps to the table after n answers.
func (p *Page) Seek(n int) {
	n = max(0, min(n, len(p.answers)))
	p.showing = nil
	if n == 0 || p.at > n-1 || p.frames[(n-1)/every].at > p.at {
		f := &p.frames[max(0, n-1)/every]
		f.g.CopyTo(p.g)
		p.g.Retell()
		p.at = f.at
	}
	p.asked = p.asked[:0]
	p.advance(n)
	p.lay()
	p.changed = true
}

// advance gives the answers up to n, keeping what there was to decide last.
func (p *Page) advance(n int) {
	p.answersAt.Top, p.logAt.Top, p.still = 0, 0, 0
	for p.at < n {
		if p.at == n-1 {
			p.decide()
		}
		if _, err := p.g.Submit(p.answers[p.at]); err != nil {
			p.trouble = err.Error()
			return
		}
		p.at++
	}
}

// Name of the page.
func (p *Page) Name() string { return "replay" }

// Tick plays on, and counts beside it.
func (p *Page) Tick(dt float64) kit.Wake {
	if p.stale {
		p.stale = false
		if err := p.load(p.line); err != nil {
			p.trouble = err.Error()
		}
		p.Seek(p.stood)
	}
	p.given()
	p.watching(dt)
	p.count(dt)
	w := kit.Wake{Changed: p.changed, In: kit.Never}
	if p.playing || p.writing != nil || p.uncounted() != nil {
		w.In = 0
	}
	p.changed = false
	return w
}

// moment returns the moment at the cursor.
func (p *reel) moment() *record.Moment { return &p.film.Moments[p.at] }
