package assets

import (
	"io/fs"
	"reflect"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

func TestCardsLoad(t *testing.T) {
	c, err := Cards()
	expect.OK(t, err)
	again, _ := Cards()
	expect.Same(t, c, again, "the catalogue is read anew for every caller")
}

// The program carries the cards as they stand in the YAML files: whoever changes one there writes
// the other anew.
func TestCompiledCardsAreThoseOfTheYAML(t *testing.T) {
	dir, err := fs.Sub(FS(), "cards")
	expect.OK(t, err)
	want, err := card.Load(dir)
	expect.OK(t, err)
	got, err := Cards()
	expect.OK(t, err)
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
		_, err := card.Of(compiledPool)
		expect.OK(b, err)
	}
}

func BenchmarkLoad(b *testing.B) {
	dir, _ := fs.Sub(FS(), "cards")
	for b.Loop() {
		_, err := card.Load(dir)
		expect.OK(b, err)
	}
}
