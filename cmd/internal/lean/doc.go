// Package lean makes a program for browsers smaller, on its way there and in the browser's memory.
//
// Go's linker lays a table of 320 bytes for each function into such a program, by which the runtime
// finds a function from a place in it. As the functions there have numbers, the table says what
// everybody knows: its n-th part says n. [Runtime] has the runtime look there no more, and use the
// memory of the table for its heap, eight megabytes of it. [Program] takes the table out of the file,
// and with it the names of files and the numbers of lines, which only reports of a crash tell, on a
// console that nobody opens. Functions keep their names there.
//
// Both read what a release of Go writes, and end with an error where that is not what they know.
package lean
