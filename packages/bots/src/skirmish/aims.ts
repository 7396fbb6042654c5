/** Where a side wants to be, beside where its enemies are: burdens, captives and exits of the scenario. */
import { SCENARIOS, type Side, type View } from '@warbeacon/skirmish';

type At = readonly [number, number];

/** The middle of the nearest exit of a side. */
function exitOf(view: View, side: Side, from: At): At | undefined {
  const scenario = SCENARIOS.get(view.setup.scenario ?? '');
  const [exit] = scenario?.exits?.[side] ?? [];
  if (exit === undefined) return undefined;
  const along = (a: number, b: number, own: number): number => Math.min(Math.max(own, Math.min(a, b)), Math.max(a, b));
  return [along(exit.from[0], exit.to[0], from[0]), along(exit.from[1], exit.to[1], from[1])];
}

/** What the scenario counts when it leaves the table. */
function wanted(view: View, side: Side): string[] {
  const objective = SCENARIOS.get(view.setup.scenario ?? '')?.objective;
  if (objective?.kind !== 'points') return [];
  return objective.items.flatMap((item) => (item.side === side && item.for === 'off' ? [item.what] : []));
}

/** Where a model would like to go; `undefined`: to its enemies. */
export function aimOf(view: View, side: Side, id: string): At | undefined {
  const model = view.models[id];
  if (model?.at === null || model === undefined) return undefined;
  const mine = wanted(view, side);
  if (mine.length > 0) {
    if (model.carries.length > 0) return exitOf(view, side, model.at);
    const burden = mine
      .map((what) => view.objects[what])
      .find((object) => object !== undefined && object.at !== null && object.gone === '');
    if (burden !== undefined && burden.at !== null && burden.by.length < 2) return burden.at;
    return burden === undefined ? exitOf(view, side, model.at) : undefined;
  }
  // What the others want to carry away is where they will be.
  const theirs = wanted(view, side === 'good' ? 'evil' : 'good');
  const [first] = theirs.map((what) => view.objects[what]).filter((object) => object?.gone === '');
  if (first === undefined) return undefined;
  const bearer = view.models[first.by[0] ?? ''];
  return first.at ?? bearer?.at ?? undefined;
}
