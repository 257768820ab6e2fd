// Package table is the window's model, without a window: what is shown, what is asked, what a click or a key does.
//
// It holds the referee, follows its events one after the other, keeps the drafts nobody else may see, and lays out
// every screen on a canvas of shapes and named rectangles.
package table
