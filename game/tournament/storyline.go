package tournament

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"attackwing/game/store"
)

// Suffix is the ending of event files.
const Suffix = ".event.json"

// step is told what has just been done to a file; tests break off there.
var step func(string)

// Files are events in a store; they are named as it names them.
type Files struct{ In store.Store }

// at is the store of the folder in which a file lies, and its name there.
func at(file string) (Files, string) {
	return Files{store.Disk{Root: filepath.Dir(file), Done: step}}, filepath.Base(file)
}

// Open reads the event of a file as it is now.
func Open(file string) (*Event, error) {
	f, name := at(file)
	return f.Open(name)
}

// Create writes a new event file; one that is there already is left alone.
func Create(file string, e *Event) error {
	f, name := at(file)
	return f.Create(name, e)
}

// Change does something to the event of a file, as [Files.Change].
func Change(file, who string, now time.Time, do func(*Desk) error) (*Event, error) {
	f, name := at(file)
	return f.Change(name, who, now, do)
}

// Storyline are the events of a club's folder, as [Files.Storyline]; each File is its path.
func Storyline(folder string) ([]Filed, error) {
	f := Files{store.Disk{Root: folder}}
	if _, err := f.In.Read(".", 0); errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	out, err := f.Storyline(".")
	for i := range out {
		out[i].File = f.In.Where(out[i].File)
	}
	return out, err
}

// Open reads an event as it is now.
func (f Files) Open(name string) (*Event, error) {
	b, err := f.In.Read(name, maxFile)
	if err != nil {
		return nil, f.wrong(name, err)
	}
	return Read(bytes.NewReader(b), f.In.Where(name))
}

// wrong names the file in an error.
func (f Files) wrong(name string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		err = errors.New("no such event file")
	case errors.Is(err, store.ErrTooLarge):
		err = fmt.Errorf("larger than %d bytes", maxFile)
	case errors.Is(err, store.ErrLocked):
		err = store.ErrLocked
	}
	return &FileError{f.In.Where(name), err}
}

// Create writes a new event; one that is there already is left alone.
func (f Files) Create(name string, e *Event) error {
	if !strings.HasSuffix(name, Suffix) {
		return inFile(f.In.Where(name), "the name of an event file ends in %s", Suffix)
	}
	e.Revision = 1
	var b bytes.Buffer
	if err := e.Write(&b); err != nil {
		return f.wrong(name, err)
	}
	err := store.Create(f.In, name, b.Bytes())
	if errors.Is(err, fs.ErrExist) {
		err = errAlready
	}
	if err != nil {
		return f.wrong(name, err)
	}
	return nil
}

// errAlready is an event whose file is there. It is fs.ErrExist too.
var errAlready = already{}

type already struct{}

func (already) Error() string        { return "an event with this name already exists" }
func (already) Is(target error) bool { return target == fs.ErrExist }

// Change does something to an event. Its file is locked and read anew, so that what another program
// has written meanwhile is there; only if do succeeds is it written, whole. The event as it was
// written is returned; after an error the file is as it was.
func (f Files) Change(name, who string, now time.Time, do func(*Desk) error) (*Event, error) {
	if is, err := store.Has(f.In, name); err != nil || !is { // nothing is locked that is not there
		return nil, f.wrong(name, cmp.Or(err, error(fs.ErrNotExist)))
	}
	free, err := f.In.Lock(name)
	if err != nil {
		return nil, f.wrong(name, err)
	}
	defer free()
	e, err := f.Open(name)
	if err != nil {
		return nil, err
	}
	if err := do(e.By(who, now)); err != nil {
		return nil, err
	}
	if err := e.check(); err != nil {
		return nil, inFile(f.In.Where(name), "the change would damage the event: %w", err)
	}
	e.Revision++
	var b bytes.Buffer
	if err := e.Write(&b); err != nil {
		return nil, f.wrong(name, err)
	}
	if err := f.In.Write(name, b.Bytes()); err != nil {
		return nil, f.wrong(name, err)
	}
	return e, nil
}

// Filed is an event of a storyline's folder; a file that cannot be read has Err instead of an
// event.
type Filed struct {
	File  string
	Event *Event
	Err   error
}

// Storyline are the events of a club's folder in the order of their dates; those of one day in the
// order in which they were changed last, so that the one that ended last is the last. A damaged or
// foreign file is among them with what is wrong with it, and hides no other.
func (f Files) Storyline(folder string) ([]Filed, error) {
	files, err := f.In.List(folder)
	if err != nil {
		return nil, err
	}
	var out []Filed
	written := map[string]time.Time{}
	for _, x := range files {
		if x.Folder || !strings.HasSuffix(x.Name, Suffix) {
			continue
		}
		name := path.Join(folder, x.Name)
		e, err := f.Open(name)
		out = append(out, Filed{name, e, err})
		written[name] = x.At
	}
	date := func(f Filed) string {
		if f.Event == nil {
			return ""
		}
		return f.Event.Date
	}
	// changed is when an event was changed last, as its log tells; before its first change, when
	// its file was written.
	changed := func(f Filed) time.Time {
		if f.Event != nil && len(f.Event.Log) > 0 {
			return f.Event.Log[len(f.Event.Log)-1].At
		}
		return written[f.File]
	}
	slices.SortStableFunc(out, func(a, b Filed) int {
		return cmp.Or(strings.Compare(date(a), date(b)), changed(a).Compare(changed(b)))
	})
	return out, nil
}

// Following returns what the next event of a storyline takes from this one: its final ranks. The
// event must be over.
func (e *Event) Following() (*Before, error) {
	if !e.Over() {
		return nil, fmt.Errorf("%s has not ended, so it has no final ranks yet", e.Name)
	}
	return &Before{Event: e.Name, Ranks: e.FinalRanks()}, nil
}

// Follow gives the event the final ranks of the one before, anew until the first round is paired.
func (d *Desk) Follow(b *Before) error {
	if d.Locked() {
		return errors.New("round 1 is paired, so the previous event cannot change")
	}
	was := ""
	if d.After != nil {
		was = d.After.Event
	}
	d.After = b
	d.note(was, "the event follows %s", b.Event)
	return nil
}
