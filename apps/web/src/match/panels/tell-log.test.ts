import { face } from '../../games/helms-deep/sample.fixture.ts';
import { eventSchema, type SiegeEvent } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { logLine } from '../../games/helms-deep/words/log.ts';
import { casualtyInWords } from '../../games/siege/words/log.ts';
import { filterOf } from './log-filter.ts';
import { type LogChoice, tellLog } from './tell-log.ts';
import type { HistoryEntry } from '../../face/view.ts';

const entry = (ply: number, events: readonly SiegeEvent[]): HistoryEntry => ({
  ply,
  side: 'isengard',
  at: 0,
  events: [...events],
});
const texts = (entries: readonly HistoryEntry[]) => tellLog(face, entries).map(({ line }) => line.text);

const moved: SiegeEvent = { type: 'moved', piece: 'warg-1', from: '1332', path: ['1331', '1330'] };

describe('the log', () => {
  test('headings under which nothing happened are left out', () => {
    expect(
      texts([
        entry(1, [
          { type: 'turn', turn: 1, night: true },
          { type: 'phase', phase: 'isengard-movement' },
        ]),
        entry(2, [moved]),
        entry(3, [
          { type: 'phase', phase: 'isengard-combat' },
          { type: 'segment', segment: 'missile' },
          { type: 'segment', segment: 'duel' },
          { type: 'phase', phase: 'westernesse-movement' },
        ]),
      ]),
    ).toEqual([
      'Turn 1, night',
      'Isengard moves',
      'Wargs 1 go from 1332 to 1330, west of the road to Isengard',
      'Westernesse moves',
    ]);
  });

  test('where play stands now is told, though nothing has happened there yet', () => {
    const now = entry(4, [
      { type: 'phase', phase: 'isengard-combat' },
      { type: 'segment', segment: 'missile' },
      { type: 'segment', segment: 'melee' },
    ]);
    expect(texts([now])).toEqual(['Isengard fights', 'Melee']);
  });

  test('a command taken back leaves no trace', () => {
    const entries = [entry(4, [moved]), entry(5, [moved]), { ...entry(6, []), tookBack: true as const }];
    expect(tellLog(face, entries).map(({ ply, line }) => [ply, line.text])).toEqual([
      [4, 'Wargs 1 go from 1332 to 1330, west of the road to Isengard'],
    ]);
  });

  test('an attack that was called off leaves no trace, and one declared again is told once', () => {
    const declared = (): SiegeEvent => ({ type: 'attackDeclared', unit: 'orc-1', target: 'infantry-1' });
    const off: SiegeEvent = { type: 'attackCalledOff', unit: 'orc-1' };
    const entries = [entry(1, [declared()]), entry(2, [off]), entry(3, [declared()])];
    expect(tellLog(face, entries).map(({ ply, line }) => [ply, line.text])).toEqual([
      [3, 'Orcs 1 will attack Infantry 1'],
    ]);
    expect(texts(entries.slice(0, 2))).toEqual([]);
    // Of a log that begins between the two.
    expect(texts(entries.slice(1, 2))).toEqual([]);
  });

  test('what one order has cost is told in one line, by what became of it, and another order apart', () => {
    const lost = (piece: string, why: 'disrupted' | 'blast', points: number): SiegeEvent => ({
      type: 'eliminated',
      piece,
      why,
      points,
    });
    expect(
      texts([
        entry(1, [lost('orc-1', 'blast', 4), lost('orc-2', 'blast', 4), lost('warg-1', 'disrupted', 3)]),
        entry(2, [lost('infantry-1', 'blast', 1)]),
        entry(3, [lost('infantry-2', 'blast', 1)]),
      ]),
    ).toEqual([
      'Orcs 1 and Orcs 2 are blown up (8 points)',
      'Wargs 1 are already in disorder and break up (3 points)',
      'Infantry 1 is blown up (1 point)',
      'Infantry 2 is blown up (1 point)',
    ]);
  });

  test('of several set-ups only the last is told, with what was shifted after it', () => {
    const setUp: SiegeEvent = { type: 'setUp', side: 'isengard', plan: 'vanguard' };
    const placed: SiegeEvent = { type: 'deployed', side: 'isengard', piece: 'orc-1', hex: '1332' };
    const entries = [entry(1, [setUp]), entry(2, [placed]), { ...entry(3, []), tookBack: true as const }];
    expect(texts([...entries, entry(4, [setUp]), entry(5, [placed])])).toEqual([
      'Isengard sets up: Vanguard on the road',
      'Orcs 1 set up on 1332, by the road to Isengard',
    ]);
  });

  test('counters of rocks laid one after another are one line', () => {
    const rocks = (ply: number): HistoryEntry =>
      entry(ply, [{ type: 'rocksPlaced', rocks: `rocks-${ply}`, hex: '1310' }]);
    expect(texts([rocks(1), rocks(2), rocks(3), entry(4, [moved]), rocks(5)])).toEqual([
      '3 counters of rocks are laid ready on the walls',
      'Wargs 1 go from 1332 to 1330, west of the road to Isengard',
      'A rocks counter laid ready on 1310, The Deeping Wall',
    ]);
  });

  describe('of which not all is wanted', () => {
    const shot: SiegeEvent = {
      type: 'shot',
      unit: 'warg-1',
      target: 'infantry-1',
      strength: '3',
      armour: 7,
      dice: [1, 2],
      hit: false,
    };
    const entries = [
      entry(1, [{ type: 'turn', turn: 1, night: true }, { type: 'phase', phase: 'isengard-movement' }, moved]),
      entry(2, [{ type: 'phase', phase: 'isengard-combat' }, { type: 'segment', segment: 'missile' }, shot]),
      entry(3, [{ type: 'rocksPlaced', rocks: 'rocks-1', hex: '1310' }]),
      entry(4, [{ type: 'gate', gate: 'rear', control: 'isengard' }]),
    ];
    const lines = (choice: LogChoice, side: string | null = 'westernesse') =>
      tellLog(face, entries, filterOf(choice, face, side)).map(({ line }) => line.text);

    test('each kind stands under its own headings', () => {
      expect(lines('moves')).toEqual([
        'Turn 1, night',
        'Isengard moves',
        'Wargs 1 go from 1332 to 1330, west of the road to Isengard',
        'Isengard fights',
        'Missiles',
      ]);
      expect(lines('fights').slice(1, 3)).toEqual(['Isengard fights', 'Missiles']);
      expect(lines('fights')).toHaveLength(4);
      expect(lines('abilities').at(-1)).toContain('rocks counter laid ready');
    });

    test('what concerns a side is what it does and what is done to it', () => {
      expect(lines('mine')).toHaveLength(4);
      expect(lines('mine').at(-1)).toContain('shoot');
      expect(lines('mine', 'isengard')).toHaveLength(8);
      expect(lines('all')).toEqual(texts(entries));
    });
  });

  test('every line has a key of its own', () => {
    const keys = tellLog(face, [entry(1, [moved, moved]), entry(2, [moved])]).map((told) => told.key);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('events in words', () => {
  test.each([
    ['E', 'is destroyed'],
    ['1/2E r1', 'loses half its strength and is thrown back 1 hex'],
    ['r2', 'is thrown back 2 hexes'],
  ])('a casualty of %s', (result, words) => {
    expect(casualtyInWords(result)).toBe(words);
  });

  test('a volley names both, the odds, the sum, the dice and the case', () => {
    expect(
      logLine({ type: 'shot', unit: 'archer-6', target: 'warg-1', strength: 'e', armour: 2, dice: [5, 1], hit: true }),
    ).toMatchObject({ text: 'Archers 6 shoot at Wargs 1 (e against armour 2): 6, a hit', dice: [5, 1], case: '7.17' });
  });

  test('a reinforcement enters rather than goes', () => {
    expect(logLine({ type: 'moved', piece: 'gandalf', from: 'due', path: ['1334', '1333'] })?.text).toContain(
      'enters the map',
    );
  });

  test('what is a dummy is told only to whoever may know it', () => {
    expect(logLine({ type: 'rocksPlaced', rocks: 'rocks-1', hex: '1310', dummy: true })?.text).toMatch(/^A dummy/);
    expect(logLine({ type: 'rocksPlaced', rocks: 'rocks-1', hex: '1310', dummy: false })?.text).toMatch(/^Rocks laid/);
    expect(logLine({ type: 'rocksPlaced', rocks: 'rocks-1', hex: '1310' })?.text).toMatch(/^A rocks counter/);
  });

  test('no event of the schema is without words', () => {
    const samples: readonly SiegeEvent[] = [
      { type: 'turn', turn: 2, night: false },
      { type: 'phase', phase: 'rally' },
      { type: 'segment', segment: 'duel' },
      { type: 'deployed', side: 'isengard', piece: 'orc-1', hex: '1332' },
      { type: 'setUp', side: 'isengard', plan: 'vanguard' },
      { type: 'deploymentDone', side: 'isengard' },
      moved,
      { type: 'gate', gate: 'main-gate', control: 'isengard' },
      { type: 'shot', unit: 'archer-1', target: 'orc-1', strength: 'e', armour: 1, dice: [1, 1], hit: false },
      { type: 'struck', unit: 'orc-1', target: 'archer-1', strength: 'E', armour: 2, dice: [3, 4], hit: true },
      { type: 'casualty', unit: 'archer-1', morale: 'X', die: 1, result: '1/2E r2' },
      { type: 'dueled', leader: 'captain-1', target: 'gimli', differential: 0, die: 1, result: 'A1/2e' },
      { type: 'attackDeclared', unit: 'orc-1', target: 'archer-1' },
      { type: 'attackCalledOff', unit: 'orc-1' },
      { type: 'attackLapsed', unit: 'orc-1', target: 'archer-1' },
      { type: 'reduced', piece: 'orc-1' },
      { type: 'disrupted', unit: 'orc-1' },
      { type: 'eliminated', piece: 'orc-1', why: 'no-retreat', points: 3 },
      { type: 'retreated', piece: 'orc-1', from: '1120', path: ['1121'], before: false },
      { type: 'stood', unit: 'orc-1' },
      { type: 'steadiness', unit: 'orc-1', die: 2, disrupted: true },
      { type: 'displaced', unit: 'orc-1', from: '1120', to: '1121' },
      { type: 'advanced', unit: 'orc-1', from: '1120', to: '1121' },
      { type: 'held', hex: '1121' },
      { type: 'leaderRisk', leader: 'gimli', die: 5, struck: true },
      { type: 'followed', leader: 'gimli', to: '1120' },
      { type: 'stayed', leader: 'gimli' },
      { type: 'flew', leader: 'gimli', from: '1120', to: '1119' },
      { type: 'rallied', leader: 'gimli', unit: 'archer-1', rating: 4, dice: [2, 3], success: true },
      { type: 'points', side: 'westernesse', points: -10, why: 'relief' },
      { type: 'over', winner: 'westernesse', reason: 'stronghold-held', case: '23.12' },
      { type: 'rocksPlaced', rocks: 'rocks-1', hex: '1310' },
      { type: 'rocksLifted', rocks: 'rocks-1', hex: '1310' },
      { type: 'rocksDropped', rocks: 'rocks-1', hex: '1310', target: 'orc-1' },
      { type: 'rocksGone', rocks: 'rocks-1', hex: '1310' },
      { type: 'rocksStand', rocks: 'rocks-1', hex: '1310' },
      { type: 'fireGiven', fire: 'blasting-fire-1', unit: 'orc-1' },
      { type: 'fireLaid', fire: 'blasting-fire-1', unit: 'orc-1', hex: '1411', against: 'culvert' },
      { type: 'fireLost', fire: 'blasting-fire-1' },
      { type: 'announced', side: 'westernesse', ability: 'horn', piece: 'theoden' },
      { type: 'heartened', unit: 'infantry-1', dice: [3, 4], success: true },
      { type: 'arrived', piece: 'infantry-17', from: 'caves', to: '1301' },
      { type: 'encouraged', leader: 'legolas', die: 3, success: true },
      { type: 'surprised', unit: 'infantry-1', die: 2, disrupted: true },
      { type: 'blast', fire: 'blasting-fire-1', site: 'culvert', die: 3, result: 'breached' },
      { type: 'battered', unit: 'orc-1', gate: 'wall-gate', ram: false, dice: [4, 4], success: false },
      { type: 'broken', site: 'main-gate', state: 'collapsed' },
      { type: 'ladderLaid', unit: 'orc-1', hex: '1311', against: '1310' },
      { type: 'ladderDestroyed', hex: '1311' },
      { type: 'ramTaken', unit: 'dunland-infantry-1' },
      { type: 'ramLeft', hex: '0812' },
      { type: 'formed', formation: 'wedge', leader: 'theoden', units: ['knight-1', 'knight-2'] },
      { type: 'disbanded', units: ['knight-1', 'knight-2'] },
      { type: 'left', piece: 'infantry-1', from: '1301', back: true },
    ];
    const told = new Set<string>(samples.map((event) => event.type));
    expect(eventSchema.options.map((option) => option.shape.type.value).filter((type) => !told.has(type))).toEqual([]);
    for (const event of samples) expect(logLine(eventSchema.parse(event))?.text).toMatch(/^\S.*[^.]\.?$/);
  });
});
