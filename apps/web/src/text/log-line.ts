/** One line of the log. */
export interface LogLine {
  readonly text: string;
  readonly tone: 'turn' | 'phase' | 'segment' | 'plain' | 'good' | 'bad';
  readonly dice?: readonly number[];
  /** Rule case. */
  readonly case?: string;
  /** Where it happened, when the event says so. */
  readonly hex?: string;
  /** Who did it, when that is not the piece it is about. */
  readonly by?: string;
  /** The piece it is about, for whoever knows where that stands. */
  readonly piece?: string;
}

/** A line of the log, plain unless `more` says otherwise. */
export function line(text: string, more: Omit<LogLine, 'text' | 'tone'> & { tone?: LogLine['tone'] } = {}): LogLine {
  return { tone: 'plain', ...more, text };
}
