// Package page is what a screen of its own is: the fleet builder, the library of games, the free table, the tournament
// desk. The table shows it in the same window, hands it mouse and keys, and knows nothing else of it; the program says
// which pages there are.
//
// A page draws itself on a canvas and names the rectangles that can be clicked. It keeps no time of its own: what moves
// is moved by Tick. A page that has a board gives it as plain data with the camera it is seen by.
package page
