/** What verifying a record asks of a game. */
import type { Judge } from '@warbeacon/protocol';

export interface RollJudge {
  readonly judge: Judge;
  /** What dice fell on, by the commands on which they fell. */
  readonly rolls: Readonly<Record<string, string>>;
}
