/** [S-43] Where a model could be in more than one Fight, the Priority player says in which. */
import { pop } from '@warbeacon/kernel';
import { first } from '../battle/sequence-frame.ts';
import { type Battle, fightOf, findModel, idOf, nameOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import { refusing } from '../engine/refusals.ts';
import { command, frame } from '../engine/spec.ts';
import { freshFight } from '../engine/state.ts';
import { assigned, canBePaired } from '../geometry/pairing.ts';
import { contactsOf, tellPairs } from './sorting.ts';

const no = refusing({
  'no-model': { code: 'no-such-model', case: 'S-42', message: 'There is no model of that name in any Fight.' },
  'same-fight': { code: 'same-fight', case: 'S-43', message: '{model} is in that Fight already.' },
  'no-contact': { code: 'no-contact', case: 'S-42', message: '{model} does not touch {enemy}.' },
  'not-possible': {
    code: 'not-possible',
    case: 'S-41',
    message: 'With {model} against {enemy} there would be fewer Fights: it is one against one wherever possible.',
  },
});

export const pairingFrame = frame<'pairing'>({ kind: 'pairing', decider: first, asks: () => ({}) });

const contactOf = (b: Battle, one: number, other: number) =>
  contactsOf(b).find((pair) => pair.includes(one) && pair.includes(other));

function whyNotAssign(b: Battle, { model: who, to }: CommandOf<'assign'>) {
  const model = findModel(b, who);
  const enemy = findModel(b, to);
  if (model < 0 || enemy < 0) return no('no-model');
  const names = { model: nameOf(b, model), enemy: nameOf(b, enemy) };
  const contacts = contactsOf(b);
  const contact = contactOf(b, model, enemy);
  if (contact === undefined) return no('no-contact', names);
  if (fightOf(b, model) !== undefined && fightOf(b, model) === fightOf(b, enemy))
    return no('same-fight', { model: names.model });
  return canBePaired(contact, contacts) ? null : no('not-possible', names);
}

/** Either side's models: the Priority player chooses for all [S-43]. */
export const assignCommand = command<'assign'>({
  type: 'assign',
  frames: ['pairing'],
  actor: null,
  *legal(b) {
    for (const [good, evil] of contactsOf(b)) {
      for (const [model, to] of [
        [good, evil],
        [evil, good],
      ] as const) {
        const order: CommandOf<'assign'> = { type: 'assign', model: idOf(b, model), to: idOf(b, to) };
        if (whyNotAssign(b, order) === null) yield order;
      }
    }
  },
  check: (b, _frame, _side, order) => whyNotAssign(b, order),
  apply(b, _frame, _side, { model, to }, ctx) {
    const contact = contactOf(b, findModel(b, model), findModel(b, to));
    if (contact === undefined) throw new Error('no such contact');
    // The sorting is lawful at every moment: who is left alone by it goes where it can.
    const sorted = assigned(b.s.fights, contactsOf(b), contact);
    b.s.fights = sorted.map(({ good, evil }) => freshFight([...good], [...evil]));
    ctx.emit({ type: 'assigned', model, to });
  },
});

export const pairingDone = command<'done'>({
  type: 'done',
  frames: ['pairing'],
  actor: null,
  legal: () => [{ type: 'done' }],
  check: () => null,
  apply(b, _frame, _side, _command, ctx) {
    pop(b.s);
    tellPairs(b, ctx);
  },
});
