// Package outlook estimates what a decision is worth: the battle is played on to its end from each of its answers, many
// times, by computer players, with dice and decks that fall otherwise every time.
//
// Every estimate depends on nothing but the decision: game k of each answer has the same dice and the same players, so that
// the answers differ by what they are and less by luck. The players see what players see. What stands in secret on the
// table, such as dials that are set, stays as it is; so do the answers to what is asked at the same time.
package outlook
