package assets

import _ "embed"

// Notices lists what others have made that comes with the program, modules, fonts and art, each
// with its licence. The list is written by go run ./assets/notices.
//
//go:embed notices.txt
var Notices string
