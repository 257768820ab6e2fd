// Package lesson is flight school without a pixel: battles that teach, each a file *.lesson.yaml
// with the position that it begins from, its steps, what the enemy answers, and the dice that fall.
// Read reads one, Setup makes a battle of it, Follow tells how far the answers of such a battle
// lead. One more lesson is one more file.
//
// A step counts when the referee knows that it is done: when an answer was given, when an event has
// happened, or when the table stands as the step wants it. Dice that are to fall are those of the
// position: they wait in the referee's own source of chance, so that a battle taken back, kept or
// replayed rolls the same.
package lesson
