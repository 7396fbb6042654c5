/** Asks what the letters and signs on a counter mean; the answer is shown beside the aims, which are always there. */
import { play } from '../../text/play.ts';
import { useLegend } from './legend-open.ts';

export function LegendButton() {
  const show = useLegend((state) => state.show);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={play.signs}
      title={play.signs}
      aria-haspopup="dialog"
      data-testid="piece-legend"
      onClick={() => show(true)}
    >
      ?
    </button>
  );
}
