/** The frames of Gondor. */
import { frameTable } from '../engine/frame-spec.ts';
import { STANDARD_FRAMES } from '../standard/frames.ts';
import { push } from './engines/push-frame.ts';
import { run } from './mumakil/run-frame.ts';
import { oil } from './oil/oil-frame.ts';
import { rohan } from './reinforcements/rohan-frame.ts';
import { engines } from './siege/engines-frame.ts';
import { siegeBegins } from './siege/siege-begins-frame.ts';
import { magicBegins } from './magic/magic-begins-frame.ts';
import { magic } from './magic/magic-frame.ts';
import { stalemate } from './magic/stalemate-frame.ts';

export const FRAMES = frameTable([
  ...STANDARD_FRAMES,
  magicBegins,
  magic,
  stalemate,
  rohan,
  push,
  engines,
  siegeBegins,
  oil,
  run,
]);
