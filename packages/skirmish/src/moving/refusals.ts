/** Why a model may not be activated, or may not move. */
import { refusing } from '../engine/refusals.ts';

export const no = refusing({
  // Whose turn it is.
  done: { code: 'has-moved', case: 'S-19', message: '{model} has been activated in this phase already.' },
  'another-acts': { code: 'another-acts', case: 'S-20', message: '{model} must end its move first.' },
  'no-member': { code: 'no-member', case: 'X-13', message: '{model} does not take part in this heroic action.' },
  bound: { code: 'bound', case: 'X-27', message: '{model} is bound or senseless, and does nothing.' },
  // What keeps it from moving.
  engaged: { code: 'engaged', case: 'S-33', message: '{model} is Engaged and does not move.' },
  transfixed: { code: 'transfixed', case: 'S-124', message: '{model} may not move while a power holds it.' },
  commanded: { code: 'commanded', case: 'S-123', message: '{model} was commanded, and may not move again this turn.' },
  halted: { code: 'halted', case: 'S-23', message: 'The move of {model} is over for this turn.' },
  failed: {
    code: 'failed-test',
    case: 'S-170',
    message: '{model} failed its test of Terror: it does not move this turn.',
  },
  crawled: { code: 'crawled', case: 'S-48', message: '{model} has crawled: all that it may still do is stand up.' },
  prone: { code: 'prone', case: 'S-49', message: '{model} lies down: it must stand up first, or crawl.' },
  standing: { code: 'standing', case: 'S-47', message: '{model} does not lie down.' },
  'nothing-left': { code: 'too-far', case: 'S-21', message: '{model} has no movement left.' },
  'cannot-stand': {
    code: 'too-far',
    case: 'S-50',
    message: 'To stand up takes half of its movement; {model} has less left.',
  },
  'has-crawled': { code: 'crawled', case: 'S-48', message: '{model} has crawled already.' },
  // What binds it in particular.
  'must-charge': { code: 'must-charge', case: 'S-153', message: '{model} must go on to charge {target}.' },
  'command-only': {
    code: 'command-only',
    case: 'S-122',
    message: 'Who is commanded walks, charges or crawls, and nothing else.',
  },
  'distracted-only': {
    code: 'command-only',
    case: 'A-58',
    message: 'A Sentry that the other side moves walks, and does nothing else.',
  },
  'walks-only': {
    code: 'command-only',
    case: 'A-59',
    message: 'A Sentry that is not alert walks, and does nothing else.',
  },
  'combat-only': {
    code: 'command-only',
    case: 'X-15',
    message: 'After a Heroic Combat one walks and charges, and does nothing else.',
  },
  'may-not-charge': {
    code: 'may-not-charge',
    case: 'A-55',
    message: 'Until the alarm this Sentry charges only when it is alert.',
  },
  // A charge.
  'no-target': { code: 'no-target', case: 'S-32', message: 'There is no {target} to be charged.' },
  friend: { code: 'no-target', case: 'S-32', message: '{target} is not an enemy of {model}.' },
  twice: { code: 'no-target', case: 'S-39', message: 'A charge names each of its targets once.' },
  'bound-target': {
    code: 'no-target',
    case: 'X-27',
    message: '{target} is bound or senseless, and cannot be charged.',
  },
  untested: {
    code: 'untested',
    case: 'S-168',
    message: '{model} would have to pass a test of Terror before all else to charge {target}.',
  },
  // A test of Terror.
  begun: { code: 'too-late', case: 'S-168', message: 'A test of Terror comes at the very start of a move.' },
  'no-terror': { code: 'no-effect', case: 'R-76', message: 'There is no enemy to be tested for.' },
  // Geometry.
  'bad-path': {
    code: 'bad-path',
    case: 'X-39',
    message: 'A way has 1 to 64 corners, each elsewhere than the one before.',
  },
  'too-far': { code: 'too-far', case: 'S-21', message: '{model} has not enough movement left for this.' },
  wades: {
    code: 'too-far',
    case: 'A-2',
    message: 'In shallow water each inch counts twice: {model} has not enough movement left for this.',
  },
  slow: {
    code: 'too-far',
    case: 'X-1',
    message: 'In difficult ground each inch counts twice: {model} has not enough movement left for this.',
  },
  swims: {
    code: 'too-far',
    case: 'A-13',
    message: '{model} swims, with half of the movement that it had: not enough is left for this.',
  },
  'crawl-too-far': { code: 'too-far', case: 'S-47', message: 'Lying down, {model} crawls 1" at most.' },
  'off-table': { code: 'off-table', case: 'M-5', message: '{model} would leave the table.' },
  barred: { code: 'barred', case: 'X-3', message: 'A barrier is in the way of {model}.' },
  rock: { code: 'barred', case: 'X-2', message: 'Impassable ground is in the way of {model}.' },
  gap: { code: 'barred', case: 'X-6', message: 'A gap in the ground is in the way of {model}: it can only be leapt.' },
  base: { code: 'base', case: 'S-22', message: '{other} is in the way of {model}.' },
  zone: {
    code: 'zone',
    case: 'S-25',
    message: '{model} would enter the Control Zone of {other}, whom it does not charge.',
  },
  nearer: {
    code: 'nearer',
    case: 'S-29',
    message: '{model} would come nearer to {other}, in whose Control Zone it began.',
  },
  'left-zone': {
    code: 'left-zone',
    case: 'S-36',
    message: 'On this way {model} would leave the Control Zone of {other} again.',
  },
  'short-of-target': {
    code: 'short-of-target',
    case: 'S-32',
    message: 'The charge of {model} would not end in contact with {other}.',
  },
  'short-of-extra': {
    code: 'short-of-extra',
    case: 'S-39',
    message: 'The charge of {model} names {other}, and would not touch it.',
  },
  'undeclared-contact': {
    code: 'undeclared-contact',
    case: 'S-39',
    message: '{model} would touch {other}, whom the charge does not name.',
  },
  'contact-without-charge': {
    code: 'contact-without-charge',
    case: 'S-25',
    message: '{model} would touch {other} without charging.',
  },
  'out-of-reach': {
    code: 'out-of-reach',
    case: 'X-13',
    message: '{model} would not end within reach of {other}, who leads the move.',
  },
  'deep-water': {
    code: 'deep-water',
    case: 'A-58',
    message: 'Nobody moves a Sentry of the other side into deep water.',
  },
});
