/** For organisers: this board is shown to everybody first, or no longer. */
import type { Pairing } from '@warbeacon/tournament';
import { events as words } from '../text/events.ts';
import { Deed } from './deed.tsx';
import { nameIn, useRoll } from './names.tsx';
import { useEvent } from './use-event.ts';

export function Feature({ pairing: { id, a, b, legs } }: { readonly pairing: Pairing }) {
  const { view } = useEvent();
  const roll = useRoll();
  const runs = legs.some(({ match, result }) => match !== null && result === null);
  const is = view.state.featured === id;
  if (!view.me.may.includes('feature') || (!runs && !is)) return null;
  const who = `${nameIn(roll, a)} ${words.versus} ${nameIn(roll, b)}`;
  return is ? (
    <Deed wish={{ do: 'feature', pairing: null }} testid="unfeature" label={`${words.unfeature}: ${who}`}>
      {words.unfeature}
    </Deed>
  ) : (
    <Deed wish={{ do: 'feature', pairing: id }} testid="feature" label={`${words.feature}: ${who}`}>
      {words.feature}
    </Deed>
  );
}
