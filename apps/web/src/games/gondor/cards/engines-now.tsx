/** One's engines in the Siege Phase: who stands with each, whether it can be worked, and if not, why. */
import './late.css';
import { type GameCommand, hexOf } from '../../../face/view.ts';
import { useBoard } from '../../../tables/hex/board-control.ts';
import { markerInWords } from '../chapters/chapter.ts';
import { enginesOf, stateOf } from '../engines.ts';
import { useView } from '../own.ts';
import { engineStates, engineWords as words } from '../words.ts';
import { WhyNot } from './why-not.tsx';
import { useFace, useMatch, useMatchStore } from '../../../tables/hex/own.ts';

export function EnginesNow() {
  const view = useView();
  const side = useMatch((state) => state.side);
  const actors = useMatch((state) => state.offer?.actors);
  if (!view || side === null) return null;
  const engines = enginesOf(view, side);
  const isReady = (id: string): boolean =>
    view.markers[id]?.kind !== 'siege-tower' &&
    (actors ?? []).some((piece) => hexOf(view, piece) === view.markers[id]?.hex);
  return (
    <section className="engines-now" aria-label={words.title} data-testid="engines-now">
      <h3>{words.title}</h3>
      <p className="soft">{side === 'sauron' ? words.heads(view.supply.heads) : words.fireOnly}</p>
      <ul>
        {engines
          .toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)))
          .map((id) => (
            <Engine key={id} id={id} />
          ))}
      </ul>
    </section>
  );
}

function Engine({ id }: { readonly id: string }) {
  const { pieces, gazetteer } = useFace();
  const view = useView();
  const actors = useMatch((state) => state.offer?.actors);
  const engine = view?.markers[id];
  if (!view || !engine) return null;
  const state = stateOf(view, id);
  const crew = pieces.on(view, engine.hex).filter((piece) => pieces.unit(piece) && pieces.side(piece) === engine.side);
  const able = crew.filter((piece) => actors?.includes(piece));
  const [first] = crew;
  const isTower = engine.kind === 'siege-tower';
  return (
    <li className={able.length > 0 && !isTower ? 'engine-now ready' : 'engine-now'} data-testid={`engine-${id}`}>
      <h4>
        {markerInWords(id)} <span className="soft">{gazetteer.placeWithLandmark(engine.hex)}</span>
      </h4>
      {state !== undefined && <p>{engineStates[state]}</p>}
      {isTower && state === undefined && <p>{words.towerNotReady}</p>}
      {!isTower && able.map((piece) => <Crew key={piece} piece={piece} hex={engine.hex} />)}
      {!isTower && first === undefined && <p className="why-not">{words.nobody}</p>}
      {!isTower && first !== undefined && able.length === 0 && state !== 'fired' && (
        <WhyNot command={trialOf(engine.kind, first)} />
      )}
    </li>
  );
}

/** Chooses the engine, by taking its crew in hand. */
function Crew({ piece, hex }: { readonly piece: string; readonly hex: string }) {
  const store = useMatchStore();
  const { pieces } = useFace();
  const goTo = useBoard((state) => state.goTo);
  const inHand = useMatch((state) => state.piece === piece);
  return (
    <button
      type="button"
      className={inHand ? 'button iron crew' : 'button crew'}
      aria-pressed={inHand}
      data-testid={`crew-${piece}`}
      onClick={() => {
        store.getState().select(inHand ? null : piece);
        if (!inHand) goTo(hex);
      }}
    >
      {inHand ? words.inHand : words.workIt} <small>{pieces.name(piece)}</small>
    </button>
  );
}

/** What is asked about an engine that cannot be worked: that the crew may do nothing with it is found before the target is. */
const trialOf = (kind: string, unit: string): GameCommand =>
  kind === 'grond'
    ? { type: 'swingGrond', unit, below: '1911', above: '1910' }
    : { type: 'hurlFireball', unit, hex: '1911' };
