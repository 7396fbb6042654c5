/** What one has in hand: a piece, a hex, an aim; what can be done with it, and why not more. */
import { type WireRefusal, whyReplySchema } from '@warbeacon/protocol';
import type { GameCommand, OfferedCommand, PrivateMessage } from '../../face/view.ts';
import { LineDown, RequestRefused } from './link.ts';
import { faceOf, type Whole } from './store.ts';

export interface HandState {
  /** The piece in hand, own or not. */
  readonly piece: string | null;
  readonly hex: string | null;
  /** What the piece in hand can do; `null` while being asked. */
  readonly options: readonly OfferedCommand[] | null;
  /** A destination or a target set apart before it is committed to. */
  readonly aim: { readonly hex?: string; readonly target?: string } | null;
  readonly hover: string | null;
  /** The lit hex at which the arrow keys stand. */
  readonly walked: string | null;
  /** The marker that the piece in hand takes along: what can be done without it does not light up. */
  readonly along: string | null;
  /** The sort of counter that one is laying on hexes, while one sets up. */
  readonly laying: string | null;
  /** A stack that has been opened, and the piece of it at which the keys stand. */
  readonly fan: { readonly hex: string; readonly piece: string | null } | null;
  /** Why a hex or target that was tried is not offered. */
  readonly why: { readonly what: string; readonly refusal: WireRefusal | null } | null;
}

export interface HandActions {
  select(piece: string | null): void;
  selectHex(hex: string | null): void;
  takeAlong(marker: string | null): void;
  setHover(hex: string | null): void;
  /** Puts the arrow keys at a hex, which is then pointed at. */
  walkTo(hex: string): void;
  setAim(aim: HandState['aim']): void;
  setFan(fan: HandState['fan']): void;
  setLaying(sort: string | null): void;
  /** Why this cannot be done now; `null` when it can, `undefined` when nobody answers. */
  wonder(command: GameCommand): Promise<WireRefusal | null | undefined>;
  askWhy(command: GameCommand, what: string): Promise<void>;
}

export function makeHand({ set, get, request }: Whole) {
  /** Counted, so that an answer is known which has been overtaken by another question. */
  let asked = 0;
  let wondered = 0;

  const refreshOptions = async () => {
    const { piece, offer, ply } = get();
    const round = ++asked;
    if (!piece || !offer?.actors.includes(piece)) {
      set({ options: piece ? [] : null });
      return;
    }
    // A question about one piece brings all its commands along.
    set({ options: null });
    try {
      const reply = await request('options', { actor: piece }, faceOf(get()).wire.optionsReply);
      if (round === asked) set({ options: reply.options });
    } catch (cause) {
      // While the line is down the answer is still to come.
      if (round === asked && get().ply === ply && !(cause instanceof LineDown)) set({ options: [] });
    }
  };

  const aims = (kind = '') => faceOf(get()).words.decisions[kind]?.step?.aims === true;

  /** Puts down who has done its part, and takes in hand who is asked about or can alone act. */
  const newOffer = (offer: PrivateMessage, earlier: PrivateMessage | null) => {
    // Whoever has done its part is put down, so that the next can be chosen.
    const held = get().piece;
    if (held && earlier?.actors.includes(held) && !offer.actors.includes(held)) get().selectHex(null);
    if (offer.ply === earlier?.ply) return;
    const { view, piece } = get();
    const about = view?.decision?.side === offer.side ? faceOf(get()).pieces.about(view) : undefined;
    set({ aim: null, why: null, walked: null, fan: null });
    const only = offer.actors.length === 1 ? offer.actors[0] : undefined;
    if (about && about !== piece) get().select(about);
    // Where one piece alone can shoot, fight or rally, it is in hand at once.
    else if (only && piece === null && view && aims(view.decision?.kind)) get().select(only);
    else void refreshOptions();
  };

  const own: HandState & HandActions = {
    piece: null,
    hex: null,
    options: null,
    aim: null,
    hover: null,
    walked: null,
    along: null,
    laying: null,
    fan: null,
    why: null,

    select(piece) {
      const { view } = get();
      const hex = (piece && view && faceOf(get()).pieces.placeOf(view, piece)) || (piece ? null : get().hex);
      set({ piece, hex, aim: null, why: null, refusal: null, along: null, laying: null, walked: null, fan: null });
      // A question that comes between puts nobody down who is sent on together.
      const asks = faceOf(get()).words.decisions[view?.decision?.kind ?? '']?.step === undefined;
      if (piece !== null && !asks && get().group.length > 0) get().disband();
      void refreshOptions();
    },
    selectHex(hex) {
      const { view, offer } = get();
      const here = hex && view ? faceOf(get()).pieces.on(view, hex) : [];
      const able = here.find((id) => offer?.actors.includes(id));
      get().select(able ?? here[0] ?? null);
      set({ hex });
    },
    takeAlong(along) {
      set({ along, aim: null, why: null, walked: null });
    },
    setHover(hover) {
      // A pointer that comes over the board takes the place of the keys.
      if (get().hover === hover) return;
      set(hover === null ? { hover } : { hover, walked: null, fan: null });
    },
    walkTo(hex) {
      set({ walked: hex, hover: hex, aim: null, why: null, fan: null });
    },
    setAim(aim) {
      set({ aim });
    },
    setFan(fan) {
      set({ fan });
    },
    setLaying(laying) {
      get().selectHex(null);
      set({ laying });
    },
    async wonder(command) {
      try {
        return (await request('why', { command }, whyReplySchema)).refusal;
      } catch (cause) {
        return cause instanceof RequestRefused ? cause.refusal : undefined;
      }
    },
    async askWhy(command, what) {
      const round = ++wondered;
      const refusal = await get().wonder(command);
      if (round === wondered && refusal !== undefined) set({ why: { what, refusal } });
    },
  };
  return { own, refreshOptions, newOffer };
}
