package textfile

import (
	"regexp"
	"sync"
)

// Pattern is a regular expression that is compiled when it is asked for the first time: of those
// that the program knows, most commands use none. An expression that is none panics then.
func Pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}
