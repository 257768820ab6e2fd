// Package library is the page of the games that were played: each with a picture of its table, to
// be watched, gone on with, given away and thrown away. Where the games lie it does not know: that
// is a [Shelf].
package library
