/** Whether what the signs on the board mean is being told: asked for beside a piece or beside the aims, told beside the aims. */
import { create } from 'zustand';

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
