package eventrow

import (
	"go/importer"
	"go/token"
	"go/types"
	"testing"
)

// TestEachEventHasARow asks the type checker for the kinds of events, for a kind may take its
// methods from one that is embedded.
func TestEachEventHasARow(t *testing.T) {
	pkg, err := importer.ForCompiler(token.NewFileSet(), "source", nil).Import("attackwing/game")
	if err != nil {
		t.Fatal(err)
	}
	event := pkg.Scope().Lookup("Event").Type().Underlying().(*types.Interface)
	kinds := map[string]bool{}
	for _, name := range pkg.Scope().Names() {
		n, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if ok && !types.IsInterface(n.Type()) && types.Implements(n.Type(), event) {
			kinds[name] = true
		}
	}
	if len(kinds) < 100 {
		t.Fatalf("only %d kinds of events were found", len(kinds))
	}
	for name := range kinds {
		if _, ok := rows[name]; !ok {
			t.Errorf("%s has no row", name)
		}
	}
	for name := range rows {
		if !kinds[name] {
			t.Errorf("%s has a row, and is not an event", name)
		}
	}
}
