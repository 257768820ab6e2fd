package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/scenarios"
)

// A record of a newer program says so before anything that this one does not know in it, in its
// first line or where a newer program went on; what stands before can be rescued.
func TestNewerRecordsSaySo(t *testing.T) {
	_, b := played(t, 2)
	next := fmt.Sprint(record.Format + 1)
	head, rest, _ := strings.Cut(string(b), "\n")
	newHead := strings.Replace(head, fmt.Sprintf(`"format":%d`, record.Format), `"weather":{"rain":[1]},"seed":"many","format":`+next+`,"version":"v9.1.0"`, 1)
	expect.Must(t, newHead != head, "the sample has no format")
	lines := strings.SplitAfter(rest, "\n")
	later := `{"format":` + next + `,"version":"v9.1.0","mood":"good"}` + "\n"
	for at, text := range map[int]string{1: newHead + "\n" + rest, 12: head + "\n" + strings.Join(lines[:10], "") + later + strings.Join(lines[10:], "")} {
		rec, err := record.Salvage(strings.NewReader(text))
		want := fmt.Sprintf("line %d: made by a newer program (v9.1.0), format %s: this one reads formats 1 to %d", at, next, record.Format)
		var newer record.Newer
		if err == nil || !strings.HasPrefix(err.Error(), want) || !errors.As(err, &newer) || newer.Format != record.Format+1 {
			t.Errorf("line %d: %v, want %s", at, err, want)
		}
		expect.True(t, at == 1 == (rec == nil) && (rec == nil || len(rec.Answers)+len(rec.Hashes) == 10),
			"line %d: %v stands before", at, rec)
	}
	for what, line := range map[string]string{"an older one": `{"format":1}`, "none": `{"format":-1}`, "an unknown field": `{"format":11,"mood":1}`, "no text": `{"format":11,"version":"\u0007"}`} {
		if _, err := record.Read(strings.NewReader(head + "\n" + line + "\n" + rest)); err == nil || !strings.HasPrefix(err.Error(), "line 2: ") || strings.Contains(err.Error(), "newer") {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// A record from before an edition of the rulings is played by the one before it, with the cards as
// they were, and so is a position of such a battle.
func TestOlderRecordsKeepTheirRulings(t *testing.T) {
	u := gametest.MustSetup("last-battle-of-ds9", "ds9-fed-4", "ds9-dom-1", 5)
	at := func(u *game.Setup) (first, offBar bool) {
		for _, fs := range u.Fleets[0].Ships {
			for _, up := range fs.Upgrades {
				if up.Card.ID == "marauder_71806" {
					return u.House.FirstRulings, up.Card.Abilities[0].Do[0].OffBar
				}
			}
		}
		t.Fatal("no Marauder in the fleet: the sample proves nothing")
		return
	}
	for _, now := range []bool{true, false} {
		h := record.HeaderOf(u)
		if !now {
			delete(h.House, "rulings")
		}
		again, err := h.Setup(scenarios.ByID, gametest.Cards(t))
		must(t, err)
		if first, offBar := at(again); first == now || offBar != now {
			t.Errorf("the newest record: %v; first rulings: %v, Marauder off the bar: %v", now, first, offBar)
		}
	}
	if _, offBar := at(u); !offBar {
		t.Error("the card itself is changed")
	}
}

// Full Alert kept a ship from acting by its token alone as long as nothing prevented that.
func TestFullAlertKeepsItsRulings(t *testing.T) {
	u := gametest.MustSetup("last-battle-of-ds9", "ds9-fed-4", "ds9-dom-1", 5)
	ups := u.Fleets[0].Ships[0].Upgrades
	ups[0].Card = gametest.Cards(t).Upgrade("full_alert_oparenaprize")
	h := record.HeaderOf(u)
	for rulings, want := range map[string]int{"4": 4, "3": 4, "2": 3, "1": 3} {
		h.House["rulings"] = rulings
		again, err := h.Setup(scenarios.ByID, gametest.Cards(t))
		must(t, err)
		n := len(again.Fleets[0].Ships[0].Upgrades[0].Card.Abilities[0].Do)
		expect.True(t, n == want, "rulings %s: %d effects, want %d", rulings, n, want)
	}
}

// The four cards whose texts the fourth edition reads again have their own in a battle of the third.
func TestTheFourthEditionLeavesOlderBattles(t *testing.T) {
	u := gametest.MustSetup("last-battle-of-ds9", "ds9-fed-4", "ds9-dom-1", 5)
	cat := gametest.Cards(t)
	u.Fleets[0].Resource.Card = cat.Resource("structural_damage_check_72316r")
	ship := &u.Fleets[0].Ships[0]
	ship.Captain = cat.Captain("gorkon_cap_71532")
	ship.Upgrades = []game.Bought{{Card: cat.Upgrade("3005")}, {Card: cat.Upgrade("geordi_la_forge_71531")}}
	h := record.HeaderOf(u)
	for rulings, now := range map[string]bool{"4": true, "3": false, "1": false} {
		h.House["rulings"] = rulings
		again, err := h.Setup(scenarios.ByID, cat)
		must(t, err)
		f := again.Fleets[0]
		s := f.Ships[0]
		expect.True(t, len(s.Captain.Abilities[0].Do) == 2 == now, "rulings %s: Gorkon", rulings)
		expect.True(t, len(s.Upgrades[0].Card.Abilities[0].Do) == 3 == now, "rulings %s: Data", rulings)
		expect.True(t, (s.Upgrades[1].Card.Abilities[0].Do[0].Lasts == card.EachRound) == now, "rulings %s: La Forge", rulings)
		expect.True(t, f.Resource.Card.Abilities[1].At.Has(card.ActivationFinish) == now, "rulings %s: the resource", rulings)
	}
	expect.True(t, len(cat.Upgrade("3005").Abilities[0].Do) == 3, "the card itself is changed")
}

// A table of a program whose default of a house rule was another does not tell that rule, and is
// verified all the same.
func TestTablesOfOtherDefaultsAreVerified(t *testing.T) {
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-b-1", "tw-a-1", 5, "rulings", "2"), 40)
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	then := regexp.MustCompile(`"house":\{"rulings":"2"\},?`).ReplaceAll(b.Bytes(), nil)
	expect.Must(t, !bytes.Equal(then, b.Bytes()), "no table tells the house rule")
	rec, err := record.Read(bytes.NewReader(regexp.MustCompile(`"version":"[^"]*",`).ReplaceAll(then, nil)))
	must(t, err)
	if _, rep, err := rec.Verify(scenarios.ByID, gametest.Cards(t), -1, nil); err != nil || !rep.OK {
		t.Errorf("%+v %+v, %v", rep, rep.First, err)
	}
}

// A record keeps the edges on which its fleets stood: by its house rule, or, from before there was
// one, as fleets stood then.
func TestOlderRecordsKeepTheirEdges(t *testing.T) {
	u := gametest.MustSetup("tholian-web", "tw-b-1", "tw-a-1", 5, "player-1", "first-fleet")
	expect.Must(t, u.Area(game.One) != gametest.MustSetup("tholian-web", "tw-b-1", "tw-a-1", 5).Area(game.One),
		"the first fleet has initiative: the sample proves nothing")
	g := gametest.New(t, u)
	for p := g.FirstOpen(); p.Ask == game.PlaceShip; p = g.FirstOpen() {
		at, _ := game.PlaceLegal(g.State(), u, p, physics.Pose{X: p.Place.X0, Y: p.Place.Y0})
		gametest.Submit(t, g, game.Answer{Prompt: p.ID, Pose: at})
	}
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	before := strings.Replace(b.String(), `"player-1":"first-fleet",`, "", 1)
	expect.Must(t, before != b.String(), "the record does not tell who is Player 1")
	for what, text := range map[string]string{"its house rule": b.String(), "before the house rule": before} {
		rec, err := record.Read(strings.NewReader(text))
		must(t, err)
		again, _, err := rec.Replay(scenarios.ByID, gametest.Cards(t), -1, nil)
		if err != nil {
			t.Errorf("%s: %v", what, err)
		} else if again.State().Hash() != g.State().Hash() {
			t.Errorf("%s: the ships stand elsewhere", what)
		}
	}
}

// A table of an older program is verified as that one told it: without the house rules that came
// since, with the sheet's first counter by itself. What an equal program wrote is held to all of
// it.
func TestOlderTablesAreVerified(t *testing.T) {
	for _, c := range []struct {
		scenario, one, two string
		format             int
		now, then, field   string
	}{
		{"tholian-web", "tw-b-1", "tw-a-1", record.Format - 1, `"player-1":"first-fleet",?`, "", "house.player-1"},
		{"unimatrix-zero", "u0-borg-1", "u0-rebel-1", 5, `"counters":\{"mission":(\d)\}`, `"mission":$1`, "ships[0].tokens.counters.mission"},
	} {
		g := gametest.Ensigns(t, gametest.MustSetup(c.scenario, c.one, c.two, 5, "player-1", "first-fleet"), 40)
		var b bytes.Buffer
		must(t, record.Write(&b, g))
		then := regexp.MustCompile(c.now).ReplaceAll(b.Bytes(), []byte(c.then))
		for _, format := range []int{c.format, record.Format} {
			rec, err := record.Read(bytes.NewReader(asFormat(then, format)))
			must(t, err)
			_, rep, err := rec.Verify(scenarios.ByID, gametest.Cards(t), -1, nil)
			if older := format < record.Format; err != nil || rep.OK != older || !older && rep.First.Field != c.field {
				t.Errorf("%s, format %d: %+v %+v, %v", c.scenario, format, rep, rep.First, err)
			}
		}
	}
}

// asFormat is a record as an older program wrote it.
func asFormat(b []byte, format int) []byte {
	text := regexp.MustCompile(`"format":\d+`).ReplaceAll(b, fmt.Appendf(nil, `"format":%d`, format))
	text = regexp.MustCompile(`"version":"[^"]*",`).ReplaceAll(text, nil)
	if format == 1 {
		text = regexp.MustCompile(`(?m),"table":\{.*\}\}$`).ReplaceAll(text, []byte("}"))
	}
	return text
}

// A record that an older program began is gone on with in its file: what is added stands below a
// line that tells so, and all of it is read and verified; an older program says there that it is
// too old.
func TestOlderRecordsAreGoneOnWith(t *testing.T) {
	for format := 1; format <= record.Format; format++ {
		g, _ := long(t)
		all := slices.Clone(g.Answers())
		must(t, g.Rewind(len(all)/2))
		var b bytes.Buffer
		must(t, record.Write(&b, g))
		expect.Must(t, len(g.Hashes()) != 0, "no round has ended: the sample proves little")
		file := bytes.NewBuffer(asFormat(b.Bytes(), format))
		rec, err := record.Read(bytes.NewReader(file.Bytes()))
		expect.Must(t, err == nil, "format %d: %v", format, err)
		before := file.Len()
		w, err := rec.Continue(file, 0)
		must(t, err)
		expect.Same(t, file.Len(), before, "format %d: a record that is only opened is written to", format)
		for _, a := range all[len(g.Answers()):] {
			gametest.Submit(t, g, a)
		}
		must(t, w.Follow(g))
		must(t, w.Note(record.Note{At: 1, Text: "here"}))
		if has := strings.Count(file.String(), fmt.Sprintf("\n{\"format\":%d", record.Format)); (has == 1) != (format < record.Format) || has > 1 {
			t.Errorf("format %d: %d lines tell of the newer one", format, has)
		}
		rec, err = record.Read(bytes.NewReader(file.Bytes()))
		expect.Must(t, err == nil, "format %d gone on with: %v", format, err)
		_, rep := verify(t, rec)
		expect.True(t, rep.OK && rep.Answers == len(g.Answers()), "format %d gone on with: %+v", format, rep)
		if format == 1 && (len(rec.Tables()) == 0 || len(rec.Tables()) >= len(rec.Hashes)) {
			t.Errorf("%d tables of %d rounds", len(rec.Tables()), len(rec.Hashes))
		}
	}
}

// Who made a record is told where it is known, and that it was another where not even that is.
func TestWhoMadeARecord(t *testing.T) {
	for _, c := range []struct {
		versions []string
		says     string
	}{{[]string{""}, "it was made by another version of the program"}, {[]string{"v1.0.0"}, "it was made by version v1.0.0"},
		{[]string{"v1.0.0", "v1.2.0", "v1.2.0"}, "it was made by version v1.0.0 and v1.2.0"}} {
		h := record.HeaderOf(gametest.MustSetup("tholian-web", "tw-b-1", "tw-a-1", 5))
		h.Version = c.versions[0]
		var b bytes.Buffer
		if _, err := record.Begin(&b, h); err != nil {
			t.Fatal(err)
		}
		for _, v := range c.versions[1:] {
			fmt.Fprintf(&b, `{"format":%d,"version":%q}`+"\n", record.Format, v)
		}
		rec, err := record.Read(&b)
		must(t, err)
		expect.Same(t, rec.OtherRules(), c.says, "%q", c.versions)
	}
}

// A byte order mark before a record is no damage, and what is added to such a file comes at its
// end.
func TestRecordWithAByteOrderMark(t *testing.T) {
	_, b := played(t, 2)
	rec, err := record.Read(strings.NewReader("\ufeff" + string(b)))
	must(t, err)
	expect.Same(t, rec.Size, int64(len(b))+3, "bytes are whole of %d", len(b)+3)
}

// Names of players as people write them: with a space that does not break, and signs made of
// several.
func TestNamesOfAllKindsAreRecorded(t *testing.T) {
	for _, name := range []string{"Jean\u00a0Luc", "👩\u200d🚀", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "Битва", "講義", "می\u200cخواهم"} {
		u := gametest.MustSetup("tholian-web", "tw-b-1", "tw-a-1", 5)
		u.Players[0] = name
		var b bytes.Buffer
		_, err := record.NewWriter(&b, u)
		must(t, err)
		if rec, err := record.Read(&b); err != nil || rec.Header.Players[0] != name {
			t.Errorf("%q: %v", name, err)
		}
	}
	for _, name := range []string{"bell\a", "turned\u202eround", "del\x7f", "mark\ufeff"} {
		u := gametest.MustSetup("tholian-web", "tw-b-1", "tw-a-1", 5)
		u.Players[0] = name
		var b bytes.Buffer
		_, err := record.NewWriter(&b, u)
		must(t, err)
		if _, err := record.Read(&b); err == nil {
			t.Errorf("%q is taken", name)
		}
	}
}
