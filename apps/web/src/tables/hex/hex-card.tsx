/** A hex that was chosen with nobody of interest in it. */
import { play } from '../../text/play.ts';
import { Chips } from './piece-chip.tsx';
import { useFace, useMatch } from './own.ts';

export function HexCard({ hex }: { readonly hex: string }) {
  const { gazetteer, pieces } = useFace();
  const here = useMatch((state) => (state.view ? pieces.on(state.view, hex) : []));
  const described = gazetteer.describeHex(hex);
  return (
    <section className="piece-card" aria-label={described} data-testid="hex-card">
      <p>
        <b>{described}</b>
      </p>
      {here.length === 0 ? <p className="soft">{play.emptyHex}</p> : <Chips ids={here} list="stack" />}
    </section>
  );
}
