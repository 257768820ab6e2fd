package front

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"time"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/game/store"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// board is the clipboard of one of two people, from which the other's program pastes.
type clipboard struct{ text string }

// met are two pages on which Anna and Bob meet, each in a window of their own.
type met struct {
	t     *testing.T
	win   [2]*kittest.Window
	page  [2]*Friend
	pane  [2]*pane
	clips [2]clipboard
}

// apart returns two programs: Anna's page for a battle of a sheet, and Bob's, who invites nobody.
func apart(t *testing.T, sheet string) *met {
	m := &met{t: t}
	for i, name := range []string{"Anna", "Bob"} {
		var disk store.Memory
		m.pane[i] = &pane{names: [2]string{name}}
		clip := &m.clips[i]
		o := Options{Scenario: sheet, Seed: 3, Afar: &Afar{
			Loopback: true,
			Cards:    func() []fs.FS { return nil },
			Copy:     func(text string) error { clip.text = text; return nil },
			Paste:    func() (string, error) { return clip.text, nil },
			Begin: func(k *remote.Meeting) (*remote.Peer, [][]byte, error) {
				return k.Begin(&disk, "battle"+remote.Ending)
			},
		}}
		title := New(m.pane[i], o)
		w := kittest.Open(t, title)
		w.Press("friend")
		m.page[i] = m.pane[i].last(t).(*Friend)
		m.win[i] = kittest.Open(t, m.page[i])
	}
	return m
}

// until lets time pass in both windows until something is so.
func (m *met) until(what string, so func() bool) {
	m.t.Helper()
	for end := time.Now().Add(20 * time.Second); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			m.t.Fatalf("never: %s; %v %q, %v %q", what, m.page[0].stage(), m.page[0].wrong, m.page[1].stage(), m.page[1].wrong)
		}
		for _, w := range m.win {
			w.Tick(1)
		}
	}
}

// at waits until both pages are at these stages.
func (m *met) at(one, two stage) {
	m.t.Helper()
	m.until("both come on", func() bool { return m.page[0].stage() == one && m.page[1].stage() == two })
}

// give carries what one has copied to the other's clipboard.
func (m *met) give(from int) { m.clips[1-from].text = m.clips[from].text }

// Anna invites, Bob answers, both see what the other brings and accept: one battle begins in both
// windows.
func TestTwoPeopleMeet(t *testing.T) {
	m := apart(t, "future-tense")
	m.win[0].Press("main")
	m.at(atOffering, atChoosing)
	m.give(0)
	m.win[1].Press("paste-call")
	if m.at(atOffering, atInvited); m.page[1].other() != "Anna" {
		t.Errorf("Bob is invited by %q", m.page[1].other())
	}
	m.win[1].Press("main")
	m.at(atOffering, atAnswered)
	m.give(1)
	m.win[0].Press("main")
	m.at(atAwaiting, atPicking)
	m.win[1].Press("main")
	m.at(atJudging, atJudging)
	m.win[1].Press("main")
	m.until("Anna hears that Bob has accepted", func() bool { return m.page[0].meet.Accepted(game.Two) })
	m.win[0].Press("main")
	m.until("the battle begins", func() bool { return len(m.pane[0].played) == 1 && len(m.pane[1].played) == 1 })
	one, two := m.pane[0].played[0], m.pane[1].played[0]
	if u := two.Game.Setup(); one.Game.Hash() != two.Game.Hash() || u.Players != [2]string{"Anna", "Bob"} ||
		u.Scenario.Sheet().ID != "future-tense" || one.Far.Me() != game.One || two.Far.Me() != game.Two {
		t.Errorf("%v play %s", u.Players, u.Scenario.Sheet().ID)
	}
	one.Far.Close()
	two.Far.Close()
}

// Anna invites Bob to a table on which she is player two: both see its fleets, accept, and play on in
// the round that stands there.
func TestAFriendIsInvitedToATable(t *testing.T) {
	m := apart(t, "standard")
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 2), 2)
	cat, err := assets.Cards()
	expect.OK(t, err)
	u, err := record.PlayOn(g.Setup(), g.Answers(), len(g.Answers())/2, cat)
	expect.OK(t, err)
	m.page[0] = NewPlaced(m.pane[0], m.page[0].next.o, u, game.Two)
	m.win[0] = kittest.Open(t, m.page[0])
	words := fmt.Sprintf("The Tholian Web, from round %d on", u.Position.Round)
	if !m.win[0].Reads(words) || m.win[0].Reads("The invitation") {
		t.Errorf("Anna reads %q", m.win[0].Words())
	}
	m.win[0].Press("main")
	m.at(atOffering, atChoosing)
	m.give(0)
	m.win[1].Press("paste-call")
	if m.at(atOffering, atInvited); m.page[1].told.Sheet != words {
		t.Errorf("Bob is invited to %q", m.page[1].told.Sheet)
	}
	m.win[1].Press("main")
	m.at(atOffering, atAnswered)
	m.give(1)
	m.win[0].Press("main")
	m.at(atJudging, atJudging)
	if m.win[1].Draw(); !m.win[1].Reads("You play on with Anna") || !m.win[1].Reads(words) {
		t.Errorf("Bob reads %q", m.win[1].Words())
	}
	m.win[0].Press("main")
	m.win[1].Press("main")
	m.until("the battle begins", func() bool { return len(m.pane[0].played) == 1 && len(m.pane[1].played) == 1 })
	one, two := m.pane[0].played[0], m.pane[1].played[0]
	if one.Far.Me() != game.Two || two.Far.Me() != game.One || one.Game.Hash() != two.Game.Hash() ||
		one.Game.State().Round != int16(u.Position.Round) || one.Game.Setup().Players != [2]string{"Bob", "Anna"} {
		t.Errorf("Anna is player %d of round %d", one.Far.Me()+1, one.Game.State().Round)
	}
	one.Far.Close()
	two.Far.Close()
}

// Whoever leaves is missed: the other one reads it and can invite again.
func TestAMeetingIsLeft(t *testing.T) {
	m := apart(t, "standard")
	m.win[0].Press("main")
	m.at(atOffering, atChoosing)
	m.give(0)
	m.win[1].Press("paste-call")
	m.win[1].Press("main")
	m.at(atOffering, atAnswered)
	m.give(1)
	m.win[0].Press("main")
	m.at(atAwaiting, atPicking)
	m.win[1].Press("back")
	m.until("Anna is told", func() bool { return m.page[0].stage() == atChoosing && m.page[0].wrong != "" })
	if m.page[0].wrong != "Bob has left." || m.pane[1].backs != 1 {
		t.Errorf("Anna reads %q", m.page[0].wrong)
	}
}

// A text that is none says what it is, and changes nothing.
func TestWhatIsPastedIsNoInvitation(t *testing.T) {
	m := apart(t, "standard")
	for _, text := range []string{"", "hello", "https://example.org/#join=hello"} {
		m.clips[0].text = text
		if m.win[0].Press("paste-call"); m.page[0].wrong == "" || m.page[0].stage() != atChoosing {
			t.Errorf("%q: %q", text, m.page[0].wrong)
		}
	}
	m.page[0].afar.Paste = func() (string, error) { return "", errors.New("no clipboard") }
	if m.win[0].Press("paste-call"); m.page[0].wrong != "Nothing can be read from the clipboard. Paste into the field." {
		t.Errorf("%q", m.page[0].wrong)
	}
	m.win[0].Press("main")
	m.until("the invitation is out", func() bool { return m.page[0].stage() == atOffering })
	m.clips[0].text = "hello"
	if m.win[0].Press("main"); m.page[0].stage() != atOffering {
		t.Errorf("a wrong answer ends the invitation: %q", m.page[0].wrong)
	}
	m.win[0].Press("back")
	if m.page[0].call.conn != nil || m.pane[0].backs != 1 {
		t.Error("the invitation is not canceled")
	}
}

// Of a fleet the cards are listed that the program does not have, and no others.
func TestOwnCardsAreShownBeforeAccepting(t *testing.T) {
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	l, err := fleet.ReadyByID("tw-a-1")
	if err != nil {
		t.Fatal(err)
	}
	f, _ := fleet.Build(l, cat)
	if own := ownCards(&f, cat); len(own) != 0 {
		t.Errorf("%d parts of a ready fleet", len(own))
	}
	own := *f.Ships[0].Captain
	own.ID, own.Name = "anna_own", "Anna Own"
	f.Ships[0].Captain = &own
	w := kittest.Open(t, kittest.Of(func() kit.Part { return kit.Column(4, ownCards(&f, cat)...) }))
	if !w.Reads("Anna Own") || !w.Reads("lie face down") || w.Reads(f.Ships[0].Ship.Name) { // what James T. Kirk says
		t.Errorf("shown are %q", w.Words())
	}
}

// An invitation goes out as a link where there is a page for it, and the link alone brings the guest
// to the page that answers; an answer is never a link.
func TestAnInvitationIsALink(t *testing.T) {
	m := apart(t, "standard")
	m.page[0].afar.Link = func(text string) string { return "https://play.example/#" + text }
	m.page[1].afar.Link = m.page[0].afar.Link
	m.win[0].Press("main")
	m.until("an invitation", func() bool { return m.clips[0].text != "" })
	text := m.clips[0].text
	if !strings.HasPrefix(text, "https://play.example/#join=AW1") || !IsInvitation(text) {
		t.Fatalf("%q is sent", text)
	}
	bob := NewInvited(m.pane[1], m.page[1].next.o, strings.TrimPrefix(text, "https://play.example/#"))
	w := kittest.Open(t, bob)
	if !w.Reads("Anna invites you") {
		t.Errorf("shown is %q", w.Words())
	}
	w.Press("main")
	for end := time.Now().Add(20 * time.Second); bob.stage() != atAnswered; w.Tick(1) {
		if time.Now().After(end) {
			t.Fatal("no answer is made")
		}
		time.Sleep(time.Millisecond)
	}
	if answer := m.clips[1].text; IsInvitation(answer) || !strings.HasPrefix(answer, "AW1") {
		t.Errorf("the answer is %q", answer)
	}
	bob.drop()
	m.page[0].drop()
	for _, other := range []string{"", "join=", "aw1.t.AAAA", "AW1", "https://play.example/#aw1.t.AAAA"} {
		if IsInvitation(other) {
			t.Errorf("%q is an invitation", other)
		}
	}
}
