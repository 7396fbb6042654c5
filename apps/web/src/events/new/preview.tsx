/** How the event will run: rounds, length, and a whole made-up one of its kind. */
import { leastEntrants, roundsOf } from '@warbeacon/tournament';
import { useMemo } from 'react';
import { making as words } from '../../text/event-new.ts';
import { events } from '../../text/events.ts';
import { Bracket, hasBracket } from '../bracket.tsx';
import { isLadder } from '../ladder.tsx';
import { nameIn, RollContext, rollOf } from '../names.tsx';
import { standingsOf } from '../use-standings.ts';
import { hourHere, momentOf } from '../zone.ts';
import { roundMinutes, swissRounds } from './draft.ts';
import { NumberField, type Of, withSettings } from './parts.tsx';
import { useSimulation } from './use-simulation.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Minutes: longer nobody sits. */
const LONG_EVENING = 8 * 60;
const SHOWN = 16;

export function Preview({ draft, change }: Of) {
  const { settings, terms, expected } = draft;
  const { format } = settings;
  const { now, start, stop } = useSimulation();
  const least = leastEntrants(settings);
  const { rounds, matches } = roundsOf(settings, expected);
  const advice = format.kind === 'swiss' ? swissRounds(expected) : null;
  return (
    <section className="card preview" aria-label={words.preview} data-testid="preview">
      <h2>{words.preview}</h2>
      <NumberField
        label={words.expected}
        value={expected}
        min={2}
        max={4096}
        testid="expected"
        onChange={(next) => change({ ...draft, expected: next })}
      />
      {expected < least ? (
        <p className="error">{words.tooFew}</p>
      ) : format.kind === 'ladder' ? (
        <p>{words.ladderRuns}</p>
      ) : (
        <p className="preview-figure" data-testid="preview-rounds">
          {words.previewRounds(rounds, matches)}
        </p>
      )}
      {advice !== null && format.kind === 'swiss' && advice !== format.rounds && (
        <p className="soft">
          {words.swissAdvice(advice)}{' '}
          <button
            type="button"
            className="button small quiet"
            onClick={() => change(withSettings(draft, { format: { ...format, rounds: advice } }))}
          >
            {words.adopt(advice)}
          </button>
        </p>
      )}
      {format.kind !== 'ladder' && expected >= least && (
        <Length rounds={rounds} legs={settings.legs} terms={terms} starts={momentOf(draft.starts, terms.timeZone)} />
      )}
      <p className="soft">{words.simulateWhy}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-testid="simulate"
          disabled={expected < least}
          onClick={() => start({ settings, entrants: expected, seed: crypto.randomUUID() })}
        >
          {now.is === 'over' ? words.again : words.simulate}
        </button>
        {now.is === 'running' && (
          <button type="button" className="button quiet" onClick={stop}>
            {words.stop}
          </button>
        )}
      </div>
      {now.is === 'running' && (
        <p role="status" data-testid="simulating">
          {words.simulating(now.round)}
        </p>
      )}
      {now.is === 'fault' && (
        <p className="error" role="alert">
          {words.simulationFault}
          {now.words === '' ? '.' : `: ${now.words}`}
        </p>
      )}
      {now.is === 'over' && <Simulated state={now.state} />}
    </section>
  );
}

function Length({
  rounds,
  legs,
  terms,
  starts,
}: {
  readonly rounds: number;
  readonly legs: number;
  readonly terms: Of['draft']['terms'];
  readonly starts: number | null;
}) {
  const { pace } = terms;
  const each = roundMinutes(terms, legs);
  if (pace.kind === 'slow')
    return starts === null ? null : (
      <p data-testid="preview-length">{words.from2(hourHere(starts), hourHere(starts + rounds * pace.days * DAY))}</p>
    );
  if (each === null) return <p className="soft">{words.noClockRound}</p>;
  const minutes = rounds * each + (rounds - 1) * pace.pause;
  return (
    <div data-testid="preview-length">
      <p>{words.eachRound(each)}</p>
      {starts !== null && <p>{words.from2(hourHere(starts), hourHere(starts + minutes * MINUTE))}</p>}
      {minutes > LONG_EVENING && <p className="error">{words.longEvening}</p>}
    </div>
  );
}

function Simulated({ state }: { readonly state: Parameters<typeof standingsOf>[0] }) {
  const roll = useMemo(() => rollOf(state), [state]);
  const standings = standingsOf(state);
  const ladder = isLadder(state);
  return (
    <RollContext value={roll}>
      <div data-testid="simulated">
        <h3>{words.simulated}</h3>
        {hasBracket(state) && <Bracket state={state} linked={false} />}
        {/* What can be scrolled has to be reached by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="simulated" role="region" aria-label={words.simulated} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col" className="number">
                  {events.place}
                </th>
                <th scope="col">{events.name}</th>
                {!ladder && (
                  <th scope="col" className="number">
                    {events.score}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {standings.slice(0, SHOWN).map(({ entrant, place, score }) => (
                <tr key={entrant}>
                  <td className="number">{place}</td>
                  <th scope="row">
                    {nameIn(roll, entrant)} <span className="soft">{roll.get(entrant)?.rating ?? ''}</span>
                  </th>
                  {!ladder && <td className="number">{events.halfPoint(score)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </RollContext>
  );
}
