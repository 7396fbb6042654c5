/** Exact odds: what is rolled, what it is changed by, and everything that can come of it. */
import { useFace } from '../../face/face.ts';
import { percent } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { CaseLink } from './case-link.tsx';
import type { OfferedCommand } from '../../face/view.ts';

type Odds = NonNullable<OfferedCommand['odds']>;

interface Props {
  readonly odds: Odds;
  /** What may come of it befalls one's own piece. */
  readonly threat?: boolean;
}

export function OddsTable({ odds, threat = false }: Props) {
  return (
    <div className="odds" data-testid="odds">
      <p className="roll">{odds.roll}</p>
      {odds.modifiers.length > 0 && (
        <ul className="modifiers" aria-label={play.odds.modifiers}>
          {odds.modifiers.map((modifier) => (
            <li key={`${modifier.case}-${modifier.label}`}>
              <b>{modifier.value > 0 ? `+${modifier.value}` : `−${Math.abs(modifier.value)}`}</b> {modifier.label}
              <CaseLink number={modifier.case} />
            </li>
          ))}
        </ul>
      )}
      <Outcomes outcomes={odds.outcomes} threat={threat} />
      {odds.next && (
        <>
          <p className="roll">{odds.next.roll}</p>
          <Outcomes outcomes={odds.next.outcomes} threat={threat} />
        </>
      )}
    </div>
  );
}

function Outcomes({ outcomes, threat }: { readonly outcomes: Odds['outcomes']; readonly threat: boolean }) {
  const { withNames } = useFace().pieces;
  return (
    <table>
      <caption className="hidden-to-eye">{play.odds.title}</caption>
      <tbody>
        {outcomes.map((outcome) => (
          <tr key={outcome.label} className={toneOf(outcome.kind, threat)}>
            <th scope="row">{withNames(outcome.label)}</th>
            <td className="bar" aria-hidden="true">
              <span style={{ width: `${(outcome.chance.n / outcome.chance.d) * 100}%` }} />
            </td>
            <td className="share">{percent(outcome.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toneOf = (kind: string, threat: boolean): string =>
  kind === 'none' ? 'nothing' : threat || kind.startsWith('attacker-') ? 'backfire' : 'success';
