/** Why a shot may not be taken. */
import { refusing } from '../engine/refusals.ts';

export const no = refusing({
  // Who shoots.
  bound: { code: 'bound', case: 'X-27', message: '{model} is bound or senseless, and does nothing.' },
  engaged: { code: 'engaged', case: 'S-55', message: '{model} is Engaged: it has other things to do than to shoot.' },
  prone: { code: 'prone', case: 'X-31', message: '{model} lies down, and in this match nobody shoots lying down.' },
  transfixed: { code: 'transfixed', case: 'S-124', message: '{model} may not shoot while a power holds it.' },
  dazed: { code: 'dazed', case: 'A-54', message: '{model} was thrown from a horse: it does not shoot this turn.' },
  'in-deep-water': { code: 'in-deep-water', case: 'A-8', message: '{model} is in deep water, and may not shoot.' },
  'must-drop': {
    code: 'must-drop',
    case: 'R-109',
    message: '{model} bears what takes both hands: to shoot or throw it puts that down first.',
  },
  'no-alarm': { code: 'no-alarm', case: 'X-30', message: 'Before the alarm {model} shoots at nobody.' },
  'has-shot': { code: 'has-shot', case: 'S-56', message: '{model} has shot or thrown already this turn.' },
  'no-member': { code: 'no-member', case: 'X-14', message: '{model} does not take part in this heroic action.' },
  // With what.
  'no-weapon': { code: 'no-weapon', case: 'S-55', message: '{model} has no such missile weapon.' },
  'no-spears': { code: 'no-weapon', case: 'S-151', message: '{model} has no spears to throw.' },
  'moved-too-far': {
    code: 'moved-too-far',
    case: 'S-146',
    message: '{model} has moved more than half of its movement, too far to use its bow.',
  },
  // At whom.
  'no-target': { code: 'no-target', case: 'S-57', message: 'There is no {target} to be shot at.' },
  friend: { code: 'no-target', case: 'S-57', message: '{target} is not an enemy of {model}.' },
  'bound-target': { code: 'no-target', case: 'X-27', message: '{target} is bound or senseless, and not shot at.' },
  'out-of-range': {
    code: 'out-of-range',
    case: 'S-57',
    message: '{target} is further from {model} than the {range}" that its weapon reaches.',
  },
  'no-sight': { code: 'no-sight', case: 'S-57', message: '{model} has no Line of Sight to {target}.' },
  'partly-hidden': {
    code: 'partly-hidden',
    case: 'S-58',
    message: '{hider} hides a part of {target}: this shot may not be taken.',
  },
  'friend-in-the-way': {
    code: 'partly-hidden',
    case: 'X-8',
    message: '{hider} is a friend and in the way: Good does not shoot where it might hit one.',
  },
  'in-a-fight': { code: 'target-engaged', case: 'X-32', message: '{target} is Engaged: nobody shoots into a Fight.' },
  'hidden-in-a-fight': {
    code: 'partly-hidden',
    case: 'X-32',
    message: '{target} is Engaged and {hider} hides a part of it: this shot may not be taken.',
  },
  'throw-hidden': {
    code: 'partly-hidden',
    case: 'S-151',
    message: '{hider} hides a part of {target} from where the spear would be thrown.',
  },
});
