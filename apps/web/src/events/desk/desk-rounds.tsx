/** Rounds: pair, look at the proposal, change it by hand, publish, close, undo. */
import { GIVE_UPS, type Round } from '@warbeacon/tournament';
import { useId, useState } from 'react';
import { fullTime } from '../../text/format.ts';
import { desk as words } from '../../text/event-desk.ts';
import { events } from '../../text/events.ts';
import { Deed, DeedWithReason } from '../deed.tsx';
import { PairingRow } from '../rounds.tsx';
import { isOver } from '../names.tsx';
import { useEvent } from '../use-event.ts';
import { momentOf, writtenAt } from '../zone.ts';
import { Proposal } from './proposal.tsx';

export function DeskRounds() {
  const { view } = useEvent();
  const { state, me } = view;
  const { rounds } = state;
  const last = rounds.at(-1);
  const may = (deed: string) => me.may.includes(deed);
  const blocked = view.duties.find(({ kind }) => kind === 'no-legal-pairing');
  const next = rounds.length + 1;
  return (
    <section aria-label={words.tabs.rounds} className="stack" data-testid="desk-rounds">
      {!last && <p className="empty">{state.phase === 'running' ? words.noRounds : words.beginFirst}</p>}
      {may('pair') && !blocked && (
        <div>
          <Deed wish={{ do: 'pair' }} look="seal" testid="pair">
            {words.pair(next)}
          </Deed>
        </div>
      )}
      {blocked && may('pair') && (
        <div className="notice stack" role="status" data-testid="no-legal">
          <p>{words.noLegal}</p>
          {GIVE_UPS.map((what) => (
            <Deed key={what} wish={{ do: 'pair', giveUp: [what] }} testid={`give-up-${what}`}>
              {words.givesUp[what]}
            </Deed>
          ))}
        </div>
      )}
      {rounds.toReversed().map((round) => (
        <OneRound key={round.number} round={round} isLast={round === last} />
      ))}
    </section>
  );
}

function OneRound({ round, isLast }: { readonly round: Round; readonly isLast: boolean }) {
  const { view } = useEvent();
  const may = (deed: string) => view.me.may.includes(deed);
  const { number, state, pairings } = round;
  const [open, setOpen] = useState(isLast);
  return (
    <section
      className="desk-round"
      aria-label={events.round(number)}
      data-testid={`desk-round-${number}`}
      data-state={state}
    >
      <div className="round-head">
        <h3>{events.round(number)}</h3>
        <p className="soft">
          {events.roundStates[state]} · {events.pairings(pairings.length)}
          {state === 'published' && ` · ${events.running(pairings.filter((one) => !isOver(one)).length)}`}
          {round.deadline !== null && state === 'published' && ` · ${events.deadline(fullTime(round.deadline))}`}
        </p>
      </div>
      <div className="row">
        {isLast && state === 'proposed' && may('publish') && (
          <Deed wish={{ do: 'publish', round: number }} look="seal" testid="publish">
            {words.publish(number)}
          </Deed>
        )}
        {isLast && state === 'published' && may('close-round') && (
          <Deed wish={{ do: 'close-round', round: number }} look="seal" testid="close-round">
            {words.close(number)}
          </Deed>
        )}
        {isLast && state === 'published' && may('deadline') && <Deadline round={round} />}
        {isLast && may('undo-round') && (
          <DeedWithReason
            title={words.undoWhy(number)}
            go={words.undoGo}
            look="quiet"
            testid="undo-round"
            wish={(reason) => ({ do: 'undo-round', round: number, reason })}
          >
            {words.undo(number)}
          </DeedWithReason>
        )}
      </div>
      {isLast && state === 'proposed' && may('edit') ? (
        <Proposal round={round} key={pairings.map(({ id, a, b }) => `${id}${a}${b}`).join()} />
      ) : (
        <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{events.pairings(pairings.length)}</summary>
          {open && (
            <ol className="pairing-list">
              {pairings.map((pairing) => (
                <PairingRow key={pairing.id} pairing={pairing} />
              ))}
            </ol>
          )}
        </details>
      )}
    </section>
  );
}

const DAY = 86_400_000;

function Deadline({ round }: { readonly round: Round }) {
  const { view, ahead } = useEvent();
  const { timeZone } = view.terms;
  const id = useId();
  const [written, setWritten] = useState(() => writtenAt(round.deadline ?? Date.now() + ahead + DAY, timeZone));
  return (
    <DeedWithReason
      title={words.deadlineWhy}
      go={words.deadlineGo}
      testid="deadline"
      wish={(reason) => ({ do: 'deadline', round: round.number, deadline: momentOf(written, timeZone), reason })}
      fields={
        <div className="field">
          <label htmlFor={id}>{words.deadlineAt(timeZone)}</label>
          <input
            id={id}
            className="input"
            type="datetime-local"
            required
            value={written}
            data-testid="deadline-at"
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          />
        </div>
      }
    >
      {words.deadline}
    </DeedWithReason>
  );
}
