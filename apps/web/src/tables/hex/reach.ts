/**
 * Zones of control, and what the piece in hand sees and shoots at, laid over the board on demand. The server says both, by
 * the rules and of what this viewer knows; here it is asked again when the position or the piece is another.
 */
import {
  type RangeReply,
  rangeReplySchema,
  hasCode,
  type WireRefusal,
  type ZonesReply,
  zonesReplySchema,
} from '@warbeacon/protocol';
import type { Highlights, RangeLit } from '../../board/hex/model.ts';
import { isHex } from '../../face/view.ts';
import { RequestRefused } from '../../match/line/link.ts';
import { percent } from '../../text/format.ts';
import { useOverlay } from './overlay.ts';
import { type Face, faceOf, type MatchStore } from './own.ts';

/** Whose zones show: nobody's, the enemy's, or those of both. Who has no side has no enemy, and sees both at once. */
export type ZonesOf = 'nobody' | 'enemy' | 'both';

export interface Overlay {
  readonly zones: ZonesOf;
  /** The range of the piece in hand shows, as soon as there is one. */
  readonly ranging: boolean;
  /** What was answered last of the piece in hand. */
  readonly range: RangeReply | null;
  /** Why nothing is to be told of it. */
  readonly refusal: WireRefusal | null;
  /** How the zones of each side are drawn. */
  readonly looks: readonly { readonly hatching: string }[];
  readonly lit: Pick<Highlights, 'zones' | 'range'>;
}

/** Milliseconds between two questions of one kind: the server answers five in a second. */
const SPACING = 220;
/** And where it has answered too many. */
const PAUSE = 1500;

interface Reach {
  turnZones(): void;
  turnRange(): void;
  hideZones(): void;
  hideRange(): void;
}

const reaches = new WeakMap<MatchStore, Reach>();

/** Of a match, for as long as its board is there. */
export function reachOf(store: MatchStore): Reach {
  let reach = reaches.get(store);
  if (reach === undefined) reaches.set(store, (reach = makeReach(store)));
  return reach;
}

function makeReach(store: MatchStore): Reach {
  let zones: ZonesOf = 'nobody';
  let ranging = false;
  let known: ZonesReply['zones'] = {};
  let range: RangeReply | null = null;
  let refusal: WireRefusal | null = null;
  let looks: Overlay['looks'] = [];
  let stop: (() => void) | undefined;

  const show = () => {
    const { side, hover } = store.getState();
    const face = faceOf(store.getState());
    const lit = {
      ...(zones === 'nobody' ? {} : { zones: zonesLit(face, known, zones === 'enemy' ? side : null) }),
      ...(ranging && range?.from ? { range: rangeLit(face, range, hover) } : {}),
    };
    useOverlay.setState({
      overlay: { zones, ranging, range: ranging ? range : null, refusal: ranging ? refusal : null, looks, lit },
    });
  };

  const askZones = inTurn(async () => {
    if (zones === 'nobody') return;
    const reply = await store.getState().ask('zones', {}, zonesReplySchema);
    known = reply.zones;
    if (stop) show();
  });

  /** The board has them already; the card has swatches of them. */
  const showLooks = async () => {
    looks = (await faceOf(store.getState()).board.load()).looks.sides.map(({ zone }) => zone);
    if (stop) show();
  };

  const askRange = inTurn(async () => {
    const { piece } = store.getState();
    let answered: RangeReply | null = null;
    let refused: WireRefusal | null = null;
    if (!ranging) return;
    try {
      if (piece !== null) answered = await store.getState().ask('range', { piece }, rangeReplySchema);
    } catch (cause) {
      if (!(cause instanceof RequestRefused) || hasCode(cause.refusal, 'too-many-requests')) throw cause;
      refused = cause.refusal;
    }
    if (store.getState().piece !== piece) return askRange();
    [range, refusal] = [answered, refused];
    if (stop) show();
  });

  const follow = () => {
    const unsubscribe = store.subscribe((state, before) => {
      const moved = state.ply !== before.ply || (state.line !== before.line && state.line === 'live');
      if (moved) askZones();
      if (state.piece !== before.piece) [range, refusal] = [null, null];
      if (moved || state.piece !== before.piece) askRange();
      if (state.piece !== before.piece || (ranging && state.hover !== before.hover)) show();
    });
    const unlaid = useOverlay.subscribe(({ overlay }) => {
      if (overlay === null) end();
    });
    return () => {
      unsubscribe();
      unlaid();
    };
  };

  const end = () => {
    stop?.();
    stop = undefined;
    zones = 'nobody';
    ranging = false;
    [range, refusal] = [null, null];
    useOverlay.setState({ overlay: null });
  };

  const turned = () => {
    if (zones === 'nobody' && !ranging) return end();
    stop ??= follow();
    show();
  };

  return {
    turnZones() {
      const before = zones;
      if (zones === 'nobody') zones = store.getState().side === null ? 'both' : 'enemy';
      else zones = zones === 'enemy' ? 'both' : 'nobody';
      turned();
      if (before !== 'nobody') return;
      askZones();
      void showLooks();
    },
    hideZones() {
      if (zones === 'nobody') return;
      zones = 'nobody';
      turned();
    },
    hideRange() {
      if (!ranging) return;
      ranging = false;
      [range, refusal] = [null, null];
      turned();
    },
    turnRange() {
      ranging = !ranging;
      if (!ranging) [range, refusal] = [null, null];
      turned();
      askRange();
    },
  };
}

/** One at a time and with a pause between: what comes meanwhile is asked once, afterwards. A line that is down is waited for. */
function inTurn(ask: () => Promise<void>): () => void {
  let busy = false;
  let again = false;
  const run = async () => {
    busy = true;
    do {
      again = false;
      let pause = SPACING;
      try {
        await ask();
      } catch (cause) {
        // When the line is back it is asked again by itself.
        if (cause instanceof RequestRefused && hasCode(cause.refusal, 'too-many-requests')) {
          again = true;
          pause = PAUSE;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    } while (again);
    busy = false;
  };
  return () => {
    if (busy) again = true;
    else void run();
  };
}

/** `own`: the side whose zones are left out. */
export function zonesLit(
  { gazetteer, title }: Face,
  zones: ZonesReply['zones'],
  own: string | null,
): NonNullable<Highlights['zones']> {
  return ([0, 1] as const).flatMap((side) => {
    const { id } = title.sides[side];
    const hexes = new Set((id === own ? [] : (zones[id] ?? [])).map(gazetteer.boardHex).filter(isHex));
    return [...hexes].map((hex) => ({ hex, side }));
  });
}

/** All weapons of a piece together; `pointed`: the hex to which a line is drawn. */
export function rangeLit({ gazetteer }: Face, { from, weapons }: RangeReply, pointed: string | null): RangeLit {
  const hexOf = (place: string): string => gazetteer.boardHex(place);
  const places = weapons.flatMap((weapon) => weapon.places);
  const hexes = (some: readonly { readonly place: string }[]) => new Set(some.map(({ place }) => hexOf(place)));
  const seen = hexes(places.filter(({ refusal }) => refusal === null));
  const unseen = [...hexes(places.filter(({ refusal }) => refusal !== null))].filter((hex) => !seen.has(hex));
  const stops = places.flatMap(({ place, stoppedBy }) => (seen.has(hexOf(place)) ? [] : stoppedBy.map(hexOf)));
  const notes = new Map(
    places.flatMap(({ place, modifiers }) => {
      const sum = modifiers.reduce((all, { value }) => all + value, 0);
      return sum === 0 ? [] : [[hexOf(place), signed(sum)] as const];
    }),
  );
  const sides = weapons.flatMap((weapon) => weapon.sides);
  return {
    from: hexOf(from ?? ''),
    seen: [...seen],
    unseen,
    stops: [...new Set(stops)],
    notes: [...notes].map(([hex, text]) => ({ hex, text })),
    sides: sides.map(({ between: [below, above], chance }) => ({
      from: hexOf(below),
      to: hexOf(above),
      text: percent(chance),
    })),
    ...(pointed !== null && (seen.has(pointed) || unseen.includes(pointed))
      ? { line: { to: pointed, clear: seen.has(pointed) } }
      : {}),
  };
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);
