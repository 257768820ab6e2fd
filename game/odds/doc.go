// Package odds counts what an attack does, exactly: no sampling.
//
// Every die falls alone, so the faces that stand in the end follow from one table of chances a
// side. A Target Lock re-rolls what missed, once; a Battle Stations token turns its faces; Evade
// tokens and faces cancel Hits before Critical Hits (rules 1.8, 7.1). There are two counts: Of has
// both sides spend what they are said to spend; a Judge has both spend, of the tokens and card
// texts they may, what does the most for this attack, in the best order and on the best dice
// (Bout).
package odds
