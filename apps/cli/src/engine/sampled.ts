/**
 * Commands of the kinds of which a game lists a sample alone carry the mark `sampled: true` where they are listed. Whoever hands one
 * back need not take it off.
 */
import type { AnyGameKit, GameCommand } from '../game-kit.ts';

const MARK = 'sampled';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function markSampled({ rules }: AnyGameKit, command: GameCommand): object {
  const written: unknown = command;
  if (!isObject(written)) throw new Error('a command is no object');
  const { type } = written;
  return typeof type === 'string' && rules.sampled?.has(type) === true ? { ...written, [MARK]: true } : written;
}

export function withoutMark(command: unknown): unknown {
  if (!isObject(command) || command[MARK] !== true) return command;
  return Object.fromEntries(Object.entries(command).filter(([key]) => key !== MARK));
}
