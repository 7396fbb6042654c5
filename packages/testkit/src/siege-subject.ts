/** Helm's Deep as the laws see it. */
import { type Command, helmsDeep, type Side, type SiegeEvent, type State, type View } from '@warbeacon/siege';
import { LEADERS, MAP, UNITS } from '@warbeacon/siege/helms-deep';
import { makeOrder } from './diary.ts';
import type { Random, Subject } from './laws.ts';

const PIECES = [...UNITS, ...LEADERS].map(({ id }) => id);
const HEXES = MAP.terrain.flatMap((row, r) =>
  row.split('').flatMap((_, c) => [`${String(r + 1).padStart(2, '0')}${String(c + 1).padStart(2, '0')}`]),
);

export const HELMS_DEEP_SUBJECT: Subject<State, Command, SiegeEvent, View, Side> = {
  rules: helmsDeep,
  actorOf(command) {
    if ('piece' in command) return command.piece;
    if ('leader' in command) return command.leader;
    return 'unit' in command ? command.unit : null;
  },
  choiceOf: (command) =>
    command.type === 'move' ? `${command.piece} moves to ${command.path.at(-1)}` : makeOrder(command),
  isIdle: (command) => command.type === 'callOff' || command.type === 'deploy',
  mutate(command, random) {
    const piece = pick(PIECES, random);
    const hex = pick(HEXES, random);
    switch (command.type) {
      case 'move':
      case 'retreat':
      case 'retreatBefore':
      case 'retreatLeader':
        return [
          { ...command, path: command.path.slice(0, -1).concat(hex) },
          { ...command, path: [...command.path.slice(0, 1), ...command.path].slice(0, 2) },
          { ...command, path: [...command.path].reverse() },
          { ...command, path: command.path.slice(1).length > 0 ? command.path.slice(1) : [hex] },
          withPiece(command, piece),
          {
            type: 'move',
            piece: pieceOf(command),
            path: [...command.path, ...beside(command.path.at(-1) ?? hex, random)],
          },
        ];
      case 'deploy':
        return [{ ...command, hex }, withPiece(command, piece)];
      case 'displace':
        return [{ ...command, hex }, withPiece(command, piece)];
      case 'fire':
      case 'attack':
        return [
          { ...command, target: piece },
          { ...command, type: command.type === 'fire' ? 'attack' : 'fire' },
          withPiece(command, piece),
        ];
      case 'duel':
        return [{ ...command, target: piece }, withPiece(command, piece)];
      case 'join':
      case 'rally':
        return [{ ...command, unit: piece }, withPiece(command, piece)];
      case 'setUp':
        return [
          { type: 'setUp', plan: 'vanguard' },
          { type: 'setUp', plan: 'wall-and-dike' },
          { type: 'setUp', plan: '' },
        ];
      case 'done':
      case 'hold':
        return [{ type: 'done' }, { type: 'hold' }];
      default:
        return [withPiece(command, piece)];
    }
  },
};

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

function pieceOf(command: Command): string {
  return HELMS_DEEP_SUBJECT.actorOf(command) ?? '';
}

/** The same command of another piece, which need not be one that can do it. */
function withPiece(command: Command, piece: string): Command {
  if ('piece' in command) return { ...command, piece };
  if ('leader' in command) return { ...command, leader: piece };
  return 'unit' in command ? { ...command, unit: piece } : command;
}

/** A hex near this one, as its number goes. */
function beside(hex: string, random: Random): string[] {
  const row = Number(hex.slice(0, 2)) + random(3) - 1;
  const column = Number(hex.slice(2)) + random(3) - 1;
  if (!(row > 0 && column > 0)) return [hex];
  return [`${String(row).padStart(2, '0')}${String(column).padStart(2, '0')}`];
}
