package battle

import (
	"attackwing/game"
	"attackwing/game/account"
	"attackwing/game/record"
	"attackwing/ui/reading"
)

// Line is one line of the log: an event, or the computer's reason for it.
type Line struct {
	record.Said
	End int // leads back to what an End Phase did: its place, plus one
}

// say writes an event into the log.
func (t *Told) say(b *reading.Table, e game.Event) {
	t.happened++
	if said, ok := record.SaidOf(b.Game.Setup(), &b.Shown, e); ok {
		said.After, said.Text = t.happened, b.Units(said.Text)
		t.Log = append(t.Log, Line{Said: said})
	}
	if d, ok := e.(game.DialRevealed); ok && t.dialWhy[d.Ship] != "" {
		t.noteWhy(b, d.Ship, t.dialWhy[d.Ship])
		t.dialWhy[d.Ship] = ""
	}
}

// opens writes an event of the opening into the log: the tokens that lie on the table from the
// beginning are not told.
func (t *Told) opens(b *reading.Table, e game.Event) {
	if _, laid := e.(game.TokenLaid); laid {
		t.happened++
		return
	}
	t.say(b, e)
}

// note writes a line of the table's own into the log.
func (t *Told) note(b *reading.Table, words string) {
	t.Log = append(t.Log, Line{
		Said: record.Said{
			After: t.happened,
			Round: b.Shown.Round,
			Phase: b.Shown.Phase,
			Text:  words,
			About: game.NoShip,
		},
	})
}

// noteWhy writes into the log why the computer does what comes next.
func (t *Told) noteWhy(b *reading.Table, ship game.ShipID, words string) {
	t.Log = append(t.Log, Line{
		Said: record.Said{
			After: t.happened,
			Round: b.Shown.Round,
			Phase: b.Shown.Phase,
			Text:  words,
			Kinds: record.Reasons,
			About: ship,
			Seat:  b.SeatOf(ship),
		},
	})
}

// reason tells why the computer does something: at once, of a dial when it is revealed.
func (t *Told) reason(b *reading.Table, r reason) {
	if r.OfDial {
		t.dialWhy[r.Ship] = r.Why
		return
	}
	t.noteWhy(b, r.Ship, r.Why)
}

// LastSaid returns the last line of the log that is not a reason, "" if there is none.
func (t *Told) LastSaid() string {
	for i := len(t.Log) - 1; i >= 0; i-- {
		if l := &t.Log[i]; l.Kinds != record.Reasons {
			return l.Text
		}
	}
	return ""
}

// goneBack sets the log right after the battle has jumped back: lines said after that point lead to
// no table.
func (t *Told) goneBack(b *reading.Table) {
	f := record.Shoot(b.Game.Setup(), b.Game.Answers())
	t.happened = f.Events()
	t.hearAgain(b, f)
	for i := range t.Log {
		if l := &t.Log[i]; l.After > t.happened {
			l.After = 0
		}
	}
}

// hearAgain hears of a battle as it went what each of the two would have heard of it since they
// were asked last: one that is loaded, or has jumped back, tells what it told then.
func (t *Told) hearAgain(b *reading.Table, f *record.Film) {
	t.heard = [2]account.Heard{}
	first, err := game.NewQuiet(f.Setup)
	if err != nil || len(f.Moments) == 0 {
		return
	}
	table := first.State()
	for _, m := range f.Moments[1:] {
		if m.Player != game.Nobody {
			t.heard[m.Player].Asked()
		}
		for _, e := range m.Events {
			for p := range t.heard {
				t.heard[p].Hear(table, e, b.ShortName)
			}
			game.Follow(table, e)
		}
	}
}

// Accounts returns the deeds of the other side's ships since the viewer was asked last, the latest
// last. Of two people at one screen the viewer is the one who is asked; while neither is asked
// there are none.
func (b *Session) Accounts() []account.Account {
	me := game.Nobody
	if b.HotSeat() {
		if p := b.Asked(); p != nil {
			me = p.Player
		}
	} else if b.Brains[game.One] == nil {
		me = game.One
	} else if b.Brains[game.Two] == nil {
		me = game.Two
	}
	if me == game.Nobody {
		return nil
	}
	return b.Told.heard[me].Tell(&b.Shown, b.Game.Setup(), me, b.ShortName)
}
