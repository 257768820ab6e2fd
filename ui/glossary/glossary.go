package glossary

import (
	"slices"
	"strings"
	"sync"

	"attackwing/scenarios"
)

// Entry is a term in our own words: the group it is listed in, its name, and what it means in at
// most 70 words.
type Entry struct{ Group, Name, Words string }

// All returns all terms, in the order in which they are listed.
func All() []Entry { return now().all }

// known are the terms and how they are written, with the sheets that there are.
type known struct {
	of        int // the sheets, as scenarios.Changes tells
	all       []Entry
	spellings []spelling
}

var made struct {
	sync.Mutex
	known
}

// now returns the current terms: sheets of a player's own come and go.
func now() known {
	made.Lock()
	defer made.Unlock()
	if n := scenarios.Changes(); n != made.of || made.all == nil {
		all := slices.Concat(rulebook, more, byHand(), sheetTerms(), damageTerms())
		made.known = known{n, all, spellingsOf(all)}
	}
	return made.known
}

// At returns the place of a term in All, large and small letters alike; -1 when it is not
// explained.
func At(name string) int {
	return slices.IndexFunc(All(), func(e Entry) bool { return strings.EqualFold(e.Name, name) })
}

// Find finds a term, large and small letters alike.
func Find(name string) (Entry, bool) {
	if i := At(name); i >= 0 {
		return All()[i], true
	}
	return Entry{}, false
}

// Search gives the entries in which every word searched is found.
func Search(query string) (found []Entry) {
	words := strings.Fields(strings.ToLower(query))
entries:
	for _, e := range All() {
		all := strings.ToLower(e.Group + " " + e.Name + " " + e.Words)
		for _, w := range words {
			if !strings.Contains(all, w) {
				continue entries
			}
		}
		found = append(found, e)
	}
	return found
}
