import type { Plan } from '@warbeacon/siege';
import * as gondor from '@warbeacon/siege/gondor';
import * as helmsDeep from '@warbeacon/siege/helms-deep';
import { newGame, newGondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import type { GameCommand } from '../../../face/view.ts';
import { areasOf } from './areas.ts';
import { byPlan, type FaceDown } from './face-down.ts';
import type { KeptSetUp } from './kept-set-ups.ts';
import { keptFrom, layKept, type Muster } from './lay-kept.ts';

const ROCKS: FaceDown = { kind: 'rocks', ...helmsDeep.MARKERS.rocks, lay: 'placeRocks', lift: 'liftRocks' };
const CAULDRONS: FaceDown = {
  kind: 'cauldron',
  ...gondor.MARKERS.cauldron,
  lay: 'setCauldron',
  lift: 'liftCauldron',
};

/** As the tables of the tests read it. */
function orderOf({ type, ...command }: GameCommand): string {
  const { piece, engine, hex, dummy, plan } = command;
  const to = `to ${String(hex)}${dummy === true ? ' dummy' : ''}`;
  switch (type) {
    case 'setUp':
      return `set up ${String(plan)}`;
    case 'deploy':
      return `${String(piece)} to ${String(hex)}`;
    case 'setEngine':
      return `${String(engine)} set ${String(hex)}`;
    case 'placeRocks':
      return `rocks ${to}`;
    case 'liftRocks':
      return `rocks off ${String(hex)}`;
    case 'setCauldron':
      return `cauldron ${to}`;
    case 'liftCauldron':
      return `cauldron off ${String(hex)}`;
    default:
      return type;
  }
}

interface Table<S extends string> {
  play(order: string): unknown;
  why(order: string): unknown;
  view(viewer: S): Muster['view'];
}

/** One side sets up, with the engine itself for a server: it says which orders it refuses. */
function tableOf<S extends string>(
  table: Table<S>,
  side: S,
  own: ReadonlySet<string>,
  more: Omit<Muster, 'view' | 'side' | 'isOwn'>,
) {
  const send = (commands: readonly GameCommand[]): readonly GameCommand[] =>
    commands.filter((command) => {
      const order = orderOf(command);
      if (table.why(order) !== null) return true;
      table.play(order);
      return false;
    });
  const muster = (): Muster => ({
    view: table.view(side),
    side,
    isOwn: (id) => own.has(id),
    ...more,
    plans: more.plans.filter((plan) => plan.side === side),
  });
  return { send, muster, positions: () => keptFrom(muster(), 'now') };
}

const sideIds = (specs: readonly { readonly id: string; readonly side: string }[], side: string) =>
  new Set(specs.filter((spec) => spec.side === side).map(({ id }) => id));

const garrison = () =>
  tableOf<'isengard' | 'westernesse'>(
    newGame().play('set up vanguard', 'done'),
    'westernesse',
    sideIds([...helmsDeep.UNITS, ...helmsDeep.LEADERS], 'westernesse'),
    {
      plans: helmsDeep.PLANS,
      faceDown: ROCKS,
      area: areasOf(helmsDeep.MAP, [...helmsDeep.UNITS, ...helmsDeep.LEADERS]),
    },
  );
const gondorTable = (table: Table<'sauron' | 'westernesse'>, side: 'sauron' | 'westernesse', faceDown?: FaceDown) =>
  tableOf(table, side, sideIds([...gondor.UNITS, ...gondor.LEADERS], side), {
    plans: gondor.PLANS,
    faceDown,
    setMarker: (engine, hex) => ({ type: 'setEngine', engine, hex }),
    area: areasOf(gondor.MAP, [...gondor.UNITS, ...gondor.LEADERS]),
  });
const mordor = () => gondorTable(newGondor(), 'sauron');
const city = () => gondorTable(newGondor().play('set up road-to-the-gate', 'done'), 'westernesse', CAULDRONS);

const planOf = (plans: readonly Plan[], id: string): Plan => {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  return plan;
};

describe('a set-up of one’s own', () => {
  test('[13.2] [20.81] is laid again just as it was kept, counters included, with few orders', () => {
    const first = garrison();
    first.send(byPlan(planOf(helmsDeep.PLANS, 'wall-and-dike'), ROCKS, first.muster().view));
    first.send([
      { type: 'deploy', piece: 'light-cavalry-1', hex: '1307' },
      { type: 'deploy', piece: 'aragorn', hex: '0807' },
    ]);
    const kept = first.positions();
    const second = garrison();
    const { commands, unknown } = layKept(kept, second.muster());
    expect(unknown).toEqual([]);
    expect(commands.filter(({ type }) => type !== 'placeRocks')).toEqual([
      { type: 'setUp', plan: 'wall-and-dike' },
      { type: 'deploy', piece: 'light-cavalry-1', hex: '1307' },
      { type: 'deploy', piece: 'aragorn', hex: '0807' },
    ]);
    expect(second.send(commands)).toEqual([]);
    expect(second.positions()).toEqual(kept);
    expect(layKept(kept, second.muster()).commands).toEqual([]);
  });

  test('[13.2] two that have changed places do so by way of a third hex', () => {
    const first = garrison();
    first.send([{ type: 'setUp', plan: 'wall-and-dike' }]);
    const plain = first.positions();
    const kept: KeptSetUp = {
      ...plain,
      pieces: { ...plain.pieces, 'infantry-1': '1209', 'armoured-archer-1': '1310' },
    };
    const { commands } = layKept(kept, first.muster());
    expect(commands).toHaveLength(3);
    expect(first.send(commands)).toEqual([]);
    expect(first.positions()).toEqual({ ...kept, counters: [] });
  });

  test('[20.81] counters that lie elsewhere, or are the other sort, are taken back first', () => {
    const table = garrison();
    table.send(byPlan(planOf(helmsDeep.PLANS, 'wall-and-dike'), ROCKS, table.muster().view));
    const now = table.positions();
    const kept: KeptSetUp = { ...now, counters: now.counters.map(({ hex, dummy }) => ({ hex, dummy: !dummy })) };
    expect(table.send(layKept(kept, table.muster()).commands)).toEqual([]);
    expect(new Set(table.positions().counters)).toEqual(new Set(kept.counters));
  });

  test('[13.1] [13.2] [16.71] with engines and cauldrons, on both sides of Gondor', () => {
    for (const [make, faceDown, plan] of [
      [mordor, undefined, 'three-ways'],
      [city, CAULDRONS, 'in-depth'],
    ] as const) {
      const first = make();
      first.send(byPlan(planOf(gondor.PLANS, plan), faceDown, first.muster().view));
      const kept = first.positions();
      const other = make();
      const { commands } = layKept(kept, { ...other.muster(), plans: [] });
      expect(other.send(commands)).toEqual([]);
      expect(other.positions().pieces).toEqual(kept.pieces);
      expect(new Set(other.positions().counters)).toEqual(new Set(kept.counters));
    }
  });

  test('[13.1] two engines change places', () => {
    const table = mordor();
    table.send([{ type: 'setUp', plan: 'road-to-the-gate' }]);
    const now = table.positions();
    const kept = { ...now, pieces: { ...now.pieces, 'siege-tower-1': '2123', 'sauron-catapult-1': '1921' } };
    expect(table.send(layKept(kept, table.muster()).commands)).toEqual([]);
    expect(table.positions()).toEqual(kept);
  });

  test('[13.2] of one that this game does not allow what it can is laid, and the rest is named', () => {
    const table = garrison();
    table.send([{ type: 'setUp', plan: 'wall-and-dike' }]);
    const now = table.positions();
    const kept: KeptSetUp = { ...now, pieces: { ...now.pieces, 'ent-1': '1120', 'infantry-9': '0826', gimli: '1410' } };
    const { commands, unknown } = layKept(kept, table.muster());
    expect(unknown).toEqual(['ent-1']);
    expect(table.send(commands)).toEqual([{ type: 'deploy', piece: 'infantry-9', hex: '0826' }]);
    expect(table.positions().pieces).toMatchObject({ gimli: '1410', 'infantry-9': '1120' });
  });
});
