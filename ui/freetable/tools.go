package freetable

// Tool tells what the pointer and Enter do on the table.
type Tool uint8

// The tools, in the order of the rail.
const (
	SelectTool Tool = iota
	ShipTool
	TokenTool
	RulerTool
	ArcTool
	MoveTool
	CaptionTool
	ArrowTool
	SpotlightTool
	numTools
)

// toolWords are the tools with their keys, their drawings and what they say they do.
var toolWords = [numTools]struct{ name, key, icon, help string }{
	{
		"Select",
		"v",
		"pointer",
		"Click a ship to select it. Drag to move, drag the handle to turn. Shift-click another to compare.",
	},
	{"Ship", "s", "ship", "Choose a ship, then click the table or drag the ship there."},
	{"Token", "t", "mission", "Choose a token, then click the table or press Enter."},
	{
		"Ruler",
		"r",
		"ruler",
		"Drag from a ship or a point to another. Enter: between the two ships chosen with Tab and Shift+Tab.",
	},
	{"Arc", "a", "arc", "Click a ship to cycle its arcs: front, rear, 180°, 360°, none."},
	{
		"Move",
		"m",
		"maneuver-bank-right",
		"Choose a ship, then a maneuver: click it, click its end, or arrows and Enter.",
	},
	{"Caption", "c", "caption", "Click where the caption goes. Enter puts it at the chosen ship."},
	{"Arrow", "d", "arrow", "Drag from one place to another. Enter: between the two chosen ships."},
	{"Spotlight", "l", "light", "Click ships to light them; the others are dimmed."},
}
