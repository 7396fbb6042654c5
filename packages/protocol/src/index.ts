export * from './accords.ts';
export * from './accounts.ts';
export * from './bots.ts';
export * from './calls.ts';
export { type CellChanges, cellsOf, type KeyedSections } from './cells.ts';
export * from './chains.ts';
export * from './challenge.ts';
export * from './direct.ts';
export { hasCode, isServerCode, SERVER_CODES, type ServerCode } from './codes.ts';
export * from './http.ts';
export * from './lobby.ts';
export * from './mail.ts';
export * from './moderation.ts';
export * from './socket.ts';
export * from './past.ts';
export * from './pictures.ts';
export * from './passkeys.ts';
export * from './push.ts';
export * from './ratings.ts';
export * from './reach.ts';
export * from './talk.ts';
export * from './watching.ts';
export {
  finish,
  type FoundFault,
  type Judge,
  judgeBy,
  judging,
  type Moment,
  type Progress,
  type RecordHead,
  type Verdict,
} from './judging.ts';
export { makeIdList } from './id-list.ts';
export { makeOfferList, separate } from './offer-list.ts';
export { logAnswerSchema, logBodySchema, makeRecord, type MatchRecord, parseRecord, recordSchema } from './record.ts';
export { isSeatKey, makeSubprotocols, parseSubprotocols, type SeatKeys, SUBPROTOCOL } from './seat-keys.ts';
export { applyUpdate, makeUpdate, type Told } from './update.ts';
export {
  type Codec,
  type HistoryEntry,
  type HistoryReply,
  type MarchReply,
  type OfferedCommand,
  type OptionsReply,
  type PrivateMessage,
  wireOf,
} from './wire.ts';
