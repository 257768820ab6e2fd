package main

import (
	"attackwing/cmd/figures"
	"attackwing/cmd/internal/cli"
)

type figuresCmd struct {
	Tree  string `arg:"" optional:"" name:"folder" default:"." help:"Top of the tree."`
	Quick bool   `help:"What the source tells alone: nothing is built, timed or tested."`
}

// Run prints the figures.
func (c *figuresCmd) Run(s *cli.Streams) error { return figures.Print(s.Out, c.Tree, c.Quick) }
