//go:build !js

package qrcode

import (
	"fmt"

	qr "github.com/piglig/go-qr"
)

// Here reports whether codes are made.
const Here = true

// Of returns the code of a text. It is as small as the text allows, and as robust as that size
// allows.
func Of(text string) (*Code, error) {
	q, err := qr.EncodeText(text, qr.Low)
	if err != nil {
		return nil, fmt.Errorf("too long for a code: %d letters", len(text))
	}
	c := &Code{Size: q.Size()}
	for y := range c.Size {
		for x := range c.Size {
			c.dark = append(c.dark, q.Module(x, y))
		}
	}
	return c, nil
}
