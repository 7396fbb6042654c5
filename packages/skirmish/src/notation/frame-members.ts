/** What each kind of frame holds, as it is written. */
import { z } from 'zod';
import { commandSchema } from '../engine/command-schemas.ts';
import type { FrameKind, FrameOf } from '../engine/frames.ts';
import { BATTLE_STEPS, DUEL_STEPS, HEROIC_ACTIONS, POWERS, SIDES } from '../engine/words.ts';

/**
 * A model or an object is spelled by its id; `anybody` may be nobody, which is `null`. A Fight goes by its place among the Fights.
 * What else there is stands as it is.
 */
export type Member =
  | 'model'
  | 'anybody'
  | 'models'
  | 'anybodies'
  | 'object'
  | 'fight'
  | z.ZodType
  | { readonly list: Members }
  | { readonly record: Members };
export type Members = Readonly<Record<string, Member>>;

const word = <const W extends readonly [string, ...string[]]>(...words: W) => z.enum(words);
const side = word(...SIDES);
const flag = z.boolean();
const number = z.int().min(-1_000_000_000).max(1_000_000_000);
const count = number.min(0);
const few = count.max(99);
const dice = z.array(z.int().min(-9).max(30)).max(128);
const at = z.tuple([z.int(), z.int()]);
const how = word('strike', 'shot', 'power', 'fall', 'thrown');
const action = word(...HEROIC_ACTIONS);

type Table = { readonly [K in FrameKind]: Readonly<Record<Exclude<keyof FrameOf<K>, 'kind'>, Member>> };

export const MEMBERS: Table = {
  sequence: { step: word(...BATTLE_STEPS) },
  setUpRoll: {},
  half: { side },
  deployment: { side },
  priority: {},
  calls: { phase: word('move', 'shoot', 'fight'), next: side, passed: few },
  heroic: { action, hero: 'model', left: 'models', reach: at.nullable() },
  carryOut: { action: word('move', 'shoot', 'combat'), hero: 'anybody', members: 'models', foes: 'models' },
  duties: { side, left: 'models' },
  halfMove: { side, tests: flag },
  breaking: { side },
  activation: {
    model: 'model',
    by: side,
    budget: count,
    going: word('own', 'command', 'distracted', 'walks', 'heroic', 'combat'),
    begun: flag,
    waits: commandSchema.nullable(),
    terror: word('', 'passed', 'failed'),
    mustCharge: 'anybody',
    rest: z.array(at).max(64),
  },
  courage: { model: 'model', why: word('terror', 'broken'), dice, total: number, step: word('roll', 'ask') },
  cast: {
    caster: 'model',
    power: word(...POWERS),
    target: 'model',
    will: few,
    free: flag,
    dice,
    answer: dice,
    answerWill: few,
    answerFree: flag,
    back: few,
    step: word('roll', 'rolled', 'ask', 'answer', 'answered', 'effect'),
  },
  powerHits: { caster: 'model', down: 'models', left: { list: { model: 'model', strength: few } } },
  might: {
    side,
    model: 'model',
    dice,
    needs: dice,
    mode: word('any', 'each'),
    what: word('hit', 'wound', 'fate', 'cast', 'resist', 'in-the-way', 'trial'),
  },
  pairing: {},
  halfShoot: { side },
  shot: {
    shooter: 'model',
    target: 'model',
    weapon: z.string().max(64),
    onCharge: flag,
    dice,
    way: 'anybodies',
    step: word('hit', 'hit-rolled', 'way', 'way-rolled'),
  },
  wound: {
    victim: 'model',
    by: 'anybody',
    how,
    strength: count.min(1).max(10),
    bonus: few,
    dice,
    step: word('roll', 'first', 'first-raised', 'raised'),
  },
  fate: { model: 'model', by: 'anybody', how, dice, step: word('ask', 'rolled', 'raised') },
  trial: {
    model: 'model',
    what: word('swim', 'mount', 'jump', 'leap', 'climb', 'thrown-rider'),
    mod: number,
    over: z.string().max(64),
    dice,
    step: z.string().regex(/^(roll|\d)$/),
  },
  fights: { pool: word('heroic', 'all'), hero: 'anybody' },
  declare: { fight: 'fight', side },
  duel: {
    fight: 'fight',
    dice: { list: { model: 'model', die: number, mod: number, raised: few } },
    step: word(...DUEL_STEPS),
  },
  reroll: { fight: 'fight', side },
  duelMight: { fight: 'fight', side, passed: few },
  losers: { fight: 'fight', left: 'models' },
  makeWay: { fight: 'fight', model: 'model' },
  strikes: {
    fight: 'fight',
    left: { list: { model: 'model', attacks: few } },
    set: { record: { model: 'model', victim: 'model', strikes: few } },
    striking: 'anybody',
    struck: 'anybody',
  },
  rise: { model: 'model' },
  putDown: { object: 'object', by: 'models' },
  take: { side, from: 'model', takers: 'models' },
  drawing: { side },
};
