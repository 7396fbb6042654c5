import { describe, expect, test } from 'vitest';
import { type Drawing, drawingToSvg } from '../../../art/drawing.ts';
import { ICONS } from '../../../art/icons.ts';
import { readSvg } from '../../../art/well-formed.fixture.ts';
import { PLAIN_LOOKS } from '../six-hexes.fixture.ts';
import { type CounterLook, counterFace, counterFaceKey, leaderFace, standing } from './counter-face.ts';
import { breachFace, controlFace, LADDER, markerFace } from './marker-face.ts';
import { rimFace } from './rim-face.ts';

const STRANGER: CounterLook = {
  side: 0,
  silhouette: 'mumak',
  cavalry: true,
  strengths: 'A9Z',
  reduced: false,
  disrupted: false,
};
const pictures = ({ shapes }: Drawing): readonly string[] => shapes.map(({ d }) => d);

describe('what a game has not drawn', () => {
  test('is seen all the same', () => {
    const drawings = [
      counterFace(STRANGER, PLAIN_LOOKS),
      counterFace({ ...STRANGER, nation: 'harad', carries: 'tower', formation: 'ring', place: 'mine' }, PLAIN_LOOKS),
      leaderFace({ side: 1, id: 'suladan', rally: 2, reduced: true }, PLAIN_LOOKS),
      markerFace({ kind: 'mirror', face: 'hidden' }, PLAIN_LOOKS),
    ];
    for (const drawing of drawings) {
      const svg = drawingToSvg(drawing, 'one');
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(() => readSvg(svg)).not.toThrow();
    }
    expect(pictures(counterFace(STRANGER, PLAIN_LOOKS))).toContain(ICONS.melee);
    expect(pictures(leaderFace({ side: 1, id: 'suladan', rally: 2, reduced: false }, PLAIN_LOOKS))).toContain(
      ICONS.captain,
    );
  });

  test('looks as the game says once it has', () => {
    const looks = { ...PLAIN_LOOKS, figures: { mumak: standing('M1 2z') }, portraits: { suladan: 'M3 4z' } };
    expect(pictures(counterFace(STRANGER, looks))).toContain('M1 2z');
    expect(pictures(leaderFace({ side: 1, id: 'suladan', rally: 2, reduced: false }, looks))).toContain('M3 4z');
  });
});

describe('sides', () => {
  test('differ in form, whatever their colours', () => {
    const [one, other] = [counterFace(STRANGER, PLAIN_LOOKS), counterFace({ ...STRANGER, side: 1 }, PLAIN_LOOKS)];
    expect(pictures(one)[0]).not.toBe(pictures(other)[0]);
    expect(counterFaceKey(STRANGER, PLAIN_LOOKS)).not.toBe(counterFaceKey({ ...STRANGER, side: 1 }, PLAIN_LOOKS));
    const [first, second] = PLAIN_LOOKS.sides;
    expect(pictures(controlFace(0, first))[0]).not.toBe(pictures(controlFace(1, second))[0]);
  });

  test('have shields, rims and breaches that can be drawn', () => {
    const drawings = [
      LADDER,
      controlFace(0, PLAIN_LOOKS.sides[0]),
      controlFace(1, PLAIN_LOOKS.sides[1]),
      breachFace('breached'),
      breachFace('collapsed'),
      rimFace('counter', 0, 'selected'),
      rimFace('leader', 1, 'actionable'),
    ];
    for (const drawing of drawings) {
      const svg = drawingToSvg(drawing, 'one');
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(() => readSvg(svg)).not.toThrow();
    }
  });
});
