export {
  type ClockState,
  claimant,
  claimDue,
  deadline,
  giveTime,
  handClock,
  pauseClock,
  refundClock,
  remaining,
  restClock,
  type RestFault,
  restFault,
  resumeClock,
  type Situation,
  startClock,
  turnClock,
} from './clock.ts';
export { type ClockSetting, clockSettingSchema, WHEN_OVER } from './setting.ts';
export { isQuiet, type Rest, type RestAct, restActSchema } from './rest.ts';
