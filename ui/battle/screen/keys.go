package screen

import "attackwing/ui/kit"

// Keys are the commands of a battle whose keys can be given anew, all of them: on the page most are only while they can be done.
// A test compares the two.
var Keys = kit.Commands{
	{ID: "lockall", Words: "Lock all dials", Key: "shift+enter"},
	{ID: "unlock", Words: "Unlock the dial, back in the glossary", Key: "backspace"},
	{ID: "beam", Words: "Keep the beam, fly", Key: "k"},
	{ID: "why", Words: "What a number is made of", Key: "w"},
	{ID: "card", Words: "The ship's card in full", Key: "i"},
	{ID: "backs", Words: "Decisions to undo", Key: "u"},
	{ID: "always", Words: "A card: always; the list", Key: "y"},
	{ID: "never", Words: "A card: never ask", Key: "n"},
	{ID: "pause", Words: "Pause", Key: "p"},
	{ID: "menu", Words: "Menu", Key: "f10"},
	{ID: "saveas", Words: "Save a copy", Key: "ctrl+s"},
	{ID: "load", Words: "Load", Key: "ctrl+o"},
	{ID: "ruler", Words: "Ruler", Key: "r"},
	{ID: "fan", Words: "Held: all maneuvers, arcs", Key: "a"},
	{ID: "reach", Words: "Held: reach of an enemy", Key: "d"},
	{ID: "turnleft", Words: "Turn left while placing, echo back", Key: ","},
	{ID: "turnright", Words: "Turn right while placing, echo forward", Key: "."},
	{ID: "snap", Words: "Snap while placing", Key: "s"},
	{ID: "formation", Words: "Formation while placing", Key: "shift+s"},
	{ID: "faceenemy", Words: "Face the enemy while placing", Key: "x"},
	{ID: "dropsnap", Words: "Snap when dropped while placing", Key: "f"},
	{ID: "ranges", Words: "Ranges of the map while placing", Key: "v"},
	{ID: "zoomin", Words: "Zoom in", Key: "+"},
	{ID: "zoomout", Words: "Zoom out", Key: "-"},
	{ID: "rotateleft", Words: "Turn the table left", Key: "q"},
	{ID: "rotateright", Words: "Turn the table right", Key: "e"},
	{ID: "face1", Words: "Face player 1", Key: "f7"},
	{ID: "face2", Words: "Face player 2", Key: "f8"},
	{ID: "whole", Words: "See the whole table", Key: "home"},
	{ID: "goto", Words: "Go to the ship", Key: "g"},
	{ID: "map", Words: "Small map", Key: "m"},
	{ID: "names", Words: "Names on the board", Key: "t"},
	{ID: "log", Words: "Log in a small window", Key: "l"},
	{ID: "ending", Words: "What the end of the round did", Key: "o"},
	{ID: "hide", Words: "Hide the dials in hot seat", Key: "h"},
	{ID: "explain", Words: "The rules words in focus, one after the other", Key: "shift+/"},
}

// Beside is what can be done in a battle beside its commands: with numbers, the mouse, and keys with something held.
var Beside = kit.Commands{
	{Words: "An option of the list; 0 takes none", Key: "1-9", Also: "0"},
	{Words: "Zoom", Key: "wheel"}, {Words: "Move the table", Key: "drag"}, {Words: "Move the table by keys", Key: "shift+arrows"},
	{Words: "Place or turn by a larger step", Key: "shift"}, {Words: "The ruler with two decimals", Key: "alt"},
}
