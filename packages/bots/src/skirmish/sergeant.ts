/** A greedy player of the skirmish: one activation at a time, by exact chances of what each order may bring, without a plan. */
import type { Offered } from '@warbeacon/kernel';
import type { Command, Side, View } from '@warbeacon/skirmish';
import type { Bot, BotInput } from '../bot.ts';
import { aimOf } from './aims.ts';
import { farApart, fightGain, inches, type ModelView, worthOf } from './worth.ts';

type Input = BotInput<Command, View, Side>;
type Offer = Offered<Command>;

/** What it gains to come an inch nearer to where it wants to be; a charge must be better than that. */
const INCH_NEARER = 0.3;
/** A charge is made for its own sake, too: who is charged does not choose. */
const INITIATIVE = 0.8;
/** To carry on with what the scenario counts. */
const BURDEN = 12;

const byType = (offers: readonly Offer[], type: Command['type']): Command | undefined =>
  offers.find(({ command }) => command.type === type)?.command;

const chance = ({ odds }: Offer, kind: string): number => {
  const found = odds?.outcomes.find((each) => each.kind === kind)?.chance;
  return found === undefined ? 0 : found.n / found.d;
};

/** What is answered at once, by what is asked. Each falls through to any order where its own is not there. */
const ANSWERS: Readonly<Record<string, readonly Command['type'][]>> = {
  deployment: ['setUp', 'done'],
  calls: ['pass'],
  courage: ['spendWill', 'decline'],
  might: ['spend', 'decline'],
  pairing: ['done'],
  fate: ['fate'],
  fights: ['fight'],
  reroll: ['reroll'],
  duelMight: ['spend', 'decline'],
  makeWay: ['makeWay'],
  rise: ['stand'],
  putDown: ['setDown'],
  take: ['take'],
  duties: ['test'],
  breaking: ['test'],
};

export const sergeant: Bot<Command, View, Side> = {
  name: 'The sergeant',
  choose(input) {
    const choice = decide(input);
    if (choice !== undefined) return choice;
    const [any] = input.options();
    if (any === undefined) throw new Error('a bot was asked to choose and nothing is legal');
    return any.command;
  },
};

function decide(input: Input): Command | undefined {
  const { view, options, optionsOf } = input;
  const kind = view.decision?.kind ?? '';
  switch (kind) {
    case 'deployment': {
      const plain = optionsOf(null);
      return isSetUp(input) ? byType(plain, 'done') : (byType(plain, 'setUp') ?? options()[0]?.command);
    }
    case 'halfMove':
    case 'heroic':
    case 'activation':
      return move(input);
    case 'halfShoot':
      return best(options(), shotGain(view)) ?? byType(optionsOf(null), 'done');
    case 'declare':
      return best(options(), (offer) => chance(offer, `${input.side}-wins`)) ?? options()[0]?.command;
    case 'strikes':
      return best(options(), strikeGain(view));
    case 'cast':
      return resist(options());
    default: {
      const offers = options();
      for (const type of ANSWERS[kind] ?? []) {
        const found = byType(offers, type);
        if (found !== undefined) return found;
      }
      return offers[0]?.command;
    }
  }
}

const isSetUp = ({ view, side }: Input): boolean =>
  Object.values(view.models).some((model) => model.side === side && model.at !== null && !model.bound);

/** All that may be spent where it is dear; nothing where the die alone may do. */
const resist = (offers: readonly Offer[]): Command | undefined =>
  best(
    offers,
    (offer) => chance(offer, 'resisted') - ('will' in offer.command ? 0.05 * (offer.command.will ?? 0) : 0),
  ) ?? offers[0]?.command;

/** The order that is worth most, if it is worth anything. */
function best(offers: readonly Offer[], gain: (offer: Offer) => number): Command | undefined {
  let most = 0;
  let chosen: Command | undefined;
  for (const offer of offers) {
    const value = gain(offer);
    if (value > most) [most, chosen] = [value, offer.command];
  }
  return chosen;
}

const shotGain =
  (view: View) =>
  (offer: Offer): number => {
    if (offer.command.type !== 'shoot') return 0;
    const target = view.models[offer.command.target];
    if (target === undefined) return 0;
    return (chance(offer, 'wounded') + chance(offer, 'slain')) * worthOf(target);
  };

const strikeGain =
  (view: View) =>
  (offer: Offer): number => {
    if (offer.command.type !== 'strike') return 0;
    const target = view.models[offer.command.target];
    return target === undefined ? 0 : (chance(offer, 'wounded') + 2 * chance(offer, 'slain')) * worthOf(target) + 0.01;
  };

/** Models that may still act, those that can do something beside walking first. */
function actors({ view, side }: Input): string[] {
  const open = view.decision?.model;
  const own = Object.entries(view.models)
    .filter(([id, model]) => mayAct(id, model, side, open))
    .map(([id]) => id);
  return open === undefined ? own : [open, ...own.filter((id) => id !== open)];
}

const mayAct = (id: string, model: ModelView, side: Side, open: string | undefined): boolean =>
  id !== open &&
  model.side === side &&
  !model.bound &&
  (model.at !== null || model.gone === 'reserve') &&
  !model.marks.includes('done') &&
  model.engaged.length === 0;

/** The best order of the first model that has a good one; else its part of the phase is over. */
function move(input: Input): Command | undefined {
  const { view, side, optionsOf } = input;
  for (const id of actors(input)) {
    const gain = moveGain(view, side, id);
    const chosen = best(optionsOf(id), gain);
    if (chosen !== undefined) return chosen;
  }
  const plain = optionsOf(null);
  const done = byType(plain, 'done');
  if (done !== undefined) return done;
  // Sentries are rolled for whether one likes it or not.
  for (const id of actors(input)) {
    const roll = byType(optionsOf(id), 'rollSentry') ?? optionsOf(id)[0]?.command;
    if (roll !== undefined) return roll;
  }
  return undefined;
}

function moveGain(view: View, side: Side, id: string): (offer: Offer) => number {
  const own = view.models[id];
  const aim = own === undefined ? undefined : (aimOf(view, own.side, id) ?? nearestEnemy(view, own));
  return ({ command, ...offer }) => {
    if (own === undefined) return 0;
    switch (command.type) {
      case 'leave':
        return BURDEN * (own.carries.length > 0 ? 2 : 0.2);
      case 'pickUp':
        return BURDEN;
      case 'carry':
        return BURDEN * nearer(view.objects[command.object]?.at ?? null, command.path.at(-1), exitAim(view, side, id));
      case 'rollSentry':
        return 0.01;
      case 'arrive':
        return 1;
      case 'stand':
        return 0.5;
      case 'cast':
        return castGain(view, { command, ...offer });
      case 'throw':
      case 'move':
        return wayGain(view, own, command, aim);
      default:
        return 0;
    }
  };
}

const exitAim = (view: View, side: Side, id: string) => aimOf(view, side, id);

/** Inches; two who carry something, each with an aim of its own, would step to and fro between less. */
const STEP = 0.25;

/** Inches that a way brings it nearer; nothing for less than a step. */
function nearer(
  from: readonly [number, number] | null,
  to: readonly [number, number] | undefined,
  aim: readonly [number, number] | undefined,
): number {
  if (from === null || to === undefined || aim === undefined) return 0;
  const gained = inches(farApart(from, aim) - farApart(to, aim));
  return gained >= STEP || gained < 0 ? gained : 0;
}

function wayGain(
  view: View,
  own: ModelView,
  command: Extract<Command, { type: 'move' | 'throw' }>,
  aim: readonly [number, number] | undefined,
): number {
  const ids = command.type === 'throw' ? [command.target] : (command.charge ?? []);
  const foes = ids.flatMap((each) => view.models[each] ?? []);
  if (foes.length === 0)
    return shoots(own) && own.marks.length === 0 ? 0 : INCH_NEARER * nearer(own.at, command.path.at(-1), aim);
  // Friends who fight them already make it a better Fight.
  const friends = foes.flatMap(({ engaged }) => engaged.flatMap((each) => view.models[each] ?? []));
  const before = friends.length > 0 ? fightGain(friends, foes) : 0;
  return INITIATIVE + fightGain([own, ...friends], foes) - before + (command.type === 'throw' ? 0.2 : 0);
}

/** A bowman who has somebody in reach stands. */
const shoots = ({ profile }: ModelView): boolean => profile.endsWith('-bow');

/** A power is worth what it may take, for each point of Will less. */
function castGain(view: View, offer: Offer): number {
  if (offer.command.type !== 'cast') return 0;
  const target = view.models[offer.command.target];
  if (target === undefined) return 0;
  const value = offer.command.power === 'black-dart' ? worthOf(target) * 0.6 : worthOf(target) * 0.15;
  return chance(offer, 'cast') * value - 2.5 * offer.command.will;
}

function nearestEnemy(view: View, own: ModelView): readonly [number, number] | undefined {
  let least = Number.POSITIVE_INFINITY;
  let found: readonly [number, number] | undefined;
  for (const model of Object.values(view.models)) {
    if (model.side === own.side || model.at === null || model.bound || own.at === null) continue;
    const far = farApart(model.at, own.at);
    if (far < least) [least, found] = [far, model.at];
  }
  return found;
}
