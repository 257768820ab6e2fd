//go:build !js

package platform

import "errors"

// Copies reports whether a file given to a person is a copy; then the program need not keep its
// own.
const Copies = false

// Choose lets the person choose files, where there is something to choose them with: here they are
// let fall on the window.
func Choose(string, func(name string, content []byte)) error {
	return errors.New("files are chosen elsewhere and let fall on this page")
}
