/** The keys of a table in inches, besides those of every table. */
import { useMemo } from 'react';
import type { At } from '../../board/plane/model.ts';
import { INCH } from '../../board/plane/scale.ts';
import { isOnControl, useTableKeys } from '../../match/keys/use-table-keys.ts';
import { useMatchStore } from '../../match/line/context.ts';
import type { MatchStore } from '../../match/line/store.ts';
import { canLead, confirmWay, nowOf } from './act.ts';
import { bringIntoSight, usePlane } from './board-control.ts';
import { nextCircle, turnSight, turnTape, turnZones } from './board-tools.tsx';
import { aimedAt, meantBy } from './options.ts';
import { choiceFor, dropWay, leadTo, setCorner, useMeasures } from './way.ts';

export function Keys({ showKeys }: { showKeys(): void }) {
  const store = useMatchStore();
  const own = useMemo(() => keysOf(store), [store]);
  useTableKeys(own, showKeys);
  return null;
}

/** East and north. */
const STEPS: Readonly<Record<string, At>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const STEP = INCH / 2;

/** The figure in hand goes on half an inch further that way. */
function step(store: MatchStore, key: string): boolean {
  const way = STEPS[key];
  const now = nowOf(store);
  if (!way || !now || !canLead(now)) return false;
  const own = now.figures.find(({ id }) => id === now.state.piece);
  if (!own) return false;
  const led = useMeasures.getState().way;
  const [x, y] = (led?.set ? led.points.at(-1) : undefined) ?? own.at;
  leadTo(store, [x + way[0] * STEP, y + way[1] * STEP], [], true);
  return true;
}

function choose(store: MatchStore, by: 1 | -1): boolean {
  const { offer, piece, select } = store.getState();
  const actors = offer?.actors ?? [];
  if (actors.length === 0) return false;
  const at = piece === null ? -1 : actors.indexOf(piece);
  const next = actors[(at < 0 ? (by > 0 ? 0 : actors.length - 1) : at + by + actors.length) % actors.length];
  if (next === undefined) return false;
  select(next);
  const place = nowOf(store)?.figures.find(({ id }) => id === next)?.at;
  if (place) bringIntoSight(place);
  return true;
}

/** Marks the next target, or the next place of a question. */
function aimNext(store: MatchStore): boolean {
  const now = nowOf(store);
  if (!now?.mine) return false;
  const { aim, setAim } = now.state;
  const marks = [
    ...[...now.lit.targets.keys()].map((target) => ({ target })),
    ...[...now.lit.spots].flatMap(([hex, { looks }]) => (looks.spot?.kind === 'go' ? [] : [{ hex }])),
  ];
  const at = marks.findIndex((each) => ('target' in each ? each.target === aim?.target : each.hex === aim?.hex));
  const next = marks[(at + 1) % marks.length];
  if (!next) return false;
  dropWay();
  setAim(next);
  return true;
}

function enter(store: MatchStore): boolean {
  if (useMeasures.getState().way?.set) {
    confirmWay(store);
    return true;
  }
  const now = nowOf(store);
  if (!now?.mine) return false;
  const { piece, aim, send } = now.state;
  const meant = meantBy(aimedAt(now.lit, aim), choiceFor(useMeasures.getState(), piece, aim?.target));
  if (meant) void send(meant.offered.command);
  else document.querySelector<HTMLElement>('.orders .question .button, .orders .options .button')?.focus();
  return true;
}

function keysOf(store: MatchStore) {
  return {
    camera: () => usePlane.getState().board,
    putDown() {
      const { aim, setAim, selectHex } = store.getState();
      const { way, taping } = useMeasures.getState();
      if (taping) turnTape();
      else if (way) dropWay();
      else if (aim) setAim(null);
      else selectHex(null);
    },
    press(event: KeyboardEvent, key: string): boolean {
      if (STEPS[key]) return step(store, key);
      switch (key) {
        case 'n':
          return choose(store, event.shiftKey ? -1 : 1);
        case 'p':
          return choose(store, -1);
        case 't':
          return aimNext(store);
        case 'c':
          setCorner();
          return true;
        case 'm':
          turnTape();
          return true;
        case 'o':
          nextCircle();
          return true;
        case 'l':
          turnSight();
          return true;
        case 'z':
          turnZones();
          return true;
        case 'Enter':
          return !isOnControl(event) && enter(store);
        default:
          return false;
      }
    },
  };
}
