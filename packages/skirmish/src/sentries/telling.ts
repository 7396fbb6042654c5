/** What happens to Sentries whom nobody has seen is told to their own side alone. */
import { type Battle, type Chance, idOf } from '../engine/battle.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import { otherSide } from '../engine/words.ts';
import { hidersAmong } from './hiding.ts';
import { reveal } from './sighting.ts';

/** Every word of an event: what may be a name. */
function* wordsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* wordsOf(each);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      yield key;
      yield* wordsOf(each);
    }
  }
}

/**
 * Keeps secret what is told of those alone who hide. What names others too brings them out first: nobody can be told the one
 * without the other.
 */
export function discreet(b: Battle, ctx: Chance): Chance {
  return { d6: () => ctx.d6(), emit: (event) => tell(b, ctx, event) };
}

function tell(b: Battle, ctx: Chance, event: SkirmishEvent): void {
  const hiding = event.type === 'sighted' ? [] : hidersAmong(b);
  const words = hiding.length === 0 ? new Set<string>() : new Set(wordsOf(event));
  const named = hiding.filter(({ model }) => words.has(idOf(b, model)));
  const [first] = named;
  if (first === undefined) return ctx.emit(event);
  const own = new Set(named.map(({ model }) => idOf(b, model)));
  const { models, objects } = b.field;
  const tellsOfOthers =
    named.some(({ from }) => from !== first.from) ||
    [...models, ...objects].some(({ id }) => words.has(id) && !own.has(id));
  if (tellsOfOthers) {
    reveal(
      b,
      ctx,
      named.map(({ model }) => model),
    );
    return ctx.emit(event);
  }
  ctx.emit({ ...event, onlyFor: otherSide(first.from) });
}
