// Command notices writes the list of what others have made that comes with the program: modules,
// fonts and art, each with its licence. It reads go.mod, the modules' files as the go command has
// them on this machine, and the assets; it needs no network.
//
//	go run ./assets/notices        # writes assets/notices.txt
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"attackwing/game/store"
)

// listFile is the file that is written, from the root of the module.
const listFile = "assets/notices.txt"

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "notices:", err)
		os.Exit(1)
	}
}

func run() error {
	root, err := rootOfModule()
	if err != nil {
		return err
	}
	text, err := list(root)
	if err != nil {
		return err
	}
	return store.WriteFile(filepath.Join(root, listFile), []byte(text))
}

// rootOfModule is the folder of go.mod.
func rootOfModule() (string, error) {
	out, err := goCommand(".", nil, "env", "GOMOD")
	file := strings.TrimSpace(out)
	if err == nil && (file == "" || filepath.Base(file) != "go.mod") {
		err = fmt.Errorf("this is not a folder of the program")
	}
	return filepath.Dir(file), err
}

// goCommand runs the go command without a network.
func goCommand(dir string, env []string, args ...string) (string, error) {
	c := exec.Command("go", args...)
	c.Dir = dir
	c.Env = append(append(os.Environ(), "GOPROXY=off", "GOFLAGS=-mod=readonly", "GOWORK=off", "CGO_ENABLED=0"), env...)
	var said strings.Builder
	c.Stderr = &said
	out, err := c.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w: %s", strings.Join(args, " "), err, strings.TrimSpace(said.String()))
	}
	return string(out), nil
}
