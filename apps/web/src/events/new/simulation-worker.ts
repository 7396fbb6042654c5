/** The worker: it plays one made-up event through, and tells of each round. */
import { madeUpEntrants, simulate } from '@warbeacon/tournament';
import type { Told, Wish } from './simulation.ts';

/** To the page that made this worker, which is of the same origin. */
const tell = (told: Told): void => self.postMessage(told, { transfer: [] });

/** Some games are drawn, as at a table. */
const LUCK = { draws: 0.08 };

self.addEventListener('message', ({ data: { settings, entrants, seed } }: MessageEvent<Wish>) => {
  try {
    const event = simulate(settings, madeUpEntrants(entrants, seed), seed, LUCK);
    for (;;) {
      const step = event.next();
      if (step.done === true) return tell({ about: 'over', state: step.value });
      const { act } = step.value;
      if (act.act === 'publish') tell({ about: 'round', round: act.round });
    }
  } catch (error) {
    tell({ about: 'fault', words: error instanceof Error ? error.message : '' });
  }
});
tell({ about: 'here' });
