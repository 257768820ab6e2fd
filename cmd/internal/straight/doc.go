// Package straight rewrites a WebAssembly program of Go's compiler so that its branches go where
// they lead.
//
// # What the compiler writes
//
// WebAssembly has no goto: a branch leaves a block that is around it, or begins a loop again. Go
// needs to enter a function in its middle, since a goroutine may be taken away during a call and go
// on later. So each function is a loop around a table. The code is cut into segments; a number
// tells which one comes next; each branch sets the number and begins the loop again. A browser
// cannot see where such a branch leads, and makes slow code of it.
//
// # What is changed
//
// The segments stay in their order (segments.go). A branch forward leaves a block that ends where
// its segment begins, and a branch backward begins a loop that starts there (written.go). The table
// stays at the beginning of the function for the numbers with which it may be entered: its start,
// and the places behind calls. A loop with such a place in it begins with a table of its own. No
// other instruction changes, and nothing outside of the functions.
//
// # What it brings
//
// A program that is not rewritten takes 1.41 times the processor time for battles of computers.
// Binaryen's wasm-opt does not see through the table: it saves nothing of that, nor anything after
// this package, and takes minutes. doc/browser.md has the figures.
//
// # When Go changes
//
// A function that is not as described stays as it is, and does the same. Where too many are,
// Program returns ErrCompiler, and the edition for browsers cannot be built until this package
// knows the new form. Read cmd/compile/internal/wasm and cmd/internal/obj/wasm of that release.
package straight
