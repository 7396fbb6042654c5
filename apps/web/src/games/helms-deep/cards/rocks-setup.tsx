/** Setting up: rocks and dummies laid ready on the walls, one by one or all at once. */
import { useState } from 'react';
import { useMatchStore } from '../../../match/line/context.ts';
import { useBoard } from '../../../tables/hex/board-control.ts';
import { laidOf, layByLot } from '../../siege/cards/face-down.ts';
import { LiftButton } from '../../siege/cards/lift-button.tsx';
import { placeWithLandmark } from '../gazetteer.ts';
import { rocksLaying } from '../trials.ts';
import { ALL_ROCKS, laidRocks, ROCKS } from '../rocks.ts';
import { useOwn } from '../own.ts';
import { rocksWords } from '../words/siege.ts';

/** `hexes`: where the plan that is chosen has rocks. */
export function RocksSetup({ hexes = [] }: { readonly hexes?: readonly string[] | undefined }) {
  const store = useMatchStore();
  const goTo = useBoard((state) => state.goTo);
  const { view, commands, sort, sending } = useOwn((state) => ({
    view: state.view,
    commands: state.offer?.commands,
    sort: state.laying,
    sending: state.sending,
  }));
  const [placing, setPlacing] = useState(false);
  if (!view || !commands) return null;
  const laid = laidRocks(view);
  const lifts = commands.filter(({ command }) => command.type === 'liftRocks');
  const free = (each: 'real' | 'dummy') => commands.some(({ command }) => rocksLaying.lays(command, each));
  if (laid.length === 0 && !free('real') && !free('dummy')) return null;
  const left = {
    real: ROCKS.real - laid.filter(({ dummy }) => !dummy).length,
    dummy: ROCKS.dummy - laid.filter(({ dummy }) => dummy).length,
  };
  const all = layByLot(ROCKS, laidOf(view, ROCKS), hexes);
  const placeAll = async () => {
    store.getState().setLaying(null);
    setPlacing(true);
    await store.getState().sendAll(all);
    setPlacing(false);
  };
  const busy = sending || placing;
  return (
    <section className="rocks-setup" aria-label={rocksWords.title} data-testid="rocks-setup">
      <h3>
        {rocksWords.title} <small className="soft">{rocksWords.laid(laid.length, ALL_ROCKS)}</small>
      </h3>
      <p className="soft">{rocksWords.setUpHint}</p>
      {all.length > 0 && (
        <button
          type="button"
          className={laid.length === 0 ? 'button iron wide' : 'button wide'}
          data-testid="rocks-all"
          disabled={busy}
          onClick={() => void placeAll()}
        >
          {placing ? rocksWords.placing : rocksWords.placeAll}
        </button>
      )}
      <div className="rocks-sorts" role="group" aria-label={rocksWords.title}>
        {(['real', 'dummy'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={`button ${sort === each ? 'iron' : ''}`}
            aria-pressed={sort === each}
            data-testid={`rocks-${each}`}
            disabled={busy || !free(each)}
            onClick={() => store.getState().setLaying(sort === each ? null : each)}
          >
            {rocksWords[each]} <small>{left[each]}</small>
          </button>
        ))}
      </div>
      {(sort === 'real' || sort === 'dummy') && free(sort) && <p role="status">{rocksWords.tapHex}</p>}
      {laid.length > 0 && (
        <ul className="rocks-laid" aria-label={rocksWords.laidList}>
          {laid.map(({ id, hex, dummy }) => {
            const lift = lifts.find(({ command }) => command.type === 'liftRocks' && command.hex === hex);
            return (
              <li key={id} className={dummy ? 'dummy' : ''}>
                <button type="button" className="rocks-where" onClick={() => goTo(hex)}>
                  {dummy ? rocksWords.aDummy : rocksWords.aReal} <span className="soft">{placeWithLandmark(hex)}</span>
                </button>
                {lift && (
                  <LiftButton
                    command={lift.command}
                    label={rocksWords.lift(hex)}
                    name={`lift-rocks-${hex}`}
                    disabled={busy}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
