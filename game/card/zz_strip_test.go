package card

import (
	"fmt"
	"regexp"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

var pointers = regexp.MustCompile(`0x[0-9a-f]+`)
var formField = regexp.MustCompile(` ?Form:\d+`)

func strip(v any) string {
	return formField.ReplaceAllString(pointers.ReplaceAllString(fmt.Sprintf("%+v", v), "P"), "")
}

func yamlPlace() *place {
	doc, _ := parser.ParseBytes([]byte("{id: x}"), 0)
	return &place{file: "cards.yaml", node: doc.Docs[0].Body.(*ast.MappingNode)}
}
