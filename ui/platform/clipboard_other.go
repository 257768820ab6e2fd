//go:build !js

package platform

import "github.com/atotto/clipboard"

// Copy puts a text on the clipboard.
func Copy(text string) error { return clipboard.WriteAll(text) }

// Pasted returns the text of the clipboard.
func Pasted() (string, error) { return clipboard.ReadAll() }
