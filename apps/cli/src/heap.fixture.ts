/** A second game beside the real one: who takes the last stone of a heap has won. And a program that knows both. */
import { err, ok, refuse, type Rules } from '@warbeacon/kernel';
import { z } from 'zod';
import { anyKit, type GameKit, Kits } from './game-kit.ts';
import { helmsDeepKit } from './games/helms-deep.ts';

const SIDES = ['red', 'blue'] as const;
type Side = (typeof SIDES)[number];

const commandSchema = z.strictObject({ type: z.literal('take'), stones: z.number().int().min(1).max(3) });
const positionSchema = z.strictObject({ game: z.literal('heap'), left: z.number().int().min(0), side: z.enum(SIDES) });
const optionsSchema = z.strictObject({ stones: z.number().int().min(1).default(10) });
type Take = z.infer<typeof commandSchema>;

interface Heap {
  left: number;
  side: Side;
}

const rules: Rules<Heap, Take, never, Heap, Side> = {
  id: 'heap',
  version: '1.0.0',
  title: 'The heap',
  sides: SIDES,
  create: (options) => ({ left: optionsSchema.parse(options).stones, side: 'red' }),
  load(position) {
    const parsed = positionSchema.safeParse(position);
    if (parsed.success) return ok({ left: parsed.data.left, side: parsed.data.side });
    return err(parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), message })));
  },
  deciders: ({ left, side }) => (left > 0 ? [side] : []),
  actors: () => [],
  *legal({ left }, _side, actor) {
    if (typeof actor === 'string') return;
    for (let stones = 1; stones <= Math.min(3, left); stones++) yield { type: 'take', stones };
  },
  check: ({ left }, _side, { stones }) => (stones > left ? refuse('too-many', 'There are not so many stones.') : null),
  apply(state, side, { stones }) {
    state.left -= stones;
    state.side = side === 'red' ? 'blue' : 'red';
  },
  step: () => false,
  clone: (state) => ({ ...state }),
  outcome: ({ left, side }) =>
    left > 0 ? null : { winner: side === 'red' ? 'blue' : 'red', reason: 'last-stone', case: '1.1' },
  view: (state) => ({ ...state }),
  redact: (event) => event,
  reveals: () => false,
  offer: (_state, _side, command) => ({ command }),
};

export const heapKit: GameKit<Heap, Take, never, Heap, Side> = {
  rules,
  bots: {
    careful: { name: 'The careful one', choose: () => ({ type: 'take', stones: 1 }) },
  },
  schemas: {
    position: positionSchema,
    command: commandSchema,
    options: optionsSchema,
    event: z.never(),
    view: positionSchema,
  },
  parseCommand(json) {
    const parsed = commandSchema.safeParse(json);
    return parsed.success ? ok(parsed.data) : err(refuse('bad-command', 'Not a command of the heap.'));
  },
  parsePosition(json) {
    const loaded = rules.load?.(json);
    if (loaded?.ok !== true) return err(loaded?.error ?? []);
    return ok({ state: loaded.value, dice: undefined });
  },
  makePosition: ({ left, side }) => ({ game: 'heap', left, side }),
  optionsOf: () => ({}),
  hasPiece: () => false,
  decisionOf: ({ left, side }) => ({ sides: left > 0 ? [side] : [], sentence: `${side} takes stones.` }),
  about: { mostAtOnce: 3 },
};

export const BOTH = new Kits(anyKit(helmsDeepKit), anyKit(heapKit));
