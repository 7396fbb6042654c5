/**
 * A bot that plays whole matches by chance, over HTTP alone (see docs/bots.md). Run it with Node 20 or later:
 *
 *   TOKEN=… node examples/sample-bot.mjs http://localhost:2567 helms-deep challenge
 *
 * `challenge` lists a match and waits for whoever comes; `accept` takes the first open one of that game. It ends with its match.
 */
const [server = 'http://localhost:2567', game = 'helms-deep', how = 'challenge'] = process.argv.slice(2);

async function ask(method, path, body) {
  for (;;) {
    const answer = await fetch(server + path, {
      method,
      headers: { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = await answer.json();
    if (answer.ok) return json;
    // Too often, or the server is busy: it says when to come again.
    const seconds = answer.headers.get('retry-after');
    if (seconds === null) throw new Error(`${method} ${path}: ${json.error.code}: ${json.error.message}`);
    await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
  }
}

async function begin() {
  const challenge = { game, side: 'random', opponent: 'human', visibility: 'listed' };
  if (how === 'challenge') return (await ask('POST', '/api/matches', challenge)).matchId;
  for (;;) {
    const { matches } = await ask('GET', '/api/matches?status=open');
    const open = matches.find((match) => match.game === game && match.yourSide === null);
    if (open) return (await ask('POST', `/api/matches/${open.matchId}/join`, {})).matchId;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

const matchId = await begin();
const match = `/api/bot/matches/${matchId}`;
for (let table = await ask('GET', match); table.status !== 'over'; ) {
  if (table.deciding) {
    // Now and then what belongs to no piece: else nobody would ever be done with setting up.
    const actor = oneOf([...table.actors, ...(table.commands.length > 0 ? [null] : [])]);
    const { options } = actor ? await ask('GET', `${match}/options?actor=${actor}`) : { options: table.commands };
    const { command } = oneOf(options.length > 0 ? options : table.commands);
    await ask('POST', `${match}/commands`, { commandId: crypto.randomUUID(), ply: table.ply, command });
  }
  table = await ask('GET', `${match}?after=${table.ply}&wait=20`);
}
const { winner, yourSide } = await ask('GET', `/api/matches/${matchId}`);
console.log(winner === null ? 'A draw.' : winner === yourSide ? 'Won.' : 'Lost.');
