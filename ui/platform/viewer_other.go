//go:build !js

package platform

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

// ViewerVar names the environment variable with a program that opens files in place of the system's
// viewer. The file is its only argument.
const ViewerVar = "ATTACKWING_VIEWER"

// viewers lists the programs of a system that open a file in the viewer meant for it, with their
// arguments before the file.
var viewers = map[string][]string{
	"linux":   {"xdg-open"},
	"freebsd": {"xdg-open"},
	"openbsd": {"xdg-open"},
	"netbsd":  {"xdg-open"},
	"darwin":  {"open"},
	"windows": {"rundll32", "url.dll,FileProtocolHandler"},
}

// Open shows a file in the viewer that the system has for it, and does not wait for it. An error
// says for people why the file is not shown; the file is there all the same.
func Open(file string) error {
	name, args, err := viewer(runtime.GOOS, os.Getenv(ViewerVar))
	if err != nil {
		return err
	}
	file, err = filepath.Abs(file)
	if err != nil {
		return err
	}
	if _, err := os.Stat(file); err != nil {
		return err
	}
	path, err := exec.LookPath(name)
	if err != nil {
		return fmt.Errorf("%s, which opens files here, is not installed", name)
	}
	cmd := exec.Command(path, append(args, file)...)
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("%s cannot be started: %w", name, err)
	}
	go func() { _ = cmd.Wait() }() // so that nothing of it stays behind
	return nil
}

// viewer returns the program of a system, or own if somebody has set it.
func viewer(system, own string) (name string, args []string, err error) {
	if own != "" {
		return own, nil, nil
	}
	with := viewers[system]
	if len(with) == 0 {
		return "", nil, errors.New("there is no program to open it with")
	}
	return with[0], append([]string(nil), with[1:]...), nil
}

// Give hands a file out of the program's own to the person: it is theirs already.
func Give(string) error { return nil }

// Asks reports what the system asks for: less motion, and more contrast. It is not known here.
func Asks() (stiller, clearer bool) { return false, false }

// Where says for people where a folder of the program's own lies.
func Where(folder string) string { return folder }
