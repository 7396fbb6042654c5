export {
  type ClockState,
  claimant,
  deadline,
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
export { type ClockSetting, clockSettingSchema } from './setting.ts';
export { isQuiet, type Rest, type RestAct, restActSchema } from './rest.ts';
