/** Several pieces in hand, sent on together: who they are, where to, and the orders that would do it. */
import type { WireRefusal } from '@warbeacon/protocol';
import type { OfferedCommand, PrivateMessage } from '../../face/view.ts';
import { refusalOf } from './outbox.ts';
import { keepGoals, readGoals } from './kept-goals.ts';
import { faceOf, type Whole } from './store.ts';

export interface March {
  /** The hex that all go to; `null` where each goes on to a goal of its own. */
  readonly goal: string | null;
  /** In the order in which they are given. */
  readonly steps: readonly OfferedCommand[];
  /** Who would come no nearer. */
  readonly left: readonly string[];
  readonly breaksOff: boolean;
}

/** What became of a march that did not go as it was planned. */
export interface Halted {
  readonly gone: number;
  readonly planned: number;
  /** Why the first of those who did not go did not; nothing where a question came between. */
  readonly refusal: WireRefusal | null;
}

export interface GroupState {
  readonly group: readonly string[];
  /** A tap on a piece adds it to the group, or takes it out: for who has no Shift key. */
  readonly several: boolean;
  readonly march: March | null;
  /** What is being worked out or carried out. */
  readonly marching: 'no' | 'asking' | 'going';
  readonly halted: Halted | null;
  /** Where pieces were sent last that have not come there yet. */
  readonly goals: Readonly<Record<string, string>>;
}

export interface GroupActions {
  gather(pieces: readonly string[]): void;
  /** Adds a piece, or takes it out; who was in hand alone stays with it. */
  toggle(piece: string): void;
  setSeveral(several: boolean): void;
  /** Asks how the group would go to a hex; nothing is ordered yet. */
  marchTo(hex: string): Promise<void>;
  /** Asks how all would go on who have not come where they were sent. */
  marchOn(): Promise<void>;
  /** Gives the orders of the march that is shown. Who cannot go any more stays, and it is said. */
  sendMarch(): Promise<void>;
  /** All who can attack do so, or those alone who must: each is declared against whom it is likeliest to hit. */
  attackTogether(who: 'all' | 'obliged'): Promise<void>;
  disband(): void;
}

const NOBODY = { group: [], march: null, several: false, halted: null } as const;

export function makeGroup(matchId: string, { set, get, request }: Whole) {
  let asked = 0;
  /** What is still to be answered is of a group that is no more; what is being carried out goes on. */
  const forget = (): Pick<GroupState, 'marching'> => {
    asked++;
    return { marching: get().marching === 'going' ? 'going' : 'no' };
  };

  const ask = async (orders: readonly { piece: string; goal: string }[], goal: string | null) => {
    if (orders.length === 0 || get().marching === 'going') return;
    const round = ++asked;
    set({ marching: 'asking', march: null, halted: null, refusal: null, why: null });
    try {
      const { steps, left, breaksOff, ply } = await request('march', { orders }, faceOf(get()).wire.marchReply);
      if (round !== asked) return;
      // Of a position that is past nothing can be said.
      if (ply === get().ply) set({ march: { goal, steps, left, breaksOff } });
    } catch (cause) {
      if (round === asked) set({ refusal: refusalOf(cause) });
    } finally {
      if (round === asked) set({ marching: 'no' });
    }
  };

  const own: GroupState & GroupActions = {
    ...NOBODY,
    marching: 'no',
    goals: readGoals(matchId),

    gather(pieces) {
      get().selectHex(null);
      set({ ...NOBODY, ...forget(), several: get().several, group: pieces });
    },
    toggle(piece) {
      const { group, piece: held, side } = get();
      const { pieces } = faceOf(get());
      const all = group.length === 0 && held !== null && pieces.side(held) === side ? [held] : group;
      get().gather(
        all.includes(piece) && group.length > 0 ? all.filter((id) => id !== piece) : [...new Set([...all, piece])],
      );
    },
    setSeveral(several) {
      set({ several });
    },
    async marchTo(hex) {
      await ask(
        get().group.map((piece) => ({ piece, goal: hex })),
        hex,
      );
    },
    async marchOn() {
      const { offer, goals } = get();
      const going = (offer?.actors ?? []).flatMap((piece) => {
        const goal = goals[piece];
        return goal === undefined ? [] : [{ piece, goal }];
      });
      get().gather(going.map(({ piece }) => piece));
      await ask(going, null);
    },
    async sendMarch() {
      const { march, marching, group } = get();
      if (!march || marching !== 'no' || march.steps.length === 0) return;
      const { goal } = march;
      if (goal !== null) {
        const goals = { ...get().goals, ...Object.fromEntries(group.map((piece) => [piece, goal])) };
        set({ goals });
        keepGoals(matchId, goals);
      }
      set({ marching: 'going', halted: null });
      const planned = march.steps.length;
      const { gone, refusal } = await get().sendTogether(march.steps.map(({ command }) => command));
      const halted = gone === undefined || gone >= planned ? null : { gone, planned, refusal };
      set({ marching: 'no', march: null, halted });
    },
    async attackTogether(who) {
      if (get().marching !== 'no') return;
      get().selectHex(null);
      set({ marching: 'going', halted: null, refusal: null });
      try {
        const { steps, ply } = await request('assault', { who }, faceOf(get()).wire.marchReply);
        if (ply === get().ply && steps.length > 0)
          set({ refusal: (await get().sendTogether(steps.map(({ command }) => command))).refusal });
      } catch (cause) {
        set({ refusal: refusalOf(cause) });
      }
      set({ marching: 'no' });
    },
    disband() {
      set({ ...NOBODY, ...forget() });
    },
  };

  /** Who has had its part leaves the group. */
  const newOffer = (offer: PrivateMessage) => {
    const { group, view, march, marching, goals } = get();
    if (marching !== 'going' && march !== null) set({ march: null });
    // Where something is asked in between, the group waits for the answer.
    const asks = faceOf(get()).words.decisions[view?.decision?.kind ?? '']?.step === undefined;
    if (!view || (asks && view.decision?.side === offer.side)) return;
    const left = group.filter((piece) => offer.actors.includes(piece));
    if (left.length < group.length) set({ group: left });
    const there = Object.keys(goals).filter((piece) => faceOf(get()).pieces.placeOf(view, piece) === goals[piece]);
    if (there.length === 0) return;
    const far = Object.fromEntries(Object.entries(goals).filter(([piece]) => !there.includes(piece)));
    set({ goals: far });
    keepGoals(matchId, far);
  };
  return { own, newOffer };
}
