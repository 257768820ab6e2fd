package app

import "attackwing/ui/freetable"

// stage is none: the browser runs one tab of the program.
func (w *Window) stage() freetable.Stage { return nil }
