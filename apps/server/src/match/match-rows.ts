/** A match that is going to be, as rows: the same ones, whoever has it made and why. */
import type { ClockSetting } from '@warbeacon/clock';
import type { Level } from '@warbeacon/protocol';
import type { NewMatchRows } from '../storage/matches.ts';
import type { AnyGame } from './game.ts';
import type { NewMatch } from './new-match.ts';

type Row = NewMatchRows[0];

/** What is agreed on besides what is in the opening entry; what is left out is as usual. */
export interface Agreed
  extends Pick<Row, 'visibility' | 'status' | 'rated' | 'bots' | 'least_rating' | 'most_rating' | 'watching'> {
  readonly practice?: boolean;
  readonly lesson?: string | null | undefined;
  readonly clock?: ClockSetting | null | undefined;
  readonly strict?: boolean;
  readonly hotSeat?: boolean;
}

/** Who has a seat: somebody, nobody yet, or a computer player. */
export type Sitter = { readonly person: string | null } | { readonly level: Level };

export function matchRows(
  { rules }: AnyGame,
  { matchId, opening, secret, options, turn, phase, toMove }: NewMatch,
  { practice = false, lesson = null, clock = null, strict = false, hotSeat = false, ...agreed }: Agreed,
  sitterOf: (side: string, place: number) => Sitter,
): NewMatchRows {
  return [
    {
      ...agreed,
      id: matchId,
      game: rules.id,
      turn,
      phase,
      to_move: toMove,
      winner: null,
      created_at: opening.at,
      options: JSON.stringify(options),
      practice: practice ? 1 : 0,
      lesson,
      clock: clock === null ? null : JSON.stringify(clock),
      strict: strict ? 1 : 0,
      hot_seat: hotSeat ? 1 : 0,
    },
    rules.sides.map((side, place) => {
      const sitter = sitterOf(side, place);
      const seat =
        'level' in sitter
          ? { session_id: null, computer: 1, level: sitter.level }
          : { session_id: sitter.person, computer: 0, level: null };
      return { match_id: matchId, side, place, ...seat };
    }),
    opening,
    secret,
  ];
}
