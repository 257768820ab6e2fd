package card

import (
	_ "embed"
	"slices"
)

//go:embed cards.schema.json
var schema []byte

// Schema is the JSON Schema of card files: an object with a property for each file, named as the
// file without its ending. A line of an ability is "#/$defs/ability" there.
func Schema() []byte { return slices.Clone(schema) }
