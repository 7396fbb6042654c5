/** What slows one's steps: trees, and broken stone. And hills, with the lie of the land. */
import { chanceOf } from '../../stage/chance.ts';
import { area, group, num, path } from '../../stage/ink.ts';
import type { Point } from '../../stage/plane.ts';
import { boxOf, shrunk, strewn } from './outline.ts';

/** A crown from above: lobes about a middle. */
function crown({ x, y }: Point, r: number, chance: () => number): string {
  const lobes = 7 + Math.floor(chance() * 3);
  const turn = chance() * 6;
  const at = (k: number, far: number): Point => {
    const angle = turn + (k / lobes) * 2 * Math.PI;
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  };
  let d = '';
  for (let k = 0; k < lobes; k++) {
    const [from, over, to] = [at(k, r * 0.82), at(k + 0.5, r * (1.12 + chance() * 0.22)), at(k + 1, r * 0.82)];
    d += `${k === 0 ? `M${num(from.x)} ${num(from.y)}` : ''}Q${num(over.x)} ${num(over.y)} ${num(to.x)} ${num(to.y)}`;
  }
  return `${d}Z`;
}

export function woods(id: string, outline: readonly Point[]): string {
  const chance = chanceOf(`woods ${id}`);
  const floor = area(outline);
  let [shadow, dark, middle, light, glints] = ['', '', '', '', ''];
  for (const at of strewn(shrunk(outline, 0.93), id, 40)) {
    const r = 13 + chance() * 9;
    shadow += crown({ x: at.x + 6, y: at.y + 9 }, r, chance);
    const whole = crown(at, r, chance);
    if (chance() < 0.5) dark += whole;
    else middle += whole;
    light += crown({ x: at.x - r * 0.22, y: at.y - r * 0.26 }, r * 0.56, chance);
    glints += `M${num(at.x - r * 0.5)} ${num(at.y - r * 0.35)}q${num(r * 0.2)} ${num(-r * 0.3)} ${num(r * 0.55)} ${num(-r * 0.28)}`;
  }
  return group(
    `woods ${id}`,
    path(floor, { fill: '#57643a', stroke: '#4b5833', width: 3, opacity: 0.85 }) +
      path(floor, { stroke: '#e8e0b0', width: 1.4, opacity: 0.5, dash: '3 7' }) +
      path(shadow, { fill: '#1f2a14', opacity: 0.42 }) +
      path(dark, { fill: '#3c5a2b', stroke: '#263c1b', width: 1 }) +
      path(middle, { fill: '#496b33', stroke: '#2b431e', width: 1 }) +
      path(light, { fill: '#6d8d45', opacity: 0.75 }) +
      path(glints, { stroke: '#a9c06f', width: 1.6, opacity: 0.7 }),
  );
}

export function scree(id: string, outline: readonly Point[]): string {
  const chance = chanceOf(`scree ${id}`);
  const floor = area(outline);
  let [dark, lit, top, grit] = ['', '', '', ''];
  for (const { x, y } of strewn(outline, id, 15)) {
    grit += `M${num(x + (chance() - 0.5) * 14)} ${num(y + (chance() - 0.5) * 14)}h${num(0.8 + chance() * 2)}`;
    if (chance() < 0.25) continue;
    const r = 2.2 + chance() ** 2 * 8.5;
    const corners = 5 + Math.floor(chance() * 3);
    const stone = Array.from({ length: corners }, (_, k) => {
      const turn = (k / corners) * 2 * Math.PI + chance() * 0.6;
      return { x: x + Math.cos(turn) * r, y: y + Math.sin(turn) * r * 0.78 };
    });
    lit += area(stone);
    dark += area(stone.map((point) => ({ x: point.x + 1.6, y: point.y + 2.4 })));
    top += `M${num(x - r * 0.5)} ${num(y - r * 0.1)}L${num(x - r * 0.05)} ${num(y - r * 0.5)}L${num(x + r * 0.5)} ${num(y - r * 0.2)}`;
  }
  return group(
    `scree ${id}`,
    path(floor, { fill: '#9b8b68', stroke: '#9b8b68', width: 8, opacity: 0.45 }) +
      path(floor, { fill: '#ac9c78', opacity: 0.9 }) +
      path(grit, { stroke: '#6a5b41', width: 1.3, opacity: 0.6 }) +
      path(dark, { fill: '#3f3526', opacity: 0.65 }) +
      path(lit, { fill: '#cfc3a4', stroke: '#66583f', width: 0.9 }) +
      path(top, { stroke: '#f0e8cf', width: 1.2, opacity: 0.8 }),
  );
}

const STEPS = 6;

/** Lit from the north-west, as all maps are. */
export function hill(id: string, outline: readonly Point[]): string {
  const { left, top, right, bottom } = boxOf(outline);
  const shade = `hill-${id.replaceAll(/\W/g, '-')}`;
  const rings = Array.from({ length: STEPS }, (_, i) => shrunk(outline, 1 - (i / STEPS) * 0.82));
  return group(
    `hill ${id}`,
    `<linearGradient id="${shade}" gradientUnits="userSpaceOnUse" x1="${num(left)}" y1="${num(top)}" x2="${num(right)}" y2="${num(bottom)}"><stop offset="0" stop-color="#f4ecbb" stop-opacity="0.75"/><stop offset="0.5" stop-color="#b7b06f" stop-opacity="0.25"/><stop offset="1" stop-color="#3f4a26" stop-opacity="0.7"/></linearGradient>` +
      path(area(outline.map(({ x, y }) => ({ x: x + 5, y: y + 8 }))), { fill: '#2b3318', opacity: 0.35 }) +
      path(area(outline), { fill: '#9da363', opacity: 0.9 }) +
      rings.map((ring, i) => path(area(ring), { fill: `url(#${shade})`, opacity: 0.32 + i * 0.03 })).join('') +
      rings
        .map((ring, i) =>
          path(area(ring), { stroke: '#6b6134', width: i === 0 ? 2 : 1.1, opacity: i === 0 ? 0.85 : 0.5 }),
        )
        .join(''),
  );
}
