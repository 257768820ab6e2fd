// Moves a second of a framework for turn-based games: tic-tac-toe without a server, random moves.
// node boardgame.mjs SECONDS prints the figure; processor time.
import bg from 'boardgame.io/dist/cjs/client.js';
import core from 'boardgame.io/dist/cjs/core.js';
import {chance, measure} from './measure.mjs';

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
	setup: () => ({cells: Array(9).fill(null)}),
	turn: {minMoves: 1, maxMoves: 1},
	moves: {
		mark: ({G, playerID}, i) => {
			if (G.cells[i] !== null) return core.INVALID_MOVE;
			G.cells[i] = playerID;
		},
	},
	endIf: ({G}) => {
		if (lines.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])) return 'won';
		if (G.cells.every(c => c !== null)) return 'drawn';
	},
};

await measure(() => {
	const client = bg.Client({game, numPlayers: 2, debug: false});
	client.start();
	let n = 0;
	while (!client.getState().ctx.gameover) {
		client.moves.mark(chance(client.getState().G.cells.flatMap((c, i) => c === null ? [i] : [])));
		n++;
	}
	client.stop();
	return n;
});
