/** Reading the list of what is legal in Gondor, and ending a question on which there is no opinion. */
import type { Odds, Offered } from '@warbeacon/kernel';
import type { GondorCommand } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';

export type Offer = Offered<GondorCommand>;

export const DONE: GondorCommand = { type: 'done' };

/** The command that scores most among those that score more than `least`; the first of equals. */
export function bestOf(
  offers: readonly Offer[],
  least: number,
  score: (offer: Offer) => number,
): GondorCommand | undefined {
  let best: GondorCommand | undefined;
  let most = least;
  for (const offer of offers) {
    const value = score(offer);
    if (value <= most) continue;
    most = value;
    best = offer.command;
  }
  return best;
}

/** The mean of what each kind of outcome is worth; a kind that is not named is worth nothing. */
export function mean(odds: Odds | undefined, worths: Readonly<Record<string, number>>): number {
  if (odds === undefined) return 0;
  return odds.outcomes.reduce((sum, { kind, chance }) => sum + ((worths[kind] ?? 0) * chance.n) / chance.d, 0);
}

/** Ends to a question, the most final first. */
const ENDS: readonly GondorCommand['type'][] = ['done', 'pass', 'hold', 'stand', 'stay'];
/** What can be done and undone for ever, or is better not done without a reason. */
const CYCLES: ReadonlySet<GondorCommand['type']> = new Set([
  'callOff',
  'deploy',
  'dropOil',
  'form',
  'liftCauldron',
  'setCauldron',
  'setEngine',
]);

/** What is legal and leads on. */
export function anything({ options }: BotInput): GondorCommand {
  const commands = options().map(({ command }) => command);
  for (const end of ENDS) {
    const found = commands.find(({ type }) => type === end);
    if (found !== undefined) return found;
  }
  const command = commands.find(({ type }) => !CYCLES.has(type)) ?? commands[0];
  if (command === undefined) throw new Error('a bot was asked to choose and nothing is legal');
  return command;
}
