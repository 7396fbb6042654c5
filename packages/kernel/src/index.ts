export {
  type Accords,
  type AccordStep,
  accordRefusal,
  accordsAtEnd,
  accordsAtPly,
  afterAccord,
  NO_ACCORDS,
  type Proposal,
} from './accord.ts';
export {
  afterAnchor,
  afterLinks,
  afterPledge,
  afterSpent,
  anchorsOf,
  areBothChained,
  type Chain,
  type Chains,
  type DiceTerms,
  type Links,
  NO_CHAINS,
  NO_LINKS,
  pledgeOf,
} from './chains.ts';
export { concat, fromHex, lengthPrefixed, toHex, u64be, utf8 } from './bytes.ts';
export type { Contribution } from './contributions.ts';
export {
  commitment,
  type Dice,
  DiceExhausted,
  type DiceKeyParts,
  diceKey,
  hashChain,
  previousLink,
  scriptedDice,
  seedKey,
  streamDice,
  type Throw,
} from './dice.ts';
export { ABANDONED, DRAW_AGREED, type End, isVoid, RULED, VOIDED } from './ends.ts';
export { commandEntry, openEntry } from './entries.ts';
export { pop, push, replaceTop, type Stacked, top } from './frames.ts';
export { carriesOn, rulesHash, type Sha256, stateHash } from './hash.ts';
export { canonicalJson, type Json, textAt } from './json.ts';
export type { Luck } from './luck.ts';
export { offersOf } from './offers.ts';
export {
  type NameTable,
  type Rename,
  refusalRenamed,
  renaming,
  resultRenamed,
  rulesRenamed,
} from './other-names.ts';
export { perft } from './perft.ts';
export {
  type Differs,
  entryHash,
  FIRST_PREV,
  type LogBody,
  type LogEntry,
  type Milestone,
  nextEntry,
  type RecordFault,
  type Replayed,
  replay,
  replaying,
} from './record.ts';
export { assertNever, err, ok, type Refusal, type Result, refuse } from './result.ts';
export type {
  Chance,
  Ctx,
  Odds,
  OddsModifier,
  OddsOutcome,
  OddsNext,
  Offered,
  Outcome,
  PositionFault,
  Rules,
  Shown,
  Viewer,
} from './rules.ts';
export { afterRuling, endOf, type Ruling, rulingRefusal } from './ruling.ts';
export { Speller } from './speller.ts';
export { play, type Submitted, settle, submit, why } from './submit.ts';
export { keepSteps, type Step, takeBack, takeBackAgreed } from './takeback.ts';
export { faultWithin, type Findings, leadingTo, verifying } from './verify.ts';
