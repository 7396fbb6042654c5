export {
  type Act,
  type ActKind,
  actSchema,
  type Entry,
  entrySchema,
  GIVE_UPS,
  type GiveUp,
  giveUpSchema,
  idSchema,
  type LegResult,
  legResultSchema,
  type NewEntrant,
  type NewPairing,
  newEntrantSchema,
  pairingSchema,
} from './acts.ts';
export { type Bracket, type BracketSlot, bracket, type Who } from './bracket.ts';
export type { Part, PlannedSlot, Source } from './bracket-plan.ts';
export { changesBetween, type StateChanges, stateChangesSchema, withChanges } from './changes.ts';
export { activeIn, entrantOf, fieldOf, isForbidden, lastRound, pairingOf } from './field.ts';
export { apply, begin, fold } from './fold.ts';
export { type GroupTable, groupTables } from './groups.ts';
export { historyOf, type PlayedLeg, type RoundKind, type RoundOf } from './history.ts';
export {
  challengeEnds,
  type LadderMove,
  ladderHistory,
  mayChallenge,
  openChallenges,
  slidesAt,
} from './ladder.ts';
export { MOST_DECIDERS, type Outcome, outcomeOf } from './outcome.ts';
export { pairNext, pairNow } from './pair.ts';
export {
  type EntryRules,
  entryRulesSchema,
  type Format,
  type FormatKind,
  formatSchema,
  IF_LEVEL,
  MOST_ENTRANTS,
  MOST_ROUNDS,
  type Points,
  pointsSchema,
  type Settings,
  SIDE_RULES,
  settingsSchema,
  TIE_BREAKS,
  type TieBreak,
  tieBreakSchema,
  USUAL_POINTS,
} from './settings.ts';
export type {
  Bid,
  Entrant,
  EntrantState,
  EventState,
  Leg,
  Pairing,
  Phase,
  Round,
  RoundState,
  Slide,
} from './state.ts';
export {
  type CrossCell,
  type CrossRow,
  crossTable,
  type Explained,
  explain,
  type Standing,
  standings,
  type TieBreakExplained,
} from './standings-pages.ts';
export { type MadeUpEntrant, madeUpEntrants, type SimulationOptions, simulate } from './simulate.ts';
export type { NextPairings, NoPairing } from './swiss.ts';
export { eventIsDone, leastEntrants, mostEntrants, nextStage, roundIsDone, roundsOf } from './tables.ts';
export type { Share } from './tie-breaks.ts';
export { type PublicEntry, publicEntries, publicState } from './public.ts';
export { type SideStatistics, sideStatistics } from './side-statistics.ts';
export { entrantsFromCsv, entrantsToCsv, resultsToCsv, standingsToCsv } from './exchange/csv.ts';
export {
  type EventDocument,
  eventDocumentJsonSchema,
  eventDocumentSchema,
  eventFromJson,
  eventToJson,
} from './exchange/json.ts';
export { toTrf } from './exchange/trf.ts';
