package app

import (
	"attackwing/game/store"
	"attackwing/ui/prefs"
)

// settingsFile lies beside the folder of the saved games.
const settingsFile = "settings.json"

// mostSettings bounds the file, bytes.
const mostSettings = 1 << 16

// settings keeps the player's settings. Values that a setting does not know become its default when
// they are used.
var settings = store.Document[prefs.Settings]{
	File: settingsFile, Name: "settings", Most: mostSettings, Without: "Default settings are used.",
}
