/** Asks what the letters and signs on a counter mean; the answer is shown beside the aims, which are always there. */
import { create } from 'zustand';
import { play } from '../../text/play.ts';

interface LegendControl {
  readonly open: boolean;
  show(open: boolean): void;
}

export const useLegend = create<LegendControl>()((set) => ({
  open: false,
  show(open) {
    set({ open });
  },
}));

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
