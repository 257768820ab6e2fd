package app

import (
	"math/rand/v2"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/ui/freetable"
	"attackwing/ui/prefs"
)

// A link is shared at the address of the settings, else at the public one. Without any it is the link
// alone, and says so; at what is not an address nothing is shared.
func TestALinkIsSharedAtAnAddress(t *testing.T) {
	was := shareText
	defer func() { shareText, publicPage = was, "" }()
	shared := ""
	shareText = func(address string) (string, error) { shared = address; return "Link copied.", nil }
	l := gametest.Ready(t, "ds9-dom-1")
	for _, k := range []struct{ name, set, public, begins, says string }{
		{"none", "", "", "aw1.f.", "Link copied. It has no address: set Link address in the settings."},
		{"the public one", "", "https://example.org/aw/", "https://example.org/aw/#aw1.f.", "Link copied."},
		{"one of the settings", "https://example.net/", "https://example.org/aw/", "https://example.net/#aw1.f.", "Link copied."},
		{"none that is one", "example.net", "", "", "Change Link address in the settings"},
	} {
		apptest.AtHome(t, t.TempDir())
		shared, publicPage = "", k.public
		must(t, settings.Keep(cli.UserFiles(), prefs.Settings{}, prefs.Settings{LinkPage: k.set}))
		said, err := fleetShelf{}.Share(l)
		if err != nil {
			said = err.Error()
		}
		if !strings.HasPrefix(shared, k.begins) || (k.begins == "") != (shared == "") || !strings.Contains(said, k.says) {
			t.Errorf("%s: %q is shared, %q is said", k.name, shared, said)
		}
		expect.True(t, shared == "" || link.Is(shared), "%s: %q is not a link", k.name, shared)
	}
}

// A link that is too long for some browsers and messengers says so.
func TestALongLinkSaysSo(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	was := shareText
	defer func() { shareText = was }()
	shareText = func(string) (string, error) { return "Link copied.", nil }
	noise := rand.NewChaCha8([32]byte{})
	for size, long := range map[int]bool{100: false, 4 << 10: false, 12 << 10: true} {
		file := make([]byte, size)
		noise.Read(file)
		said, err := tableShelf{}.Share(true, file)
		if err != nil || strings.Contains(said, "It is long (17 kB): a browser or messenger may cut it.") != long {
			t.Errorf("of %d bytes: %q, %v", size, said, err)
		}
	}
}

// A deck that comes as a link is called by its title.
func TestALinkedDeckHasItsTitle(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	text, err := link.Of(link.Deck, []byte("title: \"Beams / webs\"\nscenes:\n  - position: {scenario: standard, ships: []}\n  - caption: Two\n"))
	must(t, err)
	w := &Window{Cards: apptest.Catalogue(t)}
	what, page, err := w.Arrive(text)
	must(t, err)
	expect.Same(t, what, "deck", "it is a")
	_, err = page(noWindow{})
	must(t, err)
	said, err := w.Free.Keep("Another", freetable.Scene{Table: record.Table{Scenario: "standard", Ships: []record.TableShip{}}})
	must(t, err)
	expect.Same(t, said.Sub, "in “Beams / webs”", "it is called so")
}
