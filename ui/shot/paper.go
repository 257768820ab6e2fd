//go:build !js

package shot

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"io"
	"time"

	"codeberg.org/go-pdf/fpdf"
)

// Paper is a document of pictures, a PDF with one on each page. The browser prints instead: the
// package that writes it would be a sixth of the whole edition.
type Paper struct {
	pdf *fpdf.Fpdf
	at  fpdf.SizeType
	n   int
}

// Papers reports whether there are such documents.
const Papers = true

// NewPaper returns an empty document whose pages have the shape of pictures of w by h px.
func NewPaper(w, h int) *Paper {
	at := fpdf.SizeType{Wd: float64(w) / 2, Ht: float64(h) / 2}
	p := fpdf.NewCustom(&fpdf.InitType{UnitStr: "pt", Size: at})
	p.SetCreationDate(time.Unix(0, 0)) // the same pictures are the same file
	p.SetModificationDate(time.Unix(0, 0))
	p.SetCatalogSort(true)
	return &Paper{pdf: p, at: at}
}

// Add adds a page.
func (p *Paper) Add(img *image.RGBA) error {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 92}); err != nil {
		return err
	}
	p.n++
	name, kind := fmt.Sprint(p.n), fpdf.ImageOptions{ImageType: "jpg"}
	p.pdf.AddPage()
	p.pdf.RegisterImageOptionsReader(name, kind, &b)
	p.pdf.ImageOptions(name, 0, 0, p.at.Wd, p.at.Ht, false, kind, 0, "")
	return p.pdf.Error()
}

// Write writes the document.
func (p *Paper) Write(w io.Writer) error { return p.pdf.Output(w) }
