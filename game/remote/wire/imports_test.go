package wire

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Nothing else in the referee's packages knows a network.
func TestNoOtherPackageKnowsANetwork(t *testing.T) {
	here := 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, i := range file.Imports {
			name, _ := strconv.Unquote(i.Path.Value)
			if name != "net" && name != "net/http" && !strings.HasPrefix(name, "github.com/pion/") {
				continue
			}
			if filepath.ToSlash(filepath.Dir(path)) != "../../remote/wire" {
				t.Errorf("%s imports %s", path, name)
			}
			here++
		}
		return nil
	})
	must(t, err)
	if here == 0 {
		t.Error("nothing imports a network: this looks in the wrong folder")
	}
}
