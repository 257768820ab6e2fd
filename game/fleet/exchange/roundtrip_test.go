package exchange_test

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"
)

// A fleet that goes to another builder and comes back has kept all that both sides know, and what
// it has not kept was named.
func TestRoundTrips(t *testing.T) {
	cat := gametest.Cards(t)
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		l := fleet.Random(rand.New(rand.NewPCG(seed, 3)), fleet.Rules{Cards: cat}, rapid.IntRange(40, 200).Draw(t, "limit"), 5)
		l.ID, l.Side, l.Total = "mine", "Good", 0
		l.Notes = rapid.SampledFrom([]string{"", "one\ntwo", `"quoted" & <so>`}).Draw(t, "notes")
		l.Other = rapid.IntRange(0, 9).Draw(t, "other")

		var b bytes.Buffer
		lost, err := exchange.WriteSpaceDock(&b, l, cat)
		must(t, err)
		form, fs, err := exchange.Read(&b, "f", cat)
		expect.Must(t, err == nil && form == exchange.SpaceDock && len(fs[0].Lost)+len(fs[0].Guessed) <= 0,
			"%v %v %v", form, err, fs)
		back := fs[0].List
		want := []string{"its id, mine", "its side, Good"}
		expect.Must(t, slices.Equal(lost[:2], want) && len(lost) <= 3, "lost %q, want %q and the limit", lost, want)
		back.ID, back.Side, back.Limit = l.ID, l.Side, l.Limit
		for i := range back.Ships { // a captain side is another entry there
			if c := cat.Captain(back.Ships[i].Captain.ID); c == cat.Captain(l.Ships[i].Captain.ID) {
				back.Ships[i].Captain = l.Ships[i].Captain
			}
		}
		d := cmp.Diff(l, back, cmpopts.EquateEmpty())
		expect.Must(t, d == "", "%v", d)

		address, lost, err := exchange.Address(l, cat)
		must(t, err)
		_, fs, err = exchange.Read(strings.NewReader(address), "f", cat)
		expect.Must(t, err == nil && len(fs[0].Lost) == 0, "%v %v", err, fs)
		a, z := fleet.Check(l, cat), fleet.Check(fs[0].List, cat)
		if kept := len(z.Lines); kept+countCards(lost) != len(a.Lines) {
			t.Fatalf("%d lines came back of %d; lost %q", kept, len(a.Lines), lost)
		}
		expect.Must(t, countCards(lost) != 0 || a.Total == z.Total,
			"%d SP came back of %d\n%v\n%v", z.Total, a.Total, a.Lines, z.Lines)
	})
}

// countCards counts the lines of a fleet's sheet that are named as lost.
func countCards(lost []string) (n int) {
	for _, what := range lost {
		if strings.Contains(what, "Utopia has no") || strings.Contains(what, "other points") {
			n++
		}
	}
	return n
}

// Admirals, captain sides and exchanged slots.
func TestSpecialRoundTrips(t *testing.T) {
	cat := gametest.Cards(t)
	l := fleet.List{Name: "A", Ships: []fleet.ListShip{
		{Ship: fleet.Ref{ID: "1002"}, Captain: fleet.Ref{ID: "martok_71804"}, ExchangeSlot: "crew"},
		{Ship: fleet.Ref{ID: "1006"}, Captain: fleet.Ref{ID: "2005"}, Admiral: fleet.Ref{ID: "hayes_72008"}, Upgrades: []fleet.Ref{{ID: "3001"}}},
	}}
	var b bytes.Buffer
	lost, err := exchange.WriteSquads(&b, []fleet.List{l, l}, cat)
	if err != nil || !strings.Contains(b.String(), "martok_cap_71804") || len(lost) != 2 || !strings.Contains(lost[0], "the crew slot exchanged") {
		t.Errorf("%v, lost %q:\n%s", err, lost, b.String())
	}
	form, fs, err := exchange.Read(&b, "f", cat)
	expect.Must(t, err == nil && form == exchange.SpaceDockSquads && len(fs) == 2, "%v %v %v", form, fs, err)
	l.Ships[0].Captain.ID = cat.Captain("martok_71804").ID // his captain side is a card of its own
	expect.List(t, cards(fs[1].List), cards(l), "")
	address, lost, err := exchange.Address(l, cat)
	if err != nil || len(lost) != 2 { // its name, the slot
		t.Errorf("lost %q, %v", lost, err)
	}
	_, fs, err = exchange.Read(strings.NewReader(address), "f", cat)
	expect.True(t, err == nil && fs[0].Ships[1].Admiral.ID == "hayes_72008" && fs[0].Ships[1].Upgrades[0].ID == "3001",
		"%+v, %v", fs, err)
}

// Ambassadors and construction cards are read from every form of Utopia's and written in its address.
func TestCardsOfEveryShip(t *testing.T) {
	cat := gametest.Cards(t)
	ship := fleet.ListShip{Ship: fleet.Ref{ID: "enterprise_nx_01_75016"}, Captain: fleet.Ref{ID: "2003"},
		Upgrades: []fleet.Ref{{ID: "st_john_talbot_75016"}, {ID: "enhanced_hull_plating_75016"}}}
	address, lost, err := exchange.Address(fleet.List{Ships: []fleet.ListShip{ship}}, cat)
	expect.True(t, err == nil && len(lost) == 0, "%q, %v", lost, err)
	for what, text := range map[string]string{
		"address":   address,
		"table top": "S404\nCap101\nM014\nCon003\n",
		"text": "Enterprise NX-01 [12]\n- St. John Talbot (Ambassador) [3]\n- Enhanced Hull Plating [3]\n" +
			"Ship Total: 18\n\nFleet Total: 18\n",
		"sheet": `{"ships": [{"cards": [{"name": "Enterprise NX-01", "type": "Ship", "faction": "FED", "cost": 12},
			{"name": "St. John Talbot", "type": "M", "cost": 3},
			{"name": "Enhanced Hull Plating", "type": "Con", "cost": 3}]}]}`,
	} {
		_, fs, err := exchange.Read(strings.NewReader(text), "f", cat)
		expect.Must(t, err == nil && len(fs) == 1, "%s: %v, %v", what, fs, err)
		ups := fs[0].Ships[0].Upgrades
		expect.True(t, len(fs[0].Lost) == 0 && len(ups) == 2 && ups[0].ID == "st_john_talbot_75016" &&
			ups[1].ID == "enhanced_hull_plating_75016", "%s: %+v, lost %q", what, ups, fs[0].Lost)
	}
}

// Cards that the catalogue does not have stay in the list, by Space Dock's id and name where those
// are known.
func TestStrangers(t *testing.T) {
	cat := gametest.Cards(t)
	_, fs, err := exchange.Read(strings.NewReader("S001\nCap101\nC001\nC999\nQ001\n\nR001\n"), "f", cat)
	must(t, err)
	s := fleet.Check(fs[0].List, cat)
	for _, p := range s.Problems {
		expect.True(t, p.Code != fleet.UnknownCard || p.Mend != "", "%+v", p)
	}
	expect.True(t, len(s.Problems) != 0, "no problem with cards that nobody knows")
}

func TestReadRefuses(t *testing.T) {
	cat := gametest.Cards(t)
	for what, c := range map[string]struct{ text, says string }{
		"nothing":               {"", "line 1: want one fleet in the file"},
		"binary":                {"\xff\xfe", "not a text file"},
		"huge":                  {strings.Repeat("#\n", 3<<20), "larger than 4194304 bytes"},
		"half a saved fleet":    {`{"name": "A", "additionalPoints": 0, "ships": [{"shipId": "1001",`, "line 1: not JSON"},
		"a word for a number":   {"{\"name\": \"A\",\n\"additionalPoints\": \"many\", \"ships\": [{\"shipId\": \"1001\"}]}", "additionalPoints: want a whole number, not a text"},
		"points without end":    {`{"additionalPoints": 99999, "ships": [{"shipId": "1001"}]}`, "other: 99999"},
		"no ship":               {`{"ships": [{"shipId": "1001"}, null]}`, "ship 2: there is none"},
		"many ships":            {`{"ships": [{"shipId": "1"}` + strings.Repeat(`,{"shipId": "1"}`, 40) + `]}`, "ships: 41 are more than 24"},
		"list of wrong things":  {`[{"ships": [{"shipId": "1"}]}, 7]`, "fleet 2: "},
		"half a list":           {`[{"ships": [{"shipId": "1"}]},`, "not JSON"},
		"many fleets":           {"[" + strings.Repeat("{},", 2500) + "{}]", "2501 fleets are more than 2000"},
		"cut address":           {"https://example.org/x#eyJzaGlwcyI6W3", "is cut off; copy the whole address"},
		"address cut short":     {"https://example.org/x#eyJ", "is cut off; copy the whole address"},
		"address of nothing":    {"https://example.org/x#e30=", "behind the # is not a fleet"},
		"address without fleet": {"https://example.org/x", "the address has no fleet behind a #"},
		"odd address":           {"https://example.org/x#%%%", "is not base64"},
		"address of others":     {"https://example.org/x#aGVsbG8gd29ybGQ=", "behind the # is not a fleet"},
		"deep address":          {`{"ships":[{"id":"ship:S001","captain":` + strings.Repeat(`{"captain":`, 100), "nested too deep"},
		"ship without id":       {`{"ships":[{"id":""}]}`, "ship 1: there is none"},
		"no id":                 {"S001\nhello\n", `line 2: "hello" is none of Utopia's ids`},
		"half a text":           {"U.S.S. Defiant [24]\nShip Total: 24 SP\n\nThe Fleet Total: 24", "a part of it is missing"},
		"text without end":      {"U.S.S. Defiant [24]\n- Worf\nShip Total: 24 SP\nFleet Total: 24 SP\n", `line 2: "- Worf" is not a card with its price`},
		"text without ships":    {"hello\nShip Total: 4\nFleet Total: 4 SP\n", "the text has no ships"},
		"card before ship":      {"- Worf [3]\nShip Total: 4\nFleet Total: 4 SP\n", "line 1: a card before the first ship"},
		"sheet without ship":    {`{"ships":[{"cards":[{"name":"Worf","type":"C","cost":3}]}]}`, "ship 1: its first card is not a ship"},
	} {
		form, _, err := exchange.Read(strings.NewReader(c.text), "f", cat)
		if err == nil || !strings.Contains(err.Error(), c.says) || !strings.HasPrefix(err.Error(), "f: ") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s (%s): %v, want %q", what, form, err, c.says)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, s := range []string{
		`{"ships":[{"shipId":"1002","captain":{"upgradeId":"2003"},"upgrades":[{"upgradeId":"3006","costIsOverridden":true}]}],"resource":"4001"}`,
		`[{"ships":[{"sideboard":true}]},{}]`, "#eyJzaGlwcyI6W119", `{"ships":[]}`,
		`{"ships":[{"id":"ship:S206","captain":{"id":"captain:Cap111","upgradeSlots":[{}]},"upgrades":[{"id":"weapon:W122"},{"id":"tech:T311,T311a"}]}],"resource":{"id":"resource:R001"}}`,
		"S206\nCap101\nW122\n\nR001\n----\n", "Federation Starship (Galaxy Class) [22]\n- Federation 1 (Captain) [0]\n- - Worf [3]\nShip Total: 25 SP\n\nResource: TACTICS [5]\n\nFleet Total: 30 SP\n",
		`{"ships":[{"cards":[{"name":"Generic Galaxy Class","type":"Ship","cost":22},{"name":"Federation","type":"Captain","cost":0}]}]}`,
		"name: A\nships:\n  - ship: {id: \"1002\"}\n",
	} {
		f.Add([]byte(s))
	}
	cat := gametest.Cards(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		_, fs, err := exchange.Read(bytes.NewReader(b), "f", cat)
		if err != nil {
			expect.True(t, !strings.Contains(err.Error(), "\n"), "more than a line: %q", err)
			return
		}
		for i := range fs {
			l := fs[i].List
			fleet.Check(l, cat)
			var out bytes.Buffer
			_, err = exchange.WriteSpaceDock(&out, l, cat)
			must(t, err)
			_, _, err = exchange.Address(l, cat)
			must(t, err)
			if len(l.Ships) == 0 {
				continue
			}
			out.Reset()
			must(t, l.Write(&out))
			again, err := fleet.Read(bytes.NewReader(out.Bytes()), "f")
			expect.Must(t, err == nil, "does not read back: %v\n%s", err, out.String())
			d := cmp.Diff(l, again, cmpopts.EquateEmpty())
			expect.Must(t, d == "", "%v", d)
		}
	})
}
