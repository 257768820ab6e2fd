//go:build !js

package platform

import "errors"

// Copies tells whether what is given to a person is a copy, which the program's own file need not
// be kept for.
const Copies = false

// Choose lets the person choose files, where there is something to choose them with: here they are
// let fall on the window.
func Choose(string, func(name string, content []byte)) error {
	return errors.New("files are chosen elsewhere and let fall on this page")
}
