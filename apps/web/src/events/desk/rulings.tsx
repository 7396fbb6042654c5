/** Calls that wait, and every game of the round: an arbiter decides, with a reason that stays. */
import type { EventWish } from '@warbeacon/protocol/events';
import type { LegResult, Pairing } from '@warbeacon/tournament';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { desk as words } from '../../text/event-desk.ts';
import { events } from '../../text/events.ts';
import { DeedWithReason } from '../deed.tsx';
import { Feature } from '../feature.tsx';
import { isLadder } from '../ladder.tsx';
import { isDisputed, legInWords, nameIn, presentRound, useRoll } from '../names.tsx';
import { LONG, matches, Search } from '../search.tsx';
import { useEvent } from '../use-event.ts';

interface OneLeg {
  readonly pairing: Pairing;
  readonly leg: number;
}

export function Rulings() {
  const { view } = useEvent();
  const { rounds } = view.state;
  const [chosen, setChosen] = useState<number | null>(null);
  const [find, setFind] = useState('');
  const id = useId();
  const roll = useRoll();
  const ladder = isLadder(view.state);
  const begun = rounds.filter(({ state }) => state !== 'proposed');
  const present = begun.find(({ number }) => number === chosen) ?? presentRound(view.state);
  if (!present) return <p className="empty">{words.noRound}</p>;
  const legsOf = (pairings: readonly Pairing[]): OneLeg[] =>
    pairings.flatMap((pairing) => pairing.legs.map((_, leg) => ({ pairing, leg })));
  const disputed = legsOf(rounds.flatMap(({ pairings }) => pairings)).filter(({ pairing, leg }) =>
    isDisputed(pairing, leg),
  );
  // Of a challenge that is not accepted there is nothing to rule on.
  const all = ladder ? present.pairings.filter(({ accepted }) => accepted === true).toReversed() : present.pairings;
  const shown = find === '' ? all : all.filter(({ a, b }) => [a, b].some((id) => matches(nameIn(roll, id), find)));
  return (
    <section aria-label={words.rulings} className="stack" data-testid="rulings">
      <h3>{words.openDisputes}</h3>
      {disputed.length === 0 ? (
        <p className="empty">{words.noDisputes}</p>
      ) : (
        <ul className="desk-list">
          {disputed.map((one) => (
            <LegRow key={`${one.pairing.id} ${one.leg}`} of={one} />
          ))}
        </ul>
      )}
      <h3>{ladder ? words.allGames : words.allLegs}</h3>
      {begun.length > 1 && (
        <div className="field which-round">
          <label htmlFor={id}>{words.ofRound}</label>
          <select
            id={id}
            className="select"
            value={present.number}
            data-testid="ruling-round"
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {begun.map(({ number, state }) => (
              <option key={number} value={number}>
                {events.round(number)} · {events.roundStates[state]}
              </option>
            ))}
          </select>
        </div>
      )}
      {all.length > LONG && <Search value={find} onChange={setFind} />}
      <ul className="desk-list">
        {legsOf(shown).map((one) => (
          <LegRow key={`${one.pairing.id} ${one.leg}`} of={one} />
        ))}
      </ul>
    </section>
  );
}

function LegRow({ of: { pairing, leg } }: { readonly of: OneLeg }) {
  const { view } = useEvent();
  const roll = useRoll();
  const stands = pairing.legs[leg];
  if (!stands || pairing.b === null) return null;
  const players = [pairing.a, pairing.b];
  const own = view.me.entrant !== null && players.includes(view.me.entrant);
  const may = (deed: EventWish['do']) => !own && view.me.may.includes(deed);
  const who = players.map((id) => nameIn(roll, id)).join(` ${events.versus} `);
  return (
    <li data-testid="ruling-row" data-disputed={stands.dispute !== null}>
      <span className="desk-who">
        <b>{who}</b>
        {pairing.legs.length > 1 && <span className="soft"> · {events.leg(leg + 1)}</span>}
        <br />
        <span className="soft">{legInWords(stands, roll)}</span>
        {own && <span className="soft"> · {words.ownCase}</span>}
      </span>
      <span className="row">
        {stands.match !== null && (
          <Link href={`/match/${stands.match}`} className="button small">
            {words.toBoard}
          </Link>
        )}
        <Feature pairing={pairing} />
        {may('rule') && <Rule pairing={pairing} leg={leg} who={who} />}
        {stands.result?.kind === 'void' && may('play-again') && (
          <DeedWithReason
            title={words.againWhy}
            go={words.again}
            testid="play-again"
            wish={(reason) => ({ do: 'play-again', pairing: pairing.id, leg, reason })}
          >
            {words.again}
          </DeedWithReason>
        )}
        {stands.dispute !== null && may('settle') && (
          <DeedWithReason
            title={words.settleWhy}
            go={words.settleGo}
            testid="settle"
            wish={(reason) => ({ do: 'settle', pairing: pairing.id, leg, reason })}
          >
            {words.settle}
          </DeedWithReason>
        )}
        {stands.result === null && stands.match !== null && may('give-time') && (
          <GiveTime pairing={pairing} leg={leg} />
        )}
      </span>
    </li>
  );
}

type Verdict = 'win-a' | 'win-b' | 'walkover-a' | 'walkover-b' | 'draw' | 'double-loss' | 'void';
const VERDICTS: readonly Verdict[] = ['win-a', 'win-b', 'draw', 'walkover-a', 'walkover-b', 'double-loss', 'void'];

function resultOf(verdict: Verdict, { a, b }: Pick<Pairing, 'a' | 'b'>, margin: number): LegResult {
  const other = b ?? a;
  switch (verdict) {
    case 'win-a':
      return { kind: 'adjudicated', winner: a, margin };
    case 'win-b':
      return { kind: 'adjudicated', winner: other, margin };
    case 'draw':
      return { kind: 'adjudicated', winner: null, margin: 0 };
    case 'walkover-a':
      return { kind: 'walkover', winner: a };
    case 'walkover-b':
      return { kind: 'walkover', winner: other };
    case 'double-loss':
      return { kind: 'double-loss' };
    case 'void':
      return { kind: 'void' };
  }
}

function Rule({ pairing, leg, who }: OneLeg & { readonly who: string }) {
  const roll = useRoll();
  const id = useId();
  const [verdict, setVerdict] = useState<Verdict>('win-a');
  const [margin, setMargin] = useState('0');
  const [a, b] = [nameIn(roll, pairing.a), nameIn(roll, pairing.b)];
  const name: Readonly<Record<Verdict, string>> = {
    'win-a': words.winFor(a),
    'win-b': words.winFor(b),
    draw: words.draw,
    'walkover-a': words.walkoverFor(a),
    'walkover-b': words.walkoverFor(b),
    'double-loss': words.bothLose,
    void: words.void,
  };
  return (
    <DeedWithReason
      title={words.ruleWhy(who)}
      go={words.ruleGo}
      look="iron"
      testid="rule"
      wish={(reason) => ({
        do: 'rule',
        pairing: pairing.id,
        leg,
        result: resultOf(verdict, pairing, Math.max(0, Math.round(Number(margin)))),
        reason,
      })}
      fields={
        <>
          <div className="field">
            <label htmlFor={id}>{words.result}</label>
            <select
              id={id}
              className="select"
              value={verdict}
              data-testid="rule-result"
              onChange={({ currentTarget }) =>
                setVerdict(VERDICTS.find((one) => one === currentTarget.value) ?? 'win-a')
              }
            >
              {VERDICTS.map((one) => (
                <option key={one} value={one}>
                  {name[one]}
                </option>
              ))}
            </select>
          </div>
          {(verdict === 'win-a' || verdict === 'win-b') && (
            <div className="field">
              <label htmlFor={`${id}-margin`}>{words.margin}</label>
              <input
                id={`${id}-margin`}
                className="input"
                type="number"
                min={0}
                max={1000}
                value={margin}
                onChange={({ currentTarget }) => setMargin(currentTarget.value)}
              />
            </div>
          )}
        </>
      }
    >
      {words.rule}
    </DeedWithReason>
  );
}

function GiveTime({ pairing, leg }: OneLeg) {
  const roll = useRoll();
  const id = useId();
  const [entrant, setEntrant] = useState(pairing.a);
  const [minutes, setMinutes] = useState('10');
  return (
    <DeedWithReason
      title={words.giveTimeWhy}
      go={words.giveTimeGo}
      look="quiet"
      testid="give-time"
      wish={(reason) => ({
        do: 'give-time',
        pairing: pairing.id,
        leg,
        entrant,
        minutes: Math.max(1, Math.round(Number(minutes))),
        reason,
      })}
      fields={
        <>
          <div className="field">
            <label htmlFor={id}>{words.giveTimeTo}</label>
            <select
              id={id}
              className="select"
              value={entrant}
              onChange={({ currentTarget }) => setEntrant(currentTarget.value)}
            >
              {[pairing.a, pairing.b ?? pairing.a].map((one) => (
                <option key={one} value={one}>
                  {nameIn(roll, one)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-minutes`}>{words.minutes}</label>
            <input
              id={`${id}-minutes`}
              className="input"
              type="number"
              min={1}
              max={14_400}
              required
              value={minutes}
              onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
            />
          </div>
        </>
      }
    >
      {words.giveTime}
    </DeedWithReason>
  );
}
