package app

import (
	"time"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game/card"
	"attackwing/game/lesson"
	"attackwing/game/puzzle"
	"attackwing/game/store"
	"attackwing/scenarios"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/learn"
)

// learnedFile lies beside the settings: who has learned what.
const learnedFile = "learned.json"

// mostLearned bounds the file, bytes.
const mostLearned = 1 << 20

// learn opens flight school.
func (w *Window) learn(h front.Host) kit.Page {
	o := learn.Options{
		Puzzles: puzzle.All(),
		Day:     calendarDay(time.Now()),
		Find:    scenarios.ByID,
		Keep:    keepLearned,
		Learned: readLearned(),
		Cards: func() (*card.Catalogue, error) {
			if w.Cards == nil {
				return assets.Cards()
			}
			return w.Cards, nil
		},
	}
	var err error
	if o.Lessons, err = lessons(); err != nil {
		o.Broken = err.Error()
	}
	if q, ok := h.(interface{ Quick(battle string) }); ok {
		o.Quick = q.Quick
	}
	return learn.New(h, o)
}

// learned is the kept file of progress in flight school. Losing it costs only the ticks of finished
// lessons.
var learned = store.Document[lesson.Learned]{
	File: learnedFile, Name: "progress of flight school", Most: mostLearned,
	Without: "Flight school starts from the beginning.",
}

// firstLearner is the name of the learner before anybody has given one.
const firstLearner = "Cadet"

// readLearned returns the progress in the lessons. If no file can be read it is as if nobody had
// learned anything.
func readLearned() lesson.Learned {
	in := cli.UserFiles()
	l, damage := learned.Read(in)
	if is, err := store.Has(in, learnedFile); damage != nil || err != nil || !is {
		return lesson.Learned{Name: firstLearner}
	}
	return l
}

// keepLearned keeps it.
func keepLearned(l lesson.Learned) error { return learned.Keep(cli.UserFiles(), lesson.Learned{}, l) }

// calendarDay is a day of the calendar where somebody is, counted on.
func calendarDay(t time.Time) int {
	y, m, d := t.Date()
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}
