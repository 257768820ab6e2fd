package app

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/ui/builder"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/library"
)

// Arrive returns what a link holds and the page that it leads to: a battle is watched, a position
// lies on the free table, a fleet is in the builder, an invitation is answered.
func (w *Window) Arrive(text string) (what string, page func(front.Host) (kit.Page, error), err error) {
	if front.IsInvitation(text) {
		return "invitation", func(h front.Host) (kit.Page, error) { return h.Invited(text), nil }, nil
	}
	k, b, err := link.Read(text)
	if err == nil {
		page, err = w.linked(text, k, b)
	}
	return k.String(), page, err
}

func (w *Window) linked(text string, k link.Kind, b []byte) (func(front.Host) (kit.Page, error), error) {
	name := "link" + k.Ending()
	switch k {
	case link.Letter:
		l, err := remote.ReadLetter(b)
		if err != nil {
			return nil, err
		}
		return func(h front.Host) (kit.Page, error) { return nil, w.openLetter(h, l) }, nil
	case link.Battle:
		if _, err := record.Read(bytes.NewReader(b)); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		return func(h front.Host) (kit.Page, error) { return w.watchLinked(h, text, b) }, nil
	case link.Table, link.Deck:
		d := &freetable.Deck{Title: "link"}
		var err error
		if k == link.Deck {
			d, err = freetable.ReadDeck(bytes.NewReader(b), name)
		} else {
			_, err = record.ReadTable(bytes.NewReader(b), name)
		}
		if err != nil {
			return nil, err
		}
		name = d.Title + k.Ending() // what is given away of a deck has its title
		return func(h front.Host) (kit.Page, error) {
			p := w.FreeTable(h)
			w.Free.Dropped([]kit.File{{Name: name, Text: b}})
			return p, nil
		}, nil
	}
	_, fs, err := exchange.Read(bytes.NewReader(b), name, w.Cards)
	if err == nil && len(fs) != 1 {
		err = fmt.Errorf("%s: %d fleets, one is wanted", name, len(fs))
	}
	if err != nil {
		return nil, err
	}
	return func(h front.Host) (kit.Page, error) { return builder.New(h, w.building(h), fs[0].List, ""), nil }, nil
}

// Receive returns what a file holds and the page that it leads to, as Arrive does of a link.
func (w *Window) Receive(f kit.File) (what string, page func(front.Host) (kit.Page, error), err error) {
	for _, k := range []link.Kind{link.Battle, link.Table, link.Deck} {
		if !strings.HasSuffix(f.Name, k.Ending()) {
			continue
		}
		if page, err = w.linked(f.Name, k, f.Text); k == link.Battle && err == nil {
			page = func(h front.Host) (kit.Page, error) {
				s := w.shelf()
				id, err := s.Import(f.Name, f.Text)
				if err != nil {
					return nil, err
				}
				return s.watch(id, h)
			}
		}
		return k.String(), page, err
	}
	if _, fs, err := exchange.Read(bytes.NewReader(f.Text), f.Name, w.Cards); err != nil || len(fs) == 0 {
		return "", nil, fmt.Errorf(
			"the file %s is not a battle, position, deck, fleet or export. Sheets and card files go on the title page",
			f.Name,
		)
	}
	return link.Fleet.String(), func(h front.Host) (kit.Page, error) {
		p := builder.New(h, w.building(h), fleet.List{}, "")
		p.Dropped([]kit.File{f})
		return p, nil
	}, nil
}

// watchLinked keeps a battle that came as a link among the others, once, and shows it.
func (w *Window) watchLinked(h front.Host, text string, b []byte) (kit.Page, error) {
	s := w.shelf()
	id := gameName("link-"+strings.Split(text, ".")[2][:6]) + cli.RecordEnding
	names, err := s.Names()
	if err == nil && !slices.Contains(names, id) {
		id, err = s.Import(id, b)
	}
	if err != nil {
		return nil, errors.Join(errors.New("the battle of this link cannot be saved, so it cannot be watched"), err)
	}
	if rec, _ := s.salvage(id); rec != nil && len(rec.Answers) == 0 { // nothing is to be watched: it waits to be played
		return library.New(h, s).At(id), nil
	}
	p, err := s.watch(id, h)
	if err != nil {
		return nil, err
	}
	if at := link.Moment(text); at >= 0 {
		p.Seek(at)
	}
	return p, nil
}

// BattleLink is a battle as a link; of one that is not over it holds the table that everybody sees.
func BattleLink(f *record.Film, g *game.Game) (string, error) {
	k, b, err := toLink(f, g)
	if err != nil {
		return "", err
	}
	return link.Of(k, b)
}

// toLink is the file that a link to a battle holds.
func toLink(f *record.Film, g *game.Game) (link.Kind, []byte, error) {
	var b bytes.Buffer
	if f.Over {
		err := record.Write(&b, g)
		return link.Battle, b.Bytes(), err
	}
	t, err := f.Table(g)
	if err == nil {
		err = t.Write(&b)
	}
	return link.Table, b.Bytes(), err
}
