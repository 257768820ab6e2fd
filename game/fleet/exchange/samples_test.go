package exchange_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// sample reads a real file of another builder, or skips the test where none lie beside the project.
func sample(t testing.TB, name ...string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(append([]string{"..", "..", "..", "..", "shared", "reference", "samples"}, name...)...))
	if err != nil {
		t.Skipf("the samples are not here: %v", err)
	}
	return b
}

func read(t testing.TB, name string, b []byte) (exchange.Form, []exchange.Fleet) {
	t.Helper()
	form, fs, err := exchange.Read(bytes.NewReader(b), name, gametest.Cards(t))
	must(t, err)
	return form, fs
}

// cards are the ids of a list ship by ship, the upgrades in the order of their ids: other builders
// have an order of slots.
func cards(l fleet.List) (out []string) {
	for _, s := range l.Ships {
		ids := []string{}
		for _, u := range s.Upgrades {
			ids = append(ids, u.ID)
		}
		slices.Sort(ids)
		out = append(out, strings.Join(append([]string{s.Ship.ID, s.Captain.ID, s.Admiral.ID}, ids...), " "))
	}
	return append(out, l.Resource.ID)
}

// utopiaSamples are ready fleets as Utopia's own code saved and told them.
func utopiaSamples(t testing.TB) (out []struct {
	ID, Hash, Text, TTS string
	Saved, FleetSheet   json.RawMessage
}) {
	t.Helper()
	must(t, json.Unmarshal(sample(t, "utopia", "fleets_from_utopia.json"), &out))
	expect.Must(t, len(out) == 20, "%d samples", len(out))
	return out
}

// Every fleet that Utopia saved or told is read back as the ready fleet it was made of, whatever
// the form.
func TestUtopiaSamples(t *testing.T) {
	told, guessed := 0, 0
	for _, s := range utopiaSamples(t) {
		want := gametest.Ready(t, s.ID)
		for _, c := range []struct {
			what string
			text string
			form exchange.Form
		}{
			{"bare hash", s.Hash, exchange.UtopiaAddress},
			{"hash with #", "#" + s.Hash + "\n", exchange.UtopiaAddress},
			{"address", exchange.UtopiaPage + "#" + s.Hash, exchange.UtopiaAddress},
			{"JSON", string(s.Saved), exchange.UtopiaAddress},
			{"table-top", s.TTS, exchange.UtopiaTableTop},
			{"text", s.Text, exchange.UtopiaText},
			{"text with other line ends", strings.ReplaceAll(s.Text, "\n", "\r\n"), exchange.UtopiaText},
			{"fleet sheet", string(s.FleetSheet), exchange.UtopiaSheet},
		} {
			form, fs := read(t, c.what, []byte(c.text))
			expect.Must(t, form == c.form && len(fs) == 1 && len(fs[0].Lost) == 0,
				"%s, %s: %s, %+v", s.ID, c.what, form, fs)
			got, wants := cards(fs[0].List), cards(want)
			if c.form == exchange.UtopiaSheet { // it sorts the ships
				got, wants = []string{strings.Join(got, " ")}, []string{strings.Join(wants, " ")}
			}
			if c.form == exchange.UtopiaText || c.form == exchange.UtopiaSheet {
				told += len(strings.Fields(strings.Join(got, " ")))
				guessed += differ(t, s.ID+", "+c.what, got, wants, fs[0].Guessed)
			} else if !slices.Equal(got, wants) {
				t.Errorf("%s, %s:\n%q, want\n%q\nguessed %v", s.ID, c.what, got, wants, fs[0].Guessed)
			}
		}
	}
	t.Logf("of %d cards told by name and price %d were taken for another", told, guessed)
	expect.True(t, guessed <= told/20, "that is more than one in twenty")
	empty := sample(t, "utopia", "empty_fleet_hash.txt")
	if _, fs := read(t, "empty", empty); len(fs) != 1 || len(fs[0].Ships) != 0 {
		t.Errorf("the empty fleet: %+v", fs)
	}
}

// What we write as Utopia's address has every card in the slot where Utopia's own code has it.
func TestAddressAsUtopiaWritesIt(t *testing.T) {
	for _, s := range utopiaSamples(t) {
		l := gametest.Ready(t, s.ID)
		address, lost, err := exchange.Address(l, gametest.Cards(t))
		must(t, err)
		for _, what := range lost {
			expect.True(t, strings.HasPrefix(what, "its "), "%s: lost %s", s.ID, what)
		}
		_, fs := read(t, s.ID, []byte(address))
		expect.List(t, cards(fs[0].List), cards(l), "%s", s.ID)
		got, want := slotKinds(t, address), slotKinds(t, exchange.UtopiaPage+"#"+s.Hash)
		// A card may lie in a slot of the ship's here and in one that the captain adds there.
		expect.Must(t, len(strings.Fields(got)) == len(strings.Fields(want)),
			"%s:\n%s, Utopia has\n%s", s.ID, got, want)
		for i, w := range strings.Fields(want) {
			if g := strings.Fields(got)[i]; g != w && g != "." && w != "." {
				t.Errorf("%s: %s where Utopia has %s:\n%s, Utopia has\n%s", s.ID, g, w, got, want)
			}
		}
	}
}

func slotKinds(t *testing.T, address string) string {
	t.Helper()
	s, err := exchange.SlotKinds(address)
	must(t, err)
	return s
}

// Space Dock's test fleets, its sample and ours in its form are all read; what they have that we
// have not is named.
func TestSpaceDockSamples(t *testing.T) {
	counts := map[string]int{"specials.spacedocksquads": 83, "squads_for_test.spacedocksquads": 22}
	for file, n := range counts {
		form, fs := read(t, file, sample(t, "spacedock", file))
		expect.True(t, form == exchange.SpaceDockSquads && len(fs) == n, "%s: %s, %d fleets", file, form, len(fs))
		for _, f := range fs {
			beside := slices.ContainsFunc(f.Lost, func(s string) bool { return strings.HasPrefix(s, "the reinforcements beside the fleet: ") })
			if f.Name == "" || (len(f.Ships) == 0) != beside || len(f.Guessed) > 0 || !slices.ContainsFunc(f.Lost, func(s string) bool { return strings.Contains(s, "uuid") }) {
				t.Errorf("%s, %s: %+v", file, f.Name, f)
			}
		}
	}
	form, fs := read(t, "romulan", sample(t, "spacedock", "romulan_2_ship.spacedock"))
	expect.Must(t, form == exchange.SpaceDock && len(fs) == 1, "%s, %d", form, len(fs))
	f := fs[0]
	if f.Name != "Romulan 2 Ship" || f.Notes != "Unified Force (0) Strike Force (5)" || f.Other != 5 || f.Resource.ID != "4004" || len(f.Ships) != 2 {
		t.Errorf("%+v", f)
	}
	expect.True(t, slices.Contains(f.Ships[0].Upgrades, fleet.Ref{ID: "6008", Name: "Independent Flagship (Federation)"}), "%+v", f.Ships[0])
	want := []string{"Varel: the price of 0 that the player set"}
	for _, w := range want {
		expect.True(t, slices.Contains(f.Lost, w), "lost %q, want %q among it", f.Lost, w)
	}
	// The fleets of ours that were written in its form.
	_, fs = read(t, "ours", sample(t, "ours", "fleets.spacedocksquads"))
	expect.True(t, len(fs) == 20, "%d of our fleets", len(fs))
	for _, f := range append(fs, readOne(t, sample(t, "ours", "ds9-fed-1.spacedock"))) {
		id, _, _ := strings.Cut(f.Name, " ")
		l := gametest.Ready(t, id)
		expect.List(t, cards(f.List), cards(l), "%s", f.Name)
	}
}

func readOne(t *testing.T, b []byte) exchange.Fleet {
	t.Helper()
	_, fs := read(t, "one", b)
	expect.Must(t, len(fs) == 1, "%d fleets", len(fs))
	return fs[0]
}

// differ counts the cards of a told fleet that were taken for others. Every one of them was a
// guess, and said to be.
func differ(t *testing.T, what string, got, want, guessed []string) int {
	t.Helper()
	n := 0
	for i := range want {
		for _, id := range strings.Fields(got[i]) {
			if !slices.Contains(strings.Fields(want[i]), id) {
				n++
				if !slices.ContainsFunc(guessed, func(g string) bool { return strings.Contains(g, "taken for "+id+",") }) {
					t.Errorf("%s: %q is not in %q and was no guess: %q", what, id, want[i], guessed)
				}
			}
		}
		expect.True(t, len(strings.Fields(got[i])) == len(strings.Fields(want[i])),
			"%s: %q, want %q", what, got[i], want[i])
	}
	return n
}

// A list of something else is not taken for fleets without ships.
func TestAListOfNoFleets(t *testing.T) {
	_, _, err := exchange.Read(strings.NewReader(`[{"id": "a", "saved": {"ships": []}}]`), "a.json", gametest.Cards(t))
	expect.Refused(t, err, `fleet 1 has no "ships"`, "read as fleets")
}

// An address that a letter or a chat has broken over several lines is read as one; text is no
// address because it begins with one.
func TestAnAddressBrokenOverLines(t *testing.T) {
	l := gametest.Ready(t, "tw-a-1")
	address, _, err := exchange.Address(l, gametest.Cards(t))
	must(t, err)
	_, behind, _ := strings.Cut(address, "#")
	for _, whole := range []string{address, behind} {
		for _, end := range []string{"\n", "\r\n", "  \n  ", "\n\n"} {
			var b strings.Builder
			for i, r := range whole {
				if i > 0 && i%76 == 0 {
					b.WriteString(end)
				}
				b.WriteRune(r)
			}
			form, fs, err := exchange.Read(strings.NewReader(b.String()+end), "the address", gametest.Cards(t))
			expect.Must(t, err == nil && form == exchange.UtopiaAddress, "broken by %q: %v, %v", end, form, err)
			expect.List(t, cards(fs[0].List), cards(l), "broken by %q", end)
		}
	}
	expect.True(t, !exchange.IsAddress(address+"\nis the fleet I meant: look at it"),
		"a letter is taken for an address")
}

// must ends a test if there is an error.
var must = expect.OK
