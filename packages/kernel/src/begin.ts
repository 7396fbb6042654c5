/** Where play begins. */
import type { Json } from './json.ts';
import { err, ok, type Result, refuse } from './result.ts';
import type { Rules } from './rules.ts';

/** The state before the first command, as the opening entry has it. */
export function begin<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  options: Readonly<Record<string, unknown>>,
  position: Json | undefined,
): Result<S> {
  if (position === undefined) {
    try {
      return ok(rules.create(options));
    } catch {
      return err(refuse('bad-options', 'The opening entry holds options that the game does not have.'));
    }
  }
  const loaded = rules.load?.(position);
  if (loaded?.ok === true) return loaded;
  const first = loaded?.error[0];
  const why = first === undefined ? '' : ` (${first.at}: ${first.message})`;
  return err(refuse('bad-position', `The opening entry holds a position that the game does not have${why}.`));
}
