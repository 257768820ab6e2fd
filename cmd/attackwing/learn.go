package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/lesson"
	"attackwing/game/puzzle"
	"attackwing/game/store"
	"attackwing/game/textfile"
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
func (w *window) learn(h front.Host) kit.Page {
	o := learn.Options{Puzzles: puzzle.All(), Day: calendarDay(time.Now()), Find: scenarios.ByID, Keep: keepLearned, Learned: readLearned(), Cards: func() (*card.Catalogue, error) {
		if w.cards == nil {
			return assets.Cards()
		}
		return w.cards, nil
	}}
	var err error
	if o.Lessons, err = lesson.All(assets.Lessons()); err != nil {
		o.Broken = err.Error()
	}
	if q, ok := h.(interface{ Quick(battle string) }); ok {
		o.Quick = q.Quick
	}
	return learn.New(h, o)
}

// readLearned is what was learned. A file that is missing or damaged is as if nobody had: nobody loses more than ticks by it.
func readLearned() (l lesson.Learned) {
	in, err := userFiles()
	if err != nil {
		return l
	}
	b, err := in.Read(learnedFile, mostLearned)
	if err != nil || json.Unmarshal(textfile.Unmarked(b), &l) != nil {
		return lesson.Learned{Name: firstLearner}
	}
	return l
}

// firstLearner is what whoever learns is called before anybody has given a name.
const firstLearner = "Cadet"

// keepLearned writes it.
func keepLearned(l lesson.Learned) error {
	in, err := userFiles()
	if err != nil {
		return err
	}
	b, err := json.MarshalIndent(l, "", "  ")
	if err != nil {
		return fmt.Errorf("what was learned: %w", err)
	}
	err = store.Put(in, learnedFile, append(b, '\n'))
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

// calendarDay is a day of the calendar where somebody is, counted on.
func calendarDay(t time.Time) int {
	y, m, d := t.Date()
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}
