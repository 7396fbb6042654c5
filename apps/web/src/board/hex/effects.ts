/**
 * Short pictures of what is no march and no blow: explosions, falling stones, a ram, a ladder, rings of sound. A game
 * takes into its face what happens in it, under names of its own.
 */
import type { Graphics } from 'pixi.js';
import { between, type Point } from '../stage/plane.ts';

export interface Effect {
  /** At speed 1. */
  readonly milliseconds: number;
  /** Draws the moment `t`, from 0 to 1, on empty graphics; `from` and `to` are middles of hexes, maybe of the same. */
  draw(on: Graphics, t: number, from: Point, to: Point): void;
}

const out = (t: number): number => 1 - (1 - t) ** 3;

/** Angles and reaches of what flies about: the same each time, as a drawing is. */
const SHARDS: readonly (readonly [angle: number, reach: number, size: number])[] = Array.from(
  { length: 18 },
  (_, i) => [i * 2.4, 0.55 + ((i * 7) % 10) / 18, 4 + ((i * 5) % 7)],
);

const BLAST_MS = 1100;

/** A fuse that splutters between two hexes, and a little smoke. */
export const splutter: Effect = {
  milliseconds: BLAST_MS,
  draw(on, t, from, to) {
    const at = between(from, to, 0.5);
    const spark = 8 * (1 - t);
    on.circle(at.x, at.y - 6, spark).fill({ color: 0xffd24a, alpha: 1 - t });
    on.circle(at.x + 4, at.y - 12 - 30 * t, 8 + 12 * t).fill({ color: 0x4a443c, alpha: 0.5 * (1 - t) });
  },
};

/** An explosion between two hexes. */
export const blast: Effect = {
  milliseconds: BLAST_MS,
  draw(on, t, from, to) {
    const at = between(from, to, 0.5);
    const ring = 20 + 120 * out(t);
    on.circle(at.x, at.y, ring).stroke({ width: 10 * (1 - t) + 1, color: 0xfff0c0, alpha: 0.8 * (1 - t) });
    const ball = 12 + 62 * out(Math.min(1, t * 1.8));
    const fade = Math.max(0, 1 - t * 1.25);
    on.circle(at.x, at.y, ball).fill({ color: 0x6b1d08, alpha: 0.55 * fade });
    on.circle(at.x, at.y, ball * 0.8).fill({ color: 0xf07818, alpha: 0.85 * fade });
    on.circle(at.x, at.y, ball * 0.5).fill({ color: 0xfff3b0, alpha: fade });
    for (const [angle, reach, size] of SHARDS) {
      const way = 130 * reach * out(t);
      const x = at.x + Math.cos(angle) * way;
      const y = at.y + Math.sin(angle) * way * 0.8 + 60 * t * t;
      on.circle(x, y, size * (1 - t * 0.6)).fill({ color: 0x33291f, alpha: Math.max(0, 1 - t * t) });
    }
    for (let i = 0; i < 6; i++) {
      const x = at.x + Math.cos(i * 1.9) * 34;
      on.circle(x, at.y - 70 * t + i * 5, 12 + 26 * t).fill({ color: 0x3b342c, alpha: 0.34 * Math.sin(t * Math.PI) });
    }
  },
};

/** Stones that fall from one hex on the next. */
export const fallingStones: Effect = {
  milliseconds: 780,
  draw(on, t, from, to) {
    SHARDS.slice(0, 9).forEach(([angle, reach, size], i) => {
      const fall = Math.min(1, Math.max(0, t * 1.5 - i * 0.05));
      if (fall <= 0) return;
      const end = { x: to.x + Math.cos(angle) * 24 * reach, y: to.y + Math.sin(angle) * 18 * reach };
      const at = between(from, end, fall);
      const high = Math.sin(fall * Math.PI) * 26;
      const r = size * 1.25;
      on.poly([
        at.x - r,
        at.y - high,
        at.x - r * 0.2,
        at.y - high - r,
        at.x + r,
        at.y - high - r * 0.3,
        at.x + r * 0.5,
        at.y - high + r * 0.8,
      ])
        .fill({ color: 0x8d8577, alpha: t > 0.9 ? (1 - t) * 10 : 1 })
        .stroke({ width: 2, color: 0x241f19, alpha: t > 0.9 ? (1 - t) * 10 : 1 });
    });
    if (t > 0.6) on.circle(to.x, to.y, 50 * (t - 0.4)).stroke({ width: 7, color: 0xcbbf9f, alpha: (1 - t) * 2 });
  },
};

/** Three strokes at what stands between two hexes; at the last one it may break. */
export const battering = (breaks: boolean): Effect => ({
  milliseconds: 860,
  draw(on, t, from, to) {
    const gate = between(from, to, 0.5);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    // Three strokes, the last one the hardest.
    const stroke = (t * 3) % 1;
    const push = Math.sin(stroke * Math.PI) * 17;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const head = { x: gate.x - dx * (24 - push), y: gate.y - dy * (24 - push) };
    on.moveTo(head.x - dx * 34, head.y - dy * 34)
      .lineTo(head.x, head.y)
      .stroke({ width: 14, color: 0x2d1a08, cap: 'round' });
    on.moveTo(head.x - dx * 33, head.y - dy * 33)
      .lineTo(head.x, head.y)
      .stroke({ width: 9, color: 0x8b6a44, cap: 'round' });
    on.circle(head.x, head.y, 7).fill(0x4a4640);
    if (stroke > 0.4 && stroke < 0.75) {
      for (let i = -2; i <= 2; i++) {
        const away = angle + Math.PI + i * 0.5;
        on.moveTo(gate.x + Math.cos(away) * 8, gate.y + Math.sin(away) * 8).lineTo(
          gate.x + Math.cos(away) * 24,
          gate.y + Math.sin(away) * 24,
        );
      }
      on.stroke({ width: 4.5, color: 0xffd98a, cap: 'round' });
    }
    if (breaks && t > 0.75) {
      on.circle(gate.x, gate.y, 70 * (t - 0.6)).stroke({ width: 8, color: 0xffc93c, alpha: (1 - t) * 4 });
    }
  },
});

/** A ladder that goes up against the hex across. */
export const risingLadder: Effect = {
  milliseconds: 640,
  draw(on, t, from, to) {
    const foot = between(from, to, 0.16);
    const rise = out(t);
    const top = between(foot, to, 0.12 + 0.5 * rise);
    const angle = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
    const [wx, wy] = [Math.cos(angle) * 8, Math.sin(angle) * 8];
    for (const [width, color] of [
      [6, 0x2d1a08],
      [3, 0xd6aa69],
    ] as const) {
      on.moveTo(foot.x - wx, foot.y - wy).lineTo(top.x - wx, top.y - wy);
      on.moveTo(foot.x + wx, foot.y + wy).lineTo(top.x + wx, top.y + wy);
      for (let i = 1; i <= 6; i++) {
        const rung = between(foot, top, i / 7);
        on.moveTo(rung.x - wx, rung.y - wy).lineTo(rung.x + wx, rung.y + wy);
      }
      on.stroke({ width, color, cap: 'round' });
    }
  },
};

/** Rings from a hex over the whole map, as of a horn or a spell. */
export const rings = (color: number): Effect => ({
  milliseconds: 1300,
  draw(on, t, from) {
    for (let i = 0; i < 4; i++) {
      const age = t * 1.5 - i * 0.16;
      if (age <= 0 || age >= 1) continue;
      on.circle(from.x, from.y, 26 + 620 * out(age)).stroke({
        width: 14 * (1 - age) + 2,
        color,
        alpha: 0.75 * (1 - age),
      });
    }
  },
});
