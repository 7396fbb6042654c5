/** Who and what hides somebody, in words. */
import type { PlaneFace, Seeing } from '../../face/plane-face.ts';
import { inches } from '../../text/inches.ts';

const joined = new Intl.ListFormat('en');

export function hidersInWords({ pieces }: PlaneFace, { hiders, ground }: Seeing) {
  const all = [...hiders.map((id) => pieces.name(id)), ...(ground ? [inches.ground] : [])];
  return { words: joined.format(all), many: all.length > 1 };
}

/** `hidden in part by Orc 2 and the ground`; nothing of who is seen whole. */
export function seenInWords(face: PlaneFace, seeing: Seeing): string {
  if (seeing.seen === 'whole') return '';
  return seeing.seen === 'none' ? inches.seen.none : inches.hiddenBy(hidersInWords(face, seeing).words);
}
