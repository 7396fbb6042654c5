/**
 * Lists of offered commands with what they have in common said once: `{ same: { type: 'placeRocks' }, each: { hex: […],
 * dummy: […] } }` for commands of one form that follow each other. A deployment offers dozens of such.
 */

type Scalar = string | number | boolean;
type Form = Readonly<Record<string, Scalar>>;

/** Several commands: member by member, what all have in common and what each has for itself. */
export interface ManyCommands {
  readonly same: Form;
  readonly each: Readonly<Record<string, readonly Scalar[]>>;
}

/** Below this, saying it together saves nothing. */
const FEWEST = 3;
/** More than any decision offers; of the answer to be read. */
export const MOST = 5000;

/** Commands with costs or odds, or with more in them than words and numbers, stand as they are. */
export function makeOfferList<T extends { readonly command: unknown }>(offers: readonly T[]): (T | ManyCommands)[] {
  const list: (T | ManyCommands)[] = [];
  for (let i = 0; i < offers.length; ) {
    const run = runFrom(offers, i);
    if (run.length < FEWEST) list.push(...offers.slice(i, i + 1));
    else list.push(together(run));
    i += run.length < FEWEST ? 1 : run.length;
  }
  return list;
}

/** The commands from the i-th on that are of one form. */
function runFrom(offers: readonly { readonly command: unknown }[], i: number): Form[] {
  const run: Form[] = [];
  let form = '';
  for (const offer of offers.slice(i, i + MOST)) {
    const { command, ...more } = offer;
    if (typeof command !== 'object' || command === null || Object.values(more).some((value) => value !== undefined))
      break;
    const members = Object.entries(command);
    if (members.some(([, value]) => typeof value === 'object')) break;
    const own = `${'type' in command ? String(command.type) : ''} ${Object.keys(command).join()}`;
    if (run.length > 0 && own !== form) break;
    form = own;
    run.push(Object.fromEntries(members) as Form);
  }
  return run;
}

function together(run: readonly Form[]): ManyCommands {
  const [first = {}] = run;
  const same: Record<string, Scalar> = {};
  const each: Record<string, readonly Scalar[]> = {};
  for (const [name, value] of Object.entries(first)) {
    if (run.every((command) => command[name] === value)) same[name] = value;
    else each[name] = run.map((command) => command[name] ?? '');
  }
  return { same, each };
}

/** The commands again, or `undefined` when the members do not agree on how many there are. */
export function separate({ same, each }: ManyCommands): Form[] | undefined {
  const columns = Object.entries(each);
  const count = columns[0]?.[1].length ?? 0;
  if (count === 0 || count > MOST || columns.some(([, values]) => values.length !== count)) return undefined;
  return Array.from({ length: count }, (_, i) => ({
    ...same,
    ...Object.fromEntries(columns.map(([name, values]) => [name, values[i] ?? ''])),
  }));
}
