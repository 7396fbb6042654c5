/** How the fight for the ford goes, and by what it is judged. */
import { chance, chances } from '@warbeacon/bots/the-ford/chances';
import { MAP, UNITS, type View } from '@warbeacon/siege/the-ford';
import type { Course } from '../../face/course.ts';
import { card } from './card.ts';

const [raiders, wardens] = card.sides;
const ACROSS: ReadonlySet<string> = new Set(MAP.zones['east-bank']);
const of = (side: string) => UNITS.filter((unit) => unit.side === side).map(({ id }) => id);
const across = ({ units }: View): number => of(raiders.id).filter((id) => ACROSS.has(units[id]?.hex ?? '')).length;
const left = ({ units }: View, side: string): number => of(side).filter((id) => units[id]?.hex !== 'lost').length;

export const course: Course = {
  tracks: (view: View) => [
    { title: 'Over the ford', lines: [{ name: raiders.name, side: raiders.id, value: across(view) }] },
  ],
  ground: { title: 'Hexes on the banks held', hexes: Object.values(MAP.zones).flatMap((hexes) => hexes ?? []) },
  rolls: {},
  chances: { side: chances.side, in: (view: View) => chance(view) },
  turns: () => false,
  waysToWin: (view: View) => [
    {
      side: raiders.id,
      words: `${raiders.name} win, once the last turn is over:`,
      case: 'F6',
      parts: [{ words: 'One of them is over the ford.', holds: across(view) > 0, stands: `${across(view)} are` }],
    },
    ...[raiders, wardens].map(({ id, name }, i) => ({
      side: id,
      words: `${name} win at once by this:`,
      case: 'F6',
      parts: [
        {
          words: `None of the ${(i === 0 ? wardens : raiders).name} is left.`,
          holds: left(view, i === 0 ? wardens.id : raiders.id) === 0,
          stands: `${left(view, i === 0 ? wardens.id : raiders.id)} are`,
        },
      ],
    })),
  ],
};
