/** How a match ends that is not ended by its rules, as the last entry of its log says. */

export interface End {
  /** `null` for a draw, and for a match that counts as not played. */
  readonly winner: string | null;
  readonly reason: string;
}

/** Both wanted a draw. */
export const DRAW_AGREED = 'draw-agreed';
/** An arbiter has decided who wins, or that nobody does. */
export const RULED = 'arbiter';
/** An arbiter has decided that the match counts as not played. */
export const VOIDED = 'void';
/** Nobody has moved for so long that the server has closed the match; it counts as not played. */
export const ABANDONED = 'abandoned';

/** Whether a match that ended for this reason counts as not played: it changes no rating and is nobody’s draw. */
export function isVoid(reason: string): boolean {
  return reason === VOIDED || reason === ABANDONED;
}

/** Whether a match can end so, with what the entry before has decided, if anything: for some reasons it must have. */
export function isSoundEnd({ winner, reason }: End, decided: End | null): boolean {
  if (isVoid(reason) && winner !== null) return false;
  return decided !== null || (reason !== DRAW_AGREED && reason !== RULED && reason !== VOIDED);
}
