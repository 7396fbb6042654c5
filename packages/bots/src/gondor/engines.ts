/** [16.0] The Siege Phase: what each engine does, the best of it first. */
import type { GondorCommand } from '@warbeacon/siege';
import { type Board, CITY } from './board.ts';
import type { BotInput } from './bot.ts';
import { campaignOf } from './campaign.ts';
import { bestOf, DONE, mean, type Offer } from './choices.ts';
import { isWall, placeOf, TERRAIN } from './ways.ts';

export function chooseEngine(input: BotInput, board: Board): GondorCommand {
  // [16.0] Who works an engine stays with it, and there is nothing more to be gained.
  if (board.side === 'sauron' && campaignOf(board).broken) return DONE;
  return bestOf(input.options(), board.weights.engines.least, (offer) => engineValue(board, offer)) ?? DONE;
}

/** Points that a use of an engine brings on average. */
export function engineValue(board: Board, { command, odds }: Offer): number {
  const { engines } = board.weights;
  switch (command.type) {
    case 'swingGrond':
    case 'bombard':
      return mean(odds, { breached: 1 }) * breachWorth(board, command.below, command.above);
    case 'hurlHead':
      return mean(odds, { counts: 1 }) * engines.head;
    case 'hurlFireball':
      return mean(odds, { destroyed: 1 }) * fuelWorth(board, placeOf(command.hex));
    default:
      return 0;
  }
}

/** [16.67] Fire in the city burns to the end, and bars gates and the tops of ladders. */
function isInTheWay({ works }: Board, place: number): boolean {
  if (works.fires.has(place)) return false;
  return (TERRAIN.links[place] ?? []).some((link) => link.gate >= 0 || (link.up === -1 && isWall(link)));
}

function breachWorth({ weights }: Board, below: string, above: string): number {
  const { mainGate, gate, wall } = weights.engines;
  const link = (TERRAIN.links[placeOf(below)] ?? []).find(({ to }) => to === placeOf(above));
  if (link === undefined || !isWall(link)) return 0;
  if (link.kind === 'main-gate') return mainGate;
  return link.gate >= 0 ? gate : wall;
}

/** [16.65] What burns in a hex: the enemy's, less one's own. */
function fuelWorth(board: Board, place: number): number {
  const { engines } = board.weights;
  const worths: Readonly<Record<string, number>> = {
    'siege-tower': engines.siegeTower,
    'sauron-catapult': engines.catapult,
    'city-catapult': engines.catapult,
    cauldron: engines.cauldron,
  };
  let value = 0;
  let tower = false;
  for (const { kind, side, hex } of Object.values(board.view.markers)) {
    if (placeOf(hex) !== place) continue;
    value += (worths[kind] ?? 0) * (side === board.side ? -1 : 1);
    tower ||= kind === 'siege-tower';
  }
  const unit = board.unitAt.get(place);
  if (tower && unit !== undefined) value += unit.side === board.side ? -unit.worth : unit.worth;
  if (board.side === 'sauron') return isInTheWay(board, place) ? value - engines.inTheWay : value;
  return CITY.has(place) && value <= 0 ? 0 : value;
}
