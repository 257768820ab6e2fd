// Package veil paints a table as it is seen through a dull pane: where ships are, not what they are
// about to do. It is what lies behind the cover while one person hands the screen to another.
package veil
