package cards

import "embed"

// Files are the card files by name.
//
//go:embed *.yaml
var Files embed.FS
