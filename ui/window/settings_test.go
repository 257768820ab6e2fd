package window

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/prefs"
)

// shown are the settings that are on the page, by the ids of their rows.
func shown(p *SettingsPage) (ids []string) {
	s := p.host.Settings()
	for _, in := range sections {
		for _, id := range in.ids {
			if _, words := p.row(id, &s, false); words != nil && p.find.Finds(append(words, in.name)...) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// Every setting stands on the page once, and the search leaves those that have its words.
func TestTheSettingsAreSearched(t *testing.T) {
	p := NewSettings(newHost(t))
	w := kittest.OpenIn(t, p, 1280, 8000) // all of them are seen
	w.Key("a")
	for _, k := range Settings {
		expect.True(t, w.Can("set:"+k.ID+":0"), "%s is not on the page", k.ID)
		n := 0
		for _, in := range sections {
			n += len(slices.DeleteFunc(slices.Clone(in.ids), func(id string) bool { return id != k.ID }))
		}
		expect.True(t, n == 1, "%s stands there %d times", k.ID, n)
	}
	w.Key("/")
	w.Type("camera")
	if got := shown(p); !slices.Equal(got, []string{"follow"}) || !w.Can("set:follow:1") || w.Can("set:motion:0") {
		t.Errorf("camera finds %v", got)
	}
	w.Type("zzz")
	expect.True(t, w.Reads("No setting contains all of these words."), "nothing is said when nothing is found")
}

// A press and the arrows choose, and undo takes back one change after the other.
func TestASettingIsChosenAndTakenBack(t *testing.T) {
	h := newHost(t)
	w := kittest.OpenIn(t, NewSettings(h), 1280, 8000)
	w.Key("a")
	expect.True(t, !w.Can("undo"), "there is something to undo before anything was changed")
	w.Press("set:colors:1")
	w.Key("3")
	expect.Must(t, h.prefs.Colors == "clear" && h.prefs.Ghosts == "off" && Kind(&h.prefs) == record.Tournament,
		"chosen is %+v", h.prefs)
	w.Press("set:ghosts:0")
	expect.Same(t, Kind(&h.prefs), record.Custom, "with ghosts the table")
	w.Key("ctrl+z", "ctrl+z")
	expect.True(t, h.prefs.Ghosts == "on" && h.prefs.Colors == "clear", "after two undone it is %+v", h.prefs)
	w.Press("undo")
	expect.True(t, h.prefs.Colors == "classic" && !w.Can("undo"), "after three undone it is %+v", h.prefs)
	w.Press("set:scale:1") // sizes stand in their order: the first is the least, after the one that fits
	expect.Same(t, h.prefs.Scale, "75", "the least size")
	w.Draw()
	expect.True(t, w.Reads("75%") && !w.Reads("110%"), "of the sizes not the one that is set is told alone")
	w.Press("done")
	expect.Same(t, h.backs, 1, "Done leaves nothing")
}

// What is kept can be copied, exported and deleted; deleting asks.
func TestWhatIsKept(t *testing.T) {
	h := newHost(t)
	w := kittest.OpenIn(t, NewSettings(h), 1280, 8000)
	w.Key("a")
	w.Press("diagnostics")
	expect.Same(t, h.kept.text, "diagnostics", "copied")
	w.Press("delete")
	expect.Must(t, h.kept.gone == 0 && w.Reads("Delete 7 saved battles?"), "deleted without a question")
	w.Key("esc")
	expect.Must(t, h.kept.gone == 0 && h.backs == 0, "Esc does more than to leave the question")
	w.Press("delete")
	w.Press("sure")
	expect.True(t, h.kept.gone == 1 && strings.Contains(h.toast, "6") && !w.Can("sure"),
		"deleted %d times, %q", h.kept.gone, h.toast)
	h.kept.fail = errors.New("the disk is full")
	w.Press("export")
	expect.Same(t, h.toast, "The disk is full.", "a failed export says")
	w.Key("k", "esc")
	expect.True(t, slices.Equal(h.opened, []string{"keys"}) && h.backs == 1,
		"K opens %v, Esc leads back %d times", h.opened, h.backs)
}

// Where card files are searched, and what writes them there, is said with what is kept.
func TestTheSettingsSayWhereCardsAreSearched(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {512, 320}} {
		w := kittest.Open(t, NewSettings(newHost(t)))
		w.Resize(size[0], size[1])
		w.Key("/")
		w.Type("card files")
		w.Draw()
		words := w.Words()
		expect.True(t, strings.Contains(words, "attackwing cards import"), "%v: it reads %q", size, words)
	}
}

// The preview follows what is chosen.
func TestThePreviewShowsWhatIsChosen(t *testing.T) {
	h := newHost(t)
	w := kittest.Open(t, NewSettings(h))
	w.Key("a")
	w.Draw()
	b, cam := w.View.Board()
	expect.Must(t, b != nil && len(b.Ships) >= 3 && len(b.Rulers) == 1 && cam.W >= 300, "the preview is %+v", b)
	was := b.Rulers[0].Pill
	h.Change(func(s *prefs.Settings) { s.Units, s.Labels = "mm", "none" })
	w.View.Stale()
	w.Draw()
	b, _ = w.View.Board()
	expect.True(t, b.Rulers[0].Pill != was && int(b.Labels) == 2, "the ruler still says %s, labels %d", was, b.Labels)
}

// What a file has that no setting knows becomes its default.
func TestSettingsOfAFile(t *testing.T) {
	got := Filled(prefs.Settings{Motion: "7", Sound: "off"}, prefs.Settings{})
	expect.True(t, got.Motion == "1" && got.Sound == "off" && got.Away == "30", "filled it is %+v", got)
}

func TestTheSettingsAreReadable(t *testing.T) {
	h := newHost(t)
	h.sized = 0.9
	h.prefs.Scale, h.prefs.Units = "125", "both"
	p := NewSettings(h)
	kittest.Readable(t, "settings", p)
	p.all = true
	kittest.Readable(t, "all settings", p)
	p.deleting = true
	kittest.Readable(t, "question", p)
}

// A table on offer sets its helps and its pace at once; a help turned by hand is listed below the
// tables, and a press sets it back. At most 20 choices are on the first page.
func TestATableSetsWhatHelps(t *testing.T) {
	h := newHost(t)
	w := kittest.Open(t, NewSettings(h))
	choices := len(seeAndHear.ids) + len(playing.ids) + 1
	expect.True(t, choices <= 20, "the first page has %d choices", choices)
	for _, id := range append(slices.Clone(seeAndHear.ids), "away", "turn", "losses", "hand", "pace") {
		expect.True(t, w.Can("set:"+id+":0"), "%s cannot be chosen on the first page", id)
	}
	for n, want := range []struct{ kind, advice, odds, undo, pace string }{
		{record.Practice, "on", "on", "free", "normal"},
		{record.Teaching, "off", "on", "free", "slow"},
		{record.Tournament, "off", "off", "hidden", "normal"},
	} {
		w.Press(fmt.Sprint("table:", n))
		p := h.prefs
		if Kind(&p) != want.kind || p.Advice != want.advice || p.Odds != want.odds || p.Undo != want.undo || p.Pace != want.pace {
			t.Errorf("table %d is %+v", n+1, p)
		}
	}
	w.Key("2")
	h.Change(func(s *prefs.Settings) { s.Odds, s.Pace = "off", "stop" })
	w.View.Stale()
	w.Draw()
	if Kind(&h.prefs) != record.Custom || !w.Reads("Changed by you") {
		t.Fatalf("a changed table is %s: %v", Kind(&h.prefs), w.Words())
	}
	w.Press("back-odds")
	expect.True(t, Kind(&h.prefs) == record.Teaching && h.prefs.Pace == "stop" && !w.Reads("Changed by you"),
		"set back it is %+v", h.prefs)
	w.Key("d")
	expect.True(t, Kind(&h.prefs) == record.Practice && h.prefs.Pace == "normal", "the defaults are %+v", h.prefs)
}

// The address that links lead to is kept once it is one, until it is deleted; what is not one is told
// beside it, and not kept.
func TestTheAddressOfLinks(t *testing.T) {
	h := newHost(t)
	w := kittest.OpenIn(t, NewSettings(h), 1280, 8000)
	w.Key("a")
	wrong, page := "is not the address of a page, which begins with https://.", "https://example.org/aw/"
	w.Tap("links")
	w.Type("example.org")
	expect.True(t, h.prefs.LinkPage == "" && w.Reads(wrong),
		"%q is kept, and nothing is said against it", h.prefs.LinkPage)
	w.Key(slices.Repeat([]string{"backspace"}, len("example.org"))...)
	w.Type(page)
	expect.True(t, h.prefs.LinkPage == page && !w.Reads(wrong), "%q is kept", h.prefs.LinkPage)
	w.Press("standard")
	expect.Same(t, h.prefs.LinkPage, page, "Defaults take the address away")
	w.Tap("links")
	w.Key("end")
	w.Key(slices.Repeat([]string{"backspace"}, len(page))...)
	expect.True(t, h.prefs.LinkPage == "", "%q is left", h.prefs.LinkPage)
}
