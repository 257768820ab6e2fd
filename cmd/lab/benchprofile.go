package main

import (
	"attackwing/cmd/internal/cli"

	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"runtime/pprof"
)

// profile notes where the time goes from now on; end writes that to a file.
func profile(file string) (end func() error, err error) {
	var b bytes.Buffer
	if err := pprof.StartCPUProfile(&b); err != nil {
		return nil, fmt.Errorf("--profile: %w", err)
	}
	return func() error {
		pprof.StopCPUProfile()
		if err := cli.WriteOut(file, func(w io.Writer) error { return anywhere(w, &b) }); err != nil {
			return fmt.Errorf("--profile: %w", err)
		}
		return nil
	}, nil
}

// anywhere writes a profile without the folder in which the program lay: that is nobody's business
// where the profile goes into a tree, and other bytes each time. What takes its place is as long,
// as the form of a profile wants.
func anywhere(w io.Writer, r io.Reader) error {
	z, err := gzip.NewReader(r)
	if err != nil {
		return err
	}
	b, err := io.ReadAll(z)
	if err != nil {
		return err
	}
	if program, err := os.Executable(); err == nil {
		b = bytes.ReplaceAll(b, []byte(program), bytes.Repeat([]byte{'-'}, len(program)))
	}
	out := gzip.NewWriter(w)
	if _, err := out.Write(b); err != nil {
		return err
	}
	return out.Close()
}
