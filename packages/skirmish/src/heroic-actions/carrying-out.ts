/**
 * [X-13 … X-16, T-9] Heroic actions that were called are carried out, one after the other. A Heroic Strike is none of them: its call
 * waits until his Fight begins.
 */
import { pop, push } from '@warbeacon/kernel';
import { INCH, within } from '@warbeacon/plane';
import { first } from '../battle/sequence-frame.ts';
import {
  type Battle,
  type Chance,
  discOf,
  hasMark,
  idOf,
  isBound,
  isOnTable,
  modelOf,
  onTable,
  sideOf,
} from '../engine/battle.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { frame } from '../engine/spec.ts';
import type { State } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { beginDutiesOf } from '../water/duties.ts';
import { openFightOf, whatBars } from './calls.ts';

type Action = FrameOf<'carryOut'>['action'];
type Call = State['calls'][number];

export function beginHeroicActions(b: Battle, ctx: Chance, action: Action): void {
  const calls = b.s.calls.filter((call) => call.action === action);
  if (calls.length === 0) return;
  b.s.calls = [...inOrder(b, ctx, calls), ...b.s.calls.filter((call) => call.action !== action)];
  push<Frame>(b.s, { kind: 'carryOut', action, hero: -1, members: [], foes: [] });
}

/** [T-9] Both sides call the same: a die says who is first; then in turns, each side in the order of its calls. */
function inOrder(b: Battle, ctx: Chance, calls: readonly Call[]): Call[] {
  const of = (side: Side): Call[] => calls.filter(({ hero }) => sideOf(b, hero) === side);
  if (of('good').length === 0 || of('evil').length === 0) return [...calls];
  const die = ctx.d6();
  const to: Side = die <= 3 ? 'evil' : 'good';
  const by = first(b);
  ctx.emit({ type: 'rolled', what: 'calls', good: by === 'good' ? die : 0, evil: by === 'evil' ? die : 0, to });
  const [one, other] = [of(to), of(otherSide(to))];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, i) => [one[i], other[i]])
    .flat()
    .filter((call) => call !== undefined);
}

export const carryOutFrame = frame<'carryOut'>({
  kind: 'carryOut',
  step(b, f, ctx) {
    if (f.hero >= 0) {
      afterCombat(b, f);
      return true;
    }
    const call = b.s.calls.find(({ action }) => action === f.action);
    if (call === undefined) {
      pop(b.s);
      return true;
    }
    b.s.calls = b.s.calls.filter((each) => each !== call);
    // [T-9] Who fights again has lost the Fight of his call.
    if (whatBars(b, call.hero, call.action) !== null || hasMark(b, call.hero, 'fought-again')) {
      ctx.emit({ type: 'callLost', model: idOf(b, call.hero), action: call.action });
    } else if (f.action === 'combat') beginCombat(b, f, call.hero);
    else beginWithFriends(b, ctx, f.action, call.hero);
    return true;
  },
});

/** He and friends who are near him when he begins, reckoned from base to base. */
function beginWithFriends(b: Battle, ctx: Chance, action: 'move' | 'shoot', hero: number): void {
  const reach = b.field.house.heroicReach * INCH;
  const disc = discOf(b, hero);
  const friends = onTable(b, sideOf(b, hero)).filter(
    (model) => model !== hero && !isBound(b, model) && within(discOf(b, model), disc, reach),
  );
  const left = [hero, ...friends];
  push<Frame>(b.s, { kind: 'heroic', action, hero, left, reach: modelOf(b, hero).at });
  // Who of them lies in deep water tests first.
  if (action === 'move') beginDutiesOf(b, ctx, sideOf(b, hero), left);
}

/** His Fight before all others. */
function beginCombat(b: Battle, f: FrameOf<'carryOut'>, hero: number): void {
  const fight = openFightOf(b, hero);
  if (fight === undefined) throw new Error('no Fight for a Heroic Combat');
  const side = sideOf(b, hero);
  Object.assign(f, { hero, members: [...fight[side]], foes: [...fight[otherSide(side)]] });
  push<Frame>(b.s, { kind: 'fights', pool: 'heroic', hero });
}

/** Where every enemy of it is slain, he and his friends of that Fight may move again: each once in a phase. */
function afterCombat(b: Battle, f: FrameOf<'carryOut'>): void {
  const { hero, members, foes } = f;
  Object.assign(f, { hero: -1, members: [], foes: [] });
  if (isOnTable(b, hero) && isGone(b, foes)) return moveAgain(b, hero, members);
  if (!isGone(b, members)) return;
  // A Hero of the other side who had called it too has had his Fight before all others.
  const call = b.s.calls.find(
    (each) => each.action === 'combat' && foes.includes(each.hero) && isOnTable(b, each.hero),
  );
  if (call === undefined) return;
  b.s.calls = b.s.calls.filter((each) => each !== call);
  moveAgain(b, call.hero, foes);
}

const isGone = (b: Battle, models: readonly number[]): boolean => !models.some((model) => isOnTable(b, model));

function moveAgain(b: Battle, hero: number, members: readonly number[]): void {
  const left = members.filter((model) => isOnTable(b, model) && !hasMark(b, model, 'fought-again'));
  b.s.fights = b.s.fights.filter((fight) => !fight[sideOf(b, hero)].some((model) => members.includes(model)));
  push<Frame>(b.s, { kind: 'heroic', action: 'combat', hero, left, reach: null });
}
