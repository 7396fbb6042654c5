/** What crosses the socket of a match and has something of its game in it: the same messages for every game. */
import { z } from 'zod';
import { cellsOf, type KeyedSections } from './cells.ts';
import {
  manyCommandsSchema,
  idListSchema,
  oddsSchema,
  plySchema,
  refusalSchema,
  type Odds,
  type WireRefusal,
} from './socket.ts';
import { separate } from './offer-list.ts';

/** How a game is spelled. */
export interface Codec<C, E, V extends object, Side extends string, Orders> {
  readonly sides: readonly [Side, Side];
  readonly command: z.ZodType<C>;
  readonly event: z.ZodType<E>;
  readonly view: z.ZodType<V>;
  readonly keyed: KeyedSections;
  /** What a seat may say beforehand about questions that may come to it. */
  readonly orders: z.ZodType<Orders>;
  /** Of a seat that has said nothing. */
  readonly noOrders: Orders;
}

/** A command that may be given. */
export interface OfferedCommand<C> {
  readonly command: C;
  /** Movement points, in halves. */
  readonly cost?: number | undefined;
  readonly odds?: Odds | undefined;
}

/** Answer to the request `options`. */
export interface OptionsReply<C> {
  readonly ply: number;
  readonly actor: string | null;
  readonly options: readonly OfferedCommand<C>[];
}

/** Answer to the request `march`. */
export interface MarchReply<C> {
  readonly ply: number;
  /** In the order in which they can be given. */
  readonly steps: readonly OfferedCommand<C>[];
  /** Pieces that would come no nearer. */
  readonly left: readonly string[];
  /** The last step leads to a question or to dice: nothing is worked out beyond it. */
  readonly breaksOff: boolean;
}

/** Message `private`, to a seat alone, on joining; after that `update`s of it come. */
export interface PrivateMessage<C, Side extends string, Orders> {
  readonly ply: number;
  readonly side: Side;
  /** Own pieces that have something to do; none when the other side decides. On the wire one short text. */
  readonly actors: string[];
  /** Legal commands of no piece (`done`, `setUp`, …), and all commands when there is but one question. */
  readonly commands: OfferedCommand<C>[];
  /** Why the command that ends one's part is not among them, when it could be expected there. */
  readonly doneRefusal: WireRefusal | null;
  /** Whether this seat may take its last command back: nothing has been revealed and nobody else asked since. */
  readonly canTakeBack: boolean;
  /** The seat's standing orders; left out on the wire while it has given none. */
  readonly standing: Orders;
  /** Cells of the synced state that this seat sees differently: its own secrets. */
  readonly cells: Record<string, string>;
}

/** One carried-out command with its events, as the viewer may know them; or a command taken back, without any. */
export interface HistoryEntry<E, Side extends string> {
  readonly ply: number;
  readonly side: Side;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly events: E[];
  readonly tookBack?: true | undefined;
}

export interface HistoryReply<E, Side extends string> {
  readonly entries: HistoryEntry<E, Side>[];
  readonly more: boolean;
}

/** The messages of a game, and its views as cells. */
export function wireOf<C, E, V extends object, Side extends string, Orders>(codec: Codec<C, E, V, Side, Orders>) {
  const side = z.enum(codec.sides);
  const offered: z.ZodType<OfferedCommand<C>> = z.strictObject({
    command: codec.command,
    cost: z.number().int().optional(),
    odds: oddsSchema.optional(),
  });
  // Commands of one form that follow each other are said together (see `offer-list.ts`).
  const offerList = z.array(z.union([offered, manyCommandsSchema])).transform((list, context) => {
    const offers: OfferedCommand<C>[] = [];
    for (const item of list) {
      if ('command' in item) {
        offers.push(item);
        continue;
      }
      const parsed = z.array(offered).safeParse(separate(item));
      if (parsed.success) offers.push(...parsed.data);
      else context.addIssue({ code: 'custom', message: 'commands of one form' });
    }
    return offers;
  });
  const optionsReply: z.ZodType<OptionsReply<C>> = z.strictObject({
    ply: plySchema,
    actor: z.string().nullable(),
    options: offerList,
  });
  const marchReply: z.ZodType<MarchReply<C>> = z.strictObject({
    ply: plySchema,
    steps: z.array(offered),
    left: z.array(z.string()),
    breaksOff: z.boolean(),
  });
  const privateMessage: z.ZodType<PrivateMessage<C, Side, Orders>> = z.strictObject({
    ply: plySchema,
    side,
    actors: idListSchema,
    commands: offerList,
    doneRefusal: refusalSchema.nullable(),
    canTakeBack: z.boolean(),
    standing: codec.orders.optional().transform((orders) => orders ?? codec.noOrders),
    cells: z.record(z.string(), z.string()),
  });
  const historyEntry: z.ZodType<HistoryEntry<E, Side>> = z.strictObject({
    ply: plySchema,
    side,
    at: z.number().int(),
    events: z.array(codec.event),
    tookBack: z.literal(true).optional(),
  });
  const historyReply: z.ZodType<HistoryReply<E, Side>> = z.strictObject({
    entries: z.array(historyEntry),
    more: z.boolean(),
  });
  /** The answer to the request `standing`: the orders as they stand now. A refusal comes as a rejection. */
  const standingReply = z.strictObject({ standing: codec.orders });
  return {
    offered,
    offerList,
    optionsReply,
    marchReply,
    privateMessage,
    /** Message `events`, to everybody, after every ply. */
    historyEntry,
    historyReply,
    standingReply,
    ...cellsOf(codec),
  };
}
