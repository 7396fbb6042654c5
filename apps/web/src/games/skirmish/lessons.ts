/** The lessons of the skirmish: a charge and a Duel, then courage and cover, then a power and a chest. */
import type { Position, View } from '@warbeacon/skirmish';
import type { Lesson } from '../../face/lesson.ts';

const INCH = 2540;
const at = (x: number, y: number): [number, number] => [Math.round(x * INCH), Math.round(y * INCH)];

type Model = NonNullable<Position['models']>[number];
const standing = (id: string, x: number, y: number, more: Partial<Model> = {}): Model => ({
  id,
  profile: id.replace(/^[ge]-|-\d+$/g, ''),
  at: at(x, y),
  ...more,
});

const position = (of: Omit<Position, 'game' | 'turn' | 'phase' | 'side' | 'priority'>): Position => ({
  game: 'skirmish',
  turn: 2,
  phase: 'move',
  side: 'good',
  priority: 'good',
  ...of,
});

const WARRIOR = 'g-mt-shield-1';
const CAPTAIN = 'g-mt-captain-1';
const URUK = 'e-is-captain-1';
const MARSHAL = 'g-ro-marshal-1';
const WRAITH = 'e-mo-wraith-1';
const BOWMAN = 'g-mt-bow-1';
const WIZARD = 'g-mt-wizard-1';
const OTHER = 'g-mt-shield-2';

const has = (view: View, id: string, mark: View['models'][string]['marks'][number]): boolean =>
  view.models[id]?.marks.includes(mark) === true;
/** How many have hold of the chest. */
const holding = (view: View): number => view.objects['chest']?.by.length ?? 0;
const engaged = (view: View, id: string): boolean => (view.models[id]?.engaged.length ?? 0) > 0;
/** Of the turn in which every lesson begins. */
const isAfter = ({ turn, phase }: View, ...phases: readonly string[]): boolean => turn > 2 || phases.includes(phase);
const isGoodsMove = ({ turn, phase, active }: View): boolean => turn === 2 && phase === 'move' && active === 'good';

export const lessons: readonly Lesson<View>[] = [
  {
    id: 'inches-duel',
    title: 'A charge and a Duel',
    about: 'Lead a Warrior over the table, charge with a Hero, and turn the Duel with Might.',
    side: 'good',
    position: position({
      options: { preset: 'as-printed' },
      table: { w: 14 * INCH, h: 12 * INCH, areas: [], barriers: [], places: [] },
      models: [
        standing(WARRIOR, 4, 3),
        standing(CAPTAIN, 4, 7, { as: { fight: 5, attacks: 1, wounds: 3, stores: { might: 6, will: 1, fate: 3 } } }),
        standing(URUK, 8.5, 7, { as: { fight: 4, attacks: 3, stores: { might: 0, will: 1, fate: 0 } } }),
        standing('e-mo-shield-1', 13, 1),
      ],
    }),
    steps: [
      {
        words: 'Choose your Warrior with the shield: click him, or tap him. The ring shows how far he can go.',
        done: ({ view, piece }) => piece === WARRIOR || has(view, WARRIOR, 'moved'),
      },
      {
        words: 'Carry him somewhere within the ring, or tap the ground there, and press “Go”.',
        done: ({ view }) => has(view, WARRIOR, 'moved'),
      },
      {
        words: 'Now your Captain: choose him, then the Uruk before him, who lights up, and press to charge.',
        done: ({ view }) => engaged(view, CAPTAIN) || has(view, CAPTAIN, 'fought') || view.turn > 2,
      },
      {
        words:
          'End the move with the red button at the top. The others move, and then whoever touches an enemy fights.',
        done: (seen) => !isGoodsMove(seen.view),
      },
      {
        words:
          'Fight it out: answer what you are asked. If the dice lie against your Captain, spend Might to raise his own.',
        done: ({ view }) =>
          view.turn > 2 || has(view, CAPTAIN, 'fought') || view.fights.some(({ resolved }) => resolved),
      },
    ],
    after: 'Highest die wins, then the higher Fight value. The loser backs away an inch, and is struck.',
  },
  {
    id: 'inches-courage',
    title: 'Courage, and a fence',
    about: 'Take heart before a terror, and shoot past what is in the way.',
    side: 'good',
    position: position({
      options: { preset: 'as-printed', partlyHidden: 'roll' },
      table: {
        w: 14 * INCH,
        h: 12 * INCH,
        areas: [],
        barriers: [{ id: 'fence', height: 2500, line: [at(7, 8), at(7, 9.3)] }],
        places: [],
      },
      models: [
        standing(MARSHAL, 3, 3),
        standing(BOWMAN, 2, 9, { as: { shoot: 3 } }),
        standing(WRAITH, 7.5, 3),
        standing('e-mo-bow-1', 11, 9.2),
        standing('e-mo-two-handed-1', 12, 6),
      ],
    }),
    steps: [
      {
        words:
          'The Ringwraith spreads Terror. Charge it with Éomer: two dice and his Courage must come to 10, and Will helps.',
        done: ({ view }) =>
          engaged(view, MARSHAL) || has(view, MARSHAL, 'done') || isAfter(view, 'shoot', 'fight', 'end'),
      },
      {
        words: 'End the move with the red button at the top.',
        done: (seen) => !isGoodsMove(seen.view),
      },
      {
        words: 'Choose your bowman, then an Orc. Where the fence hides a part of him, the odds reckon with it.',
        done: ({ view, piece }) => piece === BOWMAN || has(view, BOWMAN, 'shot') || isAfter(view, 'fight', 'end'),
      },
      {
        words: 'Shoot: a roll to hit, one past what is in the way, and one to wound.',
        done: ({ view }) => has(view, BOWMAN, 'shot') || isAfter(view, 'fight', 'end'),
      },
    ],
    after: 'Whoever stands in part behind something is hit less often; and what stands in the way may be hit instead.',
  },
  {
    id: 'inches-chest',
    title: 'A power, and a chest',
    about: 'Hold an enemy where he is by a power, then carry something Heavy away, two together.',
    side: 'good',
    position: position({
      options: { preset: 'as-printed', uses: ['water', 'burdens'] },
      table: {
        w: 14 * INCH,
        h: 12 * INCH,
        areas: [
          { id: 'ford', kind: 'water', depth: 'shallow', polygon: [at(4, 0), at(6.5, 0), at(6.5, 12), at(4, 12)] },
        ],
        barriers: [],
        places: [],
      },
      models: [
        standing(WIZARD, 2.5, 9),
        standing(WARRIOR, 8.5, 4),
        standing(OTHER, 10, 1.5),
        standing(URUK, 12, 8, { as: { stores: { might: 0, will: 0, fate: 0 } } }),
      ],
      // In contact with the first of the two.
      objects: [{ id: 'chest', kind: 'heavy', at: [at(8.5, 4)[0] + 2510, at(8.5, 4)[1]] }],
    }),
    steps: [
      {
        words: 'Choose Gandalf, then the Uruk, who has a blue ring: choose “Immobilise” and two dice, and cast.',
        done: ({ view }) => has(view, WIZARD, 'cast') || view.turn > 2,
      },
      {
        words: 'Now your Warrior beside the chest: choose him, and press to pick it up.',
        done: ({ view }) => holding(view) > 0 || view.turn > 2,
      },
      {
        words: 'It is Heavy: alone one goes half as far. Lead the other Warrior up to it, so that he touches it.',
        done: ({ view }) => has(view, OTHER, 'moved') || holding(view) > 1 || view.turn > 2,
      },
      {
        words: 'He takes hold of it as well: press to pick it up.',
        done: ({ view }) => holding(view) > 1 || view.turn > 2,
      },
      {
        words: 'Two go as far as ever. Carry the chest towards the ford: lead one of the two, and both go.',
        done: ({ view }) => view.objects['chest']?.moved === true || view.turn > 2,
      },
    ],
    after:
      'Who is held by a power does nothing this turn. What two carry is put down when they charge, or are charged.',
  },
];
