// Package odds counts what an attack does, exactly: no sampling.
//
// Every die falls alone, so the faces that stand in the end follow from one table of chances a side. A Target Lock re-rolls
// what missed, once; a Battle Stations token turns its faces; Evade tokens and faces cancel Hits before Critical Hits
// (rules 1.8, 7.1). Both sides spend what they have where it does the most for this attack.
package odds
