import type { Face } from '../../face/face.ts';
import { play } from '../../text/play.ts';
import type { DecisionView, OfferedCommand, PrivateMessage, SiegeView } from '../../face/view.ts';

/** Decisions that are one question with a few answers, not a step in which one piece after another may act. */
export function isQuestion({ words }: Face, { decision }: SiegeView): boolean {
  return decision !== null && words.decisions[decision.kind]?.step === undefined;
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
export function questionInWords(
  { words, pieces }: Face,
  decision: DecisionView,
  commands: readonly OfferedCommand[],
): string {
  const able = commands.flatMap(({ command }) =>
    command.type === 'advance' && typeof command['unit'] === 'string' ? [command['unit']] : [],
  );
  const id = decision.piece ?? (able.length === 1 ? able[0] : undefined);
  const piece = id && pieces.name(id);
  return words.decisions[decision.kind]?.task({ piece, decision, commands }) ?? '';
}

/** The button that ends the present step. */
export function endOfStep({ words }: Face, view: SiegeView): string {
  return words.decisions[view.decision?.kind ?? '']?.step?.end(view) ?? play.goOn;
}
