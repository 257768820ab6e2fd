package fleet

import (
	"io"

	"github.com/goccy/go-yaml"
)

// Write writes the list as a fleet file that Read understands.
func (l *List) Write(w io.Writer) error {
	b, err := yaml.MarshalWithOptions(l, yaml.IndentSequence(true))
	if err != nil {
		return err
	}
	_, err = w.Write(b)
	return err
}
