//go:build !js

package platform

// Page returns "": the program runs in a window of its own.
func Page() string { return "" }

// Share puts the address of a link on the clipboard, and says so.
func Share(address string) (said string, err error) { return "Link copied.", Copy(address) }
