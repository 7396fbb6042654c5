/** Water with its banks: a ford in which stones show, deep water that is dark, and reeds. */
import { chanceOf } from '../../stage/chance.ts';
import { area, group, num, path } from '../../stage/ink.ts';
import type { Point } from '../../stage/plane.ts';
import { strewn } from './outline.ts';

type Depth = 'shallow' | 'waist' | 'deep';

const WATER: Readonly<Record<Depth, { readonly fill: string; readonly ripple: string }>> = {
  shallow: { fill: '#93b3ae', ripple: '#d9ebe6' },
  waist: { fill: '#7f9d8a', ripple: '#c8dcc4' },
  deep: { fill: '#4a7489', ripple: '#8fb4c2' },
};

export interface Water {
  readonly id: string;
  readonly depth: Depth;
  readonly outline: readonly Point[];
}

/** All together, so that no bank runs between two waters. */
export function waters(all: readonly Water[]): string {
  if (all.length === 0) return '';
  const whole = all.map(({ outline }) => area(outline)).join('');
  return group(
    'water',
    path(whole, { fill: '#6d5a38', stroke: '#6d5a38', width: 26, opacity: 0.28 }) +
      path(whole, { fill: '#c0a774', stroke: '#c0a774', width: 15, opacity: 0.9 }) +
      path(whole, { fill: '#8d7748', stroke: '#8d7748', width: 6 }) +
      all
        .map(({ outline, depth }) =>
          path(area(outline), { fill: WATER[depth].fill, stroke: WATER[depth].fill, width: 1.5 }),
        )
        .join('') +
      all.map(depths).join(''),
  );
}

function depths({ id, depth, outline }: Water): string {
  const chance = chanceOf(`water ${id}`);
  const { ripple } = WATER[depth];
  const d = area(outline);
  const clip = `clip-${id.replaceAll(/\W/g, '-')}`;
  let [waves, stones, dark, reeds, heads] = ['', '', '', '', ''];
  for (const { x, y } of strewn(outline, id, depth === 'deep' ? 26 : 22)) {
    const long = 8 + chance() * 22;
    waves += `M${num(x)} ${num(y)}q${num(long / 4)} ${num(-2.4 - chance() * 2)} ${num(long / 2)} 0t${num(long / 2)} 0`;
    if (depth === 'shallow' && chance() < 0.55) {
      const r = 2 + chance() ** 2 * 8;
      dark += `M${num(x - r)} ${num(y + r * 0.45)}q${num(r)} ${num(r)} ${num(r * 2)} 0z`;
      stones += `M${num(x - r)} ${num(y)}q${num(r * 0.3)} ${num(-r)} ${num(r)} ${num(-r * 0.9)}q${num(r * 0.9)} ${num(r * 0.1)} ${num(r)} ${num(r)}q${num(-r)} ${num(r * 0.7)} ${num(-r * 2)} ${num(-r * 0.1)}z`;
    }
    if (depth === 'waist')
      for (let i = 0; i < 3; i++) {
        const [rx, ry, h] = [x + (chance() - 0.5) * 20, y + (chance() - 0.5) * 16, 9 + chance() * 12];
        const lean = (chance() - 0.5) * 7;
        reeds += `M${num(rx)} ${num(ry)}q${num(lean * 0.3)} ${num(-h * 0.6)} ${num(lean)} ${num(-h)}`;
        if (chance() < 0.4) heads += `M${num(rx + lean)} ${num(ry - h)}l${num(lean * 0.12)} -4`;
      }
  }
  return (
    `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">` +
    path(d, { stroke: '#33586b', width: depth === 'deep' ? 20 : 8, opacity: 0.22 }) +
    path(d, { stroke: '#e9f2ea', width: 3, opacity: 0.4 }) +
    path(dark, { fill: '#41605f', opacity: 0.5 }) +
    path(stones, { fill: '#c9c3ab', stroke: '#6f705f', width: 0.8 }) +
    path(waves, { stroke: ripple, width: 1.5, opacity: depth === 'deep' ? 0.55 : 0.75 }) +
    `</g>` +
    path(reeds, { stroke: '#4c5f2f', width: 1.7, opacity: 0.9 }) +
    path(heads, { stroke: '#5d3f1e', width: 3.2 })
  );
}
