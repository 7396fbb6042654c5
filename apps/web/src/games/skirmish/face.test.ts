/** The skirmish as the pages show it, on positions of the rules themselves. */
import { play } from '@warbeacon/kernel';
import { commandSchema, eventSchema, skirmish, type View } from '@warbeacon/skirmish';
import { PROFILES, SCENARIOS } from '@warbeacon/skirmish/data';
import { newTable, position } from '@warbeacon/skirmish/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FIGURE_KINDS } from '../../board/plane/figures/silhouettes.ts';
import { paintGround } from '../../board/plane/ground/paint-ground.ts';
import { NO_CARDS, NO_TABLE } from '../../face/no-table.fixture.ts';
import type { PlaneFace } from '../../face/plane-face.ts';
import { makePlaneModel, type Shown } from '../../tables/plane/board-model.ts';
import { group } from '../../tables/plane/options.ts';
import { useMeasures } from '../../tables/plane/way.ts';
import { DRAWN, remember } from './cast.ts';
import { led, looksOf } from './looks.ts';
import { plainFace } from './plain-face.ts';
import { groundOf } from './scenery/ground.ts';

const face: PlaneFace = { ...plainFace, cards: NO_CARDS, table: NO_TABLE };
const LINE =
  't2 move good* | g-mt-shield-1=mt-shield@10",10" | g-mt-shield-2=mt-shield@10",12" | e-mo-shield-1=mo-shield@13",10"';

function seen(line = LINE): View {
  const view = position(line).view();
  remember(view);
  return view;
}

const shown = (view: View, more: Partial<Shown> = {}): Shown => ({
  view,
  side: 'good',
  offer: null,
  options: null,
  piece: null,
  aim: null,
  along: null,
  laying: null,
  ...more,
});

test('every profile has a figure of its own kind, and every kind is used', () => {
  expect([...DRAWN].toSorted()).toEqual([...PROFILES.keys()].toSorted());
  const view = newTable().view();
  remember(view);
  for (const id of Object.keys(view.models)) expect(FIGURE_KINDS).toContain(face.portrait(view, id)?.kind);
});

test('models are named by their profiles, and numbered where there are several of a kind', () => {
  seen();
  expect(face.pieces.name('g-mt-shield-2')).toBe('Warrior of Minas Tirith, sword and shield 2');
  expect(face.pieces.name('e-mo-shield-1')).toBe('Orc Warrior, shield');
  expect(face.pieces.side('e-mo-shield-1')).toBe('evil');
});

test('[S-24, S-30, S-31] who stands and is not Engaged has a zone of an inch, who lies down none', () => {
  const view = seen(`${LINE} | e-mo-shield-2=mo-shield@20",20" prone`);
  const zone = (id: string) => face.figures(view).find((each) => each.id === id)?.zone;
  expect([zone('e-mo-shield-1'), zone('e-mo-shield-2')]).toEqual([2540, 0]);
});

test('what is offered is shown by whom it is done to, or by where it ends', () => {
  const table = position(LINE);
  const view = seen();
  const offered = table.orders('g-mt-shield-1').map((sentence) => ({ command: table.offer(sentence).command }));
  const { targets, spots } = group(face, view, offered);
  expect([...targets.keys()]).toEqual(['e-mo-shield-1']);
  expect(targets.get('e-mo-shield-1')?.[0]?.looks.aims).toBe('charge');
  expect(spots.size).toBeGreaterThan(8);
  for (const { looks } of spots.values()) expect(looks.way?.at(-1)).toEqual(looks.spot?.at);
});

test('[S-47, S-49] who lies down is led to crawl, and who stands to move', () => {
  const view = seen('t2 move good* | g1=mt-shield@10",10" prone | g2=mt-shield@20",10" | e1=mo-shield@40",40"');
  expect(led(view, 'g1', [[30_000, 30_000]], [])).toMatchObject({ type: 'crawl' });
  expect(led(view, 'g2', [[30_000, 30_000]], ['e1'])).toMatchObject({ type: 'move', charge: ['e1'] });
});

test('[M-17] a step back is shown where it ends: an inch from where one stands, from the east counter-clockwise', () => {
  const view = seen();
  const at = (direction: number) => looksOf(view, { type: 'backAway', model: 'g-mt-shield-1', direction }).spot?.at;
  expect([at(0), at(180), at(360), at(540)]).toEqual([
    [27_940, 25_400],
    [25_400, 27_940],
    [22_860, 25_400],
    [25_400, 22_860],
  ]);
});

test('the board shows who can act, who is in hand, and the zones about his way', () => {
  const view = seen();
  const model = makePlaneModel(
    face,
    shown(view, {
      piece: 'g-mt-shield-1',
      options: [],
      offer: {
        ply: 1,
        side: 'good',
        actors: ['g-mt-shield-1'],
        commands: [],
        doneRefusal: null,
        canTakeBack: false,
        standing: {},
        cells: {},
      },
    }),
    useMeasures.getState(),
  );
  const figure = (id: string) => model.figures.find((each) => each.id === id);
  expect(figure('g-mt-shield-1')).toMatchObject({ selected: true, actionable: true, draggable: true });
  expect(figure('g-mt-shield-2')).toMatchObject({ selected: false, actionable: false });
  expect(model.lit.zones).toMatchObject([{ at: [33_020, 25_400], r: 1250 + 2540, binds: true }]);
  expect(model.lit.reach?.r).toBe(1250 + 6 * 2540);
});

const typesOf = (schema: z.ZodType): readonly string[] => {
  const json = z
    .object({
      oneOf: z.array(z.object({ properties: z.object({ type: z.object({ const: z.string() }) }) })).optional(),
      anyOf: z.array(z.object({ properties: z.object({ type: z.object({ const: z.string() }) }) })).optional(),
    })
    .parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return (json.oneOf ?? json.anyOf ?? []).map(({ properties }) => properties.type.const);
};

test('the board knows every command, and the log every event', () => {
  expect(Object.keys(face.commands).toSorted()).toEqual([...typesOf(commandSchema)].toSorted());
  expect(typesOf(eventSchema).length).toBeGreaterThan(50);
});

test('battles by chance are told in words from their beginning: every question, every order, every line', () => {
  const lines = new Set<string>();
  const asked = new Set<string>();
  for (let seed = 1; seed <= 3; seed++) {
    let last = seed;
    const chance = () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647;
    const dice = { drawn: [], d6: () => 1 + Math.floor(chance() * 6) };
    let state = skirmish.create({ scenario: 'forces-clash', preset: 'full' });
    for (let i = 0; i < 250; i++) {
      const [side] = skirmish.deciders(state);
      if (side === undefined) break;
      const view = skirmish.view(state, side);
      remember(view);
      const { kind = '' } = view.decision ?? {};
      asked.add(kind);
      expect(face.words.decisions[kind], kind).toBeDefined();
      expect(face.words.question(view, []), kind).toMatch(/^[A-ZÉ].*[.?]$/);
      const list = [...skirmish.legal(state, side, null)];
      const actors = skirmish.actors(state, side);
      const actor = actors[Math.floor(chance() * actors.length)];
      if (actor !== undefined && (list.length === 0 || chance() < 0.85))
        list.push(...skirmish.legal(state, side, actor));
      const pool =
        actor === undefined || list.length < 3 ? list : list.filter(({ type }) => type !== 'done' || chance() < 0.2);
      const command = pool[Math.floor(chance() * pool.length)] ?? list[0];
      if (!command) throw new Error(`nothing can be done in ${kind}`);
      expect(face.words.command(command), command.type).toMatch(/^[A-ZÉ]/);
      expect(face.looks(view, command)).toBeDefined();
      const next = skirmish.clone(state);
      const events = play(skirmish, next, side, command, dice);
      for (const event of events) {
        const told = face.words.logLine(event);
        if (told) expect(told.text, event.type).toMatch(/^[A-ZÉ](?!.*(?:undefined|NaN|\[object))/);
        lines.add(event.type);
      }
      expect(() => face.animationsOf(events, view)).not.toThrow();
      state = next;
    }
  }
  expect(lines.size).toBeGreaterThan(15);
  expect(asked.size).toBeGreaterThan(6);
});

test.each([...SCENARIOS.keys()])('the ground of %s is painted, with everything that lies on it', (scenario) => {
  const ground = groundOf({ ...newTable({ scenario }).view().setup });
  const svg = paintGround(ground, ['#24527d', '#7a1f1c']);
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const { id, kind } of ground.areas)
    if (kind !== 'shallow' && kind !== 'waist' && kind !== 'deep') expect(svg).toContain(`${id}"`);
  for (const { id } of ground.barriers) expect(svg).toContain(`${id}"`);
});

test('[S-114] who may resist is asked so, by the name of the power and what stops it', () => {
  const p = position('t2 move good* | g1=mt-wizard@20000,20000 might:0 | e1=mo-wraith@26000,28000')
    .rolling(2, 4)
    .play('g1 casts immobilise at e1 with 2');
  const view = p.view();
  remember(view);
  expect(face.words.question(view, [])).toBe(
    'Immobilise is cast at Ringwraith: 2, 4. A die of 4 or more stops it. Resist?',
  );
  const { decision } = view;
  expect(decision && face.words.answer({ type: 'decline' }, decision)).toBe('Do not resist');
});
