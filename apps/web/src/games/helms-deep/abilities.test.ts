import { expect, test } from 'vitest';
import { ordersOnEnding } from './abilities.ts';
import { sampleOffer, sampleView } from './sample.fixture.ts';

const asked = sampleView({ decision: { kind: 'abilities', side: 'westernesse' } });
const offer = (kept: ReturnType<typeof sampleOffer>['standing']['kept']) => {
  const made = sampleOffer(
    [],
    [
      { command: { type: 'blowHorn', piece: 'infantry-1' } },
      { command: { type: 'announce', ability: 'divine-light' } },
      { command: { type: 'done' } },
    ],
  );
  return { ...made, standing: { ...made.standing, kept } };
};

test('[21.0] whoever ends the step keeps back what was offered, unless it is to be asked each time', () => {
  expect(ordersOnEnding(asked, offer([]))?.kept).toEqual(['horn', 'divine-light']);
  expect(ordersOnEnding(asked, offer(['sortie', 'horn']))?.kept).toEqual(['sortie', 'horn', 'divine-light']);
  expect(ordersOnEnding(asked, offer(['horn', 'divine-light']))).toBeUndefined();
  expect(ordersOnEnding(asked, offer(null))).toBeUndefined();
  expect(ordersOnEnding(sampleView(), offer([]))).toBeUndefined();
});
