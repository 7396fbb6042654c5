import { type Side, SIDES } from '@warbeacon/siege';
import { LEADERS, UNITS } from '@warbeacon/siege/helms-deep';
import { describe, expect, test } from 'vitest';
import { drawingToSvg } from '../../../art/drawing.ts';
import { ICONS } from '../../../art/icons.ts';
import { canLetter } from '../../../art/lettering.ts';
import { readSvg } from '../../../art/well-formed.fixture.ts';
import type { SideIndex } from '../../../board/hex/model.ts';
import { counterSvg, leaderSvg, markerSvg } from '../../../board/hex/faces.ts';
import {
  type CounterLook,
  counterFace,
  counterFaceKey,
  leaderFace,
  leaderFaceKey,
} from '../../../board/hex/pieces/counter-face.ts';
import { controlFace, markerFace } from '../../../board/hex/pieces/marker-face.ts';
import { LOOKS } from './looks.ts';

const indexOf = (side: Side): SideIndex => (side === SIDES[0] ? 0 : 1);

const GUARD: CounterLook = {
  side: 1,
  nation: 'rohan',
  silhouette: 'guard',
  cavalry: false,
  strengths: 'B3W',
  reduced: false,
  disrupted: false,
};

function looks(): CounterLook[] {
  return UNITS.flatMap((unit) =>
    [false, true].map((reduced) => {
      const face = reduced ? unit.reduced : unit.full;
      return {
        side: indexOf(unit.side),
        nation: unit.nation,
        silhouette: unit.silhouette,
        cavalry: unit.cavalry,
        strengths: `${face.attack ?? ''}${unit.missile ? 'e' : ''}${face.armour}${face.morale}`,
        reduced,
        disrupted: false,
      };
    }),
  );
}

describe('counters', () => {
  test('of the whole order of battle can be drawn, with every letter of their strengths', () => {
    for (const look of looks()) {
      expect(look.strengths).toSatisfy((strengths: string) => canLetter(strengths, 'bold'));
      expect(LOOKS.figures?.[look.silhouette]).toBeTruthy();
      expect(() => readSvg(counterSvg(look, LOOKS, 'a counter'))).not.toThrow();
    }
  });

  test('that look alike share a key, and no others do', () => {
    const byKey = new Map<string, string>();
    for (const look of looks()) {
      const drawn = drawingToSvg(counterFace(look, LOOKS), 'same');
      const key = counterFaceKey(look, LOOKS);
      expect(byKey.get(key) ?? drawn).toBe(drawn);
      byKey.set(key, drawn);
    }
    expect(new Set(byKey.values()).size).toBe(byKey.size);
  });

  test('of the two sides differ in outline, not in colour alone', () => {
    const outlines = (look: CounterLook): string[] => counterFace(look, LOOKS).shapes.map(({ d }) => d);
    const theirs = new Set(outlines({ ...GUARD, side: 0 }));
    const cards = outlines(GUARD).filter((d) => d.includes('a'));
    expect(cards.some((d) => !theirs.has(d))).toBe(true);
    expect(outlines(GUARD)[0]).not.toBe(outlines({ ...GUARD, side: 0 })[0]);
  });

  test.each<[string, Partial<CounterLook>]>([
    ['reduced', { reduced: true }],
    ['disrupted', { disrupted: true }],
    ['mounted', { cavalry: true }],
    ['with a ram', { carries: 'ram' }],
    ['in a shield wall', { formation: 'shield-wall' }],
    ['in the culvert', { place: 'culvert' }],
    ['of other strengths', { strengths: 'C3W' }],
  ])('%s look different in form', (_, change) => {
    const forms = (look: CounterLook): string =>
      JSON.stringify(counterFace(look, LOOKS).shapes.map(({ d, dash }) => [d, dash]));
    expect(forms({ ...GUARD, ...change })).not.toBe(forms(GUARD));
    expect(counterFaceKey({ ...GUARD, ...change }, LOOKS)).not.toBe(counterFaceKey(GUARD, LOOKS));
  });

  test('say what they are to a screen reader, safely', () => {
    expect(counterSvg(GUARD, LOOKS, 'Guard <"&">')).toContain('aria-label="Guard &lt;&quot;&amp;&quot;&gt;"');
    expect(counterSvg(GUARD, LOOKS)).toContain('aria-hidden="true"');
  });
});

describe('leaders', () => {
  test('have a portrait each', () => {
    const portraits = LEADERS.map((leader) => {
      expect(Object.keys(LOOKS.portraits ?? {})).toContain(leader.id);
      const look = { side: indexOf(leader.side), id: leader.id, rally: leader.rally, reduced: false };
      expect(() => readSvg(leaderSvg(look, LOOKS, leader.name))).not.toThrow();
      return leaderFaceKey(look, LOOKS);
    });
    expect(new Set(portraits).size).toBe(LEADERS.length);
  });

  test('whom nobody has drawn yet wear a crown', () => {
    const face = leaderFace({ side: 0, id: 'somebody-else', rally: 3, reduced: false }, LOOKS);
    expect(face.shapes.some(({ d }) => d === ICONS.captain)).toBe(true);
  });
});

describe('markers', () => {
  test('show whether they are real, false or unknown', () => {
    for (const kind of ['ladder', 'ram', 'blasting-fire', 'rocks', 'horn'] as const) {
      const faces = (['real', 'dummy', 'hidden'] as const).map((face) => markerSvg({ kind, face }, LOOKS));
      expect(new Set(faces).size).toBe(3);
      for (const face of faces) expect(() => readSvg(face)).not.toThrow();
    }
  });

  test('and shields over gates can be drawn', () => {
    const drawings = [
      markerFace({ kind: 'horn', face: 'real' }, LOOKS),
      controlFace(0, LOOKS.sides[0]),
      controlFace(1, LOOKS.sides[1]),
    ];
    for (const drawing of drawings) {
      const svg = drawingToSvg(drawing, 'one');
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(() => readSvg(svg)).not.toThrow();
    }
  });
});
