package app

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"time"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/game/store"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// afar returns the clipboard, own cards, settings and files that battles with a friend use.
func (w *Window) afar() *front.Afar {
	d := data{w}
	return &front.Afar{
		STUN:    func() []string { return strings.Fields(settings.Now(cli.UserFiles()).STUN) },
		Copy:    d.Copy,
		Paste:   d.Paste,
		Link:    pageOf,
		Cards:   w.cardFolders,
		Begin:   func(m *remote.Meeting) (*remote.Peer, [][]byte, error) { return w.beginAfar(m) },
		Watch:   w.watchAfar,
		Running: w.running,
	}
}

// cardFolders are the folders of the player's own cards.
func (w *Window) cardFolders() (out []fs.FS) {
	if w.yours == nil {
		return nil
	}
	for _, f := range w.yours.streams.Own {
		out = append(out, f.Files)
	}
	return out
}

// secretFile returns the name of the file with what must not be lost of a battle with a friend, and
// the friend must not learn: beside the record.
func secretFile(save string) string {
	return strings.TrimSuffix(save, cli.RecordEnding) + remote.Ending
}

// agreed is a battle that both players have accepted.
type agreed interface {
	Setup() *game.Setup
	Begin(in store.Store, file string) (p *remote.Peer, send [][]byte, err error)
}

// beginAfar begins a battle with a friend, and keeps it.
func (w *Window) beginAfar(m agreed) (*remote.Peer, [][]byte, error) {
	name := m.Setup().Scenario.Sheet().ID + "-" + time.Now().Format("2006-01-02-150405")
	if at := m.Setup().Position; at != nil {
		name = branchName(name, at.Round)
	}
	p, send, err := m.Begin(cli.UserFiles(), secretFile(cli.GamesFolder+"/"+name))
	if err == nil {
		w.far = farSave{p, name}
	}
	return p, send, err
}

// farSave is the battle with a friend begun last, and what its save is called.
type farSave struct {
	peer *remote.Peer
	name string
}

// begunAfar has the save of a battle with a friend bear the name of its secrets.
func (w *Window) begunAfar(b battle.Start) {
	if w.far.peer != nil && w.far.peer == b.Far.Peer {
		w.keep.goOn(b.Game, w.far.name)
		w.far = farSave{}
	}
}

// again is the page on which a battle with a friend goes on by a new line.
func (w *Window) again(h front.Window, b *battle.Session) kit.Page {
	return front.NewAgain(h, front.Options{Afar: w.afar(), Cards: w.Cards}, b)
}

// show is the page on which somebody is invited to watch a battle with a friend.
func (w *Window) show(h front.Window, b *battle.Session) kit.Page {
	return front.NewShowing(h, front.Options{Afar: w.afar(), Cards: w.Cards}, b)
}

// farOn goes on with a battle with a friend from its save.
func (s *Shelf) farOn(name string, rec *record.Record) (b battle.Start, err error) {
	p, err := remote.Open(cli.UserFiles(), secretFile(name), scenarios.ByID, s.cards)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return b, errors.New("the secrets of this battle are missing. It can only be watched")
	case err != nil:
		return b, err
	case p.Game() == nil:
		return b, fmt.Errorf("%s has not begun", name)
	}
	b.Game, b.Far = p.Game(), battle.Far{Peer: p}
	copy(b.Players[:], rec.Header.By)
	b.Branch = branchRound(path.Base(name))
	b.Terms = rec.Header.Terms
	b.Terms.Used, b.Terms.Coached = rec.Clock, rec.CoachAsked()
	s.keep.goOn(b.Game, name)
	b.Dials = dialsOf(name)
	return b, nil
}

// running goes on with the battle of this id.
func (w *Window) running(id string) (battle.Start, error) {
	list, err := cli.UserFiles().List(cli.GamesFolder)
	if err != nil {
		return battle.Start{}, err
	}
	for _, f := range list {
		name := cli.GamesFolder + "/" + f.Name
		if strings.HasSuffix(name, remote.Ending) && remote.Holds(cli.UserFiles(), name, id) {
			return w.shelf().Resume(strings.TrimSuffix(f.Name, remote.Ending) + cli.RecordEnding)
		}
	}
	return battle.Start{}, errElsewhere
}

var errElsewhere = errors.New("this battle is not on this computer")

// openLetter goes on with the battle of a move that came by letter.
func (w *Window) openLetter(h front.Host, l *remote.Letter) error {
	b, err := w.running(l.Battle)
	if errors.Is(err, errElsewhere) {
		return errors.New("the battle of this move is not on this computer")
	}
	if err == nil {
		b.Far.Came = l
		h.Play(b)
	}
	return err
}

// move gives the file of a move away as a link, and says how.
func move(file []byte) (string, error) { return share(link.Letter, file, -1) }
