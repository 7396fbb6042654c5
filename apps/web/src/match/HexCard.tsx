/** A hex that was chosen with nobody of interest in it. */
import { play } from '../text/play.ts';
import { useMatch } from './context.ts';
import { Chips } from './Orders.tsx';
import { piecesOn } from './pieces.ts';
import { describeHex } from './places.ts';

export function HexCard({ hex }: { readonly hex: string }) {
  const here = useMatch((state) => (state.view ? piecesOn(state.view, hex) : []));
  return (
    <section className="piece-card" aria-label={describeHex(hex)} data-testid="hex-card">
      <p>
        <b>{describeHex(hex)}</b>
      </p>
      {here.length === 0 ? <p className="soft">{play.emptyHex}</p> : <Chips ids={here} list="stack" />}
    </section>
  );
}
