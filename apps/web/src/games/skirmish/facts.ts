/** What a model is, what it can do, what has become of it. */
import { PROFILES } from '@warbeacon/skirmish/data';
import type { View } from '@warbeacon/skirmish';
import type { PieceFacts } from '../../face/pieces.ts';
import { modelName, objectName } from './cast.ts';
import { inInches } from './words/measures.ts';
import { POWER_NAMES } from './words/commands.ts';
import { gearName, spaced } from './words/gear.ts';

const GONE: Readonly<Record<string, string>> = {
  '': 'On the table',
  slain: 'Slain',
  fled: 'Fled',
  drowned: 'Drowned',
  banished: 'Banished',
  off: 'Off the table',
  reserve: 'Not on the table yet',
  passenger: 'Riding along',
  unseen: 'Not seen',
};

export function factsOf(view: View, id: string): PieceFacts | undefined {
  const model = view.models[id];
  if (!model) return undefined;
  const profile = PROFILES.get(model.profile);
  const stores = [model.might, model.will, model.fate];
  const hero = profile?.keywords.includes('Hero') === true;
  return {
    kind: [...(profile?.keywords ?? []), ...(profile?.gear ?? []).map(gearName)].join(', '),
    facts: [
      { term: 'Move', value: `${model.mv}″, ${inInches(model.left / 256)} left` },
      { term: 'Fight', value: profile ? `${model.fight}/${profile.shoot}+` : String(model.fight) },
      { term: 'Strength', value: String(model.strength) },
      { term: 'Defence', value: String(model.defence) },
      { term: 'Attacks', value: String(model.attacks) },
      { term: 'Wounds', value: String(model.wounds) },
      { term: 'Courage', value: String(model.courage) },
      ...(hero ? [{ term: 'Might, Will, Fate', value: stores.join(' / ') }] : []),
    ],
    states: statesOf(view, id),
    where: model.gone === '' && model.at === null ? 'Not set up yet' : (GONE[model.gone] ?? spaced(model.gone)),
  };
}

function statesOf(view: View, id: string): readonly string[] {
  const model = view.models[id];
  if (!model) return [];
  const is = (holds: boolean, words: string): readonly string[] => (holds ? [words] : []);
  return [
    ...is(model.prone, 'Prone'),
    ...is(model.engaged.length > 0, `Engaged with ${model.engaged.map(modelName).join(' and ')}`),
    ...is(model.trapped, 'Trapped'),
    ...is(
      model.inZoneOf.length > 0 && model.engaged.length === 0,
      `in the zone of ${model.inZoneOf.map(modelName).join(' and ')}`,
    ),
    ...model.effects.map(({ power, by }) => `${POWER_NAMES[power] ?? power}, by ${modelName(by)}`),
    ...model.carries.map((object) => `carries ${objectName(object)}`),
    ...is(model.banner, 'bears the banner'),
    ...is(model.rides !== null, `rides with ${model.rides === null ? '' : modelName(model.rides)}`),
    ...is(model.bound, 'bound'),
    ...is(model.sentry && !view.alarm, 'a Sentry'),
    ...is(model.marks.includes('done'), 'has moved'),
    ...is(model.marks.includes('shot'), 'has shot'),
  ];
}
