/** [13.0] Setting up: by one of the recommended plans or by one of the captain's own, as chance will have it. */
import { GONDOR, type GondorCommand } from '@warbeacon/siege';
import type { Board } from './board.ts';
import type { BotInput } from './bot.ts';
import { DONE } from './choices.ts';
import { OWN_SET_UPS } from './set-ups.ts';
import { placeOf } from './ways.ts';

interface SetUp {
  readonly side: string;
  readonly hexes: Readonly<Record<string, string>>;
  readonly markers?: Readonly<Record<string, readonly string[]>>;
}

export function chooseDeployment(input: BotInput, board: Board): GondorCommand {
  const done = input.optionsOf(null).some(({ command }) => command.type === 'done');
  return done ? nextCauldron(input, board) : (nextPiece(input, board) ?? byPlan(input, board));
}

/** A recommended plan is one command; of one's own it is as many as there are pieces, and the first is left to chance. */
function byPlan(input: BotInput, board: Board): GondorCommand {
  const plans = GONDOR.plans.filter(({ side }) => side === board.side);
  const own = OWN_SET_UPS[board.side];
  const drawn = Math.floor(input.random() * (plans.length + 1));
  const plan = plans[drawn] ?? plans[0];
  if (plan === undefined) throw new Error(`no plan for ${board.side}`);
  return (drawn < plans.length ? undefined : put(input, board, own)) ?? { type: 'setUp', plan: plan.id };
}

/** Where some stand and others do not, be they engines alone, the rest of one's own. */
function nextPiece(input: BotInput, board: Board): GondorCommand | undefined {
  const own = OWN_SET_UPS[board.side];
  return Object.keys(own.hexes).some((id) => stands(board, id)) ? put(input, board, own) : undefined;
}

function whereIs({ view }: Board, id: string): string | undefined {
  return (view.units[id] ?? view.leaders[id] ?? view.markers[id])?.hex;
}

function stands(board: Board, id: string): boolean {
  return placeOf(whereIs(board, id) ?? '') >= 0;
}

/** The first piece of a set-up that stands nowhere yet. */
function put(input: BotInput, board: Board, { hexes }: SetUp): GondorCommand | undefined {
  for (const [id, hex] of Object.entries(hexes)) {
    if (whereIs(board, id) !== 'reserve') continue;
    const offer = input
      .optionsOf(id)
      .find(({ command }) => (command.type === 'deploy' || command.type === 'setEngine') && command.hex === hex);
    if (offer !== undefined) return offer.command;
  }
  return undefined;
}

/** Cauldrons go where those stand who shall pour: which of them are real is left to chance, so that nobody knows it. */
function nextCauldron(input: BotInput, board: Board): GondorCommand {
  const hexes = standing(board)?.markers?.['cauldron'] ?? [];
  const set = Object.values(board.view.markers).filter(({ kind }) => kind === 'cauldron');
  const hex = hexes.find((place) => set.every((cauldron) => cauldron.hex !== place));
  if (hex === undefined) return DONE;
  const dummies = set.filter(({ dummy }) => dummy === true).length;
  const left = hexes.length - set.length;
  return { type: 'setCauldron', hex, dummy: input.random() * left < hexes.length / 2 - dummies };
}

/** The set-up of which most pieces stand as it says. */
function standing({ view, side }: Board): SetUp | undefined {
  const kept = ({ hexes }: SetUp): number =>
    Object.entries(hexes).filter(([id, hex]) => view.units[id]?.hex === hex || view.markers[id]?.hex === hex).length;
  const all: SetUp[] = [...GONDOR.plans.filter((plan) => plan.side === side), OWN_SET_UPS[side]];
  return all.toSorted((a, b) => kept(b) - kept(a))[0];
}
