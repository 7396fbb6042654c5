/** What people have built: walls, fences, palisades, houses, towers, ditches, fires. */
import { chanceOf } from '../../stage/chance.ts';
import { area, group, line, num, path } from '../../stage/ink.ts';
import type { Point } from '../../stage/plane.ts';
import { along, boxOf, middleOf, shrunk } from './outline.ts';

const shadowed = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(({ x, y }) => ({ x: x + dx, y: y + dy }));

export function wall(id: string, points: readonly Point[]): string {
  const chance = chanceOf(`wall ${id}`);
  let [stones, tops] = ['', ''];
  for (const { at, way } of along(points, 8.5)) {
    for (const aside of [-4, 4]) {
      const [w, h] = [3.6 + chance() * 1.6, 3 + chance() * 1.4];
      const x = at.x - way.y * aside + (chance() - 0.5) * 2;
      const y = at.y + way.x * aside + (chance() - 0.5) * 2;
      stones += `M${num(x - w)} ${num(y)}q${num(w * 0.2)} ${num(-h)} ${num(w)} ${num(-h)}q${num(w)} 0 ${num(w)} ${num(h)}q${num(-w * 0.3)} ${num(h)} ${num(-w)} ${num(h)}q${num(-w)} 0 ${num(-w)} ${num(-h)}z`;
      tops += `M${num(x - w * 0.5)} ${num(y - h * 0.5)}q${num(w * 0.5)} ${num(-h * 0.35)} ${num(w)} 0`;
    }
  }
  return group(
    `wall ${id}`,
    path(line(shadowed(points, 5, 7)), { stroke: '#1d1a10', width: 17, opacity: 0.4 }) +
      path(line(points), { stroke: '#4f4735', width: 18 }) +
      path(stones, { fill: '#b9af98', stroke: '#5a513d', width: 0.9 }) +
      path(tops, { stroke: '#ece5d1', width: 1.1, opacity: 0.75 }),
  );
}

export function fence(id: string, points: readonly Point[]): string {
  const posts = along(points, 26).map(({ at: { x, y } }) => `M${num(x - 3)} ${num(y - 4)}h6v8h-6z`);
  return group(
    `fence ${id}`,
    path(line(shadowed(points, 4, 6)), { stroke: '#1d1a10', width: 7, opacity: 0.35 }) +
      path(line(points), { stroke: '#4a3015', width: 7 }) +
      path(line(points), { stroke: '#a5763e', width: 4.2 }) +
      path(line(points), { stroke: '#d3a96c', width: 1.2, opacity: 0.7 }) +
      path(posts.join(''), { fill: '#8a5d2b', stroke: '#3b250e', width: 1.2 }),
  );
}

/** Stakes side by side, each with a point. */
export function palisade(id: string, points: readonly Point[]): string {
  let [stakes, points_] = ['', ''];
  for (const { at } of along(points, 10)) {
    stakes += `M${num(at.x - 5)} ${num(at.y)}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z`;
    points_ += `M${num(at.x - 3)} ${num(at.y + 1)}L${num(at.x)} ${num(at.y - 3)}L${num(at.x + 3)} ${num(at.y + 1)}`;
  }
  return group(
    `palisade ${id}`,
    path(line(shadowed(points, 6, 9)), { stroke: '#1d1a10', width: 13, opacity: 0.42 }) +
      path(stakes, { fill: '#8d6534', stroke: '#3b250e', width: 1.3 }) +
      path(points_, { stroke: '#e0bb80', width: 1.5 }),
  );
}

/** A roof of thatch, or of a ruin the stump of its walls. */
export function building(id: string, outline: readonly Point[]): string {
  const ruin = /stump|ruin|tower|rock/.test(id);
  const shadow = path(area(shadowed(outline, 9, 13)), { fill: '#14120a', opacity: 0.45 });
  if (ruin) {
    const inner = shrunk(outline, 0.66);
    const chance = chanceOf(`ruin ${id}`);
    const rubble = along([...inner, inner[0] ?? { x: 0, y: 0 }], 13)
      .map(({ at: { x, y } }) => {
        const r = 3 + chance() * 5;
        return `M${num(x - r)} ${num(y)}l${num(r * 0.7)} ${num(-r)}l${num(r)} ${num(r * 0.3)}l${num(r * 0.2)} ${num(r)}z`;
      })
      .join('');
    const courses = [0.94, 0.82].map((share) => area(shrunk(outline, share))).join('');
    return group(
      `ruin ${id}`,
      shadow +
        path(area(outline), { fill: '#938a78', stroke: '#37301f', width: 3 }) +
        path(courses, { stroke: '#5d543f', width: 1.4, dash: '14 4 9 3' }) +
        path(area(inner), { fill: '#4a4331', stroke: '#2a2416', width: 2 }) +
        path(rubble, { fill: '#a89f8a', stroke: '#3c3524', width: 1 }),
    );
  }
  const { left, top, right, bottom } = boxOf(outline);
  const wide = right - left >= bottom - top;
  const middle = middleOf(outline);
  const [ridgeA, ridgeB] = wide
    ? [
        { x: left + (right - left) * 0.16, y: middle.y },
        { x: right - (right - left) * 0.16, y: middle.y },
      ]
    : [
        { x: middle.x, y: top + (bottom - top) * 0.16 },
        { x: middle.x, y: bottom - (bottom - top) * 0.16 },
      ];
  let thatch = '';
  const chance = chanceOf(`thatch ${id}`);
  for (let i = 0; i < 90; i++) {
    const t = chance();
    const from = { x: ridgeA.x + (ridgeB.x - ridgeA.x) * t, y: ridgeA.y + (ridgeB.y - ridgeA.y) * t };
    const far = chance();
    const to = wide ? { x: from.x, y: chance() < 0.5 ? top : bottom } : { x: chance() < 0.5 ? left : right, y: from.y };
    const x = from.x + (to.x - from.x) * far * 0.8;
    const y = from.y + (to.y - from.y) * far * 0.8;
    thatch += `M${num(x)} ${num(y)}l${num((to.x - from.x) * 0.18)} ${num((to.y - from.y) * 0.18)}`;
  }
  return group(
    `house ${id}`,
    shadow +
      path(area(outline), { fill: '#b08d4f', stroke: '#3a2710', width: 3 }) +
      path(
        wide
          ? `M${num(left)} ${num(bottom)}L${num(ridgeA.x)} ${num(middle.y)}L${num(ridgeB.x)} ${num(middle.y)}L${num(right)} ${num(bottom)}Z`
          : `M${num(right)} ${num(top)}L${num(middle.x)} ${num(ridgeA.y)}L${num(middle.x)} ${num(ridgeB.y)}L${num(right)} ${num(bottom)}Z`,
        { fill: '#6f5426', opacity: 0.6 },
      ) +
      path(thatch, { stroke: '#e2c583', width: 1.2, opacity: 0.55 }) +
      path(line([ridgeA, ridgeB]), { stroke: '#4a3213', width: 6 }) +
      path(line([ridgeA, ridgeB]), { stroke: '#d8b872', width: 2 }),
  );
}

export function ditch(id: string, outline: readonly Point[]): string {
  return group(
    `ditch ${id}`,
    path(area(outline), { fill: '#5b4627', stroke: '#8f7446', width: 6 }) +
      path(area(shrunk(outline, 0.86)), { fill: '#3d2e17' }) +
      path(area(outline), { stroke: '#20170a', width: 2, opacity: 0.8, dash: '7 5' }),
  );
}

export const FIRE_DEFS =
  '<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a8" stop-opacity="0.95"/><stop offset="0.25" stop-color="#ff9d3c" stop-opacity="0.6"/><stop offset="1" stop-color="#ff7a1c" stop-opacity="0"/></radialGradient>';

export function fire({ x, y }: Point): string {
  const stones = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 9) * 2 * Math.PI;
    return `M${num(x + Math.cos(turn) * 17 - 5)} ${num(y + Math.sin(turn) * 14)}a5 4 0 1 1 10 0a5 4 0 1 1 -10 0z`;
  }).join('');
  return group(
    'fire',
    `<circle cx="${num(x)}" cy="${num(y)}" r="90" fill="url(#glow)" opacity="0.6"/>` +
      path(stones, { fill: '#6b6357', stroke: '#27221a', width: 1.2 }) +
      path(
        `M${num(x - 11)} ${num(y + 6)}L${num(x + 11)} ${num(y - 3)}M${num(x + 11)} ${num(y + 7)}L${num(x - 10)} ${num(y - 4)}`,
        { stroke: '#3b2412', width: 5 },
      ) +
      path(
        `M${num(x)} ${num(y - 24)}Q${num(x + 14)} ${num(y - 6)} ${num(x + 7)} ${num(y + 6)}Q${num(x)} ${num(y + 11)} ${num(x - 8)} ${num(y + 5)}Q${num(x - 13)} ${num(y - 6)} ${num(x)} ${num(y - 24)}Z`,
        { fill: '#ff8a1f' },
      ) +
      path(
        `M${num(x)} ${num(y - 13)}Q${num(x + 7)} ${num(y - 2)} ${num(x + 3)} ${num(y + 5)}Q${num(x - 6)} ${num(y + 6)} ${num(x - 5)} ${num(y)}Z`,
        { fill: '#ffe27a' },
      ),
  );
}
