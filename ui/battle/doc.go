// Package battle is a battle as a window goes through it, without a pixel: it knows no canvas, no
// camera and no page.
//
// Session holds the table as it is shown so far, about which ui/reading knows what can be known. Its
// parts are values that know neither it nor each other; each is given the table, and returns what it
// wants done (Effect), which Session.Do does. What changes two parts at once is a method of Session.
// The parts:
//
//	Flow       events on their way to the eye, a maneuver that is revealed and waits, the computer that thinks
//	History    where undo leads, and a take-back that waits for a yes
//	Question   the open question: what is proposed, what was picked, what lies under the pointer
//	Planning   the dials of the seat that plans
//	Cover      the cover between two people at one screen
//	Look       the ship that is looked at, the ship under the pointer
//	Told       what has been said, and what each End Phase did
//	Clock      the clocks of the battle and of the dials
//
// The referee is ahead of the eye: Asked is nil until all events have been shown, and View is the
// table as it is shown while a maneuver waits. A tick is Tick; it ends a motion, begins the next,
// lets the computer think, asks. What a person decides comes in by Choose, Confirm, LockAll, Undo
// and Redo. Changed says that something else is to be seen. Whoever asks what an answer does reads
// answer.go, downwards.
//
// What it cannot know it asks its Host: whether it is seen at all, how an event is shown, and how
// something is heard.
package battle
