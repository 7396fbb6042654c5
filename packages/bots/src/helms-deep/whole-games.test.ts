import { stateHash } from '@warbeacon/kernel';
import { type Command, helmsDeep, type Side, type SiegeEvent, type State } from '@warbeacon/siege';
import { beforeAll, describe, expect, test } from 'vitest';
import { captain, type Played, playGame, randomBot } from '../index.ts';
import type { Bot } from './bot.ts';

/** Milliseconds; a game takes about two seconds of a free core, and cores are not always free. */
const WHOLE_GAMES = 120_000;

interface Watched extends Played<State, Side> {
  readonly commands: number;
  readonly log: readonly { side: Side; command: Command; events: readonly SiegeEvent[] }[];
  /** Demoralization points of each side at the end. */
  readonly points: Readonly<Record<Side, number>>;
}

function watched(isengard: Bot, westernesse: Bot, seed: number): Watched {
  const log: { side: Side; command: Command; events: readonly SiegeEvent[] }[] = [];
  const watch = (side: Side, command: Command, events: readonly SiegeEvent[]) =>
    void log.push({ side, command, events });
  const played = playGame({ rules: helmsDeep, bots: { isengard, westernesse }, seed, watch });
  const { points } = helmsDeep.view(played.state, 'spectator');
  return { ...played, log, points: { isengard: points.isengard.now, westernesse: points.westernesse.now } };
}

describe('the captain', () => {
  let between: Watched;
  let another: Watched;
  let attacking: Watched;
  let defending: Watched;
  /** A random besieger does now much, now little, so that only several games tell. */
  let defences: readonly Watched[];
  let chance: Watched;

  beforeAll(() => {
    between = watched(captain, captain, 3);
    another = watched(captain, captain, 7);
    attacking = watched(captain, randomBot, 3);
    defending = watched(randomBot, captain, 3);
    defences = [defending, ...[4, 5, 6].map((seed) => watched(randomBot, captain, seed))];
    chance = watched(randomBot, randomBot, 3);
  }, WHOLE_GAMES);

  test('plays whole games, on either side and against itself', () => {
    for (const game of [between, another, attacking, defending]) {
      expect(helmsDeep.deciders(game.state)).toEqual([]);
      expect(game.outcome.case).toMatch(/^23\.1[12]$/);
    }
  });

  test(
    'plays the same game again from the same seed',
    () => {
      const again = watched(randomBot, captain, 3);
      expect(again.commands).toBe(defending.commands);
      expect(stateHash(again.state)).toBe(stateHash(defending.state));
    },
    WHOLE_GAMES,
  );

  test('takes far more of a random enemy than it loses, and than a random player takes', () => {
    expect(attacking.points.westernesse).toBeGreaterThan(3 * attacking.points.isengard);
    expect(attacking.points.westernesse).toBeGreaterThan(chance.points.westernesse + 30);
    const mean = (side: Side): number => defences.reduce((sum, { points }) => sum + points[side], 0) / defences.length;
    expect(mean('isengard')).toBeGreaterThan(3 * mean('westernesse'));
    expect(mean('isengard')).toBeGreaterThan(chance.points.isengard + 15);
  });

  test('declares attacks and never takes one back', () => {
    const count = (type: Command['type']) => between.log.filter(({ command }) => command.type === type).length;
    expect(count('attack')).toBeGreaterThan(5);
    expect(count('callOff')).toBe(0);
  });

  test('uses what besiegers and besieged have', () => {
    const used = new Set([...between.log, ...another.log].map(({ command }) => command.type));
    const gear = ['takeRam', 'giveFire', 'layFire', 'detonate', 'layLadder', 'placeRocks', 'dropRocks'] as const;
    for (const type of [...gear, 'announce', 'blowHorn', 'arrive'] as const) expect(used).toContain(type);
  });

  test('gets over the walls against itself, and takes the Hornburg from a random player', () => {
    const { gates, culvert } = helmsDeep.view(between.state, 'spectator');
    expect([culvert, ...Object.values(gates).map(({ state }) => state)]).toContain('breached');
    expect(Object.values(helmsDeep.view(attacking.state, 'spectator').levels)).toContain('isengard');
  });

  test('brings every reinforcement of Isengard onto the map', () => {
    const { units } = helmsDeep.view(between.state, 'spectator');
    const due = Object.entries(units).filter(([, { hex }]) => hex === 'due');
    expect(due).toEqual([]);
  });

  test('keeps the king and Éomer within the fortress', () => {
    const { leaders } = helmsDeep.view(between.state, 'spectator');
    expect(leaders['theoden']?.hex).not.toBe('lost');
    expect(leaders['eomer']?.hex).not.toBe('lost');
  });
});
