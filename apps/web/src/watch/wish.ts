/** How whoever lays an overlay over their picture wants it, as the address says. */
export interface Wish {
  readonly scale: number;
  readonly at: 'top' | 'bottom';
}

/** As large and as small as can still be read. */
const [SMALLEST, LARGEST] = [0.5, 4];

export function wishOf(search: string): Wish {
  const asked = new URLSearchParams(search);
  const scale = Number(asked.get('scale') ?? '1');
  return {
    scale: Number.isFinite(scale) ? Math.min(LARGEST, Math.max(SMALLEST, scale)) : 1,
    at: asked.get('at') === 'bottom' ? 'bottom' : 'top',
  };
}
