/** What can be done now, sorted by how it is shown: by whom it is done to, by where it ends, and what needs neither. */
import type { Looks, PlaneFace, Stake } from '../../face/plane-face.ts';
import type { Aiming } from '../../face/table.ts';
import type { MatchView, OfferedCommand } from '../../face/view.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { percent } from '../../text/format.ts';

export interface Option {
  readonly offered: OfferedCommand;
  readonly looks: Looks;
}
/** Of several that differ in what is staked. */
export interface Staked extends Option {
  readonly looks: Looks & { readonly staked: Stake };
}
export interface Grouped {
  /** By the figure that it is done to. */
  readonly targets: ReadonlyMap<string, readonly Option[]>;
  /** Where it ends: by a name of its own, since places have none. */
  readonly spots: ReadonlyMap<string, Option>;
  readonly plain: readonly Option[];
}

/** The answers to one's own question, or what the figure in hand can do. */
export function offeredNow(
  face: PlaneFace,
  { side, view, offer, options }: Omit<Aiming, 'aim'>,
): readonly OfferedCommand[] {
  if (!view || side === null || view.decision?.side !== side) return [];
  return isQuestion(face, view) ? (offer?.commands ?? []) : (options ?? []);
}

export function group(face: PlaneFace, view: MatchView, offered: readonly OfferedCommand[]): Grouped {
  const targets = new Map<string, Option[]>();
  const spots = new Map<string, Option>();
  const plain: Option[] = [];
  offered.forEach((each, i) => {
    const option = { offered: each, looks: face.looks(view, each.command) };
    const { target, spot } = option.looks;
    if (target !== undefined) targets.set(target, [...(targets.get(target) ?? []), option]);
    else if (spot !== undefined) spots.set(`spot-${i}`, option);
    else plain.push(option);
  });
  return { targets, spots, plain };
}

/** What can be done with what is marked. */
export const aimedAt = ({ targets, spots }: Grouped, aim: Aiming['aim']): readonly Option[] => {
  if (aim?.target !== undefined) return targets.get(aim.target) ?? [];
  const spot = spots.get(aim?.hex ?? '');
  return spot ? [spot] : [];
};

const isStaked = (option: Option): option is Staked => option.looks.staked !== undefined;

/** Apart: what is done for more or fewer dice, and all else. */
export const byStakes = (list: readonly Option[]) => ({
  staked: list.filter(isStaked),
  others: list.filter((option) => !isStaked(option)),
});

/** What somebody has chosen by hand of what can be staked at somebody, as far as they have. */
export interface Choice {
  readonly by: string | null;
  readonly target: string;
  readonly on?: string;
  readonly amount?: number;
  /** A point that is free is kept. */
  readonly saves?: boolean;
}

/** With so many dice one may hope: two times in three. */
const HOPEFUL = 2 / 3;
const isHopeful = (option: Option | undefined): boolean => {
  const chance = option && chanceOf(option);
  return chance !== undefined && chance.n >= HOPEFUL * chance.d;
};

/** Of what can be staked on the same thing: as many dice as were chosen, or as few as give hope. */
export function stakeOf(list: readonly Staked[], amount?: number, saves = false): Staked | undefined {
  const of = (dice: number): Staked | undefined => {
    const both = list.filter(({ looks }) => looks.staked.amount === dice);
    return both.find(({ looks }) => looks.staked.free !== saves) ?? both[0];
  };
  const amounts = list.map(({ looks }) => looks.staked.amount);
  return of(amount ?? amounts.find((dice) => isHopeful(of(dice))) ?? amounts.at(-1) ?? 0);
}

/** Of what can be staked, that which is staked on one thing: the first, where none is named. */
export const stakesOn = (list: readonly Staked[], on: string | undefined): readonly Staked[] => {
  const named = list.filter(({ looks }) => looks.staked.on === on);
  return named.length > 0 ? named : list.filter(({ looks }) => looks.staked.on === list[0]?.looks.staked.on);
};

/** What stands first of what can be done to somebody: of several stakes the one that is chosen. */
export function foremost(list: readonly Option[], choice: Choice | null): Option | undefined {
  const { staked: stakes, others } = byStakes(list);
  return others[0] ?? stakeOf(stakesOn(stakes, choice?.on), choice?.amount, choice?.saves);
}

/** What is meant beyond doubt: there is but one thing to do, or one thing in several ways, or the stake was chosen by hand. */
export function meantBy(list: readonly Option[], choice: Choice | null): Option | undefined {
  const { staked: stakes, others } = byStakes(list);
  if (others.length === 0 && stakes.length > 1) return choice === null ? undefined : foremost(list, choice);
  const kinds = new Set(list.map(({ offered }) => offered.command.type));
  return kinds.size === 1 ? list[0] : undefined;
}

interface Chance {
  readonly n: number;
  readonly d: number;
}
/** One throw of those that an option brings: what is meant to come of it, and how likely it does. */
interface Hope extends Chance {
  readonly label: string;
}

/** Throw after throw; nothing where no dice decide what is meant. */
export function hopesOf({ offered: { odds }, looks: { meant = [] } }: Option): readonly Hope[] {
  return [odds, odds?.next].flatMap((one): Hope[] => {
    const counted = one?.outcomes.filter(({ kind }) => meant.includes(kind)) ?? [];
    const [first] = counted;
    if (!first) return [];
    const d = counted.reduce((all, { chance }) => lcm(all, chance.d), 1);
    return [{ label: first.label, n: counted.reduce((sum, { chance }) => sum + (chance.n * d) / chance.d, 0), d }];
  });
}

/** The chance that it does all that it is meant to. */
export function chanceOf(option: Option): Chance | undefined {
  const hopes = hopesOf(option);
  return hopes.length === 0
    ? undefined
    : hopes.reduce<Chance>((all, { n, d }) => ({ n: all.n * n, d: all.d * d }), { n: 1, d: 1 });
}

/** `passes 72%, Good wins 50%` */
export const hopesInWords = (option: Option): string =>
  hopesOf(option)
    .map((hope) => `${hope.label} ${percent(hope)}`)
    .join(', ');

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;
