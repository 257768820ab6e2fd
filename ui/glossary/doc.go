// Package glossary holds the game's words in ours: every term of the rulebook, of the four sheets,
// of tournaments and of the program, told in a sentence or two, and the damage cards as the referee
// words them.
//
// Find explains a term, Search finds terms by words in them, and In finds the terms written in a
// line of text, so that a window can make each of them a link. The package is plain data and knows
// no window.
package glossary
