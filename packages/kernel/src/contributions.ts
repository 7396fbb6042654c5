/** What the players have added to the dice of a record, counted: how much of the chance was out of the server's hands. */
import type { LogEntry } from './record.ts';

export interface Contribution {
  readonly side: string;
  /** Chains that the side has begun; each after the first took the place of one that was lost or had run out. */
  readonly anchors: number;
  /** Commands whose dice have the side's own link in them, those of no dice included. */
  readonly withLink: number;
  /** Commands that threw dice without a link of the side, which the server alone could foresee. */
  readonly thrownWithout: number;
  /** Of those, such as orders have given that the side had left beforehand. */
  readonly byOrders: number;
  /** Commands of the other side that have this side's link in them besides, as a strict match has in each. */
  readonly besides: number;
  /** Dice indices that were passed over after a refusal. */
  readonly spent: number;
  /** Of those, such as have no link of the side: the server could have passed over them as it pleased. */
  readonly spentWithout: number;
}

/** One for each of `sides`, in their order. Reads a sound record; `replay` says whether it is one. */
export function contributionsOf(sides: readonly string[], entries: readonly LogEntry[]): Contribution[] {
  return sides.map((side) => {
    let anchors = 0;
    let withLink = 0;
    let thrownWithout = 0;
    let byOrders = 0;
    let besides = 0;
    let spent = 0;
    let spentWithout = 0;
    for (const { body } of entries) {
      if (body.kind === 'command' && body.side !== side && body.opponentLink !== '') besides++;
      if (!('side' in body) || body.side !== side) continue;
      if (body.kind === 'anchor') anchors++;
      else if (body.kind === 'spent') {
        spent++;
        if (body.moverLink === '') spentWithout++;
      } else if (body.kind === 'command') {
        if (body.moverLink !== '') withLink++;
        else if (body.dice.length > 0) {
          thrownWithout++;
          if (body.byOrders === true) byOrders++;
        }
      }
    }
    return { side, anchors, withLink, thrownWithout, byOrders, besides, spent, spentWithout };
  });
}
