/** A command as a button's label where what it is about can only be told from the position. */
import type { Command, View } from '@warbeacon/siege';
import { play } from '../../../text/play.ts';
import { gateBetween } from '../gazetteer.ts';
import { gateName } from '../names.ts';
import { commandLabel } from './commands.ts';
import { rocksWords, siegeWords } from './siege.ts';

export function labelIn(view: View, command: Command): string {
  const label = commandLabel(command);
  switch (command.type) {
    case 'dropRocks': {
      const hex = view.markers[command.rocks]?.hex;
      return hex ? rocksWords.from(label, hex) : label;
    }
    case 'detonate':
      return siegeWords.lightAt(gateName(siteOfFire(view, command.fire)));
    case 'move':
      return view.formations.some(({ units }) => units.includes(command.piece)) ? play.aloneSuffix(label) : label;
    default:
      return label;
  }
}

/** The gate, or the Culvert, at which a fire has been laid. */
export function siteOfFire(view: View, fire: string): string {
  const marker = view.markers[fire];
  return (marker?.against && gateBetween(marker.hex, marker.against)) || 'culvert';
}
