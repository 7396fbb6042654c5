/** By what a battle is judged, each condition as it stands. */
import type { WayToWin } from '../../face/course.ts';
import { way as words } from '../../text/way.ts';
import { CaseLink } from '../parts/case-link.tsx';

export function Judged({ ways, title }: { readonly ways: readonly WayToWin[]; readonly title: string }) {
  if (ways.length === 0) return null;
  return (
    <section className="judged" aria-label={title} data-testid="judged">
      <h3>{title}</h3>
      {ways.map(({ words: what, case: number, parts }) => (
        <div key={what}>
          <p>
            {what} <CaseLink number={number} />
          </p>
          <ul>
            {parts.map((part) => (
              <li key={part.words} className={part.holds ? 'holds' : ''}>
                <b>{part.holds ? words.holds : words.fails}</b>
                <span>
                  {part.words} <span className="soft">({part.stands})</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
