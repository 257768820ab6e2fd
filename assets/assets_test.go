package assets

import (
	"io/fs"
	"reflect"
	"testing"

	"attackwing/game/card"
)

func TestCardsLoad(t *testing.T) {
	c, err := Cards()
	if err != nil {
		t.Fatal(err)
	}
	again, _ := Cards()
	if c != again {
		t.Error("the catalogue is read anew for every caller")
	}
}

// The program carries the cards as they stand in the YAML files: whoever changes one there writes
// the other anew.
func TestCompiledCardsAreThoseOfTheYAML(t *testing.T) {
	dir, err := fs.Sub(FS(), "cards")
	if err != nil {
		t.Fatal(err)
	}
	want, err := card.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Cards()
	if err != nil {
		t.Fatal(err)
	}
	if reflect.DeepEqual(want, got) {
		return
	}
	a, b := reflect.ValueOf(want.Pool), reflect.ValueOf(got.Pool)
	for i := range a.NumField() {
		for k := range min(a.Field(i).Len(), b.Field(i).Len()) {
			if x, y := a.Field(i).Index(k), b.Field(i).Index(k); !reflect.DeepEqual(x.Interface(), y.Interface()) {
				t.Fatalf("%s: go generate ./assets was not run since %+v became %+v", a.Type().Field(i).Name, y.Elem(), x.Elem())
			}
		}
	}
	t.Error("go generate ./assets was not run since cards came or went")
}

// BenchmarkCards makes the catalogue as every command does that asks for a card.
func BenchmarkCards(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := card.Of(compiledPool); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	dir, _ := fs.Sub(FS(), "cards")
	for b.Loop() {
		if _, err := card.Load(dir); err != nil {
			b.Fatal(err)
		}
	}
}
