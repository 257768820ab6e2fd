package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"

	"attackwing/game/card"
)

// Streams holds the ends that a command talks to, and what all commands are given.
type Streams struct {
	Program  string // its name, which begins what is told on standard error
	In       io.Reader
	Out, Err io.Writer

	Stopped     func() <-chan struct{} // closed once the person wants no more (Ctrl-C); nil: never
	CardFolder  string                 // of --cards, "" not given
	SheetFolder string                 // of --sheets, "" not given
	catalogue   *card.Catalogue        // once a command has asked for it
	Sheets      []OwnSheet             // the player's own
	Own         []OwnCards             // and his cards, once the catalogue is there
	offs        []func()               // take the sheets off again
	Notices     []string               // what the window has to tell too
}

// interrupted is closed by the first Ctrl-C from now on; a second one ends the program as always.
func interrupted() <-chan struct{} {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop)
	return ctx.Done()
}

// Warn writes a line on standard error.
func (s *Streams) Warn(format string, args ...any) {
	fmt.Fprintf(s.Err, s.Program+": "+format+"\n", args...)
}

// PrintJSON prints the one document of --json.
func (s *Streams) PrintJSON(v any) error {
	e := json.NewEncoder(s.Out)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// Terminal reports whether progress may be shown on standard error.
func (s *Streams) Terminal() bool {
	f, ok := s.Err.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// WithSheets does something while a player's own sheets are offered behind the program's.
func (s *Streams) WithSheets(do func() error) error {
	defer s.takeOff()
	if err := s.ownSheets(s.SheetFolder); err != nil {
		return err
	}
	return do()
}
