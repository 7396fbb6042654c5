import type { DecisionView, View } from '@warbeacon/siege';
import { pieceName } from '../../games/helms-deep/pieces.ts';
import { onlyDummies, taskFor } from '../../games/helms-deep/words/decisions.ts';
import type { OfferedCommand, PrivateMessage } from '../../games/helms-deep/wire.ts';

/** Decisions that are one question with a few answers, not a step in which one piece after another may act. */
export function isQuestion(view: View): boolean {
  switch (view.decision?.kind) {
    case undefined:
    case 'deployment':
    case 'abilities':
    case 'rear-guard':
    case 'arrivals':
    case 'siege':
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

/** Nothing is left in the step but to end it: a phase that has been begun waits for that. */
export function isOnlyToEnd(offer: PrivateMessage | null, ply: number): boolean {
  return (
    offer !== null &&
    offer.ply === ply &&
    offer.actors.length === 0 &&
    offer.commands.length > 0 &&
    offer.commands.every(({ command }) => command.type === 'done')
  );
}

/** What is asked, as one sentence. An advance that only one piece can make is asked about that piece. */
export function questionInWords(decision: DecisionView, commands: readonly OfferedCommand[]): string {
  const able = commands.flatMap(({ command }) => (command.type === 'advance' ? [command.unit] : []));
  const piece = decision.piece ?? (able.length === 1 ? able[0] : undefined);
  const name = piece && pieceName(piece);
  if (decision.kind === 'rocks' && commands.length > 0 && commands.every(({ command }) => command.type === 'pass')) {
    return onlyDummies(name);
  }
  return taskFor(decision.kind, name, decision.hexes, decision.hex, decision.reason);
}
