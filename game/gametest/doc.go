// Package gametest helps tests to lay a table, to drive a game and to look at it. Only tests import
// it.
package gametest
