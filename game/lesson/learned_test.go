package lesson_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/lesson"
)

// A lesson that was left comes before the first that was not won; nothing comes after the last.
func TestNextLesson(t *testing.T) {
	ls := []*lesson.Lesson{{ID: "a"}, {ID: "b"}, {ID: "c"}}
	l := lesson.Learned{Name: "Anna"}
	next := func(want int, some bool) {
		t.Helper()
		i, ok := l.Now().Next(ls)
		expect.True(t, i == want && ok == some, "lesson %d, %v; want %d, %v", i, ok, want, some)
	}
	next(0, true)
	l.Now().Note("a", lesson.Progress{Done: true})
	next(1, true)
	l.Now().Note("c", lesson.Progress{Step: 1, Answers: make([]game.Answer, 1)})
	next(2, true)
	l.Now().Note("c", lesson.Progress{Done: true})
	next(1, true)
	l.Now().Note("b", lesson.Progress{Done: true})
	next(0, false)
}
