/** Helm's Deep as the laws see it. */
import type { Random, Subject } from '@warbeacon/testkit';
import { ABILITIES, type Command, helmsDeep, type Side, type SiegeEvent, type State, type View } from '../index.ts';
import { LEADERS, MAP, UNITS } from '../helms-deep/data.ts';
import { makeOrder } from './diary.ts';

const PIECES = [...UNITS, ...LEADERS].map(({ id }) => id);
const CAPTAINS = LEADERS.map(({ id }) => id);
const GATES = MAP.sides.flatMap(({ kind, id }) => (id && (kind === 'gate' || kind === 'main-gate') ? [id] : []));
const ROCKS = Array.from({ length: 12 }, (_, i) => `rocks-${i + 1}`);
const FIRES = Array.from({ length: 12 }, (_, i) => `blasting-fire-${i + 1}`);
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
  kindOf: ({ type }) => type,
  choiceOf(command) {
    switch (command.type) {
      // Any way will do to the same place.
      case 'move':
        return `${command.piece} moves to ${command.path.at(-1)}`;
      case 'moveFormation':
        return `${command.unit} marches to ${command.path.at(-1)}`;
      case 'leave':
        return `${command.piece} leaves from ${command.path.at(-1) ?? 'where it is'}`;
      // Two units are the same two whichever is named first.
      case 'form':
        return `${command.leader} forms ${[...command.units].sort().join(' ')}`;
      case 'deathAndGlory':
        return `glory ${[...command.units].sort().join(' ')}`;
      default:
        return makeOrder(command);
    }
  },
  isIdle: ({ type }) => type === 'callOff' || type === 'deploy' || type === 'liftRocks' || type === 'dropRam',
  mutate(command, random) {
    const piece = pick(PIECES, random);
    const hex = pick(HEXES, random);
    switch (command.type) {
      case 'move':
      case 'moveFormation':
      case 'leave':
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
          { type: 'leave', piece: pieceOf(command), path: command.path },
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
      case 'pass':
      case 'sortie':
        return [{ type: 'done' }, { type: 'hold' }, { type: 'pass' }, { type: 'sortie' }];
      default:
        return mutateSiege(command, random);
    }
  },
};

/** The same for what the siege, the abilities and the formations bring. */
function mutateSiege(command: Command, random: Random): Command[] {
  const piece = pick(PIECES, random);
  const hex = pick(HEXES, random);
  switch (command.type) {
    case 'placeRocks':
      return [
        { ...command, hex },
        { ...command, dummy: !command.dummy },
        { type: 'liftRocks', hex: command.hex },
      ];
    case 'liftRocks':
      return [
        { ...command, hex },
        { type: 'placeRocks', hex: command.hex, dummy: random(2) === 0 },
      ];
    case 'announce': {
      const ability = pick(ABILITIES, random);
      return SIMPLE.flatMap((each) => (each === ability ? [{ type: 'announce', ability: each }] : []));
    }
    case 'deathAndGlory':
      return [
        { ...command, units: [command.units[0], piece] },
        { ...command, units: [command.units[1], command.units[0]] },
        { ...command, units: [command.units[0], command.units[0]] },
      ];
    case 'form':
      return [
        { ...command, units: [command.units[0], piece] },
        { ...command, units: [command.units[1], command.units[0]] },
        { ...command, leader: pick(CAPTAINS, random) },
      ];
    case 'orcCunning':
      return [
        { ...command, along: !command.along },
        { ...command, unit: piece },
        { ...command, leader: pick(CAPTAINS, random) },
      ];
    case 'arrive':
      return [
        { ...command, hex },
        { ...command, hex: beside(command.hex, random)[0] ?? hex },
        { ...command, piece },
      ];
    case 'ram':
    case 'batter':
      return [
        { ...command, gate: pick(GATES, random) },
        { ...command, type: command.type === 'ram' ? 'batter' : 'ram' },
        { ...command, unit: piece },
      ];
    case 'layLadder':
    case 'layFire':
      return [
        { ...command, against: hex },
        { ...command, against: 'culvert' },
        { ...command, against: beside(command.against, random)[0] ?? hex },
        { ...command, unit: piece },
      ];
    case 'takeRam':
    case 'dropRam':
      return [
        { ...command, unit: piece },
        { ...command, type: command.type === 'takeRam' ? 'dropRam' : 'takeRam' },
      ];
    case 'giveFire':
      return [
        { ...command, unit: piece },
        { ...command, dummy: !command.dummy },
      ];
    case 'detonate':
      return [{ ...command, fire: pick(FIRES, random) }];
    case 'dropRocks':
      return [
        { ...command, rocks: pick(ROCKS, random) },
        { ...command, target: piece },
      ];
    default:
      return [withPiece(command, piece)];
  }
}

/** Abilities that need nothing said but their name. */
const SIMPLE = ['voice-of-saruman', 'dunlending-hatred', 'divine-light', 'rear-guard'] as const;

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
  if (!/^\d{4}$/.test(hex)) return [hex];
  const row = Number(hex.slice(0, 2)) + random(3) - 1;
  const column = Number(hex.slice(2)) + random(3) - 1;
  if (!(row > 0 && column > 0)) return [hex];
  return [`${String(row).padStart(2, '0')}${String(column).padStart(2, '0')}`];
}
