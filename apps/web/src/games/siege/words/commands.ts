/** Commands that every siege game has: how they are shown on the board, and their labels. */
import type { StandardCommand } from '@warbeacon/siege';
import type { CommandShape } from '../../../face/face.ts';
import type { Gazetteer } from '../../../face/pieces.ts';
import { count } from '../../../text/en.ts';
import type { PieceNames } from '../pieces.ts';

export const STANDARD_SHAPES = {
  setUp: {},
  deploy: { actor: 'piece', place: 'hex', lights: 'area' },
  form: { actor: 'leader' },
  move: { actor: 'piece', place: 'path', lights: 'reach' },
  moveFormation: { actor: 'unit', place: 'path', lights: 'reach' },
  fire: { actor: 'unit', target: 'target', aims: 'missile' },
  duel: { actor: 'leader', target: 'target', aims: 'melee' },
  attack: { actor: 'unit', target: 'target', aims: 'melee' },
  callOff: { actor: 'unit' },
  retreat: { actor: 'unit', place: 'path', lights: 'retreat' },
  retreatLeader: { actor: 'leader', place: 'path', lights: 'retreat' },
  retreatBefore: { actor: 'unit', place: 'path', lights: 'retreat' },
  stand: { actor: 'unit' },
  displace: { actor: 'unit', place: 'hex', lights: 'displace' },
  advance: { actor: 'unit', lights: 'advance' },
  hold: {},
  follow: { actor: 'leader', lights: 'advance' },
  stay: { actor: 'leader' },
  join: { actor: 'leader', target: 'unit', aims: 'help' },
  rally: { actor: 'leader', target: 'unit', aims: 'help' },
  done: {},
} as const satisfies Readonly<Record<StandardCommand['type'], CommandShape>>;

interface Names {
  readonly pieces: PieceNames;
  readonly gazetteer: Gazetteer;
  plan(id: string): string;
}

/** A standard command as a button's label. */
export function makeCommandLabels({ pieces: { name }, gazetteer: { placeWithLandmark }, plan }: Names) {
  const end = (path: readonly string[]): string => placeWithLandmark(path.at(-1) ?? '');
  return function standardLabel(command: StandardCommand): string {
    switch (command.type) {
      case 'setUp':
        return plan(command.plan);
      case 'deploy':
        return `Place on ${placeWithLandmark(command.hex)}`;
      case 'form':
        return `Form up ${name(command.units[0])} and ${name(command.units[1])} with ${name(command.leader)}`;
      case 'move':
        return `Go to ${end(command.path)}`;
      case 'moveFormation':
        return `Formation to ${end(command.path)}`;
      case 'fire':
        return `Shoot at ${name(command.target)}`;
      case 'duel':
        return `Challenge ${name(command.target)}`;
      case 'attack':
        return `Attack ${name(command.target)}`;
      case 'callOff':
        return 'Call the attack off';
      case 'retreat':
      case 'retreatLeader':
        return `Fall back to ${end(command.path)}`;
      case 'retreatBefore':
        return `Withdraw to ${end(command.path)}`;
      case 'stand':
        return 'Stand and fight';
      case 'displace':
        return `Go to ${placeWithLandmark(command.hex)}`;
      case 'advance':
        return `${name(command.unit)} advances`;
      case 'hold':
        return 'Hold the ground';
      case 'follow':
        return 'Go with the unit';
      case 'stay':
        return 'Stay behind';
      case 'join':
        return `Join ${name(command.unit)}`;
      case 'rally':
        return `Rally ${name(command.unit)}`;
      case 'done':
        return 'Done';
    }
  };
}

/** Above several places where a piece could go: what it would do there. The places can be tapped on the board, too. */
export function standardPlaces(type: string): string {
  switch (type) {
    case 'retreat':
    case 'retreatLeader':
      return 'Fall back to a lit hex:';
    case 'retreatBefore':
      return 'Or withdraw to a lit hex:';
    default:
      return 'Go to a lit hex:';
  }
}

const hexes = (n: number): string => count(n, 'hex', 'hexes');

/** What lights up for a piece in hand. */
export const LIT = {
  formation: {
    types: ['moveFormation'],
    say: (n: number) => `As a formation it can go to ${hexes(n)}, framed in gold on the board.`,
  },
  moves: { types: ['move', 'deploy'], say: (n: number) => `Can go to ${hexes(n)}: they are lit on the board.` },
} as const;
