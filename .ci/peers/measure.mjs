let state = 12345;

// chance is one of several, the same in every run.
export function chance(of) {
	state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
	return of[(state >> 8) % of.length];
}

// measure plays for as many seconds of processor time as the first argument says and prints how many things a second were done.
export async function measure(play) {
	const budget = 1e6 * Number(process.argv[2] ?? 2);
	for (let seed = 1; seed <= 5; seed++) await play(seed); // what is made once
	const spent = since => { const c = process.cpuUsage(since); return c.user + c.system; };
	const from = process.cpuUsage();
	let things = 0;
	for (let seed = 6; spent(from) < budget; seed++) things += await play(seed);
	console.log((things / spent(from) * 1e6).toFixed(0));
}
