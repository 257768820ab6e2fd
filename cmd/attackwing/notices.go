package main

import (
	"io"

	"attackwing/assets"
)

type noticesCmd struct{}

// Run prints what others have made that comes with the program, with its licences.
func (noticesCmd) Run(s *streams) error {
	_, err := io.WriteString(s.out, assets.Notices)
	return err
}
