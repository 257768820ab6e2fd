package figures

import "io"

// Print prints the figures of the tree whose top is a folder. Where it is to be quick, only what the
// source tells: nothing is built, timed or tested.
func Print(w io.Writer, tree string, quick bool) error {
	files, err := sources(tree)
	if err != nil {
		return err
	}
	shape(w, files)
	screen(w, files)
	if err := modules(w, tree); err != nil || quick {
		return err
	}
	if err := size(w, tree); err != nil {
		return err
	}
	if err := times(w, tree); err != nil {
		return err
	}
	return coverage(w, tree)
}
