package screen

import "runtime/debug"

// collectAt is how many percent the memory in use grows before what is not needed any more is
// collected, once there is a picture: a page never gives memory back, and a telephone has little of
// it.
const collectAt = 35

// hurry is called before the first picture is made, and what it gives when that is shown: a page
// has no memory to spare for haste.
func hurry() (settle func()) { return func() { debug.SetGCPercent(collectAt) } }
