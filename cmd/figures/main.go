package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"
)

// call holds the arguments of the command.
type call struct {
	Tree  string `arg:"" optional:"" name:"folder" default:"." help:"Top of the tree."`
	Quick bool   `help:"What the source tells alone: nothing is built, timed or tested."`
}

func main() {
	var c call
	kong.Parse(&c, kong.Name("figures"), kong.Description("Prints the shape of a tree of this program."))
	if err := run(os.Stdout, c); err != nil {
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, c call) error {
	files, err := sources(c.Tree)
	if err != nil {
		return err
	}
	shape(w, files)
	screen(w, files)
	if err := modules(w, c.Tree); err != nil || c.Quick {
		return err
	}
	if err := size(w, c.Tree); err != nil {
		return err
	}
	if err := times(w, c.Tree); err != nil {
		return err
	}
	return coverage(w, c.Tree)
}
