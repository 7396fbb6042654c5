/** Setting up engines and cauldrons, one by one: what is chosen here is laid by tapping a hex. */
import { useState } from 'react';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { useBoard } from '../../../tables/hex/board-control.ts';
import { type FaceDown, laidOf, layByLot } from '../../siege/cards/face-down.ts';
import { LiftButton } from '../../siege/cards/lift-button.tsx';
import { isHex } from '../../../face/view.ts';
import { markerInWords } from '../chapters/chapter.ts';
import { CAULDRONS, laying } from '../laying.ts';
import { useView } from '../own.ts';
import { plainFace } from '../plain-face.ts';
import { setupWords } from '../words.ts';

interface Props {
  readonly faceDown: FaceDown;
  /** Where the plan that is chosen has cauldrons. */
  readonly hexes: readonly string[];
}

export function EnginesSetup(cauldrons: Props) {
  const view = useView();
  const { side, commands } = useMatch((state) => ({ side: state.side, commands: state.offer?.commands }));
  if (!view || !commands) return null;
  const engines = Object.entries(view.markers).filter(
    ([, marker]) => marker.side === side && marker.kind !== 'cauldron' && marker.hex !== 'due',
  );
  return (
    <>
      <section className="engines-setup" aria-label={setupWords.engines} data-testid="engines-setup">
        <h3>{setupWords.engines}</h3>
        <p className="soft">{setupWords.enginesHint}</p>
        <ul className="engines">
          {engines.map(([id, { hex }]) => (
            <li key={id}>
              <Sort sort={id} name={markerInWords(id)} />
              <Where hex={hex} />
            </li>
          ))}
        </ul>
      </section>
      {side === 'westernesse' && <CauldronsSetup {...cauldrons} />}
    </>
  );
}

/** Laid by tapping hexes while it is pressed. */
function Sort({ sort, name }: { readonly sort: string; readonly name: string }) {
  const store = useMatchStore();
  const { inHand, free, sending } = useMatch((state) => ({
    inHand: state.laying === sort,
    free: state.offer?.commands.some(({ command }) => laying.lays(command, sort)) ?? false,
    sending: state.sending,
  }));
  return (
    <button
      type="button"
      className={inHand ? 'button small iron' : 'button small'}
      aria-pressed={inHand}
      data-testid={`lay-${sort}`}
      disabled={sending || !free}
      onClick={() => store.getState().setLaying(inHand ? null : sort)}
    >
      {name}
    </button>
  );
}

function Where({ hex }: { readonly hex: string }) {
  const goTo = useBoard((state) => state.goTo);
  if (!isHex(hex)) return <span className="soft">{setupWords.notYet}</span>;
  return (
    <button type="button" className="engine-where" onClick={() => goTo(hex)}>
      {plainFace.gazetteer.placeWithLandmark(hex)}
    </button>
  );
}

function CauldronsSetup({ faceDown, hexes }: Props) {
  const store = useMatchStore();
  const view = useView();
  const { commands, sending } = useMatch((state) => ({ commands: state.offer?.commands, sending: state.sending }));
  const [placing, setPlacing] = useState(false);
  const standing = Object.entries(view?.markers ?? {}).filter(([, { kind }]) => kind === 'cauldron');
  const all = view ? layByLot(faceDown, laidOf(view, faceDown), hexes) : [];
  const placeAll = async () => {
    store.getState().setLaying(null);
    setPlacing(true);
    await store.getState().sendAll(all);
    setPlacing(false);
  };
  return (
    <section className="engines-setup" aria-label={setupWords.cauldrons} data-testid="cauldrons-setup">
      <h3>{setupWords.cauldrons}</h3>
      <p className="soft">{setupWords.cauldronsHint}</p>
      {all.length > 0 && (
        <button
          type="button"
          className="button wide"
          data-testid="cauldrons-all"
          disabled={sending || placing}
          onClick={() => void placeAll()}
        >
          {setupWords.placeAll}
        </button>
      )}
      <div className="cauldron-sorts" role="group" aria-label={setupWords.cauldrons}>
        {Object.entries(CAULDRONS).map(([sort, name]) => (
          <Sort key={sort} sort={sort} name={name} />
        ))}
      </div>
      <ul className="engines">
        {standing.map(([id, { hex, dummy }]) => {
          const lift = commands?.find(({ command }) => command.type === 'liftCauldron' && command['hex'] === hex);
          return (
            <li key={id}>
              <span>{dummy ? setupWords.dummy : setupWords.cauldron}</span>
              <Where hex={hex} />
              {lift && (
                <LiftButton
                  command={lift.command}
                  label={setupWords.lift(hex)}
                  name={`lift-cauldron-${hex}`}
                  disabled={sending}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
