import { describe, expect, test } from 'vitest';
import { face, sampleOffer, sampleView, unit } from '../../games/helms-deep/sample.fixture.ts';
import { lookOf, makeBoardModel } from './board-model.ts';
import type { Lit } from './highlights.ts';
import type { HistoryEntry, OfferedCommand } from '../../face/view.ts';

const input = (more: Partial<Lit> = {}): Lit => ({
  view: sampleView(),
  side: 'isengard',
  offer: sampleOffer(['uruk-infantry-1']),
  piece: null,
  hex: null,
  options: null,
  aim: null,
  hover: null,
  walked: null,
  fan: null,
  along: null,
  laying: null,
  group: [],
  march: null,
  marching: 'no',
  log: [],
  ...more,
});
const counter = (id: string, from: Lit = input()) => makeBoardModel(face, from).counters.find((each) => each.id === id);

describe('the face of a piece beside the board', () => {
  const view = sampleView();
  test('is the one that it has on the board, also of one that is not on the map', () => {
    expect(lookOf(face, view, 'infantry-9')).toMatchObject({
      counter: { side: 1, strengths: 'E2X', reduced: true, disrupted: true },
    });
    expect(counter('dunland-guard-1')).toBeUndefined();
    expect(lookOf(face, view, 'dunland-guard-1')).toMatchObject({ counter: { side: 0, reduced: false } });
    expect(lookOf(face, view, 'captain-1')).toMatchObject({ leader: { id: 'captain-1', side: 0 } });
  });
  test('nothing is known of one that the view does not have', () => {
    expect(lookOf(face, { ...view, units: {}, leaders: {} }, 'infantry-9')).toBeUndefined();
  });
});

describe('counters', () => {
  test('only pieces on the map are on the board', () => {
    expect(counter('dunland-guard-1')).toBeUndefined();
    expect(makeBoardModel(face, input()).leaders.map((each) => each.id)).toEqual(['captain-1', 'gamling']);
  });
  test('show the strengths of the side that is up', () => {
    expect(counter('uruk-infantry-1')?.strengths).toBe('D2Y');
    expect(counter('infantry-9')).toMatchObject({ strengths: 'E2X', reduced: true, disrupted: true });
  });
  test('those that can act are bright, those that have moved are pale', () => {
    expect(counter('uruk-infantry-1')).toMatchObject({ actionable: true, spent: false });
    expect(counter('orc-archer-1')).toMatchObject({ actionable: false, spent: true });
    // The other side's are not pale in a phase that is not theirs.
    expect(counter('infantry-10')).toMatchObject({ spent: false });
  });
  test('can be dragged while one sets up, where all who can act walk, and the one in hand where it can go', () => {
    expect(counter('uruk-infantry-1')?.draggable).toBe(true);
    const resting = sampleView({ phase: 'rally', decision: { kind: 'movement', side: 'isengard' } });
    expect(counter('uruk-infantry-1', input({ view: resting }))?.draggable).toBeUndefined();
    const move: OfferedCommand = { command: { type: 'move', piece: 'uruk-infantry-1', path: ['1121'] } };
    const inHand = input({ view: resting, piece: 'uruk-infantry-1', options: [move] });
    expect(counter('uruk-infantry-1', inHand)?.draggable).toBe(true);
    expect(counter('uruk-infantry-1', { ...inHand, options: [] })?.draggable).toBeUndefined();
    expect(counter('orc-archer-1', inHand)?.draggable).toBeUndefined();
    const view = sampleView({ phase: 'deployment', decision: { kind: 'deployment', side: 'isengard' } });
    expect(counter('uruk-infantry-1', input({ view }))?.draggable).toBe(true);
  });
  test('a carried marker is on its carrier, not on the ground', () => {
    const view = sampleView({
      markers: {
        m1: { kind: 'blasting-fire', side: 'isengard', hex: '1122', with: 'uruk-infantry-1' },
        m2: { kind: 'rocks', side: 'westernesse', hex: '1310' },
        m3: { kind: 'rocks', side: 'westernesse', hex: '1410', dummy: true },
      },
    });
    const model = makeBoardModel(face, input({ view }));
    expect(model.counters.find((each) => each.id === 'uruk-infantry-1')?.carries).toBe('blasting-fire');
    expect(model.markers.map(({ id, face }) => [id, face])).toEqual([
      ['m2', 'hidden'],
      ['m3', 'dummy'],
    ]);
  });
});

describe('siege works', () => {
  test("what is carried is on its carrier, and a dummy of one's own is marked", () => {
    const markers = {
      f1: { kind: 'blasting-fire', side: 'isengard', hex: '1122', with: 'uruk-infantry-1', dummy: true },
      f2: { kind: 'blasting-fire', side: 'isengard', hex: '1123', with: 'orc-archer-1' },
    } as const;
    const from = input({ view: sampleView({ markers }) });
    expect(counter('uruk-infantry-1', from)).toMatchObject({ carries: 'blasting-fire', carriesFace: 'dummy' });
    expect(counter('orc-archer-1', from)).toMatchObject({ carries: 'blasting-fire', carriesFace: 'hidden' });
  });
  test('both units of a formation are bound, and who made the sortie is marked', () => {
    const view = sampleView({
      formations: [
        { kind: 'wedge', units: ['infantry-9', 'infantry-10'], leader: 'gamling', fresh: true, glory: false },
      ],
      sortie: ['infantry-9'],
    });
    expect(counter('infantry-9', input({ view }))).toMatchObject({ formation: 'wedge', out: true });
    expect(counter('infantry-10', input({ view }))?.formation).toBe('wedge');
  });
  test('who has worked in the siege is pale in the movement after it', () => {
    const view = sampleView({ units: { 'orc-1': unit('1122', { used: true }) } });
    expect(counter('orc-1', input({ view }))?.spent).toBe(true);
  });
  test('a fire laid in the Culvert lies at its hex', () => {
    const markers = {
      f1: { kind: 'blasting-fire', side: 'isengard', hex: '1411', against: 'culvert', placed: true },
    } as const;
    expect(makeBoardModel(face, input({ view: sampleView({ markers }) })).markers[0]).toMatchObject({
      hex: '1411',
      against: '1410',
    });
  });
});

describe('highlights', () => {
  test('a ladder lights the side it can be laid against, a gate the side with its chance', () => {
    const view = sampleView({ units: { 'orc-1': unit('0811') } });
    const odds = {
      outcomes: [{ kind: 'breached', label: 'breached', chance: { n: 1, d: 4 } }],
      modifiers: [],
      roll: '',
    };
    const made = makeBoardModel(
      face,
      input({
        view,
        piece: 'orc-1',
        options: [
          { command: { type: 'layLadder', unit: 'orc-1', against: '0710' } },
          { command: { type: 'batter', unit: 'orc-1', gate: 'main-gate' }, odds },
        ],
      }),
    ).highlights;
    expect(made.sides).toEqual([
      { from: '0811', to: '0710' },
      { from: '0811', to: '0810' },
    ]);
    expect(made.targets).toEqual([{ hex: '0810', kind: 'melee', chance: '25%' }]);
  });
  test('rocks in hand light the hexes for rocks of that sort, and no others', () => {
    const offer = sampleOffer(
      [],
      [
        { command: { type: 'placeRocks', hex: '1310', dummy: false } },
        { command: { type: 'placeRocks', hex: '1410', dummy: true } },
      ],
    );
    expect(makeBoardModel(face, input({ offer, laying: 'dummy' })).highlights.area).toEqual(['1410']);
  });

  const options: OfferedCommand[] = [
    { command: { type: 'move', piece: 'uruk-infantry-1', path: ['1121'] }, cost: 3 },
    { command: { type: 'move', piece: 'uruk-infantry-1', path: ['1021', '0921'] }, cost: 4 },
  ];

  test('reachable hexes carry their cost in points', () => {
    const { reachable } = makeBoardModel(face, input({ piece: 'uruk-infantry-1', options })).highlights;
    expect(reachable).toEqual([
      { hex: '1121', cost: '1½' },
      { hex: '0921', cost: '2' },
    ]);
  });

  test('the hex under the pointer shows the way from the piece', () => {
    const model = makeBoardModel(
      face,
      input({
        piece: 'uruk-infantry-1',
        hover: '0921',
        options,
      }),
    );
    expect(model.highlights.path).toEqual(['1122', '1021', '0921']);
  });

  test('the way the other side has just gone is shown, and no other', () => {
    const entry: HistoryEntry = {
      ply: 4,
      at: 0,
      side: 'isengard',
      events: [{ type: 'moved', piece: 'warg-1', from: 'due', path: ['1334', '1333'] }],
    };
    const trace = (more: Partial<Lit>) => makeBoardModel(face, input({ log: [entry], ...more })).highlights.trace;
    expect(trace({ side: 'westernesse' })).toEqual(['1334', '1333']);
    expect(trace({ side: null })).toEqual(['1334', '1333']);
    expect(trace({ side: 'isengard' })).toEqual([]);
    expect(trace({ side: 'westernesse', log: [{ ...entry, tookBack: true }] })).toEqual([]);
  });

  test('a question lights its answers, whichever piece is in hand', () => {
    const view = sampleView({ decision: { kind: 'retreat', side: 'isengard', piece: 'uruk-infantry-1', hexes: 1 } });
    const offer = sampleOffer([], [{ command: { type: 'retreat', unit: 'uruk-infantry-1', path: ['1123'] } }]);
    const { choices, marked } = makeBoardModel(face, input({ view, offer })).highlights;
    expect(choices).toEqual([{ hex: '1123', kind: 'retreat' }]);
    expect(marked).toEqual(['1122']);
  });

  test('a spectator is shown no answers', () => {
    const view = sampleView({ decision: { kind: 'retreat', side: 'isengard', piece: 'uruk-infantry-1', hexes: 1 } });
    expect(makeBoardModel(face, input({ view, side: null, offer: null })).highlights.choices).toEqual([]);
  });

  test('declared melees lead from hex to hex; a piece that is gone leads nowhere', () => {
    const view = sampleView({
      units: { 'uruk-infantry-1': unit('1121'), 'infantry-9': unit('1120') },
      attacks: [
        { unit: 'uruk-infantry-1', target: 'infantry-9' },
        { unit: 'uruk-infantry-2', target: 'infantry-9' },
      ],
    });
    expect(makeBoardModel(face, input({ view })).highlights.attacks).toEqual([{ from: '1121', to: '1120' }]);
  });
});
