/** Reads out where the keys stand and what they mark: what can be done there, its cost and its chance. */
import type { OfferedCommand, SiegeView } from '../../face/view.ts';
import { movementPoints, percent } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { stackAt } from './by-keys.ts';
import { apart, group, hexOfTarget, hitChance, offeredNow } from './options.ts';
import { type Face, isMine, useFace, useMatch } from './own.ts';

export function PointedOut() {
  const face = useFace();
  const told = useMatch((state) => {
    const { view, walked, aim, fan } = state;
    if (view && fan?.piece) {
      const stack = stackAt(face, view, fan.hex);
      return play.inStack(face.pieces.name(fan.piece), stack.indexOf(fan.piece) + 1, stack.length);
    }
    if (!view || !isMine(state) || (walked === null && aim === null)) return '';
    const { places, targets } = group(face, offeredNow(face, state), view);
    const target = aim?.target ?? targetAt(face, view, targets, walked);
    const there = target === undefined ? places.get(walked ?? aim?.hex ?? '') : targets.get(target);
    return inWords(face, view, apart(face, there ?? []));
  });
  return (
    <p className="hidden-to-eye" role="status" data-testid="pointed-out">
      {told}
    </p>
  );
}

const targetAt = (
  face: Face,
  view: SiegeView,
  targets: ReadonlyMap<string, readonly OfferedCommand[]>,
  hex: string | null,
): string | undefined => [...targets].find(([id, [first]]) => hexOfTarget(face, view, id, first) === hex)?.[0];

/** What is done there first, and that there is more. */
function inWords(face: Face, view: SiegeView, [first, ...others]: readonly OfferedCommand[]): string {
  if (!first) return '';
  const chance = hitChance(face, first);
  return [
    face.words.commandIn(view, first.command),
    first.cost === undefined ? '' : play.costs(movementPoints(first.cost)),
    chance ? percent(chance) : '',
    others.length > 0 ? play.more(others.length) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
