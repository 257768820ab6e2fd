package eventrow

import (
	"go/importer"
	"go/token"
	"go/types"
	"reflect"
	"testing"

	"attackwing/game/gametest/expect"
)

// TestEachEventHasARow asks the type checker for the kinds of events, for a kind may take its
// methods from one that is embedded.
func TestEachEventHasARow(t *testing.T) {
	pkg, err := importer.ForCompiler(token.NewFileSet(), "source", nil).Import("attackwing/game")
	expect.OK(t, err)
	event := pkg.Scope().Lookup("Event").Type().Underlying().(*types.Interface)
	events := map[string]bool{}
	for _, name := range pkg.Scope().Names() {
		n, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if ok && !types.IsInterface(n.Type()) && types.Implements(n.Type(), event) {
			events[name] = true
		}
	}
	expect.Must(t, len(events) >= 100, "only %d kinds of events were found", len(events))
	has := map[string]bool{}
	for _, e := range All() {
		name := reflect.TypeOf(e).Name()
		expect.True(t, !has[name], "%s has two rows", name)
		has[name] = true
	}
	for name := range events {
		expect.True(t, has[name], "%s has no row", name)
	}
}
