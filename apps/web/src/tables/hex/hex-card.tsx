/** A hex that was chosen with nobody of interest in it. */
import { describeHex } from '../../games/helms-deep/gazetteer.ts';
import { piecesOn } from '../../games/helms-deep/pieces.ts';
import { useMatch } from '../../match/line/context.ts';
import { play } from '../../text/play.ts';
import { Chips } from './piece-chip.tsx';

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
