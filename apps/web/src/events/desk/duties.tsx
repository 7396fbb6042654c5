/** What waits for the organiser: a line each, the most urgent first, with the button that does it. */
import type { Duty, EventWish } from '@warbeacon/protocol/events';
import { ago } from '../../text/format.ts';
import { desk as words } from '../../text/event-desk.ts';
import { events } from '../../text/events.ts';
import { Deed } from '../deed.tsx';
import { nameIn, type Roll, useRoll } from '../names.tsx';
import { useEvent } from '../use-event.ts';

/** What an arbiter rules on. */
const RULED: readonly Duty['kind'][] = ['dispute', 'deadline-over', 'void'];

export function Duties() {
  const { view, ahead } = useEvent();
  const roll = useRoll();
  return (
    <section className="card duties" aria-label={words.duties} data-testid="duties">
      <h2>{words.duties}</h2>
      {view.duties.length === 0 && <p className="soft">{words.noDuties}</p>}
      <ul>
        {view.duties.map((duty) => {
          const wish = wishOf(duty);
          return (
            <li
              key={`${duty.kind} ${duty.round} ${duty.pairing} ${duty.leg} ${duty.entrant}`}
              className={duty.kind === 'dispute' || duty.kind === 'deadline-over' ? 'duty urgent' : 'duty'}
              data-testid={`duty-${duty.kind}`}
            >
              <span>
                {words.duty(duty, whoOf(duty, view.state.rounds, roll))}{' '}
                <small className="soft">{ago(duty.at, Date.now() + ahead)}</small>
              </span>
              {wish ? (
                <Deed wish={wish} look="iron" testid={`do-${duty.kind}`}>
                  {words.go[duty.kind]}
                </Deed>
              ) : (
                <a
                  className="button small iron"
                  href={RULED.includes(duty.kind) ? '#rulings' : '#rounds'}
                  data-testid={`do-${duty.kind}`}
                >
                  {words.go[duty.kind]}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What needs no thought is done from here; the rest leads to where it is thought about. */
function wishOf({ kind, round, entrant }: Duty): EventWish | null {
  switch (kind) {
    case 'to-pair':
      return { do: 'pair' };
    case 'to-publish':
      return round === undefined ? null : { do: 'publish', round };
    case 'to-close':
      return round === undefined ? null : { do: 'close-round', round };
    case 'to-begin':
      return { do: 'begin' };
    case 'to-finish':
      return { do: 'finish' };
    case 'asks-to-enter':
      return entrant === undefined ? null : { do: 'admit', entrant };
    case 'dispute':
    case 'deadline-over':
    case 'void':
    case 'no-legal-pairing':
    case 'bids-missing':
      return null;
  }
}

type Rounds = ReturnType<typeof useEvent>['view']['state']['rounds'];

function whoOf({ pairing, entrant }: Duty, rounds: Rounds, roll: Roll): string {
  const found = rounds.flatMap(({ pairings }) => pairings).find(({ id }) => id === pairing);
  if (found)
    return [found.a, ...(found.b === null ? [] : [found.b])].map((id) => nameIn(roll, id)).join(` ${events.versus} `);
  return entrant === undefined ? '' : nameIn(roll, entrant);
}
