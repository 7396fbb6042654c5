/** One's engines in the Siege Phase: who stands with each, whether it can be worked, and if not, why. */
import './late.css';
import { useFace } from '../../../face/face.ts';
import type { GameCommand } from '../../../face/view.ts';
import { useMatch } from '../../../match/line/context.ts';
import { Chips } from '../../../tables/hex/piece-chip.tsx';
import { markerInWords } from '../chapters/chapter.ts';
import { enginesOf, stateOf } from '../engines.ts';
import { useView } from '../own.ts';
import { engineStates, engineWords as words } from '../words.ts';
import { WhyNot } from './why-not.tsx';

export function EnginesNow() {
  const view = useView();
  const side = useMatch((state) => state.side);
  if (!view || side === null) return null;
  return (
    <section className="engines-now" aria-label={words.title} data-testid="engines-now">
      <h3>{words.title}</h3>
      <p className="soft">{side === 'sauron' ? words.heads(view.supply.heads) : words.fireOnly}</p>
      <ul>
        {enginesOf(view, side).map((id) => (
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
      {!isTower && able.length > 0 && <Chips ids={able} />}
      {!isTower && first === undefined && <p className="why-not">{words.nobody}</p>}
      {!isTower && first !== undefined && able.length === 0 && state !== 'fired' && (
        <WhyNot command={trialOf(engine.kind, first)} />
      )}
    </li>
  );
}

/** What is asked about an engine that cannot be worked: that the crew may do nothing with it is found before the target is. */
const trialOf = (kind: string, unit: string): GameCommand =>
  kind === 'grond'
    ? { type: 'swingGrond', unit, below: '1911', above: '1910' }
    : { type: 'hurlFireball', unit, hex: '1911' };
