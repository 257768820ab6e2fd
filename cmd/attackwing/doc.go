// Attackwing is a table for Star Trek: Attack Wing on a screen, and the same table without one.
//
// Alone it opens the window; its subcommands list, check, simulate, replay and draw. One file a
// subcommand. It exits 0 on success, 1 when what was asked for failed, with one line on standard
// error, and 2 when it was used wrongly.
package main
