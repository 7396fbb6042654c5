/** A game as this program plays it when it is to say other names. */
import { type Rename, resultRenamed, rulesRenamed } from '@warbeacon/kernel';
import type { AnyGameKit } from './game-kit.ts';

/** What goes out as JSON, with the other names in its texts. */
function textsRenamed(rename: Rename, said: object): object {
  const other: unknown = JSON.parse(JSON.stringify(said), (_, each: unknown) =>
    typeof each === 'string' ? rename(each) : each,
  );
  if (typeof other !== 'object' || other === null) throw new Error('what is said is no object');
  return other;
}

/** The same game, which says the other names; ids, states and records are as they would be without. */
export function kitRenamed(rename: Rename, kit: AnyGameKit): AnyGameKit {
  return {
    ...kit,
    rules: rulesRenamed(rename, kit.rules),
    parseCommand: (json) => resultRenamed(rename, kit.parseCommand(json)),
    parsePosition(json, thrown) {
      const parsed = kit.parsePosition(json, thrown);
      if (parsed.ok) return parsed;
      return { ok: false, error: parsed.error.map((fault) => ({ ...fault, message: rename(fault.message) })) };
    },
    decisionOf: (state) => textsRenamed(rename, kit.decisionOf(state)),
    about: textsRenamed(rename, kit.about),
  };
}
