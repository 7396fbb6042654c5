/** The keys of a table with hexes, besides those of every table. */
import { useMemo } from 'react';
import { isOnControl, useTableKeys } from '../../match/keys/use-table-keys.ts';
import { nothingComing } from '../../shell/parts/late.tsx';
import { useBoard } from './board-control.ts';
import { aimNext, chooseNext, enter, goThroughStack, handOver, walk } from './by-keys.ts';
import { canAttack, canMarch, stillOnTheirWay } from './marching.ts';
import { turnReach } from './overlay.ts';
import { type MatchActions, type MatchState, type MatchStore, useMatchStore } from './own.ts';
import { isArrow } from './walking.ts';

/** Milliseconds from which on a key has been held, not pressed. */
const HELD_MS = 450;
/** What is typed for the field of the goal before that is there; `null` while none is waited for. */
let typedAhead: { digits: string; entered: boolean } | null = null;

/** Whoever gathers them by a key says by keys where they go: the field has the focus as soon as the card is there. */
async function toGoal(): Promise<void> {
  const ahead = { digits: '', entered: false };
  typedAhead = ahead;
  await nothingComing();
  if (typedAhead !== ahead) return;
  typedAhead = null;
  const field = document.querySelector<HTMLInputElement>('.group-card .to-hex input');
  if (!field) return;
  field.focus({ preventScroll: true });
  field.value = ahead.digits;
  if (ahead.entered) field.form?.requestSubmit();
}

/** Whether the key was meant for the field that is on its way. Else Enter would press what has the focus still. */
function typeAhead(key: string): boolean {
  if (!typedAhead) return false;
  if (/^\d$/.test(key)) typedAhead.digits += key;
  else if (key === 'Enter') typedAhead.entered = true;
  else return false;
  return true;
}

/** Whether the key was one for pieces that are sent on together. */
function march(state: MatchState & MatchActions, event: KeyboardEvent, key: string): boolean {
  if (!canMarch(state)) return false;
  if (key === 'a') {
    state.gather(state.offer?.actors ?? []);
    void toGoal();
  } else if (key === 'm' && stillOnTheirWay(state).length > 0) {
    // Else Enter, which sends them, would press the button with which the step before was ended.
    handOver('.words button');
    void state.marchOn();
  } else if (key === 'Enter' && state.march && !isOnControl(event)) void state.sendMarch();
  else return false;
  return true;
}

/** Puts down what is in hand, the last of it first. */
function putDown({ getState }: MatchStore): void {
  const { aim, setAim, fan, setFan, group, disband, selectHex } = getState();
  if (fan) setFan(null);
  else if (aim) setAim(null);
  else if (group.length > 0) disband();
  else selectHex(null);
}

export function Keys({ showKeys }: { showKeys(): void }) {
  const store = useMatchStore();
  const own = useMemo(() => keysOf(store), [store]);
  useTableKeys(own, showKeys);
  return null;
}

function keysOf(store: MatchStore) {
  let last = 0;
  const choose = (step: 1 | -1): boolean => {
    if ((store.getState().offer?.actors ?? []).length === 0) return false;
    last = chooseNext(store, step, last);
    return true;
  };
  /** What is laid over the map by a key that is held is gone with it. */
  let laid = 0;
  const lay = (what: 'turnZones' | 'turnRange'): true => {
    laid = performance.now();
    turnReach(store, what);
    return true;
  };
  return {
    camera: () => useBoard.getState().board,
    first: typeAhead,
    putDown: () => putDown(store),
    release(key: string) {
      if (laid === 0 || performance.now() - laid < HELD_MS || !/^[zr]$/.test(key)) return;
      laid = 0;
      turnReach(store, key === 'z' ? 'hideZones' : 'hideRange');
    },
    press(event: KeyboardEvent, key: string): boolean {
      if (isArrow(key)) return walk(store, key);
      switch (key) {
        case 'n':
          return choose(event.shiftKey ? -1 : 1);
        case 'p':
          return choose(-1);
        case 's':
          return goThroughStack(store, event.shiftKey ? -1 : 1);
        case 't':
          return aimNext(store);
        case 'z':
          return lay('turnZones');
        case 'r':
          return lay('turnRange');
        case 'a':
          if (canAttack(store.getState()).length === 0) return march(store.getState(), event, key);
          void store.getState().attackTogether('all');
          return true;
        case 'Enter':
          return march(store.getState(), event, key) || (!isOnControl(event) && enter(store));
        default:
          return march(store.getState(), event, key);
      }
    },
  };
}
