// Package game is the referee: it knows the rules of the game, keeps the table, asks the players
// and says what happened.
//
// # How to use it
//
// A battle begins with a [Setup]: a [Scenario], two fleets, a seed, the house rules. [New] lays the
// table and runs to the first question. From then on there is one input and one output:
//
//	g, err := game.New(setup)
//	for !g.Over() {
//		p := g.FirstOpen()               // one question, with every legal answer inside it
//		events, err := g.Submit(p.Pick(0)) // an answer that is not legal changes nothing and says why
//	}
//
// Set-up and answers are the whole game: the save file, undo ([Game.Rewind]), the replay and the
// bug report.
//
// # What it is made of
//
// A [State] is the table as a value: no pointers, no maps, so that a copy is a copy and costs some
// ten nanoseconds. Only an [Event] writes to it, and an event says itself in one line of the battle
// log. [Follow] applies events to a copy of one's own, which is how a screen shows one thing after
// the other while the truth is ahead.
//
// A step is a paragraph of the rulebook, written straight down, in the file of its phase:
// placing.go, planning.go, activation.go, action.go, combat.go, suffer.go, endphase.go, score.go. A
// step may ask; when there is no answer yet it is rolled back, and runs again from its top with one
// more answer. The dice lie in the state, so they fall the same. For that a step looks at nothing
// outside its [Turn].
//
// Where to look: what may be asked of the table as it stands - ships, places, distances, arcs and
// lines of fire - are methods of [State]; facts that never change are methods of [Setup]. A [Turn]
// is what a step is given: it reads, asks, rolls, lets things happen ([Emit]) and says what
// follows. Everything else is asked of what it is about: a line of card text (line) knows when it
// holds, whom it may aim at, what it costs; a line being used (usage) pays and lets its effects
// happen; the numbers of an attack are counted by their [Sum]; an effect that lasts ([Bonus]), a
// [Token], a question ([Prompt]), an [Area] each answer for themselves. What a paragraph of the
// rulebook does, and what is listed for a question (append…), are functions of that paragraph's
// file.
//
// A player gets a [View], where what he may not know is blank: the opponent's dials, the decks, the
// dice. What may not be chosen has its reason ([Refusals], [No]); a number is counted with its
// reasons ([Sum]); what a maneuver would do is told by the judgement that moves the ships
// ([Foresee]).
//
// # The words
//
//	ship, base       [Ship], physics.Square           rules 1.2
//	dial, maneuver   card.Move, [Foresee]             rules 4.1, 5.1
//	Action Bar       card.ActionSet, action.go        rules 6
//	captain skill    [Ship].Skill, fixed for a phase  rules 4.5
//	initiative       [State].First, [Ship].Init       rules 4.6
//	damage deck      [Deck], [DamageID]               rules 1.9
//	house rule       [House], [CoreHouse]             rules 11
//	Fleet Points     [Score]                          rules 10
//
// An open point of the rules is decided where it comes up, with a comment that begins with
// "Ruling:".
package game
