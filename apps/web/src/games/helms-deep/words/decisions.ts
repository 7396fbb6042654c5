/** Phases and decisions in words: what is asked, of whom, and what ends a step. */
import type { DecisionKind, Phase, Segment, Side } from '@warbeacon/siege';
import { count } from '../../../text/en.ts';
import { sideName } from '../names.ts';

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  deployment: 'Deployment',
  abilities: 'Special abilities',
  'isengard-siege': `${sideName('isengard')} besieges`,
  'isengard-movement': `${sideName('isengard')} moves`,
  'isengard-combat': `${sideName('isengard')} fights`,
  'westernesse-movement': `${sideName('westernesse')} moves`,
  'westernesse-combat': `${sideName('westernesse')} fights`,
  rally: 'Rally',
};

/** Beside the arms of the side whose phase it is. */
export function phaseShort(phase: Phase): string {
  if (phase.endsWith('-movement')) return 'Move';
  if (phase.endsWith('-siege')) return 'Siege';
  if (phase === 'abilities') return 'Abilities';
  return phase.endsWith('-combat') ? 'Fight' : phaseName(phase);
}

/** A match list carries the phase as a plain string, from servers of any version. */
export function phaseName(phase: string): string {
  const names: Readonly<Record<string, string>> = PHASE_NAMES;
  return names[phase] ?? phase;
}

const SEGMENT_NAMES: Readonly<Record<Segment, string>> = { missile: 'Missiles', duel: 'Duels', melee: 'Melee' };
export const segmentName = (segment: Segment): string => SEGMENT_NAMES[segment];

/** The button that ends one's part of a step. */
export function endStepLabel(kind: DecisionKind, attacks: number): string {
  switch (kind) {
    case 'deployment':
      return 'Ready';
    case 'abilities':
      return 'Go on';
    case 'rear-guard':
      return 'End the rear guard';
    case 'arrivals':
      return 'Nobody else';
    case 'siege':
      return 'End the siege';
    case 'movement':
      return 'End movement';
    case 'missile':
      return 'End missiles';
    case 'duel':
      return 'End duels';
    case 'melee':
      return attacks > 0 ? `Fight ${count(attacks, 'melee')}` : 'End melee';
    case 'rally':
      return 'End rallying';
    default:
      return 'Go on';
  }
}

/** What still could be done, and is given up by ending the step. */
export function leftToDo(kind: DecisionKind, actors: number): string {
  if (actors === 0) return 'Nothing is left to do.';
  switch (kind) {
    case 'deployment':
      return `${count(actors, 'piece')} can still be placed or shifted.`;
    case 'abilities':
      return `${count(actors, 'ability', 'abilities')} can be used now. What you do not announce keeps for a later turn.`;
    case 'rear-guard':
      return `${count(actors, 'piece')} can still fall back.`;
    case 'arrivals':
      return `${count(actors, 'piece')} can still come out. Who stays may come in a later turn.`;
    case 'siege':
      return `${count(actors, 'unit')} can still work at gates or walls.`;
    case 'movement':
      return `${count(actors, 'piece')} can still move or be put to work.`;
    case 'missile':
      return `${count(actors, 'unit')} can still shoot.`;
    case 'duel':
      return `${count(actors, 'leader')} can still fight a duel.`;
    case 'melee':
      return `${count(actors, 'unit')} can still attack or be called off.`;
    case 'rally':
      return `${count(actors, 'leader')} can still rally.`;
    default:
      return `${count(actors, 'piece')} can still act.`;
  }
}

/** What the one who must decide is asked, told to that player. */
export function taskFor(
  kind: DecisionKind,
  piece: string | undefined,
  hexes: number | undefined,
  hex: string | undefined,
  reason: 'sortie' | 'glory' | undefined,
): string {
  const who = piece ?? 'Your piece';
  switch (kind) {
    case 'deployment':
      return 'Set up your army: all at once, or piece by piece.';
    case 'abilities':
      return 'Announce special abilities, or keep them for later.';
    case 'rear-guard':
      return 'The rear guard falls back: each step must lead nearer to the Main Gate.';
    case 'arrivals':
      return 'The horn calls: bring pieces out of the caves to the western edge.';
    case 'strike':
      return reason === 'sortie'
        ? `${who} is out by the sally port. Does it strike at the Ramp?`
        : `${who} may strike once more. At whom?`;
    case 'siege':
      return 'Lay ladders and work at the gates.';
    case 'rocks':
      return piece ? `Rocks lie above ${piece}. Drop them?` : 'Rocks lie above the enemy. Drop them?';
    case 'movement':
      return 'Move your units. Choose one, then a lit hex.';
    case 'make-room':
      return `${who} must make room. Where does it go?`;
    case 'missile':
      return 'Loose your missiles: a unit, then its target.';
    case 'duel':
      return 'Challenge enemy leaders next to yours, or let it be.';
    case 'melee':
      return 'Declare who attacks whom, then fight it out.';
    case 'retreat':
      return `${who} is thrown back${hexes ? ` ${count(hexes, 'hex', 'hexes')}` : ''}. Which way?`;
    case 'retreat-leader':
      return `${who} is thrown back${hexes ? ` ${count(hexes, 'hex', 'hexes')}` : ''}. Which way?`;
    case 'retreat-before':
      return `${who} is about to be attacked. Withdraw, or stand?`;
    case 'displace':
      return `${who} is pushed out of its hex. Where does it go?`;
    case 'advance':
      return `The enemy is gone from ${hex ?? 'the hex'}. ${piece ? `Does ${piece} advance` : 'Who advances'}?`;
    case 'follow':
      return `Does ${who} go with the unit?`;
    case 'join':
      return `${who} is left without a unit. Which one to join?`;
    case 'rally':
      return 'Rally your disrupted units: choose a leader, then a unit.';
  }
}

/** The same, told to everybody else. */
export function waitingFor(kind: DecisionKind, side: Side): string {
  const who = sideName(side);
  switch (kind) {
    case 'deployment':
      return `${who} is setting up.`;
    case 'abilities':
      return `${who} may announce special abilities.`;
    case 'rear-guard':
      return `${who} is falling back to the Main Gate.`;
    case 'arrivals':
      return `${who} is coming out of the caves.`;
    case 'strike':
      return `${who} decides whether to strike.`;
    case 'siege':
      return `${who} is at the walls.`;
    case 'rocks':
      return `${who} decides about the rocks.`;
    case 'movement':
      return `${who} is moving.`;
    case 'missile':
      return `${who} is choosing targets for missiles.`;
    case 'duel':
      return `${who} may challenge leaders.`;
    case 'melee':
      return `${who} is declaring melees.`;
    case 'retreat':
    case 'retreat-leader':
      return `${who} chooses where to retreat.`;
    case 'retreat-before':
      return `${who} decides whether to withdraw or to stand.`;
    case 'displace':
    case 'make-room':
      return `${who} makes room.`;
    case 'advance':
      return `${who} decides whether to advance.`;
    case 'follow':
    case 'join':
      return `${who} decides for a leader.`;
    case 'rally':
      return `${who} is rallying.`;
  }
}

/** Asked all the same, so that the question betrays nothing. */
export const onlyDummies = (piece: string | undefined): string =>
  `Only a dummy lies above ${piece ?? 'the enemy'}: nothing can fall. The enemy waits for you as if it were real.`;
