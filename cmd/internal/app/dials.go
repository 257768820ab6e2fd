package app

import (
	"encoding/json"
	"errors"
	"io/fs"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/record"
)

// dialsFile returns the name of the file of the dials that are locked in the window while their
// player still sets others: beside the record, which has whole answers only.
func dialsFile(save string) string { return strings.TrimSuffix(save, cli.RecordEnding) + ".dials.json" }

// dials keeps the dials that are locked; none takes the file away.
func (k *keeper) dials(d record.Dials) error {
	return k.aside(func() error {
		name := dialsFile(k.rec.name)
		if len(d.Moves) == 0 {
			return gone(name)
		}
		text, err := json.Marshal(d)
		if err != nil {
			return err
		}
		return cli.UserFiles().Write(name, text)
	})
}

// dialsOf are the dials that were locked when a save was left. What cannot be read is none: they
// are set anew.
func dialsOf(save string) (d record.Dials) {
	text, err := cli.UserFiles().Read(dialsFile(save), mostDials)
	if err != nil || json.Unmarshal(text, &d) != nil {
		return record.Dials{}
	}
	return d
}

// mostDials bounds the file, bytes.
const mostDials = 1 << 16

// gone removes a file that may be missing.
func gone(name string) error {
	if err := cli.UserFiles().Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
