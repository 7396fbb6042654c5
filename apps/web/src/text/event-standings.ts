/** How standings are computed, in sentences. */
import type { RoundKind, TieBreak } from '@warbeacon/tournament';

/** `4½`, `−3`. */
const number = (value: number | null): string => {
  if (value === null) return '–';
  const whole = Math.floor(Math.abs(value));
  const rest = Math.abs(value) - whole;
  const digits =
    rest === 0.5
      ? `${whole === 0 ? '' : whole}½`
      : rest === 0.25
        ? `${whole === 0 ? '' : whole}¼`
        : rest === 0.75
          ? `${whole === 0 ? '' : whole}¾`
          : String(whole);
  return value < 0 ? `−${digits}` : digits;
};
const halves = (points: number): string =>
  points === 2 ? '1 point' : points === 0 ? 'nothing' : `${number(points / 2)} ${points === 1 ? 'point' : 'points'}`;

function played(kind: RoundKind, opponent: string): string {
  switch (kind) {
    case 'win':
      return `beat ${opponent}`;
    case 'draw':
      return `drew with ${opponent}`;
    case 'loss':
      return `lost to ${opponent}`;
    case 'walkover-win':
      return `won against ${opponent} without play`;
    case 'walkover-loss':
      return `lost to ${opponent} without play`;
    case 'double-loss':
      return `lost, as did ${opponent}`;
    case 'bye':
      return 'had a bye';
    case 'requested-bye':
      return 'rested, as asked for';
    case 'late':
      return 'had not entered yet';
    case 'absent':
      return 'was not paired';
    case 'rest':
      return 'rested in turn';
    case 'open':
      return `plays ${opponent}`;
  }
}

const PLAYED: readonly RoundKind[] = ['win', 'draw', 'loss'];

export const standingText = {
  number,
  nothing: 'Who has not been paired has no standing yet.',
  round: (round: number, kind: RoundKind, opponent: string, points: number): string =>
    kind === 'open' || kind === 'rest'
      ? `Round ${round}: ${played(kind, opponent)}.`
      : `Round ${round}: ${played(kind, opponent)}: ${halves(points)}.`,
  hasNow: (name: string, score: number | undefined): string =>
    score === undefined ? '' : `${name} has ${halves(score)} now.`,
  share(round: number, kind: RoundKind, opponent: string, gave: number, cut: boolean): string {
    const from = PLAYED.includes(kind)
      ? played(kind, opponent)
      : `${played(kind, opponent)}; it counts as a draw against somebody with one’s own points`;
    return `Round ${round}: ${from}: ${number(gave)}${cut ? ', left out' : ''}.`;
  },
  sum(parts: readonly number[], value: number | null): string {
    return parts.length === 0 ? `Together ${number(value)}.` : `${parts.map(number).join(' + ')} = ${number(value)}.`;
  },
  alone: 'Nobody else is level so far.',
  notAllMet: (names: readonly string[]): string =>
    `It says nothing here: not all of those who are level so far have met each other (${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}).`,
  means: {
    'head-to-head': 'Points from the games among those who are level so far, if all of them have met each other.',
    buchholz: 'Points that one’s opponents have now.',
    'buchholz-cut-1': 'Points that one’s opponents have now, without the lowest.',
    'median-buchholz': 'Points that one’s opponents have now, without the highest and the lowest.',
    'sonneborn-berger': 'Points of those that one has beaten, and half of the points of those drawn with.',
    wins: 'Games won at the board.',
    'wins-as-weaker': 'Games won with the side that wins less often.',
    margin: 'By how much one’s games were won, less by how much they were lost, each up to the cap.',
    'harder-sides': 'How often one had the side that wins less often.',
    seed: 'The place by which one entered; less is better.',
    lot: 'Drawn from the seed of the event, which nobody can change; less is better.',
  } satisfies Record<TieBreak, string>,
} as const;
