/** Phases and segments that every siege game has, in words. */
import type { PhaseWords } from '../../../face/words.ts';

const DOES = {
  siege: { short: 'Siege', verb: 'besieges' },
  movement: { short: 'Move', verb: 'moves' },
  combat: { short: 'Fight', verb: 'fights' },
} as const;

/** The phase in which one side does one thing: `isengard-movement`. */
export const phaseOf = (side: { readonly id: string; readonly name: string }, does: keyof typeof DOES): PhaseWords => ({
  id: `${side.id}-${does}`,
  name: `${side.name} ${DOES[does].verb}`,
  short: DOES[does].short,
  side: side.id,
  does,
});

export const rallyOf = (first: string): PhaseWords => ({ id: 'rally', name: 'Rally', short: 'Rally', first });

export const SEGMENTS = [
  { id: 'missile', name: 'Missiles' },
  { id: 'duel', name: 'Duels' },
  { id: 'melee', name: 'Melee' },
] as const;

export const segmentName = (id: string): string => SEGMENTS.find((segment) => segment.id === id)?.name ?? id;

/** Names of phases by their ids; before the first turn armies are set up. */
export function phaseNames(phases: readonly PhaseWords[]): (phase: string) => string {
  const names = new Map([['deployment', 'Deployment'], ...phases.map(({ id, name }) => [id, name] as const)]);
  return (phase) => names.get(phase) ?? phase;
}
