package battle

import (
	"cmp"
	"errors"

	"attackwing/game"
	"attackwing/game/remote"
)

// mostWatchers is how many people may watch a battle.
const mostWatchers = 8

// audience is the people at other computers who watch a battle of two programs.
type audience struct {
	shown *remote.Shown // nil: nobody has watched
	seats []*seat
	taken [2]int // answers and undos that shown has taken up
}

// seat is somebody who watches, and the way there.
type seat struct {
	remote.Watcher
	wire Wire
	said bool // that they watch
}

// Show lets somebody at the other end of a wire watch the battle.
func (f *Far) Show(g *game.Game, w Wire) error {
	a := &f.audience
	switch {
	case !f.Is():
		return errors.New("only a battle with a friend can be watched")
	case len(a.seats) >= mostWatchers:
		return errors.New("no more than 8 people can watch")
	}
	if a.shown == nil {
		var err error
		if a.shown, err = remote.Show(g); err != nil {
			return err
		}
		a.taken[0] = -1
	}
	a.seats = append(a.seats, &seat{wire: w})
	return nil
}

// Watchers returns how many people watch.
func (f *Far) Watchers() int { return len(f.audience.seats) }

// follow sends those who watch what has happened, and takes in what they say: it changes nothing here.
// What is returned tells of who has come and gone.
func (a *audience) follow(g *game.Game, undone int) (tell []string) {
	if len(a.seats) == 0 {
		return nil
	}
	if is := [2]int{len(g.Answers()), undone}; is != a.taken {
		a.taken = is
		if err := a.shown.Follow(g); err != nil {
			a.close(err.Error())
			return nil
		}
	}
	on := a.seats[:0]
	for _, s := range a.seats {
		left := s.hear()
		name, met := s.Name()
		name = cmp.Or(name, "A guest")
		if met && !s.said {
			s.said = true
			tell = append(tell, name+" is watching.")
		}
		if left != nil {
			s.wire.Send(remote.Goodbye(left.Error()))
			s.wire.Close()
			if met {
				tell = append(tell, name+" has stopped watching.")
			}
			continue
		}
		for _, l := range a.shown.Due(&s.Watcher) {
			s.wire.Send(l) // whether it is lost is said by hear
		}
		on = append(on, s)
	}
	clear(a.seats[len(on):])
	a.seats = on
	return tell
}

// hear takes in what the watcher has said; the error is why the watcher is gone.
func (s *seat) hear() error {
	for {
		text, err := s.wire.Poll()
		if err != nil || text == nil {
			return err
		}
		if err := s.Take(text); err != nil {
			return err
		}
	}
}

// close ends the watching with a sentence.
func (a *audience) close(why string) {
	for _, s := range a.seats {
		s.wire.Send(remote.Goodbye(why))
		s.wire.Close()
	}
	*a = audience{}
}
