package remote

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/textfile"
)

// Bounds of what is watched.
const (
	ahead      = 64 * partSize // bytes sent before the watcher has said that they came
	maxWatched = 16 << 20      // bytes of a record
)

// Shown is a battle that people at other computers may watch: its record, as far as it has come. That
// holds what both players have told each other and nothing more.
type Shown struct {
	text   bytes.Buffer
	writer *record.Writer
}

// Show returns a battle of two programs as it is shown.
func Show(g *game.Game) (*Shown, error) {
	if !g.Setup().Agreed {
		return nil, errors.New("only a battle with a friend can be watched: the record of another holds its dice to come")
	}
	s := &Shown{}
	var err error
	s.writer, err = record.NewWriter(&s.text, g.Setup())
	return s, err
}

// Follow takes up what has happened since.
func (s *Shown) Follow(g *game.Game) error { return s.writer.Follow(g) }

// Watcher is somebody who watches, as the program knows it that shows the battle.
type Watcher struct {
	name      string
	greeted   bool
	sent, had int // bytes of the record
}

// Name returns how the watcher is called, and whether that has been told.
func (w *Watcher) Name() (name string, ok bool) { return w.name, w.greeted }

// viewing is a line between a battle that is shown and who watches it. Each says one thing.
type viewing struct {
	Watch *greeted `json:"watch,omitempty"` // said first, by who watches
	Have  int      `json:"have,omitempty"`  // so many bytes have come
	At    int      `json:"at,omitempty"`    // bytes of the record before
	Part  string   `json:"part,omitempty"`  // this part of it
	Leave string   `json:"leave,omitempty"` // why
}

// greeted holds the version and the name in the first line of a watcher.
type greeted struct {
	Protocol int    `json:"protocol"`
	Version  string `json:"version,omitempty"` // of the program, "" unknown
	Name     string `json:"name,omitempty"`
}

// errViewing is the error of a line that has no place between a battle and its watcher.
var errViewing = errors.New("the program of the watcher says something out of turn")

// Take takes a line of the watcher in. It can change nothing but what the watcher is sent. An error
// ends the watching.
func (w *Watcher) Take(b []byte) error {
	var l viewing
	if len(b) > maxLine || textfile.Strict(b, &l) != nil || l.At != 0 || l.Part != "" {
		return errViewing
	}
	switch {
	case l.Leave != "" && l.Watch == nil && l.Have == 0:
		return Left{cut(textfile.OnlyShown(l.Leave), maxWhy)}
	case l.Leave != "":
	case l.Watch != nil && l.Have == 0 && !w.greeted:
		h := l.Watch
		if len(h.Name) > maxName || len(h.Version) > 120 || !textfile.Shown(h.Name) || !textfile.Shown(h.Version) {
			return errViewing
		}
		if err := sameProgram(cmp.Or(h.Name, "the watcher"), h.Protocol, h.Version); err != nil {
			return err
		}
		w.name, w.greeted = h.Name, true
		return nil
	case l.Watch == nil && w.greeted && l.Have > w.had && l.Have <= w.sent:
		w.had = l.Have
		return nil
	}
	return errViewing
}

// Due returns the lines that are to be sent to a watcher now.
func (s *Shown) Due(w *Watcher) (send [][]byte) {
	all := s.text.Bytes()
	for w.greeted && w.sent < len(all) && w.sent-w.had < ahead {
		n := min(len(all)-w.sent, partSize)
		send = append(send, marshal(viewing{At: w.sent, Part: code(all[w.sent : w.sent+n])}))
		w.sent += n
	}
	return send
}

// Goodbye returns the line that ends the watching with a sentence.
func Goodbye(why string) []byte {
	return marshal(viewing{Leave: cut(cmp.Or(textfile.OnlyShown(why), "left"), maxWhy)})
}

// Watching is the side of somebody who watches a battle at another computer.
type Watching struct{ text []byte }

// Watch begins to watch, under a name; the line is what is sent first.
func Watch(name string) (*Watching, []byte) {
	h := newHello(name)
	return &Watching{}, marshal(viewing{Watch: &greeted{h.Protocol, h.Version, h.Name}})
}

// Take takes a line of the program that shows the battle in. What has to be sent then is returned. An
// error ends the watching.
func (w *Watching) Take(b []byte) (send []byte, err error) {
	var l viewing
	if len(b) > maxLine || textfile.Strict(b, &l) != nil || l.Watch != nil || l.Have != 0 {
		return nil, errors.New("the other program sends something that is not a battle")
	}
	if l.Leave != "" {
		return nil, Left{cut(cmp.Or(textfile.OnlyShown(l.Leave), "left"), maxWhy)}
	}
	part, ok := decodeAll(l.Part, partSize)
	switch {
	case !ok || len(part) == 0 || l.At != len(w.text):
		return nil, errors.New("a part of the battle is missing")
	case len(w.text)+len(part) > maxWatched:
		return nil, errors.New("the other program sends more than any battle has")
	}
	w.text = append(w.text, part...)
	return marshal(viewing{Have: len(w.text)}), nil
}

// Record returns the record as far as it has come; its last line may be torn.
func (w *Watching) Record() []byte { return w.text }

// sameProgram returns an error if the program of the other player is not the same version as this one.
func sameProgram(name string, speaks int, version string) error {
	own := record.Version()
	switch {
	case speaks != protocol:
		return fmt.Errorf("%s speaks version %d of the language between programs, you %d. Both need the same program",
			name, speaks, protocol)
	case version != own && version != "" && own != "":
		return fmt.Errorf("%s has version %s of the program, you have %s. Both need the same one", name, version, own)
	}
	return nil
}
