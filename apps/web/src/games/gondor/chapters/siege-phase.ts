/** [16.2] [16.6] [16.8] The Siege Phase: catapults, which shoot at units later in the turn, Grond, fireballs and heads. */
import type { DecisionWords } from '../../../face/words.ts';
import { count } from '../../../text/en.ts';
import { line } from '../../../text/log-line.ts';
import { type CommandsOf, type EventsOf, markerInWords, sideInWords } from './chapter.ts';

export const commands: CommandsOf<'bombard' | 'shootCatapult' | 'swingGrond' | 'hurlFireball' | 'hurlHead'> = {
  bombard: {
    actor: 'unit',
    place: 'above',
    aims: 'breach',
    meant: { kind: 'breached', word: 'breached' },
    label: ({ below, above }) => `Hurl rocks at ${sideInWords(below, above)}`,
    lit: (n) => `Its catapult reaches walls and gates at ${count(n, 'hex', 'hexes')}.`,
  },
  shootCatapult: {
    actor: 'unit',
    target: 'target',
    aims: 'missile',
    label: ({ target }, { piece }) => `Shoot at ${piece(target)} with the catapult`,
  },
  swingGrond: {
    actor: 'unit',
    place: 'above',
    lights: 'side',
    aims: 'breach',
    meant: { kind: 'breached', word: 'breached' },
    label: ({ below, above }) => `Swing Grond at ${sideInWords(below, above)}`,
    lit: (n) => `Grond can be swung at what lights up, on ${count(n, 'side')} of its hex.`,
  },
  hurlFireball: {
    actor: 'unit',
    place: 'hex',
    aims: 'throw',
    label: ({ hex }, { place }) => `Hurl a fireball at ${place(hex)}`,
    lit: (n) => `A fireball can be hurled at ${count(n, 'hex', 'hexes')}.`,
  },
  hurlHead: {
    actor: 'unit',
    place: 'hex',
    aims: 'throw',
    label: ({ hex }, { place }) => `Hurl a head at ${place(hex)}`,
    lit: (n) => `A head can be hurled at ${count(n, 'hex', 'hexes')}.`,
  },
};

export const events: EventsOf<
  | 'bombarded'
  | 'catapultShot'
  | 'grondSwung'
  | 'sideBroken'
  | 'fireballHurled'
  | 'headHurled'
  | 'headsBurned'
  | 'firesOut'
> = {
  bombarded: {
    line: ({ engine, below, above, range, dice, success }) =>
      line(
        `${markerInWords(engine)} hurls rocks at ${sideInWords(below, above)}, range ${range}: ${success ? 'it is breached' : 'it holds'}`,
        { dice, case: '16.22', hex: above, tone: success ? 'bad' : 'plain' },
      ),
    show({ below, above, dice, success }, { shown, dice: thrown }) {
      shown.push({ type: 'effect', effect: success ? 'breach' : 'batter', from: below, to: above });
      thrown(above, dice, success ? 'breached' : 'it holds', success);
    },
  },
  catapultShot: {
    line: ({ engine, unit, target, armour, dice, hit }, { piece, does }) =>
      line(
        does(
          unit,
          `{shoots} at ${piece(target)} with ${markerInWords(engine)} (armour ${armour}): ${hit ? 'a hit' : 'no effect'}`,
        ),
        { dice, case: '16.25', piece: target, by: unit, tone: hit ? 'bad' : 'plain' },
      ),
    show({ unit, target, dice, hit }, { at, shown, dice: thrown }) {
      const [from, to] = [at(unit), at(target)];
      if (from === undefined || to === undefined) return;
      shown.push({ type: 'volley', from, to, hit });
      thrown(to, dice, hit ? 'hit' : 'no effect', hit);
    },
  },
  grondSwung: {
    line: ({ below, above, dice, success }) =>
      line(`Grond is swung at ${sideInWords(below, above)}: ${success ? 'it is breached' : 'it holds'}`, {
        dice,
        case: '16.28',
        hex: above,
        tone: success ? 'bad' : 'plain',
      }),
    show({ below, above, dice, success }, { shown, dice: thrown }) {
      shown.push({ type: 'effect', effect: success ? 'breach' : 'batter', from: below, to: above });
      thrown(above, dice, success ? 'breached' : 'it holds', success);
    },
  },
  sideBroken: {
    line: ({ below, above }) =>
      line(`A way is open through ${sideInWords(below, above)}`, { case: '16.27', hex: above, tone: 'bad' }),
  },
  fireballHurled: {
    line: ({ engine, target, dice, landed, burns }, { place }) =>
      line(
        `${markerInWords(engine)} hurls a fireball at ${place(target)}: ${flight(target, landed, place)}${burns ? ', and the hex burns' : ''}`,
        {
          ...(dice.length > 0 ? { dice } : {}),
          case: '16.62',
          ...(landed === null ? {} : { hex: landed }),
          tone: burns ? 'bad' : 'plain',
        },
      ),
    show({ target, dice, landed, burns }, { shown, dice: thrown }) {
      if (dice.length > 0) thrown(target, dice, landed === target ? 'on the mark' : 'it strays', landed === target);
      if (landed !== null) shown.push({ type: 'effect', effect: burns ? 'fireball' : 'wreck', from: landed });
    },
  },
  headHurled: {
    line: ({ engine, target, dice, landed, counts }, { place }) =>
      line(
        `${markerInWords(engine)} hurls a head at ${place(target)}: ${flight(target, landed, place)}${counts ? ', in the city' : ', to no end'}`,
        {
          ...(dice.length > 0 ? { dice } : {}),
          case: '16.82',
          ...(landed === null ? {} : { hex: landed }),
          tone: counts ? 'bad' : 'plain',
        },
      ),
    show({ landed, counts }, { word }) {
      if (landed !== null) word(landed, counts ? 'a head' : 'a head, wasted', counts ? 'bad' : 'plain');
    },
  },
  headsBurned: {
    line: ({ hex, heads }, { place }) =>
      line(`${count(heads, 'head')} burned on ${place(hex)}`, { case: '16.86', hex, tone: 'good' }),
  },
  firesOut: {
    line: ({ hexes }) => line(`Fires go out on ${hexes.join(', ')}`, { case: '16.66' }),
    silent: true,
  },
};

function flight(target: string, landed: string | null, place: (hex: string) => string): string {
  if (landed === null) return 'it flies off the map';
  return landed === target ? 'it lands there' : `it strays to ${place(landed)}`;
}

export const decisions = {
  siege: {
    task: () => 'Work your engines: choose who stands with one, then what it is aimed at.',
    waiting: (side) => `${side} is working its engines.`,
    step: { end: () => 'End the siege', left: (n) => `${count(n, 'unit')} can still work an engine.`, aims: true },
  },
} satisfies Readonly<Record<string, DecisionWords>>;
