package main

import (
	"fmt"
	"os"

	"github.com/alecthomas/kong"
)

// call holds the arguments of the command.
type call struct {
	Into  string `short:"o" default:"dist" type:"path" help:"Folder to build into; what lay there of an earlier build goes."`
	Serve bool   `help:"Serve it on this machine alone, until Ctrl+C; built as with --quick."`
	Port  int    `default:"8017" help:"Port for --serve."`
	Quick bool   `help:"Compress fast: for trying things out."`
}

func main() {
	var c call
	kong.Parse(&c, kong.Name("play web"),
		kong.Description("Builds the edition for browsers: a folder that any static host serves."))
	if err := run(c); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

// waits holds the words that are said while nothing is to be seen yet, by whether the build is
// quick.
var waits = map[bool]string{
	true:  "Building for browsers: about a minute the first time.",
	false: "Building for browsers, as small as it can be: about three minutes.",
}

func run(c call) error {
	quick := c.Quick || c.Serve // whoever looks at it on this machine is not to wait until it is as small as it can be
	fmt.Println(waits[quick])
	built, err := build(c.Into, quick, func(words string) { fmt.Println(words) })
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
	fmt.Println("To give it away build it without --serve and --quick: it is a third smaller then.")
	return serve(c.Into, c.Port)
}
