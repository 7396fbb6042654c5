/** What a battle costs each side: models that are gone, against how many a force can lose before it breaks. */
import { PROFILES } from '@warbeacon/skirmish/data';
import type { View } from '@warbeacon/skirmish';
import type { Toll } from '../../face/toll.ts';
import { breaksAt, lostOf, scenarioOf, sizeOf } from './aims.ts';

const LOST: ReadonlySet<string> = new Set(['slain', 'fled', 'drowned', 'banished']);

/** More than half of it gone tells: its heart breaks, or it counts for the enemy. */
const canBreak = (view: View): boolean => {
  const objective = scenarioOf(view)?.objective;
  return (
    view.setup.house.breaking || (objective?.kind === 'points' && objective.items.some((item) => item.for === 'broken'))
  );
};

export const toll: Toll = {
  pools({ id: side, name }, view) {
    if (!view || (side !== 'good' && side !== 'evil')) return [];
    const shown = view as View;
    const [all, now] = [sizeOf(shown, side), lostOf(shown, side)];
    if (all === 0) return [];
    const level = breaksAt(shown, side);
    const tells = canBreak(shown);
    const points = {
      side,
      now,
      level: tells ? level : all,
      demoralized: shown.setup.house.breaking ? shown.broken.some((each) => each === side) : tells && now >= level,
    };
    return [{ id: side, name, points, ...(tells ? {} : { told: `${now} of ${all} lost` }) }];
  },
  gone: (view) => Object.entries((view as View).models).flatMap(([id, { gone }]) => (LOST.has(gone) ? [id] : [])),
  kind: (id) => PROFILES.get(id.replace(/^[ge]-/, '').replace(/-\d+$/, ''))?.name ?? id,
  words: {
    title: 'Lost',
    of: (now, level) => `${now} lost, broken at ${level}`,
    demoralized: 'broken',
    past: (now) => `${now} lost: broken`,
    losesHeart: (side) => `${side} is broken`,
    takesHeart: (side) => `${side} stands again`,
  },
};
