//go:build !js

package screen

import "runtime/debug"

// inHaste is the growth of the memory in use, in percent, after which garbage is collected until
// there is a picture. Nearly all that is made by then is needed for it, and looking for the rest
// five times over takes time that somebody waits for.
const inHaste = 1000

// hurry prepares the first picture and returns the function to call when that is shown.
func hurry() (settle func()) {
	usual := debug.SetGCPercent(inHaste)
	return func() { debug.SetGCPercent(usual) }
}
