/** Gondor as the laws see it. */
import { stateHash } from '@warbeacon/kernel';
import { type Random, type Step, stepLaws, type Subject } from '@warbeacon/testkit';
import type { State } from '../engine/state.ts';
import { makePosition } from '../notation/make-position.ts';
import { parsePosition } from '../notation/position.ts';
import type { Command } from './command.schema.ts';
import type { GondorEvent } from './events.ts';
import { LEADERS, UNITS } from './forces.ts';
import { GONDOR, gondorSiege } from './game.ts';
import { TERRAIN } from './map.ts';
import type { View } from './view.ts';
import { type Side, SPELLS } from './words.ts';

const PIECES = [...UNITS, ...LEADERS].map(({ id }) => id);
const BELOW = [...PIECES, 'siege-tower-1', 'siege-tower-2', 'siege-tower-3', 'siege-tower-4', 'grond'];
const HEXES = [...TERRAIN.placeOf.keys()];

/** Of these any way will do to the same place. */
const WALKS: ReadonlySet<string> = new Set<Command['type']>(['move', 'moveFormation', 'push', 'moveBanner']);
/**
 * What can be given without end within a phase: setting up, and naming who strikes whom, until one's own `done`. It throws no
 * die and changes nothing for the other side, so that no rule bounds it; a match's clock does. By chance alone a game goes on
 * so for tens of thousands of commands, nearly all of them before the first turn. (Oil that is put down is at an end.)
 */
const IDLE: ReadonlySet<string> = new Set(['callOff', 'deploy', 'setEngine', 'liftCauldron', 'dropOil']);

export const GONDOR_SUBJECT: Subject<State, Command, GondorEvent, View, Side> = {
  rules: gondorSiege.rules,
  actorOf(command) {
    if ('piece' in command) return command.piece;
    if ('leader' in command) return command.leader;
    return 'unit' in command ? command.unit : null;
  },
  kindOf: ({ type }) => type,
  // Two units are the same two, whichever is named first.
  choiceOf(command) {
    if (WALKS.has(command.type) && 'path' in command) return JSON.stringify({ ...command, path: command.path.at(-1) });
    return JSON.stringify(command.type === 'form' ? { ...command, units: [...command.units].sort() } : command);
  },
  isIdle: ({ type }) => IDLE.has(type),
  mutate(command, random) {
    const piece = pick(PIECES, random);
    const hex = pick(HEXES, random);
    switch (command.type) {
      case 'move':
      case 'push':
      case 'moveFormation':
      case 'retreat':
      case 'retreatBefore':
      case 'retreatLeader':
        return [
          { ...command, path: command.path.slice(0, -1).concat(hex) },
          { ...command, path: [...command.path].reverse() },
          { ...command, path: command.path.length > 1 ? command.path.slice(1) : [hex] },
          withPiece(command, piece),
        ];
      case 'layLadder':
        return [{ ...command, against: hex }, withPiece(command, piece)];
      case 'deploy':
      case 'displace':
        return [{ ...command, hex }, withPiece(command, piece)];
      case 'fire':
      case 'attack':
        return [
          { ...command, target: piece },
          { ...command, type: command.type === 'fire' ? 'attack' : 'fire' },
          withPiece(command, piece),
        ];
      case 'pourOil':
        return [{ ...command, target: pick(BELOW, random) }, withPiece(command, piece), { type: 'pass' }];
      case 'takeOil':
      case 'dropOil':
        return [withPiece(command, piece), { ...command, type: command.type === 'takeOil' ? 'dropOil' : 'takeOil' }];
      case 'bombard':
      case 'swingGrond':
        return [
          { ...command, below: command.above, above: command.below },
          { ...command, below: hex },
          { ...command, type: command.type === 'bombard' ? 'swingGrond' : 'bombard' },
          withPiece(command, piece),
        ];
      case 'hurlFireball':
      case 'hurlHead':
        return [
          { ...command, hex },
          { ...command, type: command.type === 'hurlHead' ? 'hurlFireball' : 'hurlHead' },
          withPiece(command, piece),
        ];
      case 'shootCatapult':
        return [{ ...command, target: piece }, { ...command, type: 'fire' }, withPiece(command, piece)];
      case 'duel':
        return [{ ...command, target: piece }, withPiece(command, piece)];
      case 'join':
      case 'rally':
        return [{ ...command, unit: piece }, withPiece(command, piece)];
      case 'form':
        return [
          { ...command, units: [command.units[0], piece] },
          { ...command, units: [command.units[1], command.units[0]] },
        ];
      case 'setEngine':
        return [
          { ...command, hex },
          { ...command, engine: ['sauron-catapult-1', 'city-catapult-1', 'siege-tower-4', 'grond'][random(4)] ?? '' },
        ];
      case 'setCauldron':
        return [
          { ...command, hex },
          { ...command, dummy: !command.dummy },
          { type: 'liftCauldron', hex: command.hex },
        ];
      case 'liftCauldron':
        return [{ ...command, hex }];
      case 'cast':
        return [
          { ...command, points: command.points + 1 },
          { ...command, spell: pick(SPELLS, random) },
          withPiece(command, piece),
        ];
      case 'driveAway':
        return [{ ...command, hex }];
      case 'moveBanner':
        return [{ ...command, path: [...command.path, hex] }, { ...command, path: [] }, withPiece(command, piece)];
      case 'done':
      case 'hold':
        return [{ type: 'done' }, { type: 'hold' }];
      default:
        return [withPiece(command, piece)];
    }
  },
};

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

/** The same command of another piece, which need not be one that can do it. */
function withPiece(command: Command, piece: string): Command {
  if ('piece' in command) return { ...command, piece };
  if ('leader' in command) return { ...command, leader: piece };
  return 'unit' in command ? { ...command, unit: piece } : command;
}

/** What is wrong at one step of a walk: with any law, with the position written of it, with what is shown of it. */
export function* faultsAt(
  step: Pick<Step<State, Command, GondorEvent, Side>, 'state' | 'side' | 'command'>,
  stale: readonly Command[],
  random: Random,
): Generator<string> {
  yield* stepLaws(GONDOR_SUBJECT, step, stale.slice(-5), random);
  const again = parsePosition(GONDOR, makePosition(GONDOR, step.state));
  if (!again.ok) yield JSON.stringify(again.error);
  else if (stateHash(again.value.state) !== stateHash(step.state)) yield 'a position reads back otherwise';
  for (const viewer of ['sauron', 'westernesse', 'spectator'] as const) {
    const read = gondorSiege.codec.view.safeParse(gondorSiege.rules.view(step.state, viewer));
    if (!read.success) yield read.error.message;
  }
}
