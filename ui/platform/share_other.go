//go:build !js

package platform

// Share puts a link on the clipboard, and says so.
func Share(link string) (said string, err error) { return "Link copied.", Copy(link) }
