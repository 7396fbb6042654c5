/** Movement with the besieger's equipment: who takes the ram, to whom fire is given, where it is laid. */
import type { Command } from '@warbeacon/siege';
import { MARKERS } from '@warbeacon/siege/helms-deep';
import type { BotInput } from './bot.ts';
import type { Board } from './board.ts';
import { offersOf } from './choices.ts';
import { isRealFire } from './errands.ts';
import { placeOf } from './ground.ts';
import { burns, isBarred, isMined, SITES } from './works.ts';

/** [20.31] Fires of either kind. */
const FIRES = MARKERS['blasting-fire'].real + MARKERS['blasting-fire'].dummy;

/** What is to be done with ram and fire before anybody walks. */
export function handleEquipment(input: BotInput, board: Board): Command | undefined {
  return takeRam(input, board) ?? giveFire(input, board) ?? layFire(input, board);
}

/** A ram that is due comes with the first who can; one that lies is taken up by who has come to it. */
function takeRam(input: BotInput, board: Board): Command | undefined {
  const ram = Object.values(board.view.markers).find(({ kind }) => kind === 'ram');
  if (ram === undefined || ram.with !== undefined) return undefined;
  for (const unit of board.own) {
    if (unit.spec.kind !== 'dunland-infantry' || unit.state.hex !== ram.hex) continue;
    const take = offersOf(input.optionsOf(unit.id), 'takeRam')[0];
    if (take !== undefined) return take.command;
  }
  return undefined;
}

/**
 * To the foot of the Uruks, who can best be spared on the walls; their bowmen have better things to do. Whether a fire
 * is real hangs on the captain's own chance.
 */
function giveFire(input: BotInput, board: Board): Command | undefined {
  const weights = board.weights.equipment;
  const { turn, fires } = board.view;
  if (fires.left <= FIRES - weights.carriers || turn < weights.givenFrom || turn > weights.givenUntil) return undefined;
  for (const unit of board.own) {
    if (unit.state.hex !== 'due' || board.loads.has(unit.id) || unit.spec.kind !== 'uruk-infantry') continue;
    const offers = offersOf(input.optionsOf(unit.id), 'giveFire');
    if (offers.length === 0) continue;
    const real = input.random() < weights.realShare;
    return (offers.find(({ command }) => command.dummy !== real) ?? offers[0])?.command;
  }
  return undefined;
}

/** Where it is needed, and only once; a dummy wherever it can be left, where it may be taken for what it is not. */
function layFire(input: BotInput, board: Board): Command | undefined {
  for (const unit of board.own) {
    const load = board.loads.get(unit.id);
    if (load?.kind !== 'fire' || unit.state.disrupted) continue;
    const site = SITES.find(
      (candidate) =>
        candidate.outside === unit.at &&
        isBarred(board, candidate) &&
        !isMined(board, candidate) &&
        burns(board, candidate),
    );
    if (site === undefined) continue;
    const offers = offersOf(input.optionsOf(unit.id), 'layFire');
    const offer = isRealFire(load) ? offers.find(({ command }) => placeOf(command.against) === site.inside) : offers[0];
    if (offer !== undefined) return offer.command;
  }
  return undefined;
}
