// Package arena measures how strong computer players are: each plays each other, in many battles
// and on the same tables.
//
// A [Plan] says who plays, where and how often. It is cut into pairs: two battles of two players on
// one table with one seed, with the players' seats exchanged. A pair is what chance is counted by,
// for its two battles are no independent ones, and what workers and shards share out. What comes
// out depends on nothing but the plan, measured times aside; so parts played on many machines,
// joined, are what one machine would have played.
package arena
