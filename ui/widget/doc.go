// Package widget shows forms with the widgets of Ebiten UI, in the program's own theme: lists that scroll, choices,
// fields to type in. Everything else in the window is drawn by ui/table as shapes.
package widget
