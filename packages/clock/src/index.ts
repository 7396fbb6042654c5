export {
  type ClockState,
  claimant,
  deadline,
  pauseClock,
  refundClock,
  resumeClock,
  type Situation,
  startClock,
  turnClock,
} from './clock.ts';
export { type ClockSetting, clockSettingSchema } from './setting.ts';
