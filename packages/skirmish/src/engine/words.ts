/** The words of the game: sides, phases, what is written on a model, what a Hero can do. Each list gives type and order. */

export const SIDES = ['good', 'evil'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'good' ? 'evil' : 'good');

/** [S-12] With setting up before the first turn, and pairing off [S-40] between moving and shooting. */
export const PHASES = ['set-up', 'priority', 'move', 'pairing', 'shoot', 'fight', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** [S-12] The steps of a battle; after the last another turn begins. */
export const BATTLE_STEPS = [
  'set-up',
  'tasks',
  'turn',
  'move',
  'move-heroic',
  'duties-1',
  'half-1',
  'duties-2',
  'half-2',
  'pairing',
  'shoot',
  'shoot-heroic',
  'shoot-1',
  'shoot-2',
  'fight',
  'fight-heroic',
  'fights',
  'fight-end',
  'end',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** The steps of a Fight. */
export const DUEL_STEPS = [
  'declare-1',
  'declare-2',
  'heroic',
  'roll',
  'reroll-1',
  'reroll-2',
  'might',
  'decide',
  'away',
  'knock',
  'strikes',
  'rise',
  'part',
  'end',
] as const;
export type DuelStep = (typeof DUEL_STEPS)[number];
/** Whether a Fight at this step has its winner. */
export const isDecidedStep = (step: DuelStep): boolean =>
  DUEL_STEPS.indexOf(step) > DUEL_STEPS.indexOf('decide') && step !== 'end';

export const POWERS = [
  'black-dart',
  'command',
  'compel',
  'immobilise',
  'transfix',
  'sorcerous-blast',
  'terrifying-aura',
] as const;
export type Power = (typeof POWERS)[number];

/** */
export const HEROIC_ACTIONS = ['move', 'shoot', 'combat', 'strike'] as const;
export type HeroicAction = (typeof HEROIC_ACTIONS)[number];

/** Why a model is not on the table. `off`: left by an exit; `banished`: a Will of Evil model without Will [S-173]. */
export const GONE = ['slain', 'fled', 'drowned', 'banished', 'off', 'reserve', 'passenger'] as const;
export type Gone = (typeof GONE)[number];

/** What is remembered of a model until the End phase, but for the last four, which have ends of their own. */
export const MARKS = [
  // It has moved, by its own will or not, or stood up [S-51, R-11].
  'moved',
  // Its activation is over [S-19].
  'done',
  'crawled',
  'stood',
  'shot',
  // It has thrown a spear in the Move phase [S-151].
  'threw',
  'cast',
  // The free point of a Staff is spent [S-145].
  'free-will',
  // It has supported a Fight [S-139].
  'supported',
  'fought',
  'fought-again',
  // It has called a heroic action in this phase.
  'called',
  // It took the test of a broken force, or need not.
  'held',
  // A Sentry that has been rolled for.
  'rolled',
  // It has charged since an enemy on horseback last charged it [S-93].
  'charged-since',
  // Mounted, set down or thrown this turn: no further movement.
  'halted',
  // Rises from the dust: it neither moves, shoots nor casts.
  'dazed',
  // It has had its Swim test, and need not take another before it comes into deep water anew.
  'swum',
  // It was commanded, and may not move again [S-123].
  'commanded',
  // Knocked Prone in shallow water: it tests when its next Move half begins.
  'wet',
  // It has taken the banner of a slain bearer.
  'bearer',
] as const;
export type Mark = (typeof MARKS)[number];

export const KEYWORDS = ['Infantry', 'Cavalry', 'Monster'] as const;
export type Build = (typeof KEYWORDS)[number];
