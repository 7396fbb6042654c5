/** What happened as something to be seen on the table, which still shows the view `before`. */
import type { SkirmishEvent, View } from '@warbeacon/skirmish';
import type { At, PlaneAnimation } from '../../board/plane/model.ts';

export function animationsOf(events: readonly SkirmishEvent[], before: View): readonly PlaneAnimation[] {
  /** Where somebody is by then, of what has happened so far. */
  const places = new Map<string, At>();
  const at = (id: string): At | undefined => places.get(id) ?? before.models[id]?.at ?? undefined;
  const seen: PlaneAnimation[] = [];
  const go = (piece: string, path: readonly At[]): void => {
    const last = path.at(-1);
    if (!last || at(piece) === undefined) return;
    seen.push({ type: 'move', piece, path });
    places.set(piece, last);
  };
  const dice = (id: string, thrown: readonly number[], caption: string, good?: boolean): void => {
    const place = at(id);
    if (place && thrown.length > 0)
      seen.push({ type: 'dice', at: place, dice: thrown, caption, ...(good === undefined ? {} : { good }) });
  };
  const word = (id: string, text: string, tone: 'good' | 'bad' | 'plain'): void => {
    const place = at(id);
    if (place) seen.push({ type: 'word', at: place, text, tone });
  };
  const between = (type: 'volley' | 'clash', one: string, other: string, hit: boolean): void => {
    const [from, to] = [at(one), at(other)];
    if (from && to) seen.push({ type, from, to, hit });
  };
  for (const event of events) show(event, { go, dice, word, between, seen, at });
  return seen;
}

interface Stage {
  go(piece: string, path: readonly At[]): void;
  dice(id: string, thrown: readonly number[], caption: string, good?: boolean): void;
  word(id: string, text: string, tone: 'good' | 'bad' | 'plain'): void;
  between(type: 'volley' | 'clash', one: string, other: string, hit: boolean): void;
  at(id: string): At | undefined;
  readonly seen: PlaneAnimation[];
}

function show(event: SkirmishEvent, { go, dice, word, between, seen, at }: Stage): void {
  switch (event.type) {
    case 'moved':
    case 'crawled':
    case 'arrived':
      return go(event.model, event.path);
    case 'carried':
      for (const model of event.models) go(model, event.path.slice(-1));
      return;
    case 'backedAway':
      return go(event.model, [event.to]);
    case 'madeWay':
      return go(event.friend, [event.to]);
    case 'parted':
      for (const [model, place] of Object.entries(event.at)) go(model, [place]);
      return;
    case 'thrownBack':
      go(event.model, [event.to]);
      return dice(event.model, [event.die], '');
    case 'crossed':
      dice(event.model, [event.die], event.came ? 'over' : 'fails', event.came);
      return go(event.model, [event.at]);
    case 'shot':
      between('volley', event.model, event.target, event.hit);
      return dice(event.target, [event.die], event.hit ? 'hit' : 'missed', event.hit);
    case 'struck':
      return between('clash', event.model, event.target, true);
    case 'dueled': {
      for (const { model, die } of event.dice) dice(model, [die], '');
      return;
    }
    case 'wound':
      return dice(event.model, event.dice, event.wounds ? 'wounded' : 'withstood', !event.wounds);
    case 'saved':
      return dice(event.model, [event.die], event.saved ? 'Fate' : 'no Fate', event.saved);
    case 'tested':
      return dice(event.model, event.dice, event.passed ? 'steady' : 'afraid', event.passed);
    case 'swam':
      return dice(event.model, [event.die], event.result === 'sink' ? 'sinks' : 'swims', event.result !== 'sink');
    case 'cast':
      return dice(event.model, event.dice, event.cast ? 'cast' : 'fails', event.cast);
    case 'resisted':
      return dice(event.model, event.dice, event.resisted ? 'resisted' : 'no', event.resisted);
    case 'knockedDown':
      return word(event.model, 'down', 'bad');
    case 'trapped':
      return word(event.model, 'Trapped', 'bad');
    case 'rose':
      return word(event.model, 'up', 'good');
    case 'gone':
      if (at(event.model)) seen.push({ type: 'eliminate', piece: event.model });
      return;
    default:
  }
}
