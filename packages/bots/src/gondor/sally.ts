/** The sally: some of the garrison go out at the gate together, at towers, catapults and whoever is near, when it pays. */
import { type Board, CITY, RING, type Unit } from './board.ts';
import { blowsOf } from './blows.ts';
import { answerOf, answersTo } from './threats.ts';
import { placeOf } from './ways.ts';

/** Who goes out, where to, and what each of them gains; nobody where the whole of it does not pay. */
export type Sally = ReadonlyMap<string, { readonly place: number; readonly gain: number }>;

const NOBODY: Sally = new Map();

export function sallyOf(board: Board): Sally {
  const { sally } = board.weights;
  if (board.view.night || board.view.phase !== 'westernesse-movement') return NOBODY;
  const garrison = board.own.filter(({ spec, at, oil }) => spec.pool === 'garrison' && (RING[at] ?? 0) > 0 && !oil);
  const blows = blowsOf(board, garrison, (target) => worthOfEngineAt(board, target)).slice(0, sally.most);
  if (blows.length === 0) return NOBODY;
  const answers = new Map<Unit, number>();
  for (const { unit, place } of blows) {
    for (const enemy of answersTo(board, place))
      answers.set(enemy, Math.max(answers.get(enemy) ?? 0, answerOf(board, enemy, unit)));
  }
  const risk = [...answers.values()].reduce((sum, each) => sum + each, 0);
  const gain = blows.reduce((sum, blow) => sum + blow.gain, 0);
  if (gain < sally.least || gain * sally.bold < risk) return NOBODY;
  return new Map(blows.map(({ unit, place, gain: each }) => [unit.id, { place, gain: each }]));
}

/**
 * What the besieger's engine in this place is worth, 0 where none stands or in the city: any result of a blow at who is with a
 * tower destroys it (16.47), and whoever comes into the hex destroys what is left there (16.11).
 */
export function worthOfEngineAt({ view, weights }: Board, place: number): number {
  if (CITY.has(place)) return 0;
  for (const { kind, hex } of Object.values(view.markers)) {
    if (placeOf(hex) !== place) continue;
    if (kind === 'siege-tower') return weights.engines.siegeTower;
    if (kind === 'sauron-catapult') return weights.engines.catapult;
  }
  return 0;
}
