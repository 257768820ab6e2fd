package main

import "errors"

// A page of a browser may use its clipboard only in a press of the person's own.
var errNoClipboard = errors.New("a browser has none to offer here")

func copyText(string) error       { return errNoClipboard }
func pastedText() (string, error) { return "", errNoClipboard }
