/** What one is shown before one does anything: what ways cost, zones, odds, sight, aims. */
import { oddsSchema } from '@warbeacon/protocol';
import type { View } from '@warbeacon/skirmish';
import { position, type Table } from '@warbeacon/skirmish/testing';
import { describe, expect, test } from 'vitest';
import { NO_CARDS, NO_TABLE } from '../../face/no-table.fixture.ts';
import type { PlaneFace } from '../../face/plane-face.ts';
import type { OfferedCommand, PrivateMessage } from '../../face/view.ts';
import { makePlaneModel, type Shown } from '../../tables/plane/board-model.ts';
import { chanceOf, group, hopesInWords } from '../../tables/plane/options.ts';
import { seenInWords } from '../../tables/plane/seeing.ts';
import { useMeasures, zoneFor } from '../../tables/plane/way.ts';
import { aimInBrief, aimsOf } from './aims.ts';
import { remember } from './cast.ts';
import { plainFace } from './plain-face.ts';

const face: PlaneFace = { ...plainFace, cards: NO_CARDS, table: NO_TABLE };
const WOOD = JSON.stringify({
  w: 121920,
  h: 121920,
  areas: [
    {
      id: 'wood',
      kind: 'slow',
      polygon: [
        [0, 30480],
        [60000, 30480],
        [60000, 60000],
        [0, 60000],
      ],
    },
  ],
  barriers: [],
  places: [],
});
const LINE = `t2 move good* | table ${WOOD} | g-mt-shield-1=mt-shield@10",10" | e-mo-shield-1=mo-shield@13",10" | e-mo-wraith-1=mo-wraith@10",6"`;

function seen(table: Table): View {
  const view = table.view('good');
  remember(view);
  return view;
}

/** As it comes over the wire. */
const asRead = ({ command, cost, odds }: ReturnType<Table['offer']>): OfferedCommand => ({
  command,
  ...(cost === undefined ? {} : { cost }),
  ...(odds === undefined ? {} : { odds: oddsSchema.parse(odds) }),
});

const offerOf = (actors: readonly string[]): PrivateMessage => ({
  ply: 1,
  side: 'good',
  actors: [...actors],
  commands: [],
  doneRefusal: null,
  canTakeBack: false,
  standing: {},
  cells: {},
});

/** With a model in hand and all that it may do. */
function inHand(table: Table, piece: string, more: Partial<Shown> = {}): Shown {
  const options = table.orders(piece).map((sentence) => asRead(table.offer(sentence)));
  return {
    view: seen(table),
    side: 'good',
    offer: offerOf([piece]),
    options,
    piece,
    aim: null,
    along: null,
    laying: null,
    ...more,
  };
}

const IDLE = useMeasures.getState();

describe('the ruler', () => {
  const way = (...points: [number, number][]) => ({
    ...IDLE,
    way: { corners: [], points, charged: [], set: false, refusal: null },
  });

  test('[X-1] counts slow ground twice, and says so', () => {
    const shown = inHand(position(LINE), 'g-mt-shield-1');
    const { lit } = makePlaneModel(face, shown, way([25_400, 33_020]));
    expect(lit.way).toMatchObject({ words: '4.0″ / 6.0″, slow +1.0″', fits: true });
    expect(face.cost(shown.view, 'g-mt-shield-1', [[25_400, 33_020]]).why).toBe(
      '1.0″ of it in difficult ground, which counts twice',
    );
  });
  test('[X-1] what is near enough but for slow ground is too far', () => {
    const { lit } = makePlaneModel(face, inHand(position(LINE), 'g-mt-shield-1'), way([25_400, 38_100]));
    expect(lit.way).toMatchObject({ words: '8.0″ / 6.0″, slow +3.0″', fits: false });
  });
});

describe('zones', () => {
  const zones = (aim: Shown['aim']) =>
    makePlaneModel(face, inHand(position(LINE), 'g-mt-shield-1', { aim }), IDLE).lit.zones;

  test('[S-36] that of who is charged binds no more', () => {
    expect(zones(null).map(({ binds }) => binds)).toEqual([true, true]);
    expect(zones({ target: 'e-mo-shield-1' }).map(({ binds }) => binds)).toEqual([false, true]);
  });
  test('[S-29] in which one stands reaches as far as one may come', () => {
    const view = seen(position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@29400,25400'));
    const [own, enemy] = face.figures(view);
    expect(own && enemy && zoneFor(own, enemy)).toBe(1500);
  });
  test('[S-31] who is Engaged has none', () => {
    const table = position(LINE).play('g-mt-shield-1 charges e-mo-shield-1');
    expect(face.figures(seen(table)).find(({ id }) => id === 'e-mo-shield-1')?.zone).toBe(0);
  });
});

describe('a charge', () => {
  test('[S-66] tells who would win, and where it takes heart, how likely that is found', () => {
    const shown = inHand(position(LINE), 'g-mt-shield-1');
    const { targets } = group(face, shown.view, shown.options ?? []);
    const [plain] = targets.get('e-mo-shield-1') ?? [];
    const [dread] = targets.get('e-mo-wraith-1') ?? [];
    expect(plain && hopesInWords(plain)).toBe('Good wins 50%');
    expect(dread && hopesInWords(dread)).toBe('passes 42%, Good wins 42%');
    expect(dread && chanceOf(dread)).toEqual({ n: 75, d: 432 });
  });
  test('on the table who is marked bears them in words', () => {
    const shown = inHand(position(LINE), 'g-mt-shield-1', { aim: { target: 'e-mo-shield-1' } });
    const { lit } = makePlaneModel(face, shown, IDLE);
    expect(lit.targets.map(({ id, chance }) => [id, chance])).toEqual([
      ['e-mo-shield-1', 'Good wins 50%'],
      ['e-mo-wraith-1', '17%'],
    ]);
  });
});

test('[S-98] a choice of Might is told beside what the dice do as they lie', () => {
  const table = position(
    't2 shoot good* | g-ro-marshal-1=ro-marshal@10",10" gear:bow | e-mo-shield-1=mo-shield@20",10" | dice 3',
  ).play('g-ro-marshal-1 shoots e-mo-shield-1');
  const view = seen(table);
  const offered = table.commands().map((command) => asRead(table.offer(JSON.stringify(command))));
  const { plain } = group(face, view, offered);
  expect(plain.map((option) => [option.offered.command.type, hopesInWords(option)])).toEqual([
    ['spend', 'hits 100%'],
    ['decline', 'hits 0%'],
  ]);
});

test('[M-20] the wedge of sight, and what hides the target', () => {
  const table = position(
    't2 shoot good* | g-mt-bow-1=mt-bow@10",10" | e-mo-shield-1=mo-shield@13",10" | e-mo-shield-2=mo-shield@16",10"',
  );
  const { lit } = makePlaneModel(face, inHand(table, 'g-mt-bow-1'), {
    ...IDLE,
    looking: true,
    seen: 'e-mo-shield-2',
  });
  expect(lit.sight).toMatchObject({ seen: 'part', hiders: ['e-mo-shield-1'], words: 'hidden in part' });
  expect(lit.sight?.wedge).toHaveLength(3);
  const told = (other: string) => {
    const seeing = face.sees(table.view('good'), 'g-mt-bow-1', other);
    return seeing && seenInWords(face, seeing);
  };
  expect(told('e-mo-shield-2')).toBe('hidden in part by Orc Warrior, shield 1');
  expect(told('e-mo-shield-1')).toBe('');
});

describe('aims', () => {
  const ford = position({
    scenario: 'the-ford',
    turn: 5,
    phase: 'move',
    side: 'good',
    models: [
      { id: 'g-mt-halfling-1', profile: 'mt-halfling', at: [30_480, 45_720] },
      { id: 'g-mt-captain-1', profile: 'mt-captain', gone: 'slain' },
      { id: 'e-mo-shield-1', profile: 'mo-shield', at: [60_000, 80_000] },
      { id: 'e-mo-shield-2', profile: 'mo-shield', at: [63_000, 80_000] },
    ],
    objects: [
      { id: 'chest', kind: 'heavy', base: 25, at: [96_520, 45_720] },
      { id: 'letter', kind: 'light', with: 'g-mt-halfling-1' },
    ],
  });

  test('[X-19] what a side needs, and how far it is', () => {
    const { rows, now } = aimsOf(seen(ford), 'good');
    expect(now).toBe(0);
    expect(rows.map(({ words, state, worth, now: counts }) => [words, state, worth, counts])).toEqual([
      ['Bring the chest off the table', 'nobody has it, 38.0″ from the west edge', '5', 0],
      ['Bring the letter off the table', 'Peregrin, Guard of the Citadel has it, 12.0″ from the west edge', '2', 0],
      ['Slay enemy Heroes', '0 of 0', '1 each', 0],
      ['Break the enemy: more than half of them gone', '0 of 2', '1', 0],
    ]);
  });
  test('[X-19] and what the other counts', () => {
    const { rows, now } = aimsOf(seen(ford), 'evil');
    expect(now).toBe(5);
    expect(rows.filter((row) => row.now > 0).map(({ words }) => words)).toEqual([
      'Keep the chest on the table',
      'Slay enemy Heroes',
    ]);
    expect(aimInBrief(seen(ford), 'evil').words).toMatch(
      /^Hold the letter at the end \(2\), keep .*now: 5 against 0\.$/,
    );
  });
  test('[S-181] without a last turn the table is fought empty', () => {
    const clash = seen(
      position('t2 move good* turnLimit:0 | g1=mt-shield@10",10" | e1=mo-shield@20",20" | e2=mo-bow slain'),
    );
    expect(aimInBrief(clash, 'good').words).toBe('Slay them all: 1 of 2 are left.');
  });
  test('[R-128] what is lost stands beside what breaks a force, where that tells', () => {
    const [good] = face.toll.pools({ ...face.title.sides[0] }, seen(ford));
    expect(good?.points).toMatchObject({ now: 1, level: 2, demoralized: false });
    expect(good && face.toll.words.of(good.points.now, good.points.level)).toBe('1 lost, broken at 2');
    const printed = position('t2 move good* | g1=mt-shield@10",10" | g2=mt-shield slain | e1=mo-shield@20",20"');
    expect(face.toll.pools({ ...face.title.sides[0] }, seen(printed))[0]?.told).toBe('1 of 2 lost');
  });
});
