/** The words of a bracket, and of tables that show how all met all. */
import { count } from './en.ts';

/** `w2.3`, as people call it. */
function slotName(slot: string): string {
  const [, part = '', round = '', at = ''] = /^([a-z])(\d+)(?:\.(\d+))?$/.exec(slot) ?? [];
  if (part === 'w') return `match ${at} of round ${round}`;
  if (part === 'l') return `match ${at} of losers’ round ${round}`;
  return part === 'g' ? 'the grand final' : 'the match for the third place';
}

export const bracketText = {
  /** Of a knock-out: how many rounds are left with it. */
  round: (left: number): string =>
    left === 1 ? 'Final' : left === 2 ? 'Semi-finals' : left === 3 ? 'Quarter-finals' : `Last ${2 ** left}`,
  winners: (n: number) => `Winners, round ${n}`,
  losers: (n: number) => `Losers, round ${n}`,
  grandFinal: 'Grand final',
  secondFinal: 'Second grand final',
  thirdPlace: 'Third place',
  nobody: 'nobody',
  won: 'won',
  seed: (n: number) => `seed ${n}`,
  comes: (from: 'winner' | 'loser', slot: string) => `${from} of ${slotName(slot)}`,

  cross: 'How all met all',
  opponents: 'Opponents',
  entrant: 'Entrant',
  total: 'Sum',
  roundShort: (n: number) => `R${n}`,
  against: (name: string) => `against ${name}`,
  kinds: {
    win: 'won',
    draw: 'drawn',
    loss: 'lost',
    'walkover-win': 'won without play',
    'walkover-loss': 'lost without play',
    'double-loss': 'lost by both',
    bye: 'bye',
    'requested-bye': 'rested as asked',
    late: 'not yet entered',
    absent: 'not paired',
    rest: 'rests in turn',
    open: 'open',
  },
  signs: {
    win: '1',
    draw: '½',
    loss: '0',
    'walkover-win': '+',
    'walkover-loss': '−',
    'double-loss': '−',
    bye: 'b',
    'requested-bye': 'r',
    late: '',
    absent: '',
    rest: '·',
    open: '…',
  },
  signsNote: '1 won, ½ drawn, 0 lost, + and − without play, b bye, r rest that was asked for.',
  showAll: (n: number) => `Show all ${count(n, 'entrant')}`,

  sidesLead:
    'How often each side has won in this event, with the interval in which its true share lies with 95 of 100.',
  sidesNone: 'No game has been played yet.',
  sidesFew: 'These are few games: the interval says how little they prove.',
  sideWon: (name: string, won: number, of: number, share: string, low: string, high: string) =>
    `${name} won ${won} of ${count(of, 'game')}: ${share}, and truly between ${low} and ${high}.`,
  drawn: (n: number) => (n === 0 ? '' : `${count(n, 'game')} drawn.`),
} as const;
