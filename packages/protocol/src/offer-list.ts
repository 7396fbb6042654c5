/**
 * Lists of offered commands with what they have in common said once: `{ same: { type: 'move', piece: 'orc-1' }, each: { path:
 * […] }, cost: […] }` for commands of one form that follow each other. A deployment offers dozens of such, and so does a
 * piece that may march.
 */

type Scalar = string | number | boolean;
type Value = Scalar | readonly string[];
type Form = Readonly<Record<string, Value>>;

/** Several commands: member by member, what all have in common and what each has for itself. */
export interface ManyCommands {
  readonly same: Form;
  readonly each: Readonly<Record<string, readonly Value[]>>;
  /** What each costs; left out where they cost nothing. */
  readonly cost?: readonly number[] | undefined;
}

/** What is offered, as far as it is looked at here. */
interface Offer {
  readonly command: unknown;
  readonly cost?: number | undefined;
  readonly odds?: unknown;
}

/** Below this, saying it together saves nothing. */
const FEWEST = 3;
/** So many that have a member in common are said without those behind them that have another. */
const MANY = 16;
/** More than any decision offers; of the answer to be read. */
export const MOST = 5000;

/** Commands with odds, or with more in them than words, numbers and lists of words, stand as they are. */
export function makeOfferList<T extends Offer>(offers: readonly T[]): (T | ManyCommands)[] {
  const list: (T | ManyCommands)[] = [];
  for (let from = 0; from < offers.length; ) {
    const first = offers[from];
    if (first === undefined) break;
    const names = Object.keys(formOf(first) ?? {});
    const to = endOfRun(offers, from, first, names);
    if (to - from < FEWEST) {
      list.push(first);
      from++;
    } else {
      list.push(together(offers.slice(from, to), names));
      from = to;
    }
  }
  return list;
}

/** Behind the last that can be said with the one at `from`, and had better be. */
function endOfRun(offers: readonly Offer[], from: number, first: Offer, names: readonly string[]): number {
  if (names.length === 0) return from + 1;
  let common = names;
  for (let to = from + 1; ; to++) {
    const offer = offers[to];
    if (offer === undefined || to - from >= MOST || !isAlike(first, offer, names)) return to;
    const [one, other] = [first.command as Form, offer.command as Form];
    if (common.every((name) => one[name] === other[name])) continue;
    if (to - from >= MANY) return to;
    common = common.filter((name) => one[name] === other[name]);
  }
}

/** The command, if it may be said together with others. */
function formOf({ command, odds }: Offer): Form | undefined {
  if (odds !== undefined || typeof command !== 'object' || command === null) return undefined;
  return Object.values(command).every(isValue) ? (command as Form) : undefined;
}

function isValue(value: unknown): value is Value {
  return typeof value !== 'object' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}

/** Whether both can be said in one. */
function isAlike(first: Offer, other: Offer | undefined, names: readonly string[]): boolean {
  if (other === undefined || (first.cost === undefined) !== (other.cost === undefined)) return false;
  const form = formOf(other);
  if (form === undefined || form['type'] !== (first.command as Form)['type']) return false;
  const others = Object.keys(form);
  return others.length === names.length && others.every((name, i) => name === names[i]);
}

function together(run: readonly Offer[], names: readonly string[]): ManyCommands {
  const [first] = run;
  const same: Record<string, Value> = {};
  const each: Record<string, readonly Value[]> = {};
  for (const name of names) {
    const values = run.map(({ command }) => (command as Form)[name] ?? '');
    const [value = ''] = values;
    if (values.every((other) => other === value)) same[name] = value;
    else each[name] = values;
  }
  return first?.cost === undefined ? { same, each } : { same, each, cost: run.map(({ cost = 0 }) => cost) };
}

/** The commands again with their costs, or `undefined` when the members do not agree on how many there are. */
export function separate({ same, each, cost }: ManyCommands): { command: Form; cost?: number }[] | undefined {
  const columns = Object.entries(each);
  const count = columns[0]?.[1].length ?? 0;
  if (count === 0 || count > MOST || columns.some(([, values]) => values.length !== count)) return undefined;
  if (cost !== undefined && cost.length !== count) return undefined;
  return Array.from({ length: count }, (_, i) => {
    const command = { ...same, ...Object.fromEntries(columns.map(([name, values]) => [name, values[i] ?? ''])) };
    const points = cost?.[i];
    return points === undefined ? { command } : { command, cost: points };
  });
}
