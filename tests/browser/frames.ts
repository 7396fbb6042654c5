/** When a page draws, and when it has come to rest. */
import type { Person } from './table.ts';

/** How many frames the page itself asks for in so many milliseconds. */
export const framesIn = async (person: Person, milliseconds: number): Promise<number> =>
  await person.page.evaluate(async (wait) => {
    const ask = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = (call) => {
      asked++;
      return ask.call(window, call);
    };
    await new Promise((resolve) => setTimeout(resolve, wait));
    window.requestAnimationFrame = ask;
    return asked;
  }, milliseconds);

/** Longer than a board rests before it draws its map finer. */
const REST = 700;

/**
 * Resolves when the page has rested for a while: it has asked for no frame, nor taken breath between two pieces of work, as
 * it does while it draws the map as finely as it is going to. By the page's own clock, which is late when all is.
 */
export async function untilAtRest(person: Person): Promise<void> {
  await person.page.evaluate(async (rest) => {
    const ask = window.requestAnimationFrame;
    const wait = window.setTimeout;
    await new Promise<void>((resolve) => {
      let resting = wait(resolve, rest);
      const stirs = () => {
        clearTimeout(resting);
        resting = wait(resolve, rest);
      };
      window.requestAnimationFrame = (call) => {
        stirs();
        return ask.call(window, call);
      };
      const waits = (what: TimerHandler, milliseconds?: number, ...more: unknown[]) => {
        if (!milliseconds) stirs();
        return wait(what, milliseconds, ...more);
      };
      window.setTimeout = Object.assign(waits, wait);
    });
    window.requestAnimationFrame = ask;
    window.setTimeout = wait;
  }, REST);
}
