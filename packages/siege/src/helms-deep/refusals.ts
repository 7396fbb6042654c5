/** What Helm's Deep answers in words and numbers of its own, and what it adds to the Standard Rules. */
import { type RefusalText, refusing } from '../engine/refusals.ts';
import { STANDARD_REFUSALS } from '../standard/refusals.ts';

export const HELMS_DEEP_REFUSALS = {
  'ability-spent': { code: 'ability-spent', case: '21.0', message: 'Each special ability is used once in a game.' },
} as const satisfies Readonly<Record<string, RefusalText>>;

export const REFUSALS = { ...STANDARD_REFUSALS, ...HELMS_DEEP_REFUSALS };

/** Refuses by the key of any of them. */
export const no = refusing(REFUSALS);
