// Command web builds the edition of the program for browsers, and shows it.
//
//	./play web            builds dist, a folder that any static host serves from any address
//	./play web --serve    builds it and serves it on this machine, http://localhost:8017
//
// The folder holds index.html, which is not to be cached, a service worker and a manifest, and
// files with a hash in their names, which may be cached for ever: the program, and the scripts that
// start it. Beside each file that is worth it lie its .br and .gz for hosts that give those. Every
// address in it is relative.
//
// The program is the compiler's but for its branches: those go where they lead, and no longer by way
// of a table at the beginning of their function (package straight). It lacks what a browser does not
// need (package lean).
//
// In the browser the program has files as it has anywhere else (page/files.js): a tree in memory
// that is written behind into the browser's own database (page/shelf.js). A file that was synced is
// there after the page is closed. One page at a time has the files.
package main
