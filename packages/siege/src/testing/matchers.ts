/** What `expect` can say of a position, once it has been taught. */
import type { MatchersObject } from 'vitest';

import type { Table } from './position.ts';

interface RulebookMatchers<R = unknown> {
  /** The order may be given now, and the legal list has it (for a move: one to the same hex). */
  toAllow(order: string): R;
  /** The order is refused with this code and rule case, and the legal list does not have it (nor a bad way there). */
  toRefuse(order: string, code: string, ruleCase?: string): R;
  /** Pieces stand in these hexes. */
  toStand(at: Readonly<Record<string, string>>): R;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends RulebookMatchers<R> {}
}

/** What the player chooses: a move by piece and destination, since any legal way will do. */
function choice({ sentences }: Pick<Table, 'sentences'>, order: string): string {
  const command = sentences.parse(order);
  switch (command.type) {
    case 'move':
      return `${command.piece} moves to ${command.path.at(-1)}`;
    case 'moveFormation':
      return `${command.unit} marches to ${command.path.at(-1)}`;
    default:
      return sentences.make(command);
  }
}

/** Of moves one way may be refused where another is good, and so listed. */
const byWay: ReadonlySet<string> = new Set(['move', 'moveFormation']);

const listed = (table: Table, order: string): string[] =>
  table.orders().filter((each) => choice(table, each) === choice(table, order));

const isListed = (table: Table, order: string): boolean => listed(table, order).length > 0;

/** The list has what is refused: this very order, or, for a move, any way to the same hex. */
const isWronglyListed = (table: Table, order: string): boolean =>
  byWay.has(table.sentences.parse(order).type)
    ? listed(table, order).some((way) => table.why(way) !== null)
    : isListed(table, order);

export const matchers: MatchersObject = {
  toAllow(table: Table, order: string) {
    const refusal = table.why(order);
    const has = isListed(table, order);
    return {
      pass: refusal === null && has,
      message: () =>
        refusal ? `${order}: ${refusal.message} (${refusal.code} ${refusal.case ?? ''})` : `${order}: listed ${has}`,
    };
  },
  toRefuse(table: Table, order: string, code: string, ruleCase?: string) {
    const refusal = table.why(order);
    const wrong = refusal !== null && isWronglyListed(table, order);
    return {
      pass:
        refusal !== null && refusal.code === code && (ruleCase === undefined || refusal.case === ruleCase) && !wrong,
      message: () =>
        `${order}: ${refusal ? `${refusal.code} ${refusal.case ?? ''}` : 'allowed'}${wrong ? ', yet listed' : ''}`,
      expected: `${code} ${ruleCase ?? ''}`,
      actual: refusal ? `${refusal.code} ${refusal.case ?? ''}` : 'allowed',
    };
  },
  toStand(table: Table, at: Readonly<Record<string, string>>) {
    const actual = Object.fromEntries(Object.keys(at).map((piece) => [piece, table.at(piece)]));
    return {
      pass: this.equals(actual, at),
      message: () => `expected ${JSON.stringify(at)}, found ${JSON.stringify(actual)}`,
      expected: at,
      actual,
    };
  },
};
