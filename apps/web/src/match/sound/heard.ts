/** What is heard of what happens. */
import type { Sound } from './samples.ts';

/** Of what is seen on the board. Marching is silent: there is much of it. */
const HEARD: Readonly<Record<string, Sound | undefined>> = {
  volley: 'arrows',
  clash: 'clash',
  dice: 'dice',
  eliminate: 'fall',
  effect: 'engine',
};
/** Of one entry of the log; more would be noise. */
const MOST = 4;

/** Each sound once, in the order in which it is first seen. */
export function heardOf(animations: readonly { readonly type: string }[]): readonly Sound[] {
  const sounds = animations.flatMap(({ type }) => HEARD[type] ?? []);
  return [...new Set(sounds)].slice(0, MOST);
}
