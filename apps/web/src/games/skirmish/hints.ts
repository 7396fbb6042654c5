/** Hints of what the skirmish asks and shows. */
import type { View } from '@warbeacon/skirmish';
import { type Hint, inStep, type Now } from '../../face/hint.ts';

const moves = ({ kind }: Now<View>): boolean => kind === 'halfMove' || kind === 'activation';
const own = ({ view, side }: Now<View>) => Object.values(view.models).filter((model) => model.side === side);

type Lying = View['objects'][string];
/** Of what nobody has taken up yet. */
const burdens = (id: string, which: (object: Lying) => boolean, words: string, rule: string): Hint<View> => {
  const of = (now: Now<View>): readonly Lying[] => Object.values(now.view.objects).filter(which);
  return {
    id,
    words,
    case: rule,
    applies: (now) => moves(now) && of(now).some(({ by, gone }) => by.length === 0 && gone === ''),
    done: (now) => of(now).some(({ by }) => by.some((bearer) => now.view.models[bearer]?.side === now.side)),
  };
};

export const hints: readonly Hint<View>[] = [
  inStep('half', 'Choose your half of the table. Who chooses sets up first, and the other sees where.', 'S-177'),
  inStep('priority', 'Whoever has Priority is first in each phase of this turn. A tie hands it over.', 'S-14'),
  inStep(
    'calls',
    'A Hero may spend 1 Might to call a heroic action: to move, shoot or fight before all others. Nobody has to.',
    'X-12',
  ),
  inStep(
    'duties',
    'Who stands in deep water tests first whether he swims. Armour and shield weigh him down: the odds reckon with them.',
    'A-11',
  ),
  {
    id: 'charge',
    words: 'An enemy who lights up can be charged: choose him, look at the odds, and press. Both then stand Engaged.',
    case: 'S-32',
    applies: (now) => moves(now) && now.inHand && now.aims?.includes('charge') === true,
    done: (now) => moves(now) && own(now).some(({ engaged }) => engaged.length > 0),
  },
  {
    id: 'powers',
    words: 'A blue ring marks at whom a power can be cast. It costs a Will for each die, and the highest counts.',
    case: 'S-111',
    applies: (now) => moves(now) && now.inHand && now.aims?.includes('power') === true,
    done: (now) => own(now).some(({ marks }) => marks.includes('cast')),
  },
  {
    id: 'zones',
    words: 'The red ring about an enemy is his Control Zone. Nobody enters it but to charge him: go round, or go in.',
    case: 'S-25',
    applies: (now) => moves(now) && now.inHand && now.moved > 0 && now.moved < 5,
    done: ({ toldWhy }) => toldWhy,
  },
  burdens(
    'burdens',
    ({ kind }) => kind !== 'model',
    'Something lies on the table. Who ends beside it can pick it up; a chest halves his way, unless two carry it.',
    'A-23',
  ),
  burdens(
    'captive',
    ({ kind }) => kind === 'model',
    'Somebody lies bound. Who ends beside him can take him up: one goes half as far with him, two as far as ever.',
    'A-42',
  ),
  {
    id: 'sentries',
    words: 'Before the alarm each Sentry rolls a die before it moves: it may stand, or be led by the other side.',
    case: 'A-56',
    applies: (now) => moves(now) && now.view.setup.uses.includes('sentries') && !now.view.alarm,
  },
  {
    id: 'night',
    words: 'It is night: nobody is seen from further off than this scenario says, but for who stands by a fire.',
    case: 'X-10',
    applies: ({ view, kind }) => view.setup.house.nightSight > 0 && view.turn > 0 && kind === 'halfShoot',
  },
  inStep(
    'courage',
    'Two dice and Courage must come to 10. Each Will of a Hero adds 1, and so does each Might.',
    'S-104',
  ),
  inStep('cast', 'The highest die counts. Might raises it now; the other side may spend Will to resist.', 'S-112'),
  inStep('pairing', 'Some could fight more than one enemy: say against whom. One against one goes before all.', 'S-43'),
  {
    id: 'halfShoot',
    words: 'Choose who shoots, then whom. Who has moved shoots worse, and what hides the target in part is in the way.',
    case: 'S-58',
    applies: ({ kind, aimed }) => kind === 'halfShoot' && !aimed,
    done: (now) => now.kind === 'halfShoot' && (now.aimed || own(now).some(({ marks }) => marks.includes('shot'))),
  },
  inStep(
    'might',
    'Might raises the die by 1 for each point. It is gone afterwards, so look at what it would bring.',
    'S-98',
  ),
  inStep('fate', 'A point of Fate saves from this wound on 4 or more. Might may raise that die too.', 'S-105'),
  inStep(
    'fights',
    'Choose which Fight comes next: a friend who has won may be struck no more, and can make way.',
    'S-17',
  ),
  inStep(
    'declare',
    'A shield doubles the dice, but wins without a blow. A spear behind a friend adds one die.',
    'S-68',
  ),
  inStep('duelMight', 'The dice lie, and Might still counts: it raises one of your Hero’s own dice.', 'S-99'),
  inStep('reroll', 'A banner near the Fight lets you roll one die again. What falls then stands.', 'X-11'),
  inStep(
    'losers',
    'Who loses backs away an inch, before the blows. Keep clear of friends: the Trapped are struck twice.',
    'S-72',
  ),
  inStep('makeWay', 'One friend may step aside. Without room the loser is Trapped, and struck twice as often.', 'S-76'),
  inStep('strikes', 'One blow for each Attack. The odds beside each name tell whom it is most likely to fell.', 'S-85'),
  {
    id: 'broken',
    words: 'More than half of your force is gone: from now on each model must take heart before it moves.',
    case: 'X-17',
    applies: ({ view, side, kind }) => kind === 'halfMove' && view.broken.some((each) => each === side),
  },
];
