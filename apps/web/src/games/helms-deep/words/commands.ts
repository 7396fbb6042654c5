/** One command as a button's label. */
import type { Command } from '@warbeacon/siege';
import { placeWithLandmark } from '../gazetteer.ts';
import { abilityName, gateName, planName } from '../names.ts';
import { pieceName } from '../pieces.ts';

const end = (path: readonly string[]): string => placeWithLandmark(path[path.length - 1] ?? '');

/** Above several places where a piece could go: what it would do there. The places can be tapped on the board, too. */
export function placesLabel(command: Command): string {
  switch (command.type) {
    case 'retreat':
    case 'retreatLeader':
      return 'Fall back to a lit hex:';
    case 'retreatBefore':
      return 'Or withdraw to a lit hex:';
    case 'dropRocks':
      return 'Drop them on:';
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
    case 'placeRocks':
      return `${command.dummy ? 'Dummy' : 'Rocks'} on ${placeWithLandmark(command.hex)}`;
    case 'liftRocks':
      return `Take the counter from ${placeWithLandmark(command.hex)} back`;
    case 'announce':
      return `Announce: ${abilityName(command.ability)}`;
    case 'blowHorn':
      return `${pieceName(command.piece)} blows the horn`;
    case 'sortie':
      return 'Make the sortie';
    case 'deathAndGlory':
      return `Wedge of ${pieceName(command.units[0])} and ${pieceName(command.units[1])}`;
    case 'orcCunning':
      return `${pieceName(command.unit)} creeps through${command.along ? `, ${pieceName(command.leader)} with it` : ` alone, sent by ${pieceName(command.leader)}`}`;
    case 'arrive':
      return `Come out to ${placeWithLandmark(command.hex)}`;
    case 'detonate':
      return 'Light the fire';
    case 'ram':
      return `Ram the ${gateName(command.gate)}`;
    case 'batter':
      return `Batter the ${gateName(command.gate)}`;
    case 'layLadder':
      return `Lay a ladder against ${placeWithLandmark(command.against)}`;
    case 'takeRam':
      return 'Take up the ram';
    case 'dropRam':
      return 'Put the ram down';
    case 'giveFire':
      return command.dummy ? 'Give it a dummy' : 'Give it Blasting Fire';
    case 'layFire':
      return command.against === 'culvert'
        ? 'Lay the fire in the Culvert'
        : `Lay the fire at the side to ${placeWithLandmark(command.against)}`;
    case 'form':
      return `Form up ${pieceName(command.units[0])} and ${pieceName(command.units[1])} with ${pieceName(command.leader)}`;
    case 'moveFormation':
      return `Formation to ${end(command.path)}`;
    case 'leave':
      return command.path.length === 0
        ? 'Leave the map by the western edge'
        : `Leave the map by way of ${end(command.path)}`;
    case 'comeBack':
      return 'Come back inside';
    case 'dropRocks':
      return `Drop the rocks on ${pieceName(command.target)}`;
    case 'pass':
      return 'Drop none';
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
