// Package canvas lays panels, buttons, rows and texts of the window as shapes of a scene,
// and remembers which rectangle answers to which name.
package canvas
