/** Why a power may not be cast, or a Resist test not be taken so. */
import { refusing } from '../engine/refusals.ts';

export const no = refusing({
  // Who casts.
  engaged: { code: 'engaged', case: 'S-109', message: '{model} is Engaged, and cannot cast.' },
  prone: { code: 'prone', case: 'S-109', message: '{model} lies down, and cannot cast.' },
  transfixed: { code: 'transfixed', case: 'S-124', message: '{model} may not cast while a power holds it.' },
  dazed: { code: 'dazed', case: 'A-54', message: '{model} was thrown from a horse: it does not cast this turn.' },
  'already-cast': {
    code: 'already-cast',
    case: 'S-108',
    message: '{model} has tried to cast a power already in this phase.',
  },
  'no-alarm': { code: 'no-alarm', case: 'X-30', message: 'Before the alarm {model} casts nothing.' },
  // What, and with what.
  'no-power': { code: 'no-power', case: 'S-108', message: '{model} does not have this power.' },
  'no-dice': { code: 'no-will', case: 'S-111', message: 'At least one point of Will is spent.' },
  'no-free': { code: 'no-will', case: 'S-145', message: 'There is no free point of a Staff to be spent.' },
  'no-will': { code: 'no-will', case: 'S-6', message: 'It has no such Will left: {left}.' },
  'last-will': {
    code: 'last-will',
    case: 'S-174',
    message: '{model} lives by its Will, and may not spend the last of it to cast.',
  },
  // At whom.
  'no-target': { code: 'no-target', case: 'S-110', message: 'There is no {target} for this power.' },
  'only-self': { code: 'no-target', case: 'S-129', message: 'This power is cast upon oneself.' },
  'only-enemies': { code: 'no-target', case: 'S-110', message: 'This power is cast upon an enemy.' },
  'bound-target': {
    code: 'no-target',
    case: 'X-27',
    message: '{target} is bound or senseless: no power is cast on it.',
  },
  lasts: { code: 'no-effect', case: 'R-76', message: 'This power works already, and would change nothing.' },
  'out-of-range': {
    code: 'out-of-range',
    case: 'S-110',
    message: '{target} is further from {model} than the {range}" that this power reaches.',
  },
  'no-sight': { code: 'no-sight', case: 'S-110', message: '{model} has no Line of Sight to {target}.' },
  // The answer.
  'not-the-target': { code: 'no-target', case: 'S-114', message: 'It is {target} who may resist.' },
});
