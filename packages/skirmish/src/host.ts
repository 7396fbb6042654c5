/** The game for a host: its rules, how it is spelled, and what is to be known of its questions. */
import { err, ok, refuse, type Result } from '@warbeacon/kernel';
import { skirmishCodec } from './codec.ts';
import { type Command, commandSchema } from './engine/command-schemas.ts';
import { SCENARIOS } from './data/index.ts';
import { endingOf, isOneQuestion } from './engine/decisions.ts';
import type { SkirmishEvent } from './engine/events.ts';
import { skirmish } from './engine/rules.ts';
import { standing } from './engine/standing-orders.ts';
import type { State } from './engine/state.ts';
import type { Side } from './engine/words.ts';
import { parsePosition } from './notation/position.ts';
import { DEFAULT_SCENARIO, wishesOf, wishesSchema } from './setting-up/wishes.ts';
import type { View } from './view/view.schema.ts';

/** Stands where a rule case would: no requirement ends a battle so. */
const NO_CASE = '';

interface Ended {
  readonly winner: Side | null;
  readonly reason: string;
}

export const battlehost = {
  codec: skirmishCodec,
  standing,
  rules: {
    ...skirmish,
    load(position: unknown) {
      const loaded = parsePosition(position);
      if (!loaded.ok) return loaded;
      const { state, dice } = loaded.value;
      if (dice !== undefined) return err([{ at: 'dice', message: 'A match throws its own dice.' }]);
      if (skirmish.deciders(state).length === 0) return err([{ at: 'outcome', message: 'The battle is over here.' }]);
      return ok(state);
    },
  },
  optionsSchema: wishesSchema,
  scenarios: Object.fromEntries(
    [...SCENARIOS.keys()].filter((id) => id !== DEFAULT_SCENARIO).map((scenario) => [scenario, { scenario }]),
  ),
  optionsOf: ({ setup }: State): Readonly<Record<string, unknown>> => wishesOf(setup),
  parseCommand: (json: unknown): Result<Command> => {
    const parsed = commandSchema.safeParse(json);
    if (parsed.success) return ok(parsed.data);
    const [issue] = parsed.error.issues;
    return err(refuse('bad-command', `This is no command: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`));
  },
  clock: ({ turn, phase }: View) => ({ turn, phase }),
  isOneQuestion,
  ending: endingOf,
  ended: (view: View, { winner, reason }: Ended): View => ({
    ...view,
    decision: null,
    outcome: { winner, reason, case: NO_CASE },
  }),
  endEvent: ({ winner, reason }: Ended): SkirmishEvent => ({ type: 'over', winner, reason, case: NO_CASE }),
};
