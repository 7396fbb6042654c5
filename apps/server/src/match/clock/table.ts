/** The clock of a match, as its log leaves it: what each entry does to it, for who writes the log and for who reads it again. */
import {
  type ClockSetting,
  clockSettingSchema,
  type ClockState,
  claimDue,
  deadline,
  giveTime,
  handClock,
  pauseClock,
  refundClock,
  restActSchema,
  restClock,
  resumeClock,
  type Situation,
  startClock,
  turnClock,
} from '@warbeacon/clock';
import { isVoid, type LogEntry } from '@warbeacon/kernel';
import type { AnyGame } from '../game.ts';
import type { Sight } from '../what-they-see.ts';

export interface ClockTable {
  /** `null` where no clock runs: none was agreed on, or it has not begun. */
  readonly clock: ClockState | null;
  /** Agreed on, and begins as soon as both are there. */
  readonly awaits: ClockSetting | null;
}

export const NO_CLOCK: ClockTable = { clock: null, awaits: null };

/** What the row of the match tells of its time, and of an end that the rules did not make. */
export function clockColumns({
  table: { clock, awaits },
  last,
}: {
  readonly table: ClockTable;
  readonly last: LogEntry;
}): {
  readonly clock: string | null;
  readonly deadline: number | null;
  readonly claimAt: number | null;
  readonly voided: boolean;
} {
  const setting = clock?.setting ?? awaits;
  return {
    clock: setting === null ? null : JSON.stringify(setting),
    deadline: clock && deadline(clock),
    claimAt: clock && claimDue(clock),
    voided: last.body.kind === 'close' && isVoid(last.body.reason),
  };
}

/** Who must decide, of what everybody may see: what is hidden moves no clock. */
export function situationOf(game: AnyGame, sight: Sight): Situation {
  const view = sight.view('spectator');
  const { turn, phase } = game.clock(view);
  return { turn, phase, deciders: sight.deciders(), oneQuestion: game.isOneQuestion(view) };
}

/** After `entry`, which has led to `situation`. Throws on a setting or a rest that is none. */
export function tableAfter(
  before: ClockTable,
  { body, at }: LogEntry,
  sides: readonly string[],
  situation: () => Situation,
): ClockTable {
  const { clock, awaits } = before;
  const begin = (setting: ClockSetting) => ({ clock: startClock(setting, sides, at, situation()), awaits: null });
  if (body.kind === 'open') return { clock: null, awaits: settingOf(body.clock) };
  if (body.kind === 'clock' && body.act === 'start') return awaits === null ? before : begin(awaits);
  if (body.kind === 'accord' && body.act === 'accept' && body.what.about === 'clock') {
    const setting = settingOf(body.what.clock);
    return setting === null ? NO_CLOCK : begin(setting);
  }
  if (clock === null) return before;
  switch (body.kind) {
    case 'command':
    case 'takeback':
      return { clock: turnClock(clock, at, situation()), awaits };
    case 'clock':
      if (body.act === 'rest')
        return { clock: restClock(clock, body.side, restActSchema.parse(body.does), at), awaits };
      if (body.act === 'hand') return { clock: handClock(clock, at, body.side), awaits };
      return { clock: refundClock(clock, at, body.ms), awaits };
    case 'close':
      return { clock: pauseClock(clock, at), awaits: null };
    case 'arbiter':
      if (body.act === 'time') return { clock: giveTime(clock, at, body.gives), awaits };
      if (body.act === 'pause') return { clock: pauseClock(clock, at), awaits };
      return body.act === 'resume' ? { clock: resumeClock(clock, at), awaits } : before;
    case 'accord':
      if (body.act === 'resume') return { clock: resumeClock(clock, at), awaits };
      if (body.act !== 'accept') return before;
      if (body.what.about === 'pause') return { clock: pauseClock(clock, at), awaits };
      return body.what.about === 'takeback' ? { clock: turnClock(clock, at, situation()), awaits } : before;
    default:
      return before;
  }
}

/** What stands in a log as the setting of a clock. */
function settingOf(json: unknown): ClockSetting | null {
  return json === undefined || json === null ? null : clockSettingSchema.parse(json);
}
