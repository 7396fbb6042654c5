/** Both clocks, and what the players propose to each other: one line above the board. */
import { clockSettingSchema, isQuiet, type Rest } from '@warbeacon/clock';
import { type AccordsCell, accordsCellSchema } from '@warbeacon/protocol';
import { useFace } from '../../face/face.ts';
import { sideName } from '../../face/title.ts';
import { late } from '../../shell/parts/late.tsx';
import { aside } from '../../text/aside.ts';
import { rest } from '../../text/rest.ts';
import { useMatch, useMatchStore } from '../line/context.ts';
import { WatchNotice } from './watch-notice.tsx';
import { useClocks } from './use-clocks.ts';
import './aside.css';

const TimeOver = late(async () => (await import('../judge/time-over.tsx')).TimeOver);
const Ruling = late(async () => (await import('../judge/ruling.tsx')).Ruling);

/** Seconds at which it is said how little time is left. */
const LOW = [300, 60, 30];

export function AsideStrip() {
  const cells = useMatch(({ cells: all, side, view, summary }) => ({
    clock: all.get('clock') ?? 'null',
    accords: all.get('accords') ?? 'null',
    side,
    over: (view?.outcome ?? null) !== null,
    watching: summary?.watching,
  }));
  if (cells.over) return null;
  const accords = accordsCellSchema.safeParse(JSON.parse(cells.accords)).data;
  return (
    <section className="aside-strip" aria-label={aside.title} data-testid="aside">
      {cells.watching && cells.watching.policy !== 'open' && <WatchNotice watching={cells.watching} />}
      <Clocks json={cells.clock} side={cells.side} held={accords?.held === true} />
      {accords?.ruling && <Ruling told={accords.ruling} held={accords.held === true} />}
      <Open accords={accords} side={cells.side} />
    </section>
  );
}

/** Why the clock of a side stands at the moment, if it rests. */
function restsNow(resting: Rest | undefined, at: number, now: number): string {
  if (!resting) return '';
  if (resting.away && at + resting.vacation > now) return rest.away;
  return isQuiet(resting.quiet, now) ? rest.asleep : '';
}

interface ClocksProps {
  readonly json: string;
  readonly side: string | null;
  /** An arbiter has paused the match. */
  readonly held: boolean;
}

function Clocks({ json, side, held }: ClocksProps) {
  const store = useMatchStore();
  const { title } = useFace();
  const clocks = useClocks(json);
  if (clocks === null) return null;
  const { clock, now, leftOf, isOut } = clocks;
  const own = side === null ? null : leftOf(side) / 1000;
  const low =
    side !== null && clock.running.includes(side)
      ? LOW.findLast((seconds) => own !== null && own <= seconds)
      : undefined;
  const sides = Object.keys(clock.left);
  return (
    <>
      <ul className="aside-clocks" aria-label={aside.clocks}>
        {sides.map((of) => (
          <li
            key={of}
            className={`${clock.running.includes(of) && !clock.paused ? 'runs' : ''}${isOut(of) ? ' out' : ''}`}
            data-testid={`clock-${of}`}
          >
            <span>{sideName(title, of)}</span> <b>{isOut(of) ? aside.over : aside.time(leftOf(of))}</b>{' '}
            {now !== null && <small>{restsNow(clock.rest[of], clock.at, now)}</small>}
          </li>
        ))}
      </ul>
      <p className="hidden-to-eye" role="status">
        {low === undefined || (own ?? 0) <= 0 ? '' : aside.low(low)}
      </p>
      {clock.paused && (
        <p>
          {aside.paused}{' '}
          {side !== null && !held && (
            <button type="button" className="button small" onClick={() => void store.getState().say('resume', {})}>
              {aside.resume}
            </button>
          )}
        </p>
      )}
      {side !== null && sides.filter(isOut).length === 1 && <TimeOver clock={clock} own={isOut(side)} />}
    </>
  );
}

function Open({ accords, side }: { readonly accords: AccordsCell | undefined; readonly side: string | null }) {
  const store = useMatchStore();
  return (
    <div role="status" className="aside-open">
      {accords?.open.map(({ id, by, what: { about, clock } }) => (
        <p key={id} data-testid={`proposal-${about}`}>
          {(side === null ? aside.told : side === by ? aside.sent : aside.asked)[about]}{' '}
          {about === 'clock' && `${wordsOf(clock)} `}
          {side !== null &&
            (side === by ? (
              <button
                type="button"
                className="button small"
                data-testid="withdraw"
                onClick={() => void store.getState().say('withdraw', { id })}
              >
                {aside.withdraw}
              </button>
            ) : (
              ([true, false] as const).map((yes) => (
                <button
                  key={String(yes)}
                  type="button"
                  className={yes ? 'button small iron' : 'button small'}
                  data-testid={yes ? 'accept' : 'decline'}
                  onClick={() => void store.getState().say('answer', { id, yes })}
                >
                  {yes ? aside.accept : aside.decline}
                </button>
              ))
            ))}
        </p>
      ))}
    </div>
  );
}

/** Of the clock that is proposed. */
function wordsOf(clock: unknown): string {
  const setting = clockSettingSchema.nullable().safeParse(clock).data;
  if (setting === undefined) return '';
  return `${setting === null ? aside.none : aside.setting(setting)}.`;
}
