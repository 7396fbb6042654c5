/** What `expect` can say of a position, once it has been taught. */
import type { MatchersObject } from 'vitest';
import { makeOrder, parseOrder } from './diary.ts';
import type { Table } from './position.ts';

interface RulebookMatchers<R = unknown> {
  /** The order may be given now, and the legal list has it (for a move: one to the same hex). */
  toAllow(order: string): R;
  /** The order is refused with this code and rule case, and the legal list does not have it. */
  toRefuse(order: string, code: string, ruleCase?: string): R;
  /** Pieces stand in these hexes. */
  toStand(at: Readonly<Record<string, string>>): R;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends RulebookMatchers<R> {}
}

/** What the player chooses: a move by piece and destination, since any legal way will do. */
function choice(order: string): string {
  const command = parseOrder(order);
  switch (command.type) {
    case 'move':
      return `${command.piece} moves to ${command.path.at(-1)}`;
    case 'moveFormation':
      return `${command.unit} marches to ${command.path.at(-1)}`;
    default:
      return makeOrder(command);
  }
}

/** Refused is one way of several, of which another may be listed. */
const byWay: ReadonlySet<string> = new Set(['move', 'moveFormation']);

const isListed = (table: Table, order: string): boolean =>
  table.orders().some((each) => choice(each) === choice(order));

export const matchers: MatchersObject = {
  toAllow(table: Table, order: string) {
    const refusal = table.why(order);
    const listed = isListed(table, order);
    return {
      pass: refusal === null && listed,
      message: () =>
        refusal ? `${order}: ${refusal.message} (${refusal.code} ${refusal.case ?? ''})` : `${order}: listed ${listed}`,
    };
  },
  toRefuse(table: Table, order: string, code: string, ruleCase?: string) {
    const refusal = table.why(order);
    const listed = refusal !== null && !byWay.has(parseOrder(order).type) && isListed(table, order);
    return {
      pass:
        refusal !== null && refusal.code === code && (ruleCase === undefined || refusal.case === ruleCase) && !listed,
      message: () =>
        `${order}: ${refusal ? `${refusal.code} ${refusal.case ?? ''}` : 'allowed'}${listed ? ', yet listed' : ''}`,
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
