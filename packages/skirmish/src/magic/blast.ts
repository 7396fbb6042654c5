/** [S-125 … S-128, M-23, R-82 … R-85] Sorcerous Blast: thrown away, Prone, and who is struck down with the target. */
import { push } from '@warbeacon/kernel';
import { INCH, length256, thrown } from '@warbeacon/plane';
import { POWERS } from '../data/index.ts';
import { type Battle, byPlace, type Chance, discOf, idOf, modelOf, onTable } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { rollDice } from '../heroes/rolls.ts';
import { place } from '../moving/carrying-out.ts';
import { groundFor } from '../moving/ground.ts';
import { baseUnder } from '../passengers/riding.ts';

/** [S-128] Strength of the hit on the target, and on others. */
const { strength: ON_TARGET = 5, others: ON_OTHERS = 3 } = POWERS.get('sorcerous-blast') ?? {};

type Contacts = Battle['s']['contacts'];

/** [S-127, R-32] All who are linked to these by chains of contact with enemies, themselves among them. */
function linkedTo(contacts: Contacts, models: readonly number[]): number[] {
  const linked = new Set(models);
  let before = 0;
  while (linked.size > before) {
    before = linked.size;
    for (const [one, other] of contacts) {
      if (linked.has(one) || linked.has(other)) linked.add(one).add(other);
    }
  }
  return [...linked].toSorted(byPlace);
}

/** Throws the target, and leaves on the stack who is knocked down [S-126, S-127] and who is hit [S-128], in the order of R-84. */
export function blast(b: Battle, ctx: Chance, caster: number, target: number): void {
  const flung = baseUnder(b, target);
  // Who fought whom when it was struck: being thrown it leaves its Fight.
  const { contacts } = b.s;
  const met = fling(b, ctx, caster, flung);
  const struck = met === null ? [flung] : [flung, met];
  // Whom it meets comes first; who lies already is not knocked down.
  const others = [...struck, ...linkedTo(contacts, struck).filter((model) => !struck.includes(model))].filter(
    (model) => model !== flung && !modelOf(b, model).prone,
  );
  const left = [
    { model: target, strength: ON_TARGET },
    ...byDistance(b, caster, others).map((model) => ({ model, strength: ON_OTHERS })),
  ];
  push<Frame>(b.s, { kind: 'powerHits', caster, down: [flung, ...others], left });
}

/** [M-23] Whom it meets; `null` for nobody. */
function fling(b: Battle, ctx: Chance, caster: number, flung: number): number | null {
  const [die = 0] = rollDice(ctx, 1);
  const disc = discOf(b, flung);
  const others = onTable(b).filter((model) => model !== caster && model !== flung);
  const { solid } = groundFor(b, flung);
  const bases = others.map((model) => discOf(b, model));
  const { to, met } = thrown(discOf(b, caster), disc, die * INCH, bases, b.field.table, solid);
  const who = met === null ? null : (others[met] ?? null);
  if (to.x !== disc.x || to.y !== disc.y) place(b, ctx, flung, [to.x, to.y]);
  const name = who === null ? null : idOf(b, who);
  ctx.emit({ type: 'thrownBack', model: idOf(b, flung), die, to: [to.x, to.y], met: name });
  return who;
}

/** [S-9] The nearest to the caster first, from base to base. */
function byDistance(b: Battle, caster: number, models: readonly number[]): number[] {
  const from = discOf(b, caster);
  const far = (model: number): number => length256([from, discOf(b, model)]) - discOf(b, model).r * 256;
  return models.toSorted((one, other) => far(one) - far(other) || one - other);
}
