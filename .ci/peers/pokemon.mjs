// Turns a second of a battle simulator in a game of as many dice: six against six of the first generation, random choices.
// node pokemon.mjs SECONDS stream drives it as its README shows, by messages to and from a battle stream and its own random
// players; with "object" in place of stream the battle itself is asked and told, past that interface. Processor time.
import {Battle, BattleStreams, RandomPlayerAI, Teams} from '@pkmn/sim';
import {chance, measure} from './measure.mjs';

const formatid = 'gen1customgame';
const moves = ['tackle', 'thunderbolt', 'icebeam', 'psychic', 'recover', 'bodyslam', 'surf', 'earthquake'];
const species = ['Starmie', 'Chansey', 'Tauros', 'Snorlax', 'Alakazam', 'Zapdos'];
const team = species.map((name, i) => ({
	name, species: name, level: 100, ability: 'No Ability', item: '', nature: '', gender: '',
	moves: [0, 1, 2, 3].map(k => moves[(i + k) % moves.length]),
	evs: {hp: 255, atk: 255, def: 255, spa: 255, spd: 255, spe: 255}, ivs: {hp: 30, atk: 30, def: 30, spa: 30, spd: 30, spe: 30},
}));

function choice(request) {
	if (!request || request.wait) return '';
	const others = request.side.pokemon.flatMap((p, i) => p.active || p.condition.endsWith(' fnt') ? [] : [i + 1]);
	if (request.forceSwitch) return others.length ? `switch ${chance(others)}` : 'pass';
	const open = request.active[0].moves.flatMap((m, i) => m.disabled ? [] : [i + 1]);
	const all = open.map(m => `move ${m}`);
	if (!request.active[0].trapped) all.push(...others.map(o => `switch ${o}`));
	return chance(all);
}

function byObject(seed) {
	const battle = new Battle({formatid, seed: [seed, 2, 3, 4], strictChoices: false});
	battle.setPlayer('p1', {name: 'one', team});
	battle.setPlayer('p2', {name: 'two', team});
	if (battle.requestState === 'teampreview') battle.makeChoices('default', 'default');
	while (!battle.ended && battle.turn < 1000) {
		for (const side of battle.sides) {
			const said = choice(side.activeRequest);
			if (said && !side.choose(said)) side.autoChoose();
		}
		battle.commitDecisions ? battle.commitDecisions() : battle.commitChoices();
	}
	return battle.turn;
}

const packed = Teams.pack(team);

async function byStream(seed) {
	const {p1, p2, omniscient} = BattleStreams.getPlayerStreams(new BattleStreams.BattleStream());
	for (const [i, side] of [p1, p2].entries()) void new RandomPlayerAI(side, {seed: [seed, i, 1, 1], move: 0.4}).start();
	void omniscient.write(`>start ${JSON.stringify({formatid, seed: [seed, 2, 3, 4]})}
>player p1 ${JSON.stringify({name: 'one', team: packed})}
>player p2 ${JSON.stringify({name: 'two', team: packed})}`);
	let turns = 0;
	for await (const chunk of omniscient) {
		turns += (chunk.match(/^\|turn\|/gm) ?? []).length;
		if (/^\|(win\||tie$)/m.test(chunk)) break;
	}
	return turns;
}

await measure(process.argv[3] === 'object' ? byObject : byStream);
