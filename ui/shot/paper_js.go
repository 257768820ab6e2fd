package shot

import (
	"errors"
	"image"
	"io"
)

// Papers reports whether there are documents of pictures: the package that writes a PDF would be a
// sixth of the whole edition for the browser, which prints pages itself.
const Papers = false

// Paper is none here.
type Paper struct{}

// NewPaper returns none.
func NewPaper(int, int) *Paper { return &Paper{} }

var errNoPaper = errors.New("the browser's edition writes no PDF")

// Add refuses.
func (*Paper) Add(*image.RGBA) error { return errNoPaper }

// Write refuses.
func (*Paper) Write(io.Writer) error { return errNoPaper }
