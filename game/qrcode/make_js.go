package qrcode

import "errors"

// Here reports whether codes are made.
const Here = false

// Of makes no code.
func Of(string) (*Code, error) { return nil, errors.New("the browser's edition makes no codes") }
