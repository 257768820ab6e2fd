package freetable

// Tool is what the pointer and Enter do on the table.
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
	{"Select", "v", "pointer", "Click a ship; drag it, or its handle to turn it. Shift-click another to compare the two."},
	{"Ship", "s", "ship", "Choose a ship, then click the table, drag it there or press Enter."},
	{"Token", "t", "mission", "Choose a token, then click the table or press Enter."},
	{"Ruler", "r", "ruler", "Drag from a ship or a point to another. Enter: between the two ships chosen with Tab and Shift+Tab."},
	{"Arc", "a", "arc", "Click a ship again and again: front, rear, 180°, 360°, none."},
	{"Move", "m", "maneuver-bank-right", "Choose a ship, then a maneuver: click it, click its end, or arrows and Enter."},
	{"Caption", "c", "caption", "Click where the words belong. Enter: at the chosen ship."},
	{"Arrow", "d", "arrow", "Drag from one place to another. Enter: between the two chosen ships."},
	{"Spotlight", "l", "light", "Click ships to light them; the others are dimmed."},
}
