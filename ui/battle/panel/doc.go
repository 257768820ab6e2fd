// Package panel is what is seen of a battle, piece by piece: a type each, a file each. A panel
// reads a battle.Session and changes it by its methods; it knows no other panel, and no pixel: its
// body is made of parts of the kit.
//
// What one panel wants another to show it tells the battle, whose panels read it, or the Window.
// What a panel alone remembers (how far it is moved, what is open in it) is a field of its own.
package panel
