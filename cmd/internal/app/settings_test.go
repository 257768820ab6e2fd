package app

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/lesson"
	"attackwing/game/store"
	"attackwing/ui/prefs"
	ui "attackwing/ui/window"
)

func TestSettingsAreKept(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	if s, notice := settings.Open(cli.UserFiles()); !reflect.DeepEqual(s, prefs.Settings{}) || notice != "" {
		t.Errorf("there are settings before any were kept: %+v, %s", s, notice)
	}
	want := prefs.Settings{Motion: "2", Labels: "all", Losses: "press", Sound: "quiet", Muted: "on", Captions: "on", Letters: "150", Hand: "left", Colors: "clear", Keys: map[string]string{"ruler": "x"}}
	must(t, settings.Keep(cli.UserFiles(), prefs.Settings{}, want))
	if got, notice := settings.Open(cli.UserFiles()); !reflect.DeepEqual(got, want) || notice != "" {
		t.Errorf("read %+v, kept %+v, %s", got, want, notice)
	}
	b := gametest.File(t, cli.WhereIs(settingsFile))
	must(t, os.WriteFile(cli.WhereIs(settingsFile), append([]byte("\ufeff"), b...), 0o600))
	if got := settings.Now(cli.UserFiles()); !reflect.DeepEqual(got, want) {
		t.Errorf("behind a byte order mark there is %+v", got)
	}
	left, _ := filepath.Glob(filepath.Join(filepath.Dir(cli.WhereIs(settingsFile)), ".*.new-*"))
	expect.True(t, len(left) == 0, "left over: %v", left)
}

// Damaged settings are put aside under another name and told; they are read as the usual ones, and
// what is kept from then on does not write over them.
func TestDamagedSettingsArePutAside(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_DATA_HOME", home)
	dir := filepath.Join(home, "attackwing")
	must(t, os.MkdirAll(dir, 0o755))
	for i, c := range []struct{ text, says string }{
		{`{"Motion": "2", "Labels"`, "it ends too early"}, {`{"Motion": 2}`, "Motion: want a text, not a number"}, {"\x00\xff", "cannot stand at byte 1"}, {"[]", "want fields with their values, not a list"},
		{"", "it ends too early"}, {strings.Repeat(" ", mostSettings+1), "larger than such a file can be"}, {`{"Keys": {"ruler": []}}`, "want a text"},
	} {
		must(t, os.WriteFile(filepath.Join(dir, "settings.json"), []byte(c.text), 0o600))
		if s := settings.Now(cli.UserFiles()); !reflect.DeepEqual(s, prefs.Settings{}) {
			t.Errorf("%.40q gives %+v", c.text, s)
		}
		aside := "settings-damaged.json"
		if i > 0 {
			aside = "settings-damaged-" + string(rune('1'+i)) + ".json"
		}
		s, notice := settings.Open(cli.UserFiles())
		if !reflect.DeepEqual(s, prefs.Settings{}) || !strings.Contains(notice, c.says) || !strings.Contains(notice, "was saved as "+aside+".") || strings.Contains(notice, dir) || strings.Contains(notice, "Go ") {
			t.Errorf("%.40q gives %+v, told is %q", c.text, s, notice)
		}
		if b, err := os.ReadFile(filepath.Join(dir, aside)); err != nil || string(b) != c.text {
			t.Errorf("put aside is %.40q, %v", b, err)
		}
		if _, notice := settings.Open(cli.UserFiles()); notice != "" {
			t.Errorf("%.40q is told twice: %s", c.text, notice)
		}
		if err := settings.Keep(cli.UserFiles(), prefs.Settings{}, prefs.Settings{Motion: "4"}); err != nil || settings.Now(cli.UserFiles()).Motion != "4" {
			t.Errorf("none are kept afterwards: %v", err)
		}
	}
}

// Progress of flight school that cannot be read is put aside and told, as settings are; what is
// learned from then on is kept.
func TestDamagedProgressIsPutAside(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	putData(t, learnedFile, `{"people": [`)
	if _, notice := learned.Open(cli.UserFiles()); !strings.HasPrefix(notice, "The progress of flight school could not be read") || !strings.Contains(notice, "learned-damaged.json.") {
		t.Errorf("told is %q", notice)
	}
	if b, err := os.ReadFile(cli.WhereIs("learned-damaged.json")); err != nil || string(b) != `{"people": [` {
		t.Errorf("put aside is %q, %v", b, err)
	}
	if l := readLearned(); l.Name != firstLearner {
		t.Errorf("%+v", l)
	}
	l := lesson.Learned{}
	l.Add("Ann")
	must(t, keepLearned(l))
	putData(t, learnedFile, "\x00") // while the window is open
	must(t, keepLearned(l))
	if b, err := os.ReadFile(cli.WhereIs("learned-damaged-2.json")); err != nil || string(b) != "\x00" {
		t.Errorf("put aside is %q, %v", b, err)
	}
	got := readLearned()
	expect.Same(t, got.Name, "Ann", "%+v", got)
}

// putData writes a file of the player's data.
func putData(t *testing.T, name, text string) {
	t.Helper()
	must(t, store.Put(cli.UserFiles(), name, []byte(text)))
}

// Two windows change settings: each keeps what it has changed, and takes nothing of the other's
// back. Fields of a newer program stay, and settings that were damaged meanwhile are put aside
// before they are written over.
func TestTwoWindowsKeepTheirSettings(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	putData(t, settingsFile, `{"Motion": "2", "Weather": "rain", "Keys": {"ruler": "x"}}`)
	first, _ := settings.Open(cli.UserFiles())
	second, _ := settings.Open(cli.UserFiles())
	a, b := first, second
	a.Motion, a.Keys = "4", map[string]string{"ruler": "x", "fan": "y"}
	b.Labels, b.Keys = "all", map[string]string{"ruler": "z"}
	for _, c := range [][2]prefs.Settings{{first, a}, {second, b}} {
		must(t, settings.Keep(cli.UserFiles(), c[0], c[1]))
	}
	got := settings.Now(cli.UserFiles())
	if got.Motion != "4" || got.Labels != "all" || !reflect.DeepEqual(got.Keys, map[string]string{"ruler": "z", "fan": "y"}) {
		t.Errorf("%+v", got)
	}
	if text, err := os.ReadFile(cli.WhereIs(settingsFile)); err != nil || !strings.Contains(string(text), `"Weather": "rain"`) {
		t.Errorf("%s, %v", text, err)
	}
	putData(t, settingsFile, "{")
	c := b
	c.Sound = "off"
	must(t, settings.Keep(cli.UserFiles(), b, c))
	if text, err := os.ReadFile(cli.WhereIs("settings-damaged.json")); err != nil || string(text) != "{" {
		t.Errorf("put aside is %q, %v", text, err)
	}
	if got := settings.Now(cli.UserFiles()); !reflect.DeepEqual(got, c) {
		t.Errorf("%+v, want all that the window has: %+v", got, c)
	}
}

// FuzzSettings: whatever stands in the file, it is read as settings or refused in one line, and
// what is read can be kept.
func FuzzSettings(f *testing.F) {
	b, err := json.Marshal(prefs.Settings{Motion: "2", Keys: map[string]string{"ruler": "x"}})
	must(f, err)
	for _, s := range []string{string(b), `{"Motion":[]}`, `{"Keys":null}`, `{"Keys":{"":""}}`, "\ufeff{}", "null", "{", `{"motion":"off"}`, "\xff\xfe{\x00}\x00"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		s, err := settings.Parse(b)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || strings.Contains(err.Error(), "Go ") || !reflect.DeepEqual(s, prefs.Settings{}) {
				t.Errorf("%q, %+v", err, s)
			}
			return
		}
		tab := ui.New(ui.Options{Settings: s})
		expect.Must(t, tab != nil, "no table")
		again, err := json.Marshal(s)
		must(t, err)
		if _, err := settings.Parse(again); err != nil {
			t.Errorf("kept and refused: %v", err)
		}
	})
}
