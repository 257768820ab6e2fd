package app

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/ui/kit"
)

// page returns the name of the page that is shown, and that of the dialog over it.
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

// leaving lists the commands that close a page. They are pressed after the others.
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
		if id != "" && !slices.Contains(append(out, unsafe...), id) && !s.pressed[s.key(id)] && !s.annas(id) && !s.slow(id) && !s.calls(id) {
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

// calls reports whether this makes an invitation, which listens for another computer.
func (s *secretWalk) calls(id string) bool { return s.w.Top().Page.Name() == "friend" && id == "main" }

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
