/** One command as a button's label. */
import type { Command } from '@warbeacon/siege';
import { pieceName } from '../match/pieces.ts';
import { placeWithLandmark } from '../match/places.ts';
import { planName } from './helms-deep.ts';

const end = (path: readonly string[]): string => placeWithLandmark(path[path.length - 1] ?? '');

/** Above several places where a piece could go: what it would do there. The places can be tapped on the board, too. */
export function placesLabel(command: Command): string {
  switch (command.type) {
    case 'retreat':
    case 'retreatLeader':
      return 'Fall back to a lit hex:';
    case 'retreatBefore':
      return 'Or withdraw to a lit hex:';
    default:
      return 'Go to a lit hex:';
  }
}

export function commandLabel(command: Command): string {
  switch (command.type) {
    case 'setUp':
      return planName(command.plan);
    case 'deploy':
      return `Place on ${placeWithLandmark(command.hex)}`;
    case 'move':
      return `Go to ${end(command.path)}`;
    case 'fire':
      return `Shoot at ${pieceName(command.target)}`;
    case 'duel':
      return `Challenge ${pieceName(command.target)}`;
    case 'attack':
      return `Attack ${pieceName(command.target)}`;
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
      return `${pieceName(command.unit)} advances`;
    case 'hold':
      return 'Hold the ground';
    case 'follow':
      return 'Go with the unit';
    case 'stay':
      return 'Stay behind';
    case 'join':
      return `Join ${pieceName(command.unit)}`;
    case 'rally':
      return `Rally ${pieceName(command.unit)}`;
    case 'done':
      return 'Done';
  }
}
