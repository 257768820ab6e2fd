package screen

import "runtime/debug"

// collectAt is the growth of the memory in use, in percent, after which garbage is collected once
// there is a picture: a page never gives memory back, and a telephone has little of it.
const collectAt = 35

// hurry prepares the first picture and returns the function to call when that is shown: a page has
// no memory to spare for haste.
func hurry() (settle func()) { return func() { debug.SetGCPercent(collectAt) } }
