package main

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"attackwing/ui/table"
)

func TestSettingsAreKept(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	if s := readSettings(); !reflect.DeepEqual(s, table.Settings{}) {
		t.Errorf("there are settings before any were kept: %+v", s)
	}
	want := table.Settings{Motion: "2", Labels: "all", Losses: "press", Keys: map[string]string{"ruler": "x"}}
	if err := keepSettings(want); err != nil {
		t.Fatal(err)
	}
	if got := readSettings(); !reflect.DeepEqual(got, want) {
		t.Errorf("read %+v, kept %+v", got, want)
	}
	name, err := settingsFile()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(`{"Motion": "2", "Labels"`), 0o644); err != nil {
		t.Fatal(err)
	}
	if s := readSettings(); !reflect.DeepEqual(s, table.Settings{}) {
		t.Errorf("a damaged file gives %+v", s)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(name), "*.new")); len(left) > 0 {
		t.Errorf("left over: %v", left)
	}
}
