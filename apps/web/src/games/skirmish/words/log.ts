/** What happened, as lines of the log, each with the rule that it leans on. */
import type { SkirmishEvent } from '@warbeacon/skirmish';
import { type LogLine, line } from '../../../text/log-line.ts';
import { modelName, objectName } from '../cast.ts';
import { inInches } from './measures.ts';
import { ACTION_NAMES, names, POWER_NAMES } from './commands.ts';
import { gearName } from './gear.ts';
import { phaseName } from './phases.ts';
import { reason } from './reasons.ts';
import { sideName } from './sides.ts';

type Of<K extends SkirmishEvent['type']> = Extract<SkirmishEvent, { type: K }>;
type Telling = { readonly [K in SkirmishEvent['type']]: (event: Of<K>) => LogLine | null };

const who = modelName;
const about = (piece: string) => ({ piece });

const TELLING: Telling = {
  turn: ({ turn }) => line(`Turn ${turn}`, { tone: 'turn' }),
  phase: ({ phase, side }) =>
    line(side === null ? phaseName(phase) : `${phaseName(phase)}: ${sideName(side)}`, { tone: 'phase', case: 'S-12' }),
  rolled: ({ what, good, evil, to }) =>
    line(`${ROLLED[what]}: Good ${good}, Evil ${evil}${to === null ? ', a tie' : `; ${sideName(to)} ${WON[what]}`}`, {
      dice: [good, evil],
      case: what === 'priority' ? 'S-14' : what === 'set-up' ? 'S-177' : 'X-12',
    }),
  halves: ({ side, half }) => line(`${sideName(side)} takes the ${half}ern half`, { case: 'S-177' }),
  deployed: ({ side, models }) =>
    line(
      models.length === 1 && models[0]
        ? `${who(models[0].model)} is set up`
        : `${sideName(side)} sets up ${models.length} models`,
      { case: 'S-178', ...(models[0] && about(models[0].model)) },
    ),
  ready: ({ side }) => line(`${sideName(side)} is ready`),
  called: ({ model, action }) =>
    line(`${who(model)} calls a ${ACTION_NAMES[action] ?? action}`, { case: 'X-12', tone: 'good', piece: model }),
  callLost: ({ model, action }) =>
    line(`The ${ACTION_NAMES[action] ?? action} of ${who(model)} comes to nothing`, { case: 'X-12', piece: model }),
  moved: ({ model, spent }) => line(`${who(model)} moves ${inInches(spent / 256)}`, { case: 'S-21', piece: model }),
  charged: ({ model, targets }) =>
    line(`${who(model)} charges ${names(targets)}`, { case: 'S-32', piece: model, tone: 'good' }),
  engaged: ({ model, by }) => line(`${who(model)} is Engaged by ${who(by)}`, { case: 'S-33', piece: model, by }),
  freed: ({ model }) => line(`${who(model)} is free again`, { case: 'S-34', piece: model }),
  stood: ({ model }) => line(`${who(model)} stands up`, { case: 'S-50', piece: model }),
  crawled: ({ model }) => line(`${who(model)} crawls`, { case: 'S-47', piece: model }),
  halted: ({ model }) => line(`${who(model)} moves no further`, { case: 'S-20', piece: model }),
  crossed: ({ model, how, over, die, came, goesOn }) =>
    line(
      `${who(model)} ${{ jump: 'jumps', climb: 'climbs', leap: 'leaps' }[how]} ${over.replaceAll('-', ' ')}: ${came ? (goesOn ? 'over, and on' : 'over') : 'fails'}`,
      { dice: [die], case: { jump: 'X-4', climb: 'X-5', leap: 'X-6' }[how], tone: came ? 'good' : 'bad', piece: model },
    ),
  fell: ({ model, hits }) =>
    line(`${who(model)} falls: ${hits === 1 ? 'one hit' : `${hits} hits`}`, { case: 'X-7', tone: 'bad', piece: model }),
  left: ({ model }) => line(`${who(model)} leaves the table`, { case: 'X-26', piece: model }),
  arrived: ({ model }) => line(`${who(model)} comes onto the table`, { case: 'X-25', piece: model }),
  tested: ({ model, why, dice, total, will, might, passed }) =>
    line(
      `${who(model)} ${passed ? 'passes' : 'fails'} its test ${why === 'terror' ? 'of Terror' : 'for breaking'}: ${total}${will > 0 ? `, ${will} Will` : ''}${might > 0 ? `, ${might} Might` : ''}`,
      { dice, case: why === 'terror' ? 'S-168' : 'X-17', tone: passed ? 'good' : 'bad', piece: model },
    ),
  swam: ({ model, die, total, result }) =>
    line(`${who(model)} ${{ sink: 'sinks', swim: 'swims', 'swim-strongly': 'swims strongly' }[result]}: ${total}`, {
      dice: [die],
      case: 'A-11',
      tone: result === 'sink' ? 'bad' : 'good',
      piece: model,
    }),
  sentry: ({ model, die, result }) =>
    line(`${who(model)} ${SENTRY[result]}`, { dice: [die], case: 'A-56', piece: model }),
  sighted: ({ models }) =>
    models.length === 0
      ? null
      : line(`${names(models.map(({ model }) => model))} ${models.length === 1 ? 'is' : 'are'} seen`, {
          case: 'X-36',
          ...(models[0] && about(models[0].model)),
        }),
  alarm: ({ by, model }) =>
    line(`The alarm is given: ${who(model)} has ${by === 'sight' ? 'seen something' : 'made a noise'}`, {
      case: 'A-61',
      tone: 'bad',
      piece: model,
    }),
  broken: ({ side }) => line(`${sideName(side)} is broken`, { case: 'X-17', tone: 'bad' }),
  cast: ({ model, power, target, dice, need, cast }) =>
    line(
      `${who(model)} ${cast ? 'casts' : 'fails to cast'} ${POWER_NAMES[power] ?? power} at ${who(target)}: ${need} or more`,
      { dice, case: 'S-112', tone: cast ? 'good' : 'bad', piece: target, by: model },
    ),
  resisted: ({ model, dice, need, resisted, back }) =>
    line(
      `${who(model)} ${resisted ? 'resists' : 'does not resist'}: ${need} or more${back > 0 ? `, and has ${back} Will back` : ''}`,
      { dice, case: 'S-114', tone: resisted ? 'good' : 'bad', piece: model },
    ),
  effect: ({ model, power, ends }) =>
    line(`${POWER_NAMES[power] ?? power} ${ends ? 'ends' : 'lies'} on ${who(model)}`, { case: 'S-120', piece: model }),
  thrownBack: ({ model, die, met }) =>
    line(`${who(model)} is hurled back${met === null ? '' : `, into ${who(met)}`}`, {
      dice: [die],
      case: 'S-125',
      tone: 'bad',
      piece: model,
    }),
  knockedDown: ({ model, why }) =>
    line(`${who(model)} is knocked down`, {
      case: why === 'cavalry' ? 'S-95' : why === 'blast' ? 'S-125' : 'S-45',
      tone: 'bad',
      piece: model,
    }),
  shot: ({ model, target, die, need, hit }) =>
    line(`${who(model)} shoots at ${who(target)}: ${hit ? 'a hit' : 'a miss'}, ${need} or more`, {
      dice: [die],
      case: 'S-59',
      tone: hit ? 'good' : 'plain',
      piece: target,
      by: model,
    }),
  inTheWay: ({ what, die, passed }) =>
    line(passed ? `It passes ${thing(what)}` : `${sentence(thing(what))} is hit instead`, {
      dice: [die],
      case: 'S-58',
    }),
  passengerDie: ({ hit, die }) => line(`The shot is meant for ${who(hit)}`, { dice: [die], case: 'A-52', piece: hit }),
  wound: ({ model, by, dice, needs, wounds }) =>
    line(
      `${who(model)} ${wounds ? 'is wounded' : 'withstands it'}${by === null ? '' : `, struck by ${who(by)}`}: ${needs.join(', then ')} or more`,
      { dice, case: 'S-3', tone: wounds ? 'bad' : 'plain', piece: model, ...(by === null ? {} : { by }) },
    ),
  saved: ({ model, die, saved }) =>
    line(`Fate ${saved ? 'saves' : 'does not save'} ${who(model)}`, {
      dice: [die],
      case: 'S-105',
      tone: saved ? 'good' : 'bad',
      piece: model,
    }),
  wounded: ({ model, left }) =>
    line(`${who(model)} has ${left === 1 ? 'one wound' : `${left} wounds`} left`, {
      case: 'S-5',
      tone: 'bad',
      piece: model,
    }),
  gone: ({ model, how, by }) =>
    line(`${who(model)} ${GONE[how]}${how === 'slain' && by !== null ? ` by ${who(by)}` : ''}`, {
      case: 'S-5',
      tone: 'bad',
      piece: model,
    }),
  mightSpent: ({ model, points, die, left }) =>
    line(`${who(model)} spends ${points} Might: the die is now ${die}, ${left} left`, { case: 'S-98', piece: model }),
  willSpent: ({ model, points, left }) =>
    line(`${who(model)} spends ${points} Will, ${left} left`, { case: 'S-101', piece: model }),
  paired: ({ fights }) =>
    fights.length === 0
      ? null
      : line(fights.length === 1 ? 'One Fight is to be fought' : `There are ${fights.length} Fights to be fought`, {
          case: 'S-40',
        }),
  assigned: ({ model, to }) => line(`${who(model)} is to fight ${who(to)}`, { case: 'S-43', piece: model }),
  fightBegins: ({ good, evil }) =>
    line(`Fight: ${names(good)} against ${names(evil)}`, { tone: 'segment', case: 'S-65' }),
  declared: ({ twoHanded, shielding, supports, weapons = {} }) => {
    const parts = [
      ...Object.entries(weapons).map(([model, weapon]) => `${who(model)} fights with ${gearName(weapon)}`),
      twoHanded.length > 0 ? `${names(twoHanded)} with two hands` : '',
      shielding.length > 0 ? `${names(shielding)} shielding` : '',
      ...supports.map(([one, other]) => `${who(one)} behind ${who(other)}`),
    ].filter(Boolean);
    return parts.length === 0 ? null : line(`Declared: ${parts.join('; ')}`, { case: 'S-68' });
  },
  struckHeroically: ({ model, die, fight }) =>
    line(`${who(model)} strikes heroically: Fight ${fight}`, { dice: [die], case: 'X-16', tone: 'good', piece: model }),
  dueled: ({ dice, winner, by }) =>
    line(
      winner === null ? 'The Duel is tied' : `${sentence(sideName(winner))} leads in the Duel ${BY[by] ?? ''}`.trim(),
      {
        dice: dice.map(({ die }) => die),
        case: by === 'fight-value' ? 'S-69' : by === 'roll-off' ? 'S-70' : 'S-66',
        ...(dice[0] && about(dice[0].model)),
      },
    ),
  rerolled: ({ model, from, to }) =>
    line(`The banner: ${who(model)} rolls the ${from} again`, { dice: [to], case: 'X-11', piece: model }),
  won: ({ side, by }) =>
    line(`${sideName(side)} has won the Fight ${BY[by] ?? ''}`.trim(), { case: 'S-66', tone: 'good' }),
  backedAway: ({ model }) => line(`${who(model)} backs away`, { case: 'S-72', piece: model }),
  trapped: ({ model }) => line(`${who(model)} is Trapped: struck twice`, { case: 'S-74', tone: 'bad', piece: model }),
  madeWay: ({ model, friend }) => line(`${who(friend)} makes way for ${who(model)}`, { case: 'S-76', piece: model }),
  struck: ({ model, target }) =>
    line(`${who(model)} strikes ${who(target)}`, { case: 'S-84', piece: target, by: model }),
  rose: ({ model }) => line(`${who(model)} gets up`, { case: 'S-82', piece: model }),
  parted: ({ models }) => (models.length === 0 ? null : line('Those who fought come apart', { case: 'S-75' })),
  tookUp: ({ model, object }) => line(`${who(model)} takes up ${objectName(object)}`, { case: 'A-23', piece: model }),
  handed: ({ model, to, object }) =>
    line(`${who(model)} hands ${objectName(object)} to ${who(to)}`, { case: 'A-24', piece: to, by: model }),
  putDown: ({ object }) => line(`${sentence(objectName(object))} is put down`, { case: 'A-29' }),
  lost: ({ object }) => line(`${sentence(objectName(object))} is lost`, { case: 'A-22', tone: 'bad' }),
  carried: ({ object, models }) =>
    line(`${names(models)} carry ${objectName(object)}`, {
      case: 'A-32',
      ...(models[0] === undefined ? {} : about(models[0])),
    }),
  mounted: ({ model, onto, die, result }) =>
    line(`${who(model)} ${result === 'fails' ? 'fails to mount up behind' : 'mounts up behind'} ${who(onto)}`, {
      dice: [die],
      case: 'A-44',
      tone: result === 'fails' ? 'bad' : 'good',
      piece: model,
    }),
  dismounted: ({ model }) => line(`${who(model)} dismounts`, { case: 'A-49', piece: model }),
  thrown: ({ model, die, result }) =>
    line(
      `${who(model)} is thrown: ${{ 'knocked-flying': 'knocked flying', rises: 'rises from the dust', 'lands-well': 'lands well' }[result]}`,
      { dice: [die], case: 'A-54', piece: model },
    ),
  bannerTaken: ({ model, from }) =>
    line(`${who(model)} takes the banner from ${who(from)}`, { case: 'X-11', tone: 'good', piece: model }),
  drew: ({ side }) => line(`${sideName(side)} draws a secret task`, { case: 'X-35' }),
  scored: ({ good, evil }) => line(`Points: Good ${good}, Evil ${evil}`, { case: 'X-19' }),
  over: ({ winner, reason: why, case: rule }) =>
    line(`${winner === null ? 'The battle is over' : `${sideName(winner)} wins`}. ${reason(why, winner)}`, {
      tone: 'turn',
      ...(rule === '' ? {} : { case: rule }),
    }),
};

const ROLLED: Readonly<Record<Of<'rolled'>['what'], string>> = {
  'set-up': 'Who sets up first',
  priority: 'Priority',
  'roll-off': 'A roll-off',
  calls: 'Whose heroic action comes first',
  arrive: 'Who arrives',
};
const WON: Readonly<Record<Of<'rolled'>['what'], string>> = {
  'set-up': 'chooses',
  priority: 'has it',
  'roll-off': 'wins it',
  calls: 'goes first',
  arrive: 'arrives',
};
const SENTRY: Readonly<Record<Of<'sentry'>['result'], string>> = {
  searches: 'looks about it',
  distracted: 'is distracted',
  walks: 'walks its round',
  alert: 'is alert',
};
const GONE: Readonly<Record<Of<'gone'>['how'], string>> = {
  slain: 'is slain',
  fled: 'flees',
  drowned: 'drowns',
  banished: 'is banished',
  off: 'leaves the table',
  reserve: 'waits off the table',
  passenger: 'rides along',
};
const BY: Readonly<Record<string, string>> = {
  die: 'by the higher die',
  'fight-value': 'by its Fight value',
  'roll-off': 'by a roll-off',
};

const thing = (id: string): string => {
  const name = who(id);
  return name === id ? `the ${id.replaceAll('-', ' ')}` : name;
};
const sentence = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());

export function logLine(event: SkirmishEvent): LogLine | null {
  const tell: ((event: never) => LogLine | null) | undefined = TELLING[event.type];
  return tell?.(event as never) ?? null;
}

/** Too many of it to be cried out. */
export const SILENT: ReadonlySet<string> = new Set<SkirmishEvent['type']>([
  'moved',
  'crawled',
  'halted',
  'deployed',
  'engaged',
  'freed',
  'parted',
  'backedAway',
  'carried',
]);
