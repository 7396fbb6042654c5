/** Whatever comes in, an answer goes out, and a refusal changes nothing. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { engineMethods } from './methods.ts';
import { answerLine } from './rpc.ts';

const PIECES = ['orc-1', 'captain-1', 'theoden', 'infantry-9', 'uruk-infantry-1', 'orc-99', 'dragon'];
const HEXES = ['1122', '1121', '1120', '1410', '0101', '9999', 'culvert'];
const piece = fc.constantFrom(...PIECES);
const hex = fc.constantFrom(...HEXES);
const path = fc.array(hex, { maxLength: 3 });

/** Commands of every type, right and wrong, in the wrong moment more often than not. */
const command = fc.oneof(
  fc.record({ type: fc.constantFrom('done', 'hold') }),
  fc.record({ type: fc.constant('setUp'), plan: fc.constantFrom('vanguard', 'wall-and-dike', 'none') }),
  fc.record({ type: fc.constant('deploy'), piece, hex }),
  fc.record({ type: fc.constant('move'), piece, path }),
  fc.record({ type: fc.constantFrom('fire', 'attack'), unit: piece, target: piece }),
  fc.record({ type: fc.constant('duel'), leader: piece, target: piece }),
  fc.record({ type: fc.constantFrom('retreat', 'retreatBefore'), unit: piece, path }),
  fc.record({ type: fc.constant('retreatLeader'), leader: piece, path }),
  fc.record({ type: fc.constantFrom('stand', 'advance', 'callOff'), unit: piece }),
  fc.record({ type: fc.constant('displace'), unit: piece, hex }),
  fc.record({ type: fc.constantFrom('follow', 'stay'), leader: piece }),
  fc.record({ type: fc.constantFrom('join', 'rally'), leader: piece, unit: piece }),
  fc.record({ type: fc.constantFrom('pass', 'sortie') }),
  fc.record({ type: fc.constantFrom('placeRocks', 'liftRocks'), hex, dummy: fc.boolean() }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('announce'), ability: fc.constantFrom('voice-of-saruman', 'rear-guard', 'horn') }),
  fc.record({ type: fc.constantFrom('blowHorn', 'comeBack'), piece }),
  fc.record({ type: fc.constant('arrive'), piece, hex }),
  fc.record({ type: fc.constant('orcCunning'), leader: piece, unit: piece, along: fc.boolean() }),
  fc.record({ type: fc.constantFrom('ram', 'batter'), unit: piece, gate: fc.constantFrom('main-gate', 'cellar') }),
  fc.record({ type: fc.constantFrom('layLadder', 'layFire'), unit: piece, against: hex }),
  fc.record({ type: fc.constantFrom('takeRam', 'dropRam'), unit: piece }),
  fc.record({ type: fc.constant('giveFire'), unit: piece, dummy: fc.boolean() }),
  fc.record({ type: fc.constant('detonate'), fire: fc.constantFrom('blasting-fire-1', 'blasting-fire-9') }),
  fc.record({ type: fc.constant('dropRocks'), rocks: fc.constantFrom('rocks-1', 'rocks-9'), target: piece }),
  fc.record({ type: fc.constant('form'), leader: piece, units: fc.tuple(piece, piece) }),
  fc.record({ type: fc.constant('deathAndGlory'), units: fc.tuple(piece, piece) }),
  fc.record({ type: fc.constant('moveFormation'), unit: piece, path }),
  fc.record({ type: fc.constant('leave'), piece, path }),
  fc.object({ maxDepth: 2 }),
  fc.jsonValue(),
);
const side = fc.constantFrom('isengard', 'westernesse', 'mordor');
const request = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ method: fc.constantFrom('submit', 'why', 'odds'), params: fc.record({ side, command }) }),
  },
  fc.record({ method: fc.constant('legal'), params: fc.record({ side, unit: piece }, { requiredKeys: ['side'] }) }),
  fc.record({
    method: fc.constantFrom('hash', 'position', 'decision', 'undo', 'record', 'describe'),
    params: fc.constant({}),
  }),
  fc.record({ method: fc.constantFrom('load', 'replay', 'new', 'view', 'perft'), params: fc.jsonValue() }),
  fc.record({ method: fc.string(), params: fc.jsonValue() }),
);

const MIDST = {
  game: 'helms-deep',
  turn: 3,
  phase: 'isengard-movement',
  units: [
    { id: 'uruk-infantry-1', hex: '1122' },
    { id: 'orc-1', hex: '1123' },
    { id: 'infantry-9', hex: '1120' },
  ],
  leaders: [{ id: 'captain-1', hex: '1122' }],
};

/** Everybody has something to do who has anything to do in the phases before movement. */
const SIEGE = {
  ...MIDST,
  phase: 'abilities',
  units: [
    { id: 'orc-1', hex: '1411' },
    { id: 'uruk-infantry-1', hex: '0811' },
    { id: 'infantry-9', hex: '0808' },
  ],
  leaders: [
    { id: 'captain-1', hex: '1411' },
    { id: 'theoden', hex: '0808' },
  ],
  markers: [
    { kind: 'blasting-fire', hex: '0811', placed: true, against: 'main-gate' },
    { kind: 'rocks', hex: '0808' },
  ],
};

test.each([
  ['at the beginning', 'new', { game: 'helms-deep' }],
  ['in the midst of a turn', 'load', { position: MIDST }],
  ['among abilities and fires', 'load', { position: SIEGE }],
])(
  'three thousand requests %s: each is answered, none finds a bug, refusals change nothing',
  (_when, method, params) => {
    const methods = engineMethods();
    const bugs: unknown[] = [];
    const ask = (what: object) =>
      answerLine(methods, JSON.stringify({ jsonrpc: '2.0', id: 1, ...what }), (bug) => bugs.push(bug));
    const hash = () => ask({ method: 'hash' });
    ask({ method, params });
    fc.assert(
      fc.property(request, (what) => {
        const before = hash();
        const answer = ask(what);
        expect(answer).toMatchObject({ jsonrpc: '2.0', id: 1 });
        const changed = answer && 'result' in answer && ['submit', 'undo', 'load', 'new'].includes(what.method);
        expect(changed ? before : hash()).toEqual(before);
      }),
      { numRuns: 3000 },
    );
    expect(bugs).toEqual([]);
  },
);

test('any line at all is answered', () => {
  const methods = engineMethods();
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (line) => {
      const answer = answerLine(methods, line, (bug) => {
        throw bug;
      });
      expect(answer).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: expect.any(Number) as number } });
    }),
    { numRuns: 500 },
  );
});
