package main

import (
	"fmt"
	"os"

	"github.com/alecthomas/kong"
)

// call is what the command is told.
type call struct {
	Into  string `short:"o" default:"dist" type:"path" help:"Folder to build into; what lay there of an earlier build goes."`
	Serve bool   `help:"Serve it on this machine alone, until Ctrl+C."`
	Port  int    `default:"8017" help:"Port for --serve."`
	Quick bool   `help:"Compress fast: for trying things out."`
}

func main() {
	var c call
	kong.Parse(&c, kong.Name("play web"), kong.Description("Builds the edition for browsers: a folder that any static host serves."))
	if err := run(c); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

func run(c call) error {
	built, err := build(c.Into, c.Quick)
	if err != nil {
		return err
	}
	for _, f := range built {
		fmt.Println(f)
	}
	if !c.Serve {
		fmt.Printf("Built in %s. Copy the folder to any static host, or look at it with ./play web --serve.\n", c.Into)
		return nil
	}
	return serve(c.Into, c.Port)
}
