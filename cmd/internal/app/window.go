package app

import (
	"errors"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/platform"
	"attackwing/ui/prefs"
	"attackwing/ui/screen"
	ui "attackwing/ui/window"
)

// reportedSteps are the steps of a thought in a tick of a window that a test looks at from outside:
// about as many as a usual machine has time for.
const reportedSteps = 40

// Open opens the window. Every battle played there is kept as a record among the player's saves.
func (w *Window) Open(s *cli.Streams) error {
	w.keep, w.cardFolder = &keeper{err: s.Err}, s.CardFolder
	w.yours = newYours(s, w.Cards, w.recard)
	defer w.keep.close()
	preferred, notice := settings.Open(cli.UserFiles())
	_, lost := learned.Open(cli.UserFiles())
	for _, notice := range []string{notice, lost} {
		if notice != "" {
			s.Warn("%s", notice)
			s.Notices = append(s.Notices, notice)
		}
	}
	battle.Advises = true
	if w.Report != "" { // what a test from outside sees does not hang on how fast the machine is
		battle.Steps = reportedSteps
	}
	told := false
	asked := asked()
	was := ui.Chosen(ui.Filled(preferred, asked), asked)
	prefer := func(p prefs.Settings) {
		err := settings.Keep(cli.UserFiles(), was, p)
		if err == nil {
			was = p
		} else if !told {
			told = true
			s.Warn("the settings could not be saved: %s.", cli.WhyNotSaved(err))
		}
	}
	o := w.options()
	o.Notices, o.Settings, o.Keep = s.Notices, preferred, prefer
	err := screen.Run(o, w.Report, w.Once)
	for _, end := range w.ends {
		end()
	}
	if err != nil && strings.Contains(err.Error(), "no window system") {
		return errors.New(
			"no display: cannot open a window. simulate, replay, try and shot work without one (see attackwing --help)",
		)
	}
	return err
}

// asked returns the settings that the system asks for.
func asked() prefs.Settings { return ui.Asked(platform.Asks()) }

// options returns all that the window begins with and is given by the program, settings and notices
// apart.
func (w *Window) options() ui.Options {
	locked := record.Dials{}
	if w.loaded != "" {
		locked = dialsOf(w.loaded)
		if w.game != nil {
			w.keep.goOn(w.game, w.loaded)
		}
	}
	return ui.Options{
		Title: front.Options{
			Scenario: w.Scenario,
			Fleet1:   w.Fleet1,
			Fleet2:   w.Fleet2,
			P1:       w.P1,
			P2:       w.P2,
			Seed:     w.Seed,
			House:    w.House,
			Cards:    w.Cards,
			Lists:    w.lists,
			Own:      ownFleets,
			Build:    w.build,
			Waiting:  w.waiting,
			Pages:    w.Pages(),
			Lesson:   w.lesson,
			Yours:    w.own(),
			Afar:     w.afar(),
		},
		Battle: battle.Start{
			Game:    w.game,
			Players: [2]string{w.P1, w.P2},
			Terms:   w.terms,
			Dials:   locked,
			Branch:  branchRound(w.loaded),
		},
		Quick: w.Quick, Data: data{w},
		First: w.First, Arrive: w.Arrive, Receive: w.Receive, System: asked,
		Share: w.share, Slide: w.slide, NextSlide: w.nextSlide, Show: w.show, Move: move,
		Begun: w.begun, Record: w.keep.follow, Clocked: w.keep.clock, Coached: w.keep.coached, Dials: w.keep.dials,
		Replay: w.replay, Branch: w.branch, Film: w.Film, Again: w.again,
		Next: func(m *remote.Rematch) (*remote.Peer, [][]byte, error) { return w.beginAfar(m) },
	}
}

// own are the player's sheets and cards, nil where none are read.
func (w *Window) own() front.Yours {
	if w.yours == nil {
		return nil
	}
	return w.yours
}

// recard has all pages that are opened from now on know other cards.
func (w *Window) recard(cat *card.Catalogue) {
	w.Cards = cat
	if w.Free != nil {
		w.Free.Recard(cat)
	}
}

// begun keeps a battle that begins.
func (w *Window) begun(b battle.Start) error {
	w.current = b.Game
	w.begunAfar(b)
	return w.keep.begin(b)
}
