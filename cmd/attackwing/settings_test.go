package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"attackwing/ui/prefs"
	ui "attackwing/ui/window"
)

func TestSettingsAreKept(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	if s, notice := openSettings(); !reflect.DeepEqual(s, prefs.Settings{}) || notice != "" {
		t.Errorf("there are settings before any were kept: %+v, %s", s, notice)
	}
	want := prefs.Settings{Motion: "2", Labels: "all", Losses: "press", Sound: "quiet", Muted: "on", Captions: "on", Letters: "150", Hand: "left", Colors: "clear", Keys: map[string]string{"ruler": "x"}}
	if err := keepSettings(want); err != nil {
		t.Fatal(err)
	}
	if got, notice := openSettings(); !reflect.DeepEqual(got, want) || notice != "" {
		t.Errorf("read %+v, kept %+v, %s", got, want, notice)
	}
	b, err := os.ReadFile(whereIs(settingsFile))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(whereIs(settingsFile), append([]byte("\ufeff"), b...), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := readSettings(); !reflect.DeepEqual(got, want) {
		t.Errorf("behind a byte order mark there is %+v", got)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(whereIs(settingsFile)), ".*.new-*")); len(left) > 0 {
		t.Errorf("left over: %v", left)
	}
}

// Damaged settings are put aside under another name and told; they are read as the usual ones, and what is kept from then on
// does not write over them.
func TestDamagedSettingsArePutAside(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_DATA_HOME", home)
	dir := filepath.Join(home, "attackwing")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct{ text, says string }{
		{`{"Motion": "2", "Labels"`, "unexpected end"}, {`{"Motion": 2}`, "Motion: want a text, not a number"}, {"\x00\xff", "invalid character"}, {"[]", "want fields with their values, not a list"},
		{"", "unexpected end"}, {strings.Repeat(" ", mostSettings+1), "larger than such a file can be"}, {`{"Keys": {"ruler": []}}`, "want a text"},
	} {
		if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if s := readSettings(); !reflect.DeepEqual(s, prefs.Settings{}) {
			t.Errorf("%.40q gives %+v", c.text, s)
		}
		aside := "settings-damaged.json"
		if i > 0 {
			aside = "settings-damaged-" + string(rune('1'+i)) + ".json"
		}
		s, notice := openSettings()
		if !reflect.DeepEqual(s, prefs.Settings{}) || !strings.Contains(notice, c.says) || !strings.Contains(notice, "was saved as "+aside+".") || strings.Contains(notice, dir) || strings.Contains(notice, "Go ") {
			t.Errorf("%.40q gives %+v, told is %q", c.text, s, notice)
		}
		if b, err := os.ReadFile(filepath.Join(dir, aside)); err != nil || string(b) != c.text {
			t.Errorf("put aside is %.40q, %v", b, err)
		}
		if _, notice := openSettings(); notice != "" {
			t.Errorf("%.40q is told twice: %s", c.text, notice)
		}
		if err := keepSettings(prefs.Settings{Motion: "4"}); err != nil || readSettings().Motion != "4" {
			t.Errorf("none are kept afterwards: %v", err)
		}
	}
}

// FuzzSettings: whatever stands in the file, it is read as settings or refused in one line, and what is read can be kept.
func FuzzSettings(f *testing.F) {
	b, err := json.Marshal(prefs.Settings{Motion: "2", Keys: map[string]string{"ruler": "x"}})
	if err != nil {
		f.Fatal(err)
	}
	for _, s := range []string{string(b), `{"Motion":[]}`, `{"Keys":null}`, `{"Keys":{"":""}}`, "\ufeff{}", "null", "{", `{"motion":"off"}`, "\xff\xfe{\x00}\x00"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		s, err := parseSettings(b)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || strings.Contains(err.Error(), "Go ") || !reflect.DeepEqual(s, prefs.Settings{}) {
				t.Errorf("%q, %+v", err, s)
			}
			return
		}
		tab := ui.New(ui.Options{Settings: s})
		if tab == nil {
			t.Fatal("no table")
		}
		again, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := parseSettings(again); err != nil {
			t.Errorf("kept and refused: %v", err)
		}
	})
}
