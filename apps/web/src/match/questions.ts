import type { View } from '@warbeacon/siege';

/** Decisions that are one question with a few answers, not a step in which one piece after another may act. */
export function isQuestion(view: View): boolean {
  switch (view.decision?.kind) {
    case undefined:
    case 'deployment':
    case 'movement':
    case 'missile':
    case 'duel':
    case 'melee':
    case 'rally':
      return false;
    default:
      return true;
  }
}
