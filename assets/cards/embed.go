package cards

import "embed"

// Files holds the damage deck.
//
//go:embed damage.yaml
var Files embed.FS
