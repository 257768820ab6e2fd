// Lab is the workshop of those who measure and train the program: strength of computer players,
// weights of their judgment, puzzles, speed, the shape of the source.
//
// One file a subcommand. What a player needs is in attackwing; doc/lab.md tells how both are used.
package main
