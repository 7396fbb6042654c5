/** What a battle costs each side: models that are gone, against how many a force can lose before it breaks. */
import { PROFILES } from '@warbeacon/skirmish/data';
import type { View } from '@warbeacon/skirmish';
import type { Toll } from '../../face/toll.ts';
import { modelIds, sideOfModel } from './cast.ts';

const LOST: ReadonlySet<string> = new Set(['slain', 'fled', 'drowned', 'banished']);
const goneOf = ({ models }: View): string[] => Object.keys(models).filter((id) => LOST.has(models[id]?.gone ?? ''));

export const toll: Toll = {
  pools({ id: side, name }, view) {
    if (!view) return [];
    const all = modelIds().filter((id) => sideOfModel(id) === side).length;
    const shown = view as View;
    const now = goneOf(shown).filter((id) => shown.models[id]?.side === side).length;
    if (all === 0) return [];
    const broken = shown.broken.some((each) => each === side);
    return [{ id: side, name, points: { side, now, level: Math.ceil(all / 2), demoralized: broken } }];
  },
  gone: (view) => goneOf(view as View),
  kind: (id) => PROFILES.get(id.replace(/^[ge]-/, '').replace(/-\d+$/, ''))?.name ?? id,
  words: {
    title: 'Lost',
    of: (now, level) => `${now} lost, half is ${level}`,
    demoralized: 'broken',
    past: (now) => `${now} lost: broken`,
    losesHeart: (side) => `${side} is broken`,
    takesHeart: (side) => `${side} stands again`,
  },
};
