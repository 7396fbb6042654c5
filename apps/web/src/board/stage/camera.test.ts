import { describe, expect, test } from 'vitest';
import {
  clamped,
  fitScale,
  fitted,
  MAX_SCALE,
  opened,
  openedAt,
  openingScale,
  panned,
  READABLE_SCALE,
  steadied,
  toMap,
  toScreen,
  zoomed,
} from './camera.ts';

const world = { left: -34, top: -34, right: 2663, bottom: 1640 };
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe('the camera', () => {
  test('fits the whole map into any view', () => {
    for (const view of [desk, phone]) {
      const camera = fitted(view, world);
      for (const corner of [
        { x: world.left, y: world.top },
        { x: world.right, y: world.bottom },
      ]) {
        const at = toScreen(camera, view, corner);
        expect(at.x).toBeGreaterThan(-0.01);
        expect(at.x).toBeLessThan(view.width + 0.01);
        expect(at.y).toBeGreaterThan(-0.01);
        expect(at.y).toBeLessThan(view.height + 0.01);
      }
    }
  });

  test('begins where the pieces are, near enough to read them, and with the whole map when nobody is on it', () => {
    const siege = [
      { x: 500, y: 500 },
      { x: 1100, y: 1100 },
    ];
    const camera = opened(desk, world, siege, siege);
    expect(camera.y).toBe(800);
    expect(camera.scale).toBeGreaterThan(fitScale(desk, world) * 1.5);
    expect(camera.scale).toBeLessThanOrEqual(READABLE_SCALE);
    for (const point of siege) {
      const at = toScreen(camera, desk, point);
      // The left edge is where the buttons are.
      expect(at.x).toBeGreaterThan(60);
      expect(at.y).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(desk.width);
      expect(at.y).toBeLessThan(desk.height);
    }
    expect(opened(desk, world, [{ x: 800, y: 800 }], []).scale).toBe(READABLE_SCALE);
    expect(opened(desk, world, [], [])).toEqual(fitted(desk, world));
  });

  test('begins with the larger of two armies where both are too far apart to be read at once', () => {
    const { left, top, right, bottom } = world;
    const few = [0, 40].map((x) => ({ x: left + 100 + x, y: top + 100 }));
    const many = [0, 40, 80].map((x) => ({ x: right - 200 + x, y: bottom - 100 }));
    const camera = opened(phone, world, [...few, ...many], [...few, ...many]);
    for (const at of many.map((point) => toScreen(camera, phone, point))) {
      expect(at.x).toBeGreaterThan(56);
      expect(at.x).toBeLessThan(phone.width);
      expect(at.y).toBeGreaterThan(0);
      expect(at.y).toBeLessThan(phone.height);
    }
    for (const point of few) expect(toScreen(camera, phone, point).x).toBeLessThan(0);
  });

  test('turns screen points into map points and back', () => {
    const camera = { x: 700, y: 500, scale: 1.7 };
    const at = toScreen(camera, desk, toMap(camera, desk, { x: 123, y: 456 }));
    expect(at.x).toBeCloseTo(123);
    expect(at.y).toBeCloseTo(456);
  });

  test('zooms about the pointer', () => {
    const before = { x: 1300, y: 800, scale: 1 };
    const pointer = { x: 1000, y: 300 };
    const held = toMap(before, desk, pointer);
    const after = zoomed(before, desk, world, 1.5, pointer);
    expect(after.scale).toBeCloseTo(1.5);
    expect(toScreen(after, desk, held).x).toBeCloseTo(pointer.x);
    expect(toScreen(after, desk, held).y).toBeCloseTo(pointer.y);
  });

  test('zooms neither past the whole map nor past one hex', () => {
    const middle = { x: 720, y: 450 };
    expect(zoomed(fitted(desk, world), desk, world, 0.1, middle).scale).toBeCloseTo(fitScale(desk, world));
    expect(zoomed(fitted(desk, world), desk, world, 100, middle).scale).toBe(MAX_SCALE);
  });

  test('never leaves the map', () => {
    const camera = panned({ x: 1300, y: 800, scale: 2 }, desk, world, -1e6, 1e6);
    expect(toMap(camera, desk, { x: 0, y: 0 }).x).toBeCloseTo(world.left);
    expect(toMap(camera, desk, { x: 0, y: desk.height }).y).toBeCloseTo(world.bottom);
  });

  test('keeps to the middle what is smaller than the view', () => {
    const camera = clamped({ x: 0, y: 0, scale: fitScale(phone, world) }, phone, world);
    expect(camera.y).toBeCloseTo((world.top + world.bottom) / 2);
  });

  test('begins with the whole map on a desk, and with a readable part of it on a phone', () => {
    expect(openingScale(desk, world)).toBeCloseTo(fitScale(desk, world));
    expect(openingScale(phone, world)).toBeGreaterThan(2 * fitScale(phone, world));
    expect(openingScale(phone, world)).toBeLessThanOrEqual(READABLE_SCALE);
  });

  test('opens a narrow view on where one’s army gathers, and leaves a wide one whole', () => {
    const east = [
      { x: 2300, y: 100 },
      { x: 2600, y: 1500 },
    ];
    const camera = openedAt(phone, world, east);
    expect(camera?.scale).toBeGreaterThan(2 * fitScale(phone, world));
    const at = camera && toScreen(camera, phone, { x: 2450, y: 800 });
    expect(at?.x).toBeGreaterThan(0);
    expect(at?.x).toBeLessThan(phone.width);
    expect(openedAt(desk, world, east)).toBeUndefined();
    expect(openedAt(phone, world, [])).toBeUndefined();
  });

  describe('when a panel beside the board takes a line more or less', () => {
    const more = { width: phone.width, height: phone.height + 27 };

    test.each([
      ['the whole map', fitted(phone, world), true],
      ['a part of it', { x: 1300, y: 800, scale: 0.9 }, false],
    ])('%s stays where it lies on the screen, there and back', (_what, camera, whole) => {
      const grown = steadied(camera, phone, more, world, whole);
      if (!grown) throw new Error('it has moved');
      const spot = { x: 1200, y: 700 };
      const [before, after] = [toScreen(camera, phone, spot), toScreen(grown, more, spot)];
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
      const back = steadied(grown, more, phone, world, whole);
      expect(back?.y).toBeCloseTo(camera.y);
    });

    test('the whole map is fitted anew where it would be cut, smaller than it could be, or off the middle', () => {
      const camera = fitted(desk, world);
      // A desk's width is what bounds this map.
      expect(steadied(camera, desk, { ...desk, width: desk.width - 40 }, world, true)).toBeUndefined();
      expect(steadied(camera, desk, { ...desk, width: desk.width + 40 }, world, true)).toBeUndefined();
      let [at, view] = [fitted(phone, world), phone];
      for (let steps = 0; steps < 3; steps++) {
        const higher = { ...view, height: view.height + 30 };
        const next = steadied(at, view, higher, world, true);
        if (!next) break;
        [at, view] = [next, higher];
      }
      expect(view.height - phone.height).toBe(60);
    });

    test('a window of another size is looked at anew', () => {
      expect(steadied(fitted(phone, world), phone, desk, world, true)).toBeUndefined();
    });
  });
});
