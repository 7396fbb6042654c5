/**
 * A siege that is none of ours: other map, other sides, other pieces, commands and markers, handed in as data. What only
 * one game knows must not be needed by a table.
 */
import type { SiegeMap } from '@warbeacon/siege/map';
import { describe, expect, test } from 'vitest';
import type { Wire } from '../../face/face.ts';
import { NO_TABLE } from '../../face/no-table.fixture.ts';
import type { UnitFace } from '../../face/pieces.ts';
import type { GameEvent, OfferedCommand, PrivateMessage, SiegeView, UnitView } from '../../face/view.ts';
import type { SideTitle } from '../../face/title.ts';
import { makeGazetteer } from '../../games/siege/gazetteer.ts';
import { makePieceNames } from '../../games/siege/pieces.ts';
import { play } from '../../text/play.ts';
import { makeBoardModel } from './board-model.ts';
import type { Lit } from './highlights.ts';
import { group, hexOfTarget, offeredNow } from './options.ts';
import { tried } from './why.ts';
import type { Face } from './own.ts';

const MAP: SiegeMap = {
  id: 'ford',
  title: 'The ford',
  grid: { rows: 2, columns: 3, orientation: 'pointy-top', offset: 'odd rows shoved right', numbering: 'RRCC' },
  terrain: ['.m.', '...'],
  legend: { '.': 'marsh', m: 'mine' },
  sides: [{ hexes: ['0101', '0102'], kind: 'palisade', id: 'sluice' }],
  levels: { low: { height: 0, hexes: ['0101', '0102', '0103', '0201', '0202', '0203'] } },
  zones: {},
  labels: [],
};

const mumak = (id: string, side: string): UnitFace => ({
  id,
  side,
  name: 'Mumak',
  kind: 'mumak',
  nation: 'harad',
  silhouette: 'tusks',
  cavalry: true,
});
const names = makePieceNames([mumak('mumak-1', 'south'), mumak('mumak-2', 'north')], []);
const gazetteer = makeGazetteer(MAP, {
  gate: () => 'Sluice',
  level: (id) => id,
  terrain: (id) => id,
  zone: (id) => id,
  toldZones: [],
  wideZones: [],
  openLevel: 'low',
  places: { gallery: { hex: '0102', name: 'the gallery' } },
  gateOfSide: (id) => id,
});

const titled = (id: string): SideTitle => {
  const ink = { field: '#000000', text: '#ffffff' };
  return { id, name: id, story: '', part: 'attacks', colour: { day: ink, dusk: ink } };
};
const nothing = { safeParse: () => ({ success: false }) as const };
const wire: Wire = {
  marchReply: nothing,
  optionsReply: nothing,
  privateMessage: nothing,
  historyEntry: nothing,
  historyReply: nothing,
  standingReply: nothing,
  parseCells: () => view(),
};

const face: Face = {
  table: NO_TABLE,
  toll: { pools: () => [], gone: () => [], kind: () => undefined, words: play.points },
  course: () => Promise.reject(new Error('nobody looks back')),
  title: {
    id: 'ford',
    title: 'The ford',
    rules: '/rules',
    aims: {},
    sides: [titled('north'), titled('south')],
    options: [],
    Arms: () => null,
    phaseName: (phase) => phase,
    agreedBeyond: () => [],
  },
  wire,
  turns: { last: () => 5, isNight: () => false },
  pieces: { ...names, strengths: () => 'A9Z', rally: () => 0, facts: () => undefined },
  gazetteer,
  words: {
    phases: [{ id: 'flood', name: 'Flood', short: 'Flood', side: 'south', does: 'movement' }],
    segments: [],
    decisions: {
      flood: { task: () => '', waiting: () => '', step: { end: () => 'End', left: () => '' } },
      dam: { task: () => '', waiting: () => '' },
    },
    question: () => '',
    place: (place) => place,
    command: ({ type }) => type,
    commandIn: (_, { type }) => type,
    answer: ({ type }) => type,
    places: () => '',
    tell: () => undefined,
    list: ({ type }) => ({ key: type }),
    lit: [],
    logLine: () => null,
    together: {},
    silent: new Set(),
    reason: (reason) => reason,
    formation: (kind) => kind,
    plan: (id) => id,
    works: () => [],
  },
  commands: {
    wade: { actor: 'piece', place: 'path', lights: 'reach' },
    trample: { actor: 'piece', target: 'whom', aims: 'trample' },
    breach: { actor: 'piece', target: 'gate', meant: { kind: 'flooded', word: 'flooded' } },
    sink: { actor: 'piece', place: 'hex' },
    lay: { place: 'hex', lights: 'area' },
  },
  laying: {
    lays: (command, sort) => command['sort'] === sort,
    trial: (sort, hex) => ({ command: { type: 'lay', sort, hex }, what: sort }),
  },
  trials: { flood: 'movement', dam: (_, piece, hex) => ({ command: { type: 'sink', piece, hex }, what: 'sink' }) },
  cards: { steps: {}, Forces: () => null },
  animationsOf: (events: readonly GameEvent[]) =>
    events.map(() => ({ type: 'effect', effect: 'flood', from: '0101' }) as const),
  board: {
    load: () => Promise.reject(new Error('nothing is drawn here')),
    breaches: () => [{ hexes: ['0101', '0102'], state: 'collapsed' }],
    out: () => ['mumak-1'],
    dummies: new Set(['decoy']),
  },
};

const at = (hex: string, more: Partial<UnitView> = {}): UnitView => ({
  hex,
  reduced: false,
  disrupted: false,
  moved: false,
  fired: false,
  attacked: false,
  ...more,
});

function view(more: Partial<SiegeView> = {}): SiegeView {
  return {
    game: 'ford',
    turn: 1,
    night: false,
    phase: 'flood',
    segment: null,
    decision: { kind: 'flood', side: 'south' },
    units: { 'mumak-1': at('0101'), 'mumak-2': at('0102', { place: 'gallery' }) },
    leaders: {},
    gates: { sluice: { control: 'south', state: 'shut' } },
    markers: {
      a: { kind: 'decoy', side: 'north', hex: '0103', against: 'gallery' },
      b: { kind: 'raft', side: 'south', hex: '0101', with: 'mumak-1' },
    },
    attacks: [],
    formations: [],
    points: {},
    deployed: [],
    outcome: null,
    ...more,
  };
}

const lit = (more: Partial<Lit> = {}): Lit => ({
  view: view(),
  side: 'south',
  offer: null,
  options: null,
  along: null,
  laying: null,
  piece: null,
  hex: null,
  aim: null,
  hover: null,
  walked: null,
  fan: null,
  group: [],
  march: null,
  marching: 'no',
  log: [],
  ...more,
});
const offer = (commands: readonly OfferedCommand[]): PrivateMessage => ({
  ply: 1,
  side: 'south',
  actors: [],
  doneRefusal: null,
  canTakeBack: false,
  standing: {},
  cells: {},
  commands: [...commands],
});

describe('the board of another game', () => {
  const model = makeBoardModel(face, lit());

  test('has its pieces, by the look and the place that it names', () => {
    expect(model.counters.map(({ id, side, silhouette, strengths }) => [id, side, silhouette, strengths])).toEqual([
      ['mumak-1', 1, 'tusks', 'A9Z'],
      ['mumak-2', 0, 'tusks', 'A9Z'],
    ]);
    expect(model.counters[0]).toMatchObject({ carries: 'raft', out: true });
    expect(model.counters[0]?.carriesFace).toBeUndefined();
    expect(model.counters[1]?.place).toBe('gallery');
  });

  test('has its markers, gates and breaches', () => {
    expect(model.markers).toEqual([{ id: 'a', kind: 'decoy', hex: '0103', against: '0102', face: 'hidden' }]);
    expect(model.gates).toEqual([{ id: 'sluice', control: 1, state: 'shut' }]);
    expect(model.breaches).toEqual([{ hexes: ['0101', '0102'], state: 'collapsed' }]);
  });

  test('shows as spent who has done what its phase is for', () => {
    const units = { 'mumak-1': at('0101', { moved: true }), 'mumak-2': at('0102', { moved: true }) };
    expect(makeBoardModel(face, lit({ view: view({ units }) })).counters.map(({ spent }) => spent)).toEqual([
      true,
      false,
    ]);
  });
});

describe('commands of another game', () => {
  const options: readonly OfferedCommand[] = [
    { command: { type: 'wade', piece: 'mumak-1', path: ['0201', 'gallery'] }, cost: 3 },
    { command: { type: 'trample', piece: 'mumak-1', whom: 'mumak-2' } },
    { command: { type: 'sink', piece: 'mumak-1', hex: '0203' } },
    { command: { type: 'sing' } },
    { command: { type: 'breach', piece: 'mumak-1', gate: 'sluice' } },
  ];

  test('light up as their shapes say', () => {
    const shown = makeBoardModel(face, lit({ options, piece: 'mumak-1', hover: '0102' })).highlights;
    expect(shown.reachable).toEqual([{ hex: '0102', cost: '1½', occupied: true }]);
    expect(shown.path).toEqual(['0101', '0201', '0102']);
    expect(shown.choices).toEqual([{ hex: '0203', kind: 'place' }]);
    expect(shown.targets).toEqual([{ hex: '0102', kind: 'trample' }]);
    expect(shown.sides).toEqual([{ from: '0101', to: '0102' }]);
  });

  test('are grouped by where they are chosen; one without a shape needs no place', () => {
    const { plain, targets } = group(face, options, view());
    expect(plain.map(({ command }) => command.type)).toEqual(['sing']);
    expect(hexOfTarget(face, view(), 'sluice', targets.get('sluice')?.[0])).toBe('0102');
  });

  test('are answers where a question is asked, and counters of one sort where those are laid', () => {
    const commands: OfferedCommand[] = [
      { command: { type: 'lay', sort: 'decoy', hex: '0101' } },
      { command: { type: 'lay', sort: 'raft', hex: '0201' } },
    ];
    const asked = view({ decision: { kind: 'dam', side: 'south' } });
    expect(offeredNow(face, lit({ view: asked, offer: offer(commands) }))).toHaveLength(2);
    expect(offeredNow(face, lit({ offer: offer(commands), laying: 'raft' }))).toEqual([commands[1]]);
    expect(offeredNow(face, lit({ offer: offer(commands) }))).toEqual([]);
  });

  test('are asked about by the trials of its own steps', () => {
    expect(tried(face, view(), 'mumak-1', '0103')?.command).toEqual({
      type: 'move',
      piece: 'mumak-1',
      path: ['0102', '0103'],
    });
    const dam = view({ decision: { kind: 'dam', side: 'south' } });
    expect(tried(face, dam, 'mumak-1', '0203')?.command).toEqual({ type: 'sink', piece: 'mumak-1', hex: '0203' });
    expect(tried(face, view({ decision: { kind: 'unheard-of', side: 'south' } }), 'mumak-1', '0203')).toBeUndefined();
  });
});
