/** How frames are written: members that mean a model or an object are spelled by its id. */
import { z } from 'zod';
import type { Field } from '../engine/field.ts';
import type { Frame, FrameKind } from '../engine/frames.ts';
import { type Member, type Members, MEMBERS } from './frame-members.ts';

const records = z.array(z.record(z.string(), z.unknown())).max(128);
const record = z.record(z.string(), z.unknown()).nullable();

/** Turns places into ids or back. */
interface Names {
  model(value: unknown, orNobody: boolean): unknown;
  object(value: unknown): unknown;
  fight(value: unknown): unknown;
  plain(schema: z.ZodType, value: unknown): unknown;
}

function spell(member: Member, value: unknown, names: Names): unknown {
  if (member === 'model' || member === 'anybody') return names.model(value, member === 'anybody');
  if (member === 'object') return names.object(value);
  if (member === 'fight') return names.fight(value);
  if (member === 'models' || member === 'anybodies') {
    if (!Array.isArray(value) || value.length > 128) return names.plain(records, value);
    return value.map((each: unknown) => names.model(each, member === 'anybodies'));
  }
  if (member instanceof z.ZodType) return names.plain(member, value);
  if ('list' in member) {
    const list = records.safeParse(value).data;
    return list === undefined ? names.plain(records, value) : list.map((each) => spellAll(member.list, each, names));
  }
  const read = record.safeParse(value).data;
  return read ? spellAll(member.record, read, names) : names.plain(record, value);
}

const spellAll = (members: Members, values: Readonly<Record<string, unknown>>, names: Names): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, spell(member, values[name], names)]));

export type WrittenFrame = Readonly<Record<string, unknown>> & { readonly kind: string };

export const writtenFrameSchema = z.looseObject({ kind: z.string().max(32) });

export function makeFrame(field: Field, frame: Frame): WrittenFrame {
  const idAt = (list: readonly { readonly id: string }[]) => (value: unknown) =>
    typeof value === 'number' ? (list[value]?.id ?? null) : value;
  const names: Names = {
    model: idAt(field.models),
    object: idAt(field.objects),
    fight: (value) => value,
    plain: (_schema, value) => value,
  };
  return { kind: frame.kind, ...spellAll(MEMBERS[frame.kind], { ...frame }, names) };
}

const isKind = (kind: string): kind is FrameKind => Object.hasOwn(MEMBERS, kind);

/** The frame that is written, or what is wrong with it. `fights`: how many Fights there are. */
export function parseFrame(field: Field, fights: number, written: WrittenFrame): Frame | string {
  const { kind } = written;
  if (!isKind(kind)) return `There is no frame ${kind}.`;
  const members: Members = MEMBERS[kind];
  const strange = Object.keys(written).filter((name) => name !== 'kind' && !Object.hasOwn(members, name));
  if (strange.length > 0) return `A frame ${kind} has no ${strange.join(', ')}.`;
  const absent = Object.keys(members).filter((name) => !Object.hasOwn(written, name));
  if (absent.length > 0) return `A frame ${kind} needs ${absent.join(', ')}.`;
  const unknown: string[] = [];
  const wrong: string[] = [];
  const placeBy = (find: (id: string) => number, value: unknown): number => {
    const place = typeof value === 'string' ? find(value) : -1;
    if (place < 0) unknown.push(typeof value === 'string' ? value.slice(0, 64) : 'somebody');
    return place;
  };
  const frame = {
    kind,
    ...spellAll(members, written, {
      model: (value, orNobody) => (orNobody && value === null ? -1 : placeBy((id) => field.indexOf(id), value)),
      object: (value) => placeBy((id) => field.objectOf(id), value),
      fight(value) {
        if (!(typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < fights))
          wrong.push(`${said(value)} is no Fight`);
        return value;
      },
      plain(schema, value) {
        const parsed = schema.safeParse(value);
        if (!parsed.success) wrong.push(`${said(value)}: ${parsed.error.issues[0]?.message ?? ''}`);
        return parsed.data;
      },
    }),
  };
  if (wrong.length > 0) return `In a frame ${kind}: ${wrong.join(', ')}.`;
  if (unknown.length > 0) return `A frame ${kind} names ${unknown.join(', ')}, who is not in play.`;
  return frame as unknown as Frame;
}

const said = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? 'nothing';

/** Dice that lie in a frame: Might is spent on those of the frame below the window. */
const WITH_DICE: ReadonlySet<FrameKind> = new Set(['cast', 'shot', 'wound', 'fate', 'trial', 'courage']);
/** What is asked in the midst of a Fight. */
const OF_A_DUEL: ReadonlySet<FrameKind> = new Set(['declare', 'reroll', 'duelMight', 'losers', 'makeWay', 'strikes']);

/** Why a frame cannot stand on those below it, or `null`. */
export function whyNotUpon(below: readonly Frame[], frame: Frame): string | null {
  const { kind } = frame;
  const lowest = below.length === 0;
  if (lowest !== (kind === 'sequence')) return `The lowest frame, and no other, is a sequence.`;
  const last = below.at(-1);
  if (kind === 'might' && (last === undefined || !WITH_DICE.has(last.kind)))
    return 'Below a window for Might lies what has dice.';
  const duel = below.findLast((each) => each.kind === 'duel');
  if (!OF_A_DUEL.has(kind)) return null;
  if (duel === undefined || !('fight' in frame) || duel.fight !== frame.fight)
    return `A frame ${kind} lies upon the Duel of its Fight.`;
  return null;
}
