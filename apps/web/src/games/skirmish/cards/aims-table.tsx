/** What each side is after, what it is worth, and how far it has come. */
import type { View } from '@warbeacon/skirmish';
import { useMatch } from '../../../match/line/context.ts';
import { CaseLink } from '../../../match/parts/case-link.tsx';
import { useFace } from '../../../tables/plane/own.ts';
import { count } from '../../../text/en.ts';
import { aimsOf } from '../aims.ts';

export function AimsTable() {
  const { title } = useFace();
  const { view, own } = useMatch((state) => ({ view: state.view as View | null, own: state.side }));
  if (!view) return null;
  const sides = (['good', 'evil'] as const).toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    <section aria-label="Aims and points" data-testid="aims-and-points">
      {sides.map((side) => {
        const { rows, now } = aimsOf(view, side);
        const name = title.sides.find(({ id }) => id === side)?.name ?? side;
        return (
          <table key={side} className="aims-table" data-testid={`points-${side}`}>
            <caption>
              <b>{name}</b>
              {now !== null && (
                <>
                  : {count(now, 'point')} as things stand <CaseLink number="X-19" />
                </>
              )}
            </caption>
            <tbody>
              {rows.map(({ words, state, worth, now: counts }) => (
                <tr key={words} className={counts > 0 ? 'counts' : ''}>
                  <th scope="row">
                    {words} <small className="soft">{state}</small>
                  </th>
                  <td>{worth}</td>
                  <td>{counts > 0 ? `+${counts}` : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </section>
  );
}
