/**
 * `node scripts/map-sketches.ts`: draws the sketches of maps that the board shows until its painter has drawn the same. To be
 * run, and looked at, when a map looks otherwise; a browser test compares the two. The client has to be built.
 */
import { writeFile } from 'node:fs/promises';
import { drawSketch, paintedMap, SKETCHED, sketchOf } from '../tests/browser/sketches.ts';
import { Table } from '../tests/browser/table.ts';
import { say } from './say.mjs';

const table = await Table.lay();
try {
  for (const sketched of SKETCHED) {
    const ann = await table.seat('Ann');
    const sketch = await drawSketch(ann, await paintedMap(ann, sketched));
    await writeFile(sketchOf(sketched.game), sketch);
    say(`${sketchOf(sketched.game)}: ${Math.round(sketch.length / 1000)} kB`);
  }
} finally {
  await table.clear();
}
