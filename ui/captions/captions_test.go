package captions_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/captions"
)

var battles = [][3]string{{"tholian-web", "tw-a-1", "tw-b-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"future-tense", "ft-a-1", "ft-b-1"}, {"unimatrix-zero", "u0-borg-1", "u0-rebel-1"}}

// films are battles of ensigns at each sheet.
func films(t *testing.T, each func(t *testing.T, f *record.Film, cs []captions.Caption)) {
	for _, b := range battles {
		for seed := uint64(1); seed <= 6; seed++ {
			t.Run(fmt.Sprint(b[0], seed), func(t *testing.T) {
				g := gametest.Ensigns(t, gametest.MustSetup(b[0], b[1], b[2], seed), seed)
				f := record.Shoot(g.Setup(), g.Answers())
				each(t, f, captions.Of(f))
			})
		}
	}
}

// seen are the events of a caption's scene, and the table after them.
func seen(t *testing.T, f *record.Film, c *captions.Caption) (events []game.Event, after *game.State) {
	t.Helper()
	g := gametest.Quiet(t, f.Setup)
	after = &game.State{}
	g.State().CopyTo(after)
	for m := 1; m < len(f.Moments); m++ {
		for k, e := range f.Moments[m].Events {
			at := captions.Place{Moment: m, Events: k}
			if !at.Before(c.To) {
				return events, after
			}
			if !at.Before(c.From) {
				events = append(events, e)
			}
			game.Follow(after, e)
		}
	}
	return events, after
}

// find is the last event of a kind in a scene.
func find[E game.Event](events []game.Event) (last E, n int) {
	for _, e := range events {
		if e, ok := e.(E); ok {
			last = e
			n++
		}
	}
	return last, n
}

// What a caption says has happened in its scene, and its numbers are those of the table there.
func TestEveryCaptionIsTrue(t *testing.T) {
	kinds := map[captions.Kind]int{}
	films(t, func(t *testing.T, f *record.Film, cs []captions.Caption) {
		for i := range cs {
			c := &cs[i]
			kinds[c.Kind]++
			events, s := seen(t, f, c)
			stand := fmt.Sprintf("Fleet Points: %d to %d.", game.Points(s, f.Setup, game.One), game.Points(s, f.Setup, game.Two))
			expect.True(t, !strings.Contains(c.More, "Fleet Points:") || strings.Contains(c.More, stand),
				"%q says %q, the table %q", c.Head, c.More, stand)
			expect.True(t, c.Round == s.Round, "%q is of round %d, the table of round %d", c.Head, c.Round, s.Round)
			expect.True(t, !strings.Contains(c.Head, "…"), "%q is cut", c.Head)
			switch c.Kind {
			case captions.Destroyed:
				e, n := find[game.ShipDestroyed](events)
				expect.True(t, n != 0 && e.Ship == c.Ships[len(c.Ships)-1], "%q: %v was destroyed", c.Head, e)
				if len(c.Ships) == 2 {
					if a, _ := find[game.AttackDeclared](events); a.Attacker != c.Ships[0] || a.Target != c.Ships[1] {
						t.Errorf("%q: the attack was %v", c.Head, a)
					}
					if hit, _ := find[game.AttackCompared](events); !strings.HasPrefix(c.More, fmt.Sprintf("%d damage ", hit.Hits+hit.Crits)) {
						t.Errorf("%q: %q, and %v got through", c.Head, c.More, hit)
					}
				}
			case captions.Drawn, captions.Rare:
				a, n := find[game.AttackDeclared](events)
				if n != 1 || a.Attacker != c.Ships[0] || a.Target != c.Ships[1] || !strings.Contains(c.More, fmt.Sprintf("Range %d", a.Band)) {
					t.Errorf("%q, %q: the attack was %v", c.Head, c.More, a)
				}
				_, shields := find[game.ShieldLost](events)
				_, hull := find[game.DamageDealt](events)
				expect.True(t, shields+hull > 0 == strings.HasPrefix(c.More, fmt.Sprintf("%d damage", shields+hull)),
					"%q: %q, but %d shields and %d hull were lost", c.Head, c.More, shields, hull)
				if strings.Contains(c.More, "Only ") {
					_, cards := find[game.CardUsed](events)
					expect.True(t, cards == 0, "%q: the odds do not know the cards that were used", c.More)
				}
			case captions.Grown:
				n := 0
				for _, e := range events {
					if e, ok := e.(game.TokenLaid); ok && f.Setup.Token(e.Token.Kind).Look == game.BarrierLook {
						n++
					}
				}
				want := fmt.Sprintf("Round %d: %d more tokens, ", s.Round, n)
				expect.True(t, strings.HasPrefix(c.More, want), "%q, want %q", c.More, want)
			case captions.Taken:
				if len(events) != 1 || !strings.HasPrefix(events[0].Say(f.Setup), strings.TrimSuffix(c.Head, ".")) {
					t.Errorf("%q tells of %v", c.Head, events)
				}
			case captions.Ended:
				verdict, _ := record.Verdict(s, f.Setup)
				expect.True(t, verdict != "" && c.Head == verdict+".", "%q, but %q", c.Head, verdict)
			case captions.Turned:
				expect.True(t, strings.Contains(c.Head, fmt.Sprintf("Round %d ", s.Round)),
					"%q in round %d", c.Head, s.Round)
			case captions.Opening:
				if i != 0 || !strings.HasPrefix(c.Head, f.Setup.Scenario.Sheet().Title) {
					t.Errorf("%q opens %s", c.Head, f.Setup.Scenario.Sheet().Title)
				}
			}
		}
		last := cs[len(cs)-1]
		expect.Same(t, last.Kind, captions.Ended, "it ends with %q", last.Head)
	})
	for k := captions.Grown; k <= captions.Ended; k++ {
		expect.True(t, kinds[k] != 0, "no caption of kind %d was looked at", k)
	}
}

// Captions are short, come in the order in which they happened, and no ship is lost without one.
func TestCaptionsAreShortAndInOrder(t *testing.T) {
	films(t, func(t *testing.T, f *record.Film, cs []captions.Caption) {
		lost := map[game.ShipID]bool{}
		for i, c := range cs {
			if h, m := len([]rune(c.Head)), len([]rune(c.More)); h == 0 || h > captions.HeadMost || m > captions.MoreMost {
				t.Errorf("%q, %q: %d and %d letters", c.Head, c.More, h, m)
			}
			if c.To.Before(c.From) || i > 0 && c.To.Before(cs[i-1].To) {
				t.Errorf("%q goes from %v to %v, after %v", c.Head, c.From, c.To, cs[max(0, i-1)].To)
			}
			if c.Kind == captions.Destroyed {
				lost[c.Ships[len(c.Ships)-1]] = true
			}
		}
		expect.True(t, len(cs) <= captions.Most, "%d captions", len(cs))
		for _, m := range f.Moments {
			for _, e := range m.Events {
				e, ok := e.(game.ShipDestroyed)
				expect.True(t, !ok || lost[e.Ship], "nothing says that %s was lost", f.Setup.Name(e.Ship))
			}
		}
	})
}
