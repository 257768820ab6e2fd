package replay

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Tape is the record that is watched, and what can be made of it.
type Tape interface {
	// Record reads it.
	Record() (*record.Record, error)
	// Setup is what the game began with.
	Setup(*record.Record) (*game.Setup, error)
	// Fork is a battle played on after an answer of a line, kept as a branch; players as in page.Battle.
	Fork(line, at int, players [2]string) (page.Battle, error)
	// Round is the table as a round of a line began, to be played out with other dice.
	Round(line, round int) (*game.Setup, error)
	// Note keeps a comment.
	Note(record.Note) error
	// Export writes the game as one of Exports, and says where.
	Export(what string, line, at int) (string, error)
}

// Exports are what a moment can be given away as.
var Exports = [...]struct{ ID, Words string }{{"picture", "Picture of the table"}, {"table", "Table file of this moment"}, {"report", "Battle report in words"}, {"record", "The whole record"}}

// Page is a replay.
type Page struct {
	page.Plain
	host page.Host
	tape Tape

	rec     *record.Record
	line    int // of the record
	answers []game.Answer
	film    *record.Film
	poses   [][]spot // of each ship after each answer
	marks   []mark
	rounds  []span

	g       *game.Game // the table at the cursor
	at      int        // answers given
	options []string   // of the decision that led here
	picked  []bool

	chances []chance // to win, nil before the first was estimated
	curve   bool     // they are shown
	guessed bool     // all that can be

	trouble string
	dials   bool
	playing bool
	speed   int
	wait    float64
	scrub   bool
	optTop  int
	ask     ask
	text    string
	turn    int
	stood   int
	stale   bool // the record may have grown: a branch was played

	board  scene.Board
	cam    scene.Camera
	from   float64 // of the timeline, on the screen
	to     float64
	trackY float64
	formAt scene.Pt
	formW  float64
}

// ask is what is asked for over the page.
type ask uint8

const (
	nothing ask = iota
	aNote
	whoPlays // on from here
	whoElse  // deciding otherwise
	anExport
)

// spot is where a ship was.
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
func New(h page.Host, t Tape) (*Page, error) {
	p := &Page{host: h, tape: t, speed: 1}
	if err := p.load(0); err != nil {
		return nil, err
	}
	p.seek(0)
	return p, nil
}

// load takes up a line of the record.
func (p *Page) load(line int) error {
	rec, err := p.tape.Record()
	if err != nil && rec == nil {
		return err
	}
	p.trouble = ""
	if err != nil {
		p.trouble = fmt.Sprintf("The record is damaged: %v. What stands before that can be watched.", err)
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
	p.film = record.Shoot(u, on.Answers)
	p.answers = on.Answers[:len(p.film.Moments)-1]
	if p.film.Trouble != nil {
		p.trouble = fmt.Sprintf("The replay stops after answer %d of %d: the rules have changed since (%v).", len(p.answers), len(on.Answers), p.film.Trouble)
	} else if rec.Notice != "" && p.trouble == "" {
		p.trouble = fmt.Sprintf("The file was cut off: %s. All %d answers before that are here.", rec.Notice, len(p.answers))
	}
	if p.g, err = game.NewQuiet(u); err != nil {
		return err
	}
	p.at, p.chances, p.guessed = 0, nil, false
	if n, changed := p.survey(on); changed && p.trouble == "" {
		p.trouble = fmt.Sprintf("The rules have changed since this was played: from answer %d on it may have gone another way. Playing on from there makes a new game.", n)
	}
	return nil
}

// survey goes through the game once, for the ways of the ships and the marks of the timeline; it tells from where on the
// table is another one than was recorded.
func (p *Page) survey(on *record.Record) (int, bool) {
	p.poses, p.rounds, p.marks = p.poses[:0], p.rounds[:0], p.marks[:0]
	g, err := game.NewQuiet(p.film.Setup)
	if err != nil {
		return 0, false
	}
	for n := range p.film.Moments {
		if n > 0 {
			if _, err := g.Submit(p.answers[n-1]); err != nil {
				return 0, false
			}
		}
		s := g.State()
		row := make([]spot, s.NShips)
		for i := range row {
			sh := &s.Ships[i]
			row[i] = spot{sh.Pose, sh.Placed, sh.Destroyed}
		}
		p.poses = append(p.poses, row)
		m := &p.film.Moments[n]
		if k := len(p.rounds); k == 0 || p.rounds[k-1].round != m.Round {
			p.rounds = append(p.rounds, span{round: m.Round, From: n})
		}
		r := &p.rounds[len(p.rounds)-1]
		r.N++
		if n > r.From && p.film.Moments[n-1].Phase != m.Phase {
			r.phases = append(r.phases, n)
		}
		p.mark(n, m)
	}
	p.markBranches()
	return on.Changed(g)
}

// seek goes to the table after n answers: forwards by giving those between, backwards by playing anew, which takes about a
// millisecond for a whole game.
func (p *Page) seek(n int) {
	n = max(0, min(n, len(p.answers)))
	p.optTop = 0
	if n-1 < p.at {
		if err := p.g.Rewind(max(0, n-1)); err != nil {
			p.trouble = err.Error()
			return
		}
		p.at = max(0, n-1)
	}
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
	if n == 0 {
		p.options, p.picked = nil, nil
	}
	p.lay()
	p.Changed()
}

// decide keeps what could be chosen at the decision that is made next.
func (p *Page) decide() {
	p.options, p.picked = p.options[:0], p.picked[:0]
	a := p.answers[p.at]
	ps := p.g.Prompts()
	for i := range ps {
		q := &ps[i]
		if q.ID != a.Prompt {
			continue
		}
		v := p.g.View(q.Player)
		for k := range q.Options {
			p.options = append(p.options, q.Label(v, k))
			p.picked = append(p.picked, a.Picks&(1<<uint(k)) != 0)
		}
	}
}

// Name of the page.
func (p *Page) Name() string { return "replay" }

// Tick plays on.
func (p *Page) Tick(dt float64) {
	if p.stale {
		p.stale = false
		if err := p.load(p.line); err != nil {
			p.trouble = err.Error()
		}
		p.seek(p.stood)
	}
	if !p.playing {
		if p.curve && !p.guessed && !p.scrub {
			p.guessed = !p.guess()
			p.Changed()
		}
		return
	}
	if p.wait -= dt * float64(p.speed); p.wait > 0 {
		return
	}
	if p.at >= len(p.answers) {
		p.playing = false
		p.Changed()
		return
	}
	p.seek(p.at + 1)
	p.wait = p.length()
}

// length is how long the moment at the cursor is shown, in seconds.
func (p *Page) length() float64 {
	told := 0
	for _, e := range p.film.Moments[p.at].Events {
		if e.Say(p.film.Setup) != "" {
			told++
		}
	}
	return 0.15 + min(1.6, 0.35*float64(told))
}

// Resting is false while it plays or estimates.
func (p *Page) Resting() bool { return !p.playing && !p.stale && (p.guessed || !p.curve) }

// Board is the table at the cursor.
func (p *Page) Board() (*scene.Board, scene.Camera) { return &p.board, p.cam }

// moment is the one at the cursor.
func (p *Page) moment() *record.Moment { return &p.film.Moments[p.at] }
