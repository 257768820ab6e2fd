package lesson

import (
	"slices"

	"attackwing/game"
)

// Learned holds the progress of people in flight school, by their names, as it is kept.
type Learned struct {
	Name   string    `json:"name"` // of whoever learns now, "" a guest, of whom nothing is kept
	People []*Person `json:"people,omitempty"`
}

// Person is somebody who learns.
type Person struct {
	Name    string              `json:"name"`
	Lessons map[string]Progress `json:"lessons,omitempty"` // by id
}

// Progress is a person's progress in a lesson.
type Progress struct {
	Done    bool          `json:"done,omitempty"`    // it was won once
	Step    int           `json:"step,omitempty"`    // of the course that was left, from 0
	Answers []game.Answer `json:"answers,omitempty"` // those of that course
}

// mostNames is the most people that are kept.
const mostNames = 8

// MostLetters is the longest length of a name, in letters.
const MostLetters = 16

// Now returns the person who learns now, or a new guest if there is none of that name.
func (l *Learned) Now() *Person {
	for _, p := range l.People {
		if p.Name == l.Name {
			return p
		}
	}
	p := &Person{Name: l.Name, Lessons: map[string]Progress{}}
	l.People = append(l.People, p)
	return p
}

// Names returns the names of everybody who is kept.
func (l *Learned) Names() (out []string) {
	for _, p := range l.People {
		if p.Name != "" {
			out = append(out, p.Name)
		}
	}
	return out
}

// Add has somebody of a name learn from now on; false: there are as many already as are kept.
func (l *Learned) Add(name string) bool {
	if !slices.Contains(l.Names(), name) && len(l.Names()) >= mostNames {
		return false
	}
	l.Name = name
	l.Now()
	return true
}

// Join adds what others have learned: people who are not here, as far as there is room, and what
// those who are here have won or begun elsewhere. It reports whether anything was added.
func (l *Learned) Join(other Learned) (added bool) {
	now := l.Name
	for _, p := range other.People {
		if p == nil || p.Name == "" || len([]rune(p.Name)) > MostLetters || !l.Add(p.Name) {
			continue
		}
		here := l.Now()
		for id, theirs := range p.Lessons {
			if mine, begun := here.Lessons[id]; !begun || theirs.Done && !mine.Done {
				here.Note(id, Progress{theirs.Done, max(mine.Step, theirs.Step), slices.Clone(theirs.Answers)})
				added = true
			}
		}
	}
	l.Name = now
	return added
}

// Kept returns the part that outlives the program: all but the guest.
func (l *Learned) Kept() Learned {
	out := Learned{Name: l.Name}
	for _, p := range l.People {
		if p.Name != "" {
			out.People = append(out.People, p)
		}
	}
	return out
}

// Of returns the person's progress in a lesson.
func (p *Person) Of(id string) Progress { return p.Lessons[id] }

// Next returns the lesson that comes next: one that was left, else the first that was not won; false
// when all were.
func (p *Person) Next(ls []*Lesson) (i int, ok bool) {
	for i, l := range ls {
		if k := p.Of(l.ID); len(k.Answers) > 0 && !k.Done {
			return i, true
		}
	}
	for i, l := range ls {
		if !p.Of(l.ID).Done {
			return i, true
		}
	}
	return 0, false
}

// Note keeps how far somebody has come with a lesson; one that was won once stays won.
func (p *Person) Note(id string, now Progress) {
	if p.Lessons == nil {
		p.Lessons = map[string]Progress{}
	}
	now.Done = now.Done || p.Lessons[id].Done
	p.Lessons[id] = now
}
