package cli

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/shakedown"
	"attackwing/game/sheet"
	"attackwing/game/store"
	"attackwing/game/textfile"
	"attackwing/scenarios"
)

// Own sheets and cards are tried out when they are first seen, so that none stops the program. What
// came of it is kept by what stands in the files: a start with files that were seen before costs
// nothing.

// TriedFile keeps the results of trying out own cards and scenarios; mostTried is the number it
// keeps.
const (
	TriedFile = "tried.json"
	mostTried = 400
)

// The battles of something seen for the first time: on a sheet, with a card, and with all cards of
// a folder.
const (
	sheetBattles  = 6
	cardBattles   = 4
	folderBattles = 24
)

// TriedOut returns what stopped the program when files with this content were tried out, nil when
// nothing did. Where they never were, try is called. A result that cannot be kept is found out
// again.
func TriedOut(content []byte, try func() error) error {
	key := fmt.Sprintf("%x", sha256.Sum256(append([]byte(record.Version()+"\n"), content...)))[:32]
	in, results := UserFiles(), map[string]string{}
	if b, err := in.Read(TriedFile, 1<<20); err == nil && json.Unmarshal(b, &results) != nil {
		results = map[string]string{}
	}
	words, known := results[key]
	if !known {
		if err := try(); err != nil {
			words = err.Error()
		}
		for len(results) >= mostTried {
			delete(results, slices.Sorted(maps.Keys(results))[0])
		}
		results[key] = words
		if b, err := json.Marshal(results); err == nil {
			_ = store.Put(in, TriedFile, b)
		}
	}
	if words == "" {
		return nil
	}
	return errors.New(words)
}

// trySheet tries out a sheet, of whose file this is the content.
func trySheet(own *sheet.Sheet, content []byte, where string) error {
	err := TriedOut(content, func() error {
		cat, err := assets.Cards()
		if err != nil {
			return err
		}
		return shakedown.Sheet(own, cat, sheetBattles)
	})
	if err != nil {
		return textfile.Mistake{File: where, Why: err.Error()}
	}
	return nil
}

// tryCards tries out the cards of a folder, which cat has beside those of base.
func tryCards(f CardFolder, cat, base *card.Catalogue) error {
	var content []byte
	for _, name := range f.Names() {
		if b, err := fs.ReadFile(f.Files, name); err == nil {
			content = fmt.Appendf(content, "%s %d\n%s", name, len(b), b)
		}
	}
	if content == nil {
		return nil
	}
	err := TriedOut(content, func() error {
		_, err := shakedown.Cards(PlainBattle(), cat, base, cardBattles, folderBattles)
		return err
	})
	if err != nil {
		return fmt.Errorf("%s: %w", f.Path, err)
	}
	return nil
}

// PlainBattle is the scenario that adds least to the rulebook.
func PlainBattle() game.Scenario {
	adds := func(sc game.Scenario) int {
		x := sc.Sheet()
		return len(x.Sides) + len(x.Tokens) + len(x.Counters) + len(x.House)
	}
	return slices.MinFunc(scenarios.All(), func(a, b game.Scenario) int { return adds(a) - adds(b) })
}
