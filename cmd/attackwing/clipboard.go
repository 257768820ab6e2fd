//go:build !js

package main

import "github.com/atotto/clipboard"

// copyText and pastedText are the system's clipboard.
func copyText(text string) error  { return clipboard.WriteAll(text) }
func pastedText() (string, error) { return clipboard.ReadAll() }
