/**
 * `node scripts/map-prints.ts`: draws the printed maps ready-made, as the board shows them until its painter has drawn the
 * same afresh. To be run, and looked at, when a map looks otherwise; a browser test compares the two. The client has to be
 * built.
 */
import { writeFile } from 'node:fs/promises';
import { drawPrint, paintedMap, PRINTED, printOf } from '../tests/browser/prints.ts';
import { Table } from '../tests/browser/table.ts';
import { say } from './say.mjs';

const table = await Table.lay();
try {
  for (const printed of PRINTED) {
    const ann = await table.seat('Ann');
    const print = await drawPrint(ann, await paintedMap(ann, printed));
    await writeFile(printOf(printed.game), print);
    say(`${printOf(printed.game)}: ${Math.round(print.length / 1000)} kB`);
  }
} finally {
  await table.clear();
}
