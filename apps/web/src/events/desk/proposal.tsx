/** A proposed round, to be changed by hand: two names that are chosen change places. What is wrong is said before it is kept. */
import type { NewPairing, Round } from '@warbeacon/tournament';
import { useMemo, useState } from 'react';
import { titles } from '../../games/index.ts';
import { desk as words } from '../../text/event-desk.ts';
import { events } from '../../text/events.ts';
import { DeedWithReason } from '../deed.tsx';
import { nameIn, useRoll } from '../names.tsx';
import { useEvent } from '../use-event.ts';
import { exchanged, faultsOf, type Spot, turned } from './by-hand.ts';

/** Without what the pairing has come to hold. */
const bare = ({ id, a, b, first, slot, group }: NewPairing): NewPairing => ({
  id,
  a,
  b,
  first,
  ...(slot === undefined ? {} : { slot }),
  ...(group === undefined ? {} : { group }),
});

export function Proposal({ round }: { readonly round: Round }) {
  const { view } = useEvent();
  const roll = useRoll();
  const proposed = useMemo(() => round.pairings.map(bare), [round.pairings]);
  const [pairings, setPairings] = useState<readonly NewPairing[]>(proposed);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const faults = useMemo(() => faultsOf(view.state, round.number, pairings), [view.state, round.number, pairings]);
  const changed = pairings !== proposed;
  const title = titles.of(view.terms.game);
  const balanced = view.state.settings.legs === 1 && view.state.settings.sides !== 'bids';
  const choose = (spot: Spot) => {
    if (chosen === null) return setChosen(spot);
    setPairings(exchanged(pairings, chosen, spot));
    setChosen(null);
  };
  const nameButton = (pairing: NewPairing, at: 'a' | 'b') => {
    const id = pairing[at];
    const isChosen = chosen?.pairing === pairing.id && chosen.at === at;
    const name = id === null ? words.restsHere : nameIn(roll, id);
    const side = balanced && pairing.b !== null ? title?.sides[pairing.first[0] === at ? 0 : 1] : undefined;
    return (
      <button
        type="button"
        className={isChosen ? 'button small spot chosen' : 'button small spot'}
        aria-pressed={isChosen}
        aria-label={words.swap(name)}
        data-testid={`spot-${pairing.id}-${at}`}
        onClick={() => choose({ pairing: pairing.id, at })}
      >
        {title && side && <title.Arms of={side.id} />}
        {name}
      </button>
    );
  };
  return (
    <div className="stack" data-testid="proposal">
      <p className="soft">{words.proposalHint}</p>
      <p role="status" className={chosen === null ? 'hidden-to-eye' : 'notice calm'}>
        {chosen === null
          ? ''
          : words.chosen(nameIn(roll, pairings.find(({ id }) => id === chosen.pairing)?.[chosen.at] ?? null))}
      </p>
      <ol className="proposal">
        {pairings.map((pairing) => (
          <li key={pairing.id}>
            {nameButton(pairing, 'a')}
            <span className="versus">{events.versus}</span>
            {nameButton(pairing, 'b')}
            {balanced && pairing.b !== null && (
              <button
                type="button"
                className="button small quiet"
                aria-label={`${words.swapSides}: ${nameIn(roll, pairing.a)}, ${nameIn(roll, pairing.b)}`}
                onClick={() => setPairings(turned(pairings, pairing.id))}
              >
                {words.swapSides}
              </button>
            )}
          </li>
        ))}
      </ol>
      {faults.length > 0 && (
        <div className="notice stack" role="alert" data-testid="faults">
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.kind} ${fault.a}`}>
                {fault.kind === 'met' || fault.kind === 'forbidden'
                  ? words.faults[fault.kind](nameIn(roll, fault.a), nameIn(roll, fault.b))
                  : words.faults[fault.kind](nameIn(roll, fault.a))}
              </li>
            ))}
          </ul>
          {changed && <p>{words.warnings}</p>}
        </div>
      )}
      {changed && faults.length === 0 && <p className="soft">{words.legal}</p>}
      {changed && (
        <div className="row">
          <DeedWithReason
            title={words.keepWhy}
            go={words.keepPairings}
            look="iron"
            testid="keep-pairings"
            wish={(reason) => ({ do: 'edit', round: round.number, pairings: [...pairings], reason })}
          >
            {words.keepPairings}
          </DeedWithReason>
          <button
            type="button"
            className="button small quiet"
            onClick={() => {
              setPairings(proposed);
              setChosen(null);
            }}
          >
            {words.asProposed}
          </button>
        </div>
      )}
    </div>
  );
}
