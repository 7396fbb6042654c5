/** Whatever comes in, an answer goes out, and a refusal changes nothing. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { engineMethods } from './methods.ts';
import { answerLine } from './rpc.ts';

/** Words of a game's commands, right and wrong. */
interface Words {
  readonly game: string;
  readonly sides: readonly string[];
  readonly pieces: readonly string[];
  readonly hexes: readonly string[];
  readonly plans: readonly string[];
  /** Commands of its own. */
  readonly commands: (piece: fc.Arbitrary<string>, hex: fc.Arbitrary<string>) => readonly fc.Arbitrary<object>[];
}

const HELMS_DEEP: Words = {
  game: 'helms-deep',
  sides: ['isengard', 'westernesse'],
  pieces: ['orc-1', 'captain-1', 'theoden', 'infantry-9', 'uruk-infantry-1', 'orc-99', 'rocks-1', 'dragon'],
  hexes: ['1122', '1121', '1120', '1410', '0101', '9999', 'culvert'],
  plans: ['vanguard', 'wall-and-dike', 'none'],
  commands: (piece, hex) => [
    fc.record({ type: fc.constantFrom('pass', 'sortie') }),
    fc.record(
      { type: fc.constantFrom('placeRocks', 'liftRocks'), hex, dummy: fc.boolean() },
      { requiredKeys: ['type'] },
    ),
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
    fc.record({ type: fc.constant('deathAndGlory'), units: fc.tuple(piece, piece) }),
    fc.record({ type: fc.constant('leave'), piece, path: fc.array(hex, { maxLength: 3 }) }),
  ],
};

const GONDOR: Words = {
  game: 'gondor',
  sides: ['sauron', 'westernesse'],
  pieces: ['orc-1', 'troll-1', 'mumak-1', 'nazgul', 'gandalf', 'spearman-1', 'axeman-1', 'siege-tower-1', 'orc-99'],
  hexes: ['1911', '1910', '1912', '1710', '1711', '1410', '1921', '0101', '9999'],
  plans: ['road-to-the-gate', 'rings-held', 'none'],
  commands: (piece, hex) => [
    fc.record({ type: fc.constant('setEngine'), engine: fc.oneof(piece, fc.constant('city-catapult-1')), hex }),
    fc.record(
      { type: fc.constantFrom('setCauldron', 'liftCauldron'), hex, dummy: fc.boolean() },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      type: fc.constant('cast'),
      leader: piece,
      spell: fc.constantFrom('fear', 'freeze-leader', 'operate-grond', 'break-darkness', 'glamour'),
      points: fc.integer({ min: -1, max: 11 }),
    }),
    fc.record({ type: fc.constant('driveAway'), hex }),
    fc.record({ type: fc.constantFrom('bombard', 'swingGrond'), unit: piece, below: hex, above: hex }),
    fc.record({ type: fc.constantFrom('hurlFireball', 'hurlHead'), unit: piece, hex }),
    fc.record({ type: fc.constantFrom('pourOil', 'shootCatapult'), unit: piece, target: piece }),
    fc.record({ type: fc.constant('push'), unit: piece, engine: piece, path: fc.array(hex, { maxLength: 3 }) }),
    fc.record({ type: fc.constant('layLadder'), unit: piece, against: hex }),
    fc.record({ type: fc.constant('moveBanner'), leader: piece, path: fc.array(hex, { maxLength: 3 }) }),
    fc.record({ type: fc.constantFrom('takeOil', 'dropOil', 'bannerRally'), unit: piece }),
    fc.record({ type: fc.constant('pass') }),
  ],
};

const SKIRMISH: Words = {
  game: 'skirmish',
  sides: ['good', 'evil'],
  pieces: ['g1', 'g2', 'hero', 'e1', 'e2', 'wraith', 'chest', 'nobody'],
  hexes: [],
  plans: ['line', 'round', 'none'],
  commands(model) {
    const coordinate = fc.oneof(fc.integer({ min: -100, max: 130_000 }), fc.constantFrom(25_400, 35_560, 1e9, 0.5));
    const at = fc.tuple(coordinate, coordinate);
    const path = fc.array(at, { maxLength: 3 });
    const target = model;
    const charge = fc.array(model, { maxLength: 2 });
    return [
      fc.record({ type: fc.constantFrom('roll', 'pass', 'done', 'decline', 'fate', 'suffer', 'stay') }),
      fc.record(
        { type: fc.constantFrom('move', 'crawl', 'arrive'), model, path, charge },
        { requiredKeys: ['type', 'model', 'path'] },
      ),
      fc.record({ type: fc.constant('throw'), model, target, path }),
      fc.record({ type: fc.constantFrom('shoot', 'strike'), model, target }),
      fc.record({ type: fc.constantFrom('stand', 'halt', 'test', 'leave', 'rollSentry', 'take'), model }),
      fc.record({ type: fc.constant('call'), model, action: fc.constantFrom('move', 'shoot', 'combat', 'strike') }),
      fc.record({
        type: fc.constant('cast'),
        model,
        power: fc.constantFrom('transfix', 'black-dart', 'command', 'sorcerous-blast'),
        target,
        will: fc.integer({ min: 0, max: 9 }),
      }),
      fc.record({ type: fc.constant('fight'), fight: fc.tuple(model, model) }),
      fc.record({ type: fc.constant('assign'), model, to: model }),
      fc.record({ type: fc.constant('backAway'), model, direction: fc.integer({ min: 0, max: 719 }) }),
      fc.record({ type: fc.constant('makeWay'), model, friend: model, direction: fc.nat(719), to: at }),
      fc.record({ type: fc.constant('spend'), die: fc.nat(3), points: fc.nat(3) }),
      fc.record({ type: fc.constantFrom('spendWill'), will: fc.nat(3), might: fc.nat(3) }),
      fc.record({ type: fc.constantFrom('mount'), model, onto: model }),
      fc.record({ type: fc.constantFrom('pickUp', 'drop'), model, object: model, at }),
      fc.record({ type: fc.constant('deploy'), model, at }),
    ];
  },
};

const THE_FORD: Words = {
  game: 'the-ford',
  sides: ['raiders', 'wardens'],
  pieces: ['axeman-1', 'axeman-2', 'spearman-1', 'bowman-1', 'orc-1'],
  hexes: ['0101', '0102', '0103', '0201', '0202', '0203', '9999'],
  plans: ['both-banks', 'none'],
  commands: (piece) => [fc.record({ type: fc.constant('digIn'), unit: piece })],
};

/** Commands of every type, right and wrong, in the wrong moment more often than not. */
function commandOf({ pieces, hexes, plans, commands }: Words) {
  const piece = fc.constantFrom(...pieces);
  const hex = hexes.length > 0 ? fc.constantFrom(...hexes) : fc.string();
  const path = fc.array(hex, { maxLength: 3 });
  return fc.oneof(
    fc.record({ type: fc.constantFrom('done', 'hold') }),
    fc.record({ type: fc.constant('setUp'), plan: fc.constantFrom(...plans) }),
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
    fc.record({ type: fc.constant('form'), leader: piece, units: fc.tuple(piece, piece) }),
    fc.record({ type: fc.constant('moveFormation'), unit: piece, path }),
    ...commands(piece, hex),
    fc.object({ maxDepth: 2 }),
    fc.jsonValue(),
  );
}

function requestOf(words: Words) {
  const side = fc.constantFrom(...words.sides, 'mordor');
  const unit = fc.constantFrom(...words.pieces);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        method: fc.constantFrom('submit', 'why', 'odds'),
        params: fc.record({ side, command: commandOf(words) }),
      }),
    },
    fc.record({ method: fc.constant('legal'), params: fc.record({ side, unit }, { requiredKeys: ['side'] }) }),
    fc.record({
      method: fc.constantFrom('hash', 'position', 'decision', 'undo', 'record', 'describe'),
      params: fc.constant({}),
    }),
    fc.record({
      method: fc.constantFrom('path', 'reach', 'measure', 'sight', 'directions'),
      params: fc.record(
        { model: unit, from: unit, to: fc.oneof(unit, fc.tuple(fc.integer(), fc.integer())), charge: fc.array(unit) },
        { requiredKeys: [] },
      ),
    }),
    fc.record({ method: fc.constantFrom('load', 'replay', 'new', 'view', 'perft'), params: fc.jsonValue() }),
    fc.record({ method: fc.string(), params: fc.jsonValue() }),
  );
}

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

/** Engines, spells and oil, with everybody at the gate. */
const AT_THE_GATE = {
  game: 'gondor',
  turn: 3,
  phase: 'magic-first',
  units: [
    { id: 'troll-1', hex: '1911' },
    { id: 'orc-1', hex: '1912' },
    { id: 'spearman-1', hex: '1710' },
    { id: 'axeman-1', hex: '1910' },
  ],
  leaders: [
    { id: 'nazgul', hex: '1912' },
    { id: 'gandalf', hex: '1910' },
  ],
  markers: [
    { kind: 'grond', hex: '1911' },
    { kind: 'sauron-catapult', hex: '1912' },
    { kind: 'cauldron', hex: '1710', dummy: true },
    { kind: 'oil', with: 'spearman-1' },
  ],
};

/** Sauron moves next; who stands at the foot of the wall is below the oil. */
const BELOW_THE_OIL = {
  ...AT_THE_GATE,
  phase: 'sauron-movement',
  units: [
    { id: 'orc-1', hex: '1711' },
    { id: 'troll-1', hex: '1921' },
    { id: 'spearman-1', hex: '1710' },
    { id: 'axeman-1', hex: '1910' },
  ],
  leaders: [],
  markers: [
    { kind: 'siege-tower', hex: '1921' },
    { kind: 'oil', with: 'spearman-1' },
  ],
};

/** Both sides within reach of each other, a power between them, somebody who is gone. */
const MEETING = {
  game: 'skirmish',
  options: { preset: 'full' },
  turn: 2,
  phase: 'move',
  side: 'good',
  priority: 'good',
  models: [
    { id: 'g1', profile: 'mt-shield', at: [25_400, 25_400] },
    { id: 'g2', profile: 'ro-rider-spears', at: [20_000, 25_400] },
    { id: 'hero', profile: 'mt-wizard', at: [25_400, 30_400] },
    { id: 'e1', profile: 'mo-shield', at: [35_560, 25_400] },
    { id: 'e2', profile: 'is-pike', gone: 'slain' },
    { id: 'wraith', profile: 'mo-wraith-strong', at: [35_560, 33_000] },
  ],
  objects: [{ id: 'chest', kind: 'heavy', at: [20_000, 20_000] }],
};

/** A Fight, and one more to come. */
const FIGHT = {
  ...MEETING,
  phase: 'fight',
  models: [
    { id: 'g1', profile: 'mt-shield', at: [40_000, 40_000] },
    { id: 'hero', profile: 'mt-captain', at: [43_000, 40_000] },
    { id: 'e1', profile: 'mo-shield', at: [40_000, 42_500] },
    { id: 'wraith', profile: 'mo-wraith-strong', at: [43_000, 42_500] },
    { id: 'e2', profile: 'mo-spear', at: [41_500, 44_600] },
  ],
};

const MOMENTS: readonly (readonly [when: string, words: Words, method: string, params: object])[] = [
  ["at the beginning of Helm's Deep", HELMS_DEEP, 'new', { game: 'helms-deep' }],
  ['in the midst of a turn of it', HELMS_DEEP, 'load', { position: MIDST }],
  ['among its abilities and fires', HELMS_DEEP, 'load', { position: SIEGE }],
  ['at the beginning of Gondor', GONDOR, 'new', { game: 'gondor' }],
  ['at its gate', GONDOR, 'load', { position: AT_THE_GATE }],
  ['below its oil', GONDOR, 'load', { position: BELOW_THE_OIL }],
  ['at the beginning of the skirmish', SKIRMISH, 'new', { game: 'skirmish' }],
  ['in the midst of its moves', SKIRMISH, 'load', { position: MEETING }],
  ['in the midst of its Fights', SKIRMISH, 'load', { position: FIGHT }],
  ['at the beginning of the Ford', THE_FORD, 'new', { game: 'the-ford' }],
];

test('every game is asked', () => {
  expect([...new Set(MOMENTS.map(([, { game }]) => game))]).toEqual(GAMES.ids);
});

/** By night, with `npm run walks`, ten times as many. */
const REQUESTS = process.env['WALKS'] === undefined ? 1000 : 10_000;

test.each(MOMENTS)(
  'requests by chance %s: each is answered, none finds a bug, refusals change nothing',
  (_when, words, method, params) => {
    const request = requestOf(words);
    const methods = engineMethods();
    const bugs: unknown[] = [];
    const ask = (what: object) =>
      answerLine(methods, JSON.stringify({ jsonrpc: '2.0', id: 1, ...what }), (bug) => bugs.push(bug));
    const hash = () => ask({ method: 'hash' });
    expect(ask({ method, params })).toHaveProperty('result');
    fc.assert(
      fc.property(request, (what) => {
        const before = hash();
        const answer = ask(what);
        expect(answer).toMatchObject({ jsonrpc: '2.0', id: 1 });
        const changed = answer && 'result' in answer && ['submit', 'undo', 'load', 'new'].includes(what.method);
        expect(changed ? before : hash()).toEqual(before);
      }),
      { numRuns: REQUESTS },
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
