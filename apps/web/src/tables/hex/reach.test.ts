/** What is asked for and laid over the board: one question at a time, asked again when it must be, and forgotten when put away. */
import type { RangeReply, ZonesReply } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { face, sampleView } from '../../games/helms-deep/sample.fixture.ts';
import { LineDown, type Link, RequestRefused } from '../../match/line/link.ts';
import { createMatchStore } from '../../match/line/store.ts';
import { useOverlay } from './overlay.ts';
import { rangeLit, reachOf, zonesLit } from './reach.ts';
import { onHexes } from './own.ts';

const ZONES: ZonesReply['zones'] = { isengard: ['1311', 'culvert', '1410'], westernesse: ['1311', '1209'] };
const WALL = { case: '7.18', label: 'the defender is behind a wall', value: 1 };
const BLOCKED = { code: 'line-blocked', case: 'A7.13', message: 'No missile passes.' };

const reply = (piece: string, more: Partial<RangeReply> = {}): RangeReply => ({
  ply: 1,
  piece,
  from: '1312',
  refusal: null,
  weapons: [
    {
      weapon: 'missile',
      range: 3,
      refusal: null,
      places: [
        { place: '1310', distance: 2, refusal: null, stoppedBy: [], modifiers: [WALL] },
        { place: '1313', distance: 1, refusal: null, stoppedBy: [], modifiers: [] },
        { place: '1309', distance: 3, refusal: BLOCKED, stoppedBy: ['1310'], modifiers: [] },
      ],
      sides: [{ between: ['1311', '1310'], distance: 2, totals: [9, 9], chance: { n: 1, d: 9 } }],
    },
  ],
  ...more,
});

describe('zones on the board', () => {
  test('are those of both sides, or of the enemy alone; a passage is on its hex, once', () => {
    expect(zonesLit(face, ZONES, null)).toEqual([
      { hex: '1311', side: 0 },
      { hex: '1410', side: 0 },
      { hex: '1311', side: 1 },
      { hex: '1209', side: 1 },
    ]);
    expect(zonesLit(face, ZONES, 'isengard').map(({ hex }) => hex)).toEqual(['1311', '1209']);
  });
});

describe('the range on the board', () => {
  test('tells what is seen, what is not and what stops it, what helps there, and what may be broken with what', () => {
    expect(rangeLit(face, reply('orc-archer-1'), null)).toEqual({
      from: '1312',
      seen: ['1310', '1313'],
      unseen: ['1309'],
      stops: ['1310'],
      notes: [{ hex: '1310', text: '+1' }],
      sides: [{ from: '1311', to: '1310', text: '11%' }],
    });
  });
  test('has a line to the hex that is pointed at, whole where it is seen, and none beyond', () => {
    expect(rangeLit(face, reply('orc-archer-1'), '1313').line).toEqual({ to: '1313', clear: true });
    expect(rangeLit(face, reply('orc-archer-1'), '1309').line).toEqual({ to: '1309', clear: false });
    expect(rangeLit(face, reply('orc-archer-1'), '0101').line).toBeUndefined();
  });
  test('is of all weapons together: what one of them sees is seen', () => {
    const [bow] = reply('orc-archer-1').weapons;
    if (!bow) throw new Error('no bow');
    const stone = { ...bow, weapon: 'catapult', places: bow.places.map((each) => ({ ...each, refusal: null })) };
    const lit = rangeLit(face, reply('orc-archer-1', { weapons: [bow, stone] }), null);
    expect(lit.seen).toContain('1309');
    expect(lit.unseen).toEqual([]);
    expect(lit.stops).toEqual([]);
  });
});

/** A match whose server answers with these, one for each question; the last of them for ever. */
function table(answer: (type: string, payload: unknown) => unknown) {
  const asked: unknown[] = [];
  const ask: Link['request'] = (type, payload, schema) => {
    asked.push([type, payload]);
    const given = answer(type, payload);
    if (given instanceof Error) return Promise.reject(given);
    const parsed = schema.safeParse(given);
    return parsed.success ? Promise.resolve(parsed.data) : Promise.reject(new Error('unreadable'));
  };
  const store = createMatchStore('m', () => Promise.reject(new LineDown()));
  store.setState({ face, view: sampleView(), side: 'isengard', ply: 1, line: 'live', ask });
  return { asked, store, reach: reachOf(onHexes(store)) };
}

const truth = (type: string, payload: unknown) => {
  if (type === 'zones') return { ply: 1, zones: ZONES };
  return reply((payload as { piece: string }).piece);
};
const overlay = () => useOverlay.getState().overlay;

describe('what one asks to see', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useOverlay.setState({ overlay: null });
  });
  afterEach(() => {
    useOverlay.setState({ overlay: null });
    vi.useRealTimers();
  });
  const settle = async () => await vi.advanceTimersByTimeAsync(400);

  test('are the enemy’s zones, then those of both, then none; a spectator’s first are those of both', async () => {
    const { reach, store, asked } = table(truth);
    reach.turnZones();
    await settle();
    expect(overlay()?.zones).toBe('enemy');
    expect(overlay()?.lit.zones?.every(({ side }) => side === 1)).toBe(true);
    reach.turnZones();
    await settle();
    expect(overlay()?.zones).toBe('both');
    expect(overlay()?.lit.zones).toHaveLength(4);
    reach.turnZones();
    expect(overlay()).toBeNull();
    expect(asked).toEqual([['zones', {}]]);
    store.setState({ side: null });
    reach.turnZones();
    expect(overlay()?.zones).toBe('both');
  });

  test('is asked anew when the position is another, once for many plies, and not when it is put away', async () => {
    const { reach, store, asked } = table(truth);
    reach.turnZones();
    for (const ply of [2, 3, 4, 5]) store.setState({ ply });
    await settle();
    expect(asked).toHaveLength(2);
    reach.turnZones();
    reach.turnZones();
    store.setState({ ply: 6 });
    await settle();
    expect(asked).toHaveLength(2);
  });

  test('is the range of whoever is in hand, and of the next, and says why somebody has none', async () => {
    const refusal = { code: 'not-a-unit', case: '7.25', message: 'Aragorn is a leader.' };
    const { reach, store } = table((type, payload) =>
      JSON.stringify(payload).includes('aragorn') ? new RequestRefused(refusal) : truth(type, payload),
    );
    reach.turnRange();
    await settle();
    expect(overlay()).toMatchObject({ ranging: true, range: null, refusal: null });
    store.setState({ piece: 'orc-archer-1' });
    await settle();
    expect(overlay()?.range?.piece).toBe('orc-archer-1');
    expect(overlay()?.lit.range?.seen).toEqual(['1310', '1313']);
    store.setState({ hover: '1309' });
    expect(overlay()?.lit.range?.line).toEqual({ to: '1309', clear: false });
    store.setState({ piece: 'aragorn' });
    expect(overlay()?.lit.range).toBeUndefined();
    await settle();
    expect(overlay()).toMatchObject({ range: null, refusal });
    reach.turnRange();
    expect(overlay()).toBeNull();
  });

  test('waits where the server asks for a pause, and for a line that is down', async () => {
    let down: Error | undefined = new RequestRefused({ code: 'too-many-requests', message: 'Slowly.' });
    const { reach, store } = table((type, payload) => down ?? truth(type, payload));
    reach.turnZones();
    await settle();
    expect(overlay()?.lit.zones).toEqual([]);
    down = undefined;
    await vi.advanceTimersByTimeAsync(2000);
    expect(overlay()?.lit.zones?.length).toBeGreaterThan(0);
    down = new LineDown();
    store.setState({ line: 'mending', ply: 2 });
    await settle();
    down = undefined;
    reach.turnZones();
    store.setState({ line: 'live' });
    await settle();
    expect(overlay()?.lit.zones).toHaveLength(4);
  });

  test('goes with the board', async () => {
    const { reach, store, asked } = table(truth);
    reach.turnZones();
    await settle();
    useOverlay.setState({ overlay: null });
    expect(overlay()).toBeNull();
    store.setState({ ply: 9 });
    await settle();
    expect(asked).toHaveLength(1);
    expect(overlay()).toBeNull();
  });
});
