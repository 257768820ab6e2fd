package main

import (
	"io"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
)

type noticesCmd struct{}

// Run prints what others have made that comes with the program, with its licences.
func (noticesCmd) Run(s *cli.Streams) error {
	_, err := io.WriteString(s.Out, assets.Notices)
	return err
}
