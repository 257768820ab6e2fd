// Package ai holds the computer players.
//
// A Player is asked with a View, which does not hold the opponent's dials that are not revealed, and with the prompt to
// answer. It keeps what it needs of its own, draws chance from its own seed, and so gives the same answers in the same
// game on every machine: values are whole numbers, and the few fractions, tables of odds, are rounded product by product.
// Nothing is allocated while it thinks.
//
// # Playing
//
// Play answers every prompt of a game until it is over; a Table does so game after game in the same buffers. A game that
// does not end, or asks nobody, is an error. Some players also tell why they answered as they did (Explainer).
//
// # Levels
//
//   - random picks any legal answer, each as likely as the others. It is for tests, for hammering the rules, and for
//     having something to beat. It looks at the prompt alone, except to place a ship.
//   - ensign plays by rules of thumb. It plans the dials of its fleet together, lowest skill first: each maneuver with
//     bumps and the scenario's tokens resolved, then whether the ship can live for three rounds more (waysOn), then shots
//     won and suffered against a handful of places where each enemy may stand (suppose). Actions, targets and dice go by
//     exact odds of the next attack (odds.go). Its weights are habits.
//   - lieutenant sets dials as an ensign does and tries out all other answers: each in games imagined from its view
//     (game.View.Imagine), with the dials that the enemy may have set (foretold), played on by a quick hand to the end of the
//     round, and judged in Fleet Points (stakeOf). It answers otherwise than an ensign only where that was better beyond chance.
//   - captain is a lieutenant that sets its dials by search: plans of both sides, each pair judged without dice (plans.cell), and
//     a mix of them found by regret matching against a guess of the enemy and an enemy that answers best (plans.solve). The guess
//     is that of several minds, weighed by what the enemy has set before (foretold). What it tries out it judges also by where
//     everybody stands in the end (stance), and it deploys where the enemy is.
//   - admiral is a captain that spends more (effort): its best plans are tried out in imagined games too (plans.rehearse).
//
// What is spent on a decision is counted in games and plans, never timed: the same seed gives the same answer everywhere.
//
// A new level is a type with Choose, and a line in New and levels.
package ai
