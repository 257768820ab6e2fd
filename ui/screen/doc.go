// Package screen is the window of the system: it reads mouse and keyboard, lets package window move on, and paints what has changed.
//
// Everything is painted once into images and kept: a window in which nothing happens paints nothing.
package screen
