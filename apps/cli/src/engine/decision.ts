/** What is to be decided, for programs and in a sentence. */
import { top } from '@warbeacon/kernel';
import type { DecisionView, Game, Side, View } from '@warbeacon/siege';
import type { Session } from './session.ts';

export interface Decision {
  readonly ply: number;
  readonly turn: number;
  readonly phase: View['phase'];
  readonly segment: View['segment'];
  /** Who must decide; empty when the game is over. */
  readonly sides: readonly Side[];
  /** The frame on top of the stack; `null` when the game is over. */
  readonly frame: string | null;
  /** What the question is, with the piece or hex it is about; `null` when the game is over. */
  readonly question: DecisionView | null;
  readonly outcome: View['outcome'];
  readonly sentence: string;
}

export function decisionOf({ kit: { game, rules }, state, ply }: Session): Decision {
  // [20.86] D-31 With the movement still to come it is the question before it, else the one after.
  const moved = !state.frames.some(({ kind }) => kind === 'movement');
  const { turn, phase, segment, decision, outcome } = rules.view(state, 'spectator');
  return {
    ply,
    turn,
    phase,
    segment,
    sides: rules.deciders(state),
    frame: top(state)?.kind ?? null,
    question: decision,
    outcome,
    sentence: decision ? asked(game, decision, moved) : ended(outcome),
  };
}

const SIDE_NAMES: Readonly<Record<Side, string>> = { isengard: 'Isengard', westernesse: 'Westernesse' };

function asked(
  game: Game,
  { kind, side, piece = '', hex = '', hexes = 0, reason }: DecisionView,
  moved: boolean,
): string {
  const who = SIDE_NAMES[side];
  const name = nameOf(game, piece);
  switch (kind) {
    case 'deployment':
      return `${who} deploys its forces.`;
    case 'abilities':
      return `${who} announces special abilities.`;
    case 'rear-guard':
      return `${who} moves the rear guard towards the Hornburg.`;
    case 'arrivals':
      return `${who} says who comes out of the caves, and where.`;
    case 'strike':
      return reason === 'sortie'
        ? `${who} says whether ${name}, who has sallied out, attacks.`
        : `${who} says whether ${name} strikes once more.`;
    case 'siege':
      return `${who} uses its siege equipment.`;
    case 'rocks':
      if (piece !== '') return `${who} may drop rocks on ${name}.`;
      return `${who} may drop rocks ${moved ? 'now that Isengard has moved' : 'before Isengard moves'}.`;
    case 'movement':
      return `${who} moves.`;
    case 'make-room':
      return `${who} moves ${name} on, since a friend has entered its hex.`;
    case 'missile':
      return `${who} shoots.`;
    case 'duel':
      return `${who} sends leaders into duels.`;
    case 'melee':
      return `${who} declares its attacks.`;
    case 'retreat':
      return `${who} says where ${name} retreats, ${hexes} ${hexes === 1 ? 'hex' : 'hexes'} far.`;
    case 'retreat-leader':
      return `${who} says where ${name} retreats.`;
    case 'retreat-before':
      return `${who} says whether ${name} stands or withdraws before it is attacked.`;
    case 'displace':
      return `${who} says where ${name} is displaced to.`;
    case 'advance':
      return `${who} advances into ${hex} or holds.`;
    case 'follow':
      return `${who} says whether ${name} goes with its unit to ${hex}.`;
    case 'join':
      return `${who} says which unit ${name} joins.`;
    case 'rally':
      return `${who} rallies its disrupted units.`;
  }
}

function nameOf(game: Game, id: string): string {
  const unit = game.units.find((spec) => spec.id === id);
  if (unit) return `${unit.name} (${id})`;
  return game.leaders.find((spec) => spec.id === id)?.name ?? id;
}

function ended(outcome: View['outcome']): string {
  if (!outcome) return 'Nobody can decide.';
  const winner = outcome.winner === null ? 'Nobody' : SIDE_NAMES[outcome.winner];
  return `The game is over: ${winner} wins (${outcome.reason}, ${outcome.case}).`;
}
