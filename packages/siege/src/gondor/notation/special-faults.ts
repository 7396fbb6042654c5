/** What the rest of a position may not be: more than there is, or what cannot come about. */
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import type { Fault } from '../../notation/fault.ts';
import { BANNER_TURNS } from '../magic/spells.ts';
import { OIL_IN_A_CAULDRON } from '../markers.ts';
import { mixOf } from '../house-values.ts';
import { MAGIC_POINTS, own } from '../own.ts';
import { MAGICIANS, type MarkerKind, SPELLS, type Spell } from '../words.ts';
import { SPELL_DATA } from '../magic/spells.ts';
import { cauldronNumber } from '../oil/cauldrons.ts';

export function specialFaults(situation: Situation): Fault[] {
  const { s } = situation;
  return [
    ...magicFaults(situation),
    ...engineFaults(s),
    ...supplyFaults(s),
    ...bannerFaults(situation),
    ...reliefFaults(situation),
    ...doubles('demoralized', '9.2', own(s).demoralized),
    ...doubles('held', '20.2', own(s).held),
  ];
}

/** [17] Spells that last: of the others Grond, once awake, stays so, the Nazgûl is back at once, and the Banner is a thing. */
const LASTING: readonly Spell[] = SPELLS.filter((spell) => SPELL_DATA[spell].lasts !== undefined);

function magicFaults({ game, s }: Situation): Fault[] {
  const { points, tried, inForce, successes } = own(s).magic;
  const faults: Fault[] = [...doubles('magic.tried', '17.0', tried)];
  for (const magician of MAGICIANS) {
    if (points[magician] > MAGIC_POINTS[magician])
      faults.push({
        at: `magic.points.${magician}`,
        case: '17.4',
        message: `${magician} has ${MAGIC_POINTS[magician]} magic points at the most.`,
      });
  }
  for (const [i, { spell, turn, phase, frozen }] of inForce.entries()) {
    const fault = (ruleCase: string, message: string) => faults.push({ at: `spells.${i}`, case: ruleCase, message });
    if (!LASTING.includes(spell)) fault('17.0', `${spell} is done as soon as it is cast.`);
    if (turn > s.turn || (turn === s.turn && phaseNumber(game, { phase }) > phaseNumber(game, s)))
      fault('17.0', `${spell} cannot have been cast later than now.`);
    // G-150
    const last = turn + (SPELL_DATA[spell].lasts ?? 0);
    if (s.turn > last || (s.turn === last && phaseNumber(game, s) > phaseNumber(game, { phase })))
      fault('17.3', `${spell} of turn ${turn} is over by now.`);
    if (!successes[spell]) fault('17.4', `${spell} is in force, and has not succeeded.`);
    if (frozen.length > 0 && spell !== 'freeze-leader') fault('17.12', `${spell} freezes nobody.`);
    if (frozen.some((leader) => game.leaders[leader]?.side !== 'westernesse'))
      fault('17.12', 'The Nazgûl freezes leaders of Westernesse.');
  }
  return faults;
}

const phaseNumber = ({ phases }: Situation['game'], { phase }: Pick<State, 'phase'>): number =>
  phases.findIndex(({ id }) => id === phase);

/** [16.1] Ids of engines that are in this game, each of its kind. */
function engineFaults(s: State): Fault[] {
  const { ready, fired, moved } = own(s).engines;
  const isOf = (kinds: readonly MarkerKind[], id: string) =>
    s.markers.some((marker) => marker.id === id && marker.at >= 0 && kinds.some((kind) => kind === marker.kind));
  const lists: readonly (readonly [string, string, readonly string[], readonly MarkerKind[]])[] = [
    ['engines.ready', '16.41', ready, ['siege-tower']],
    ['engines.fired', '16.12', fired, ['sauron-catapult', 'city-catapult', 'grond']],
    ['engines.moved', '16.11', moved, ['sauron-catapult', 'city-catapult', 'siege-tower', 'grond']],
    ['laid', '16.43', own(s).laid, ['ladder']],
  ];
  return lists.flatMap(([at, ruleCase, ids, kinds]) => [
    ...ids.flatMap((id, i) =>
      isOf(kinds, id) ? [] : [{ at: `${at}.${i}`, case: ruleCase, message: `${id} is not there, or cannot do that.` }],
    ),
    ...doubles(at, ruleCase, ids),
  ]);
}

/** [16.43] [16.72] [16.81] What is left, with what is here, is no more than there ever was. */
function supplyFaults(s: State): Fault[] {
  const faults: Fault[] = [];
  const { supply, oil } = own(s);
  for (const [kind, left, ruleCase] of [
    ['ladder', supply.ladders, '16.43'],
    ['head', supply.heads, '16.81'],
  ] as const) {
    const here = s.markers.filter((marker) => marker.kind === kind).length;
    const { real } = mixOf(s, kind);
    if (left + here > real)
      faults.push({ at: 'supply', case: ruleCase, message: `There are ${real} of ${kind}, fewer than here and left.` });
  }
  oil.forEach((left, i) => {
    if (left > OIL_IN_A_CAULDRON)
      faults.push({
        at: `oil.cauldron-${i + 1}`,
        case: '16.72',
        message: `A cauldron has ${OIL_IN_A_CAULDRON} oils at the most.`,
      });
  });
  for (const { id, kind } of s.markers) {
    if (kind === 'cauldron' && cauldronNumber(s, id) < 0)
      faults.push({
        at: `markers: ${id}`,
        case: '16.71',
        message: `Cauldrons are cauldron-1 to cauldron-${oil.length}.`,
      });
  }
  return faults;
}

/** [18.1] The Banner is with a leader of Westernesse on the map, by a spell that has worked not long ago. */
function bannerFaults({ game, s }: Situation): Fault[] {
  const { banner } = own(s);
  const fault = (message: string) => [{ at: 'banner', case: '18.1', message }];
  if (banner === null) return [];
  const at = s.leaders[banner.leader]?.at ?? -1;
  if (game.leaders[banner.leader]?.side !== 'westernesse' || at < 0)
    return fault('The Banner is with a leader of Westernesse on the map.');
  if (!own(s).magic.successes['reveal-aragorn']) return fault('The Banner is here, and the spell has not succeeded.');
  if (banner.turn > s.turn) return fault('The Banner cannot have come later than now.');
  const last = banner.turn + BANNER_TURNS;
  const isOver = s.turn > last || (s.turn === last && phaseNumber(game, s) > phaseNumber(game, banner));
  return isOver ? fault(`The Banner of turn ${banner.turn} is gone by now.`) : [];
}

/** [14.2] [19.11] Who stands on the map has come onto it. */
function reliefFaults({ game, s }: Situation): Fault[] {
  const { relief } = own(s);
  const isHere = (nation: string) =>
    game.units.some((spec, unit) => spec.nation === nation && (s.units[unit]?.at ?? -1) >= 0);
  const faults: Fault[] = [];
  const fault = (message: string) => faults.push({ at: 'relief', case: '14.2', message });
  if (relief.rohan && !relief.called) fault('Rohan comes once the die has called it.');
  if (isHere('rohan') && !relief.rohan) fault('Units of Rohan are on the map: Rohan has come.');
  if (isHere('men') && !relief.men) fault("Aragorn's men are on the map: they have come.");
  return faults;
}

function doubles(at: string, ruleCase: string, list: readonly (string | number)[]): Fault[] {
  return list.flatMap((each, i) =>
    list.indexOf(each) === i ? [] : [{ at: `${at}.${i}`, case: ruleCase, message: `${each} is named twice.` }],
  );
}
