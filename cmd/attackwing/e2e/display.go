package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"
)

// errNoDisplay says that there is neither a display nor an Xvfb to make one.
var errNoDisplay = errors.New("no display, and no Xvfb to start one (Debian: apt-get install xvfb libgl1)")

// startXvfb starts a display of our own and returns its name, as ":7", and
// what ends it.
func startXvfb() (display string, stop func(), err error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return "", nil, errNoDisplay
	}
	read, write, err := os.Pipe()
	if err != nil {
		return "", nil, err
	}
	defer read.Close()
	// The server picks a free number and writes it to descriptor 3, when it is ready. Without
	// -noreset it would start anew whenever its last client leaves, and refuse the program that
	// connects just then.
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{write}
	err = server.Start()
	write.Close()
	if err != nil {
		return "", nil, err
	}
	stop = func() {
		_ = server.Process.Signal(os.Interrupt) // not Kill: it takes its socket along
		_ = server.Wait()
	}
	if err := read.SetReadDeadline(time.Now().Add(patience)); err != nil {
		stop()
		return "", nil, err
	}
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		stop()
		return "", nil, fmt.Errorf("starting Xvfb: %w", err)
	}
	return ":" + strings.TrimSpace(number), stop, nil
}
