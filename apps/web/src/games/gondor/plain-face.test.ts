import type { View } from '@warbeacon/siege/gondor';
import { describe, expect, test } from 'vitest';
import { enginesOf, marksOf } from './engines.ts';
import { plainFace as face } from './plain-face.ts';
import { leader, sampleView, unit } from './sample.fixture.ts';

const { words, pieces, gazetteer, laying } = face;

describe('Gondor in words', () => {
  test('hexes by the city they are in', () => {
    expect(gazetteer.describeHex('1903')).toBe('1903: the Citadel, before the White Tower');
    expect(gazetteer.describeHex('1907')).toBe('1907: tunnel through the pier, Fourth level');
    expect(gazetteer.placeWithLandmark('1911')).toBe('1911, at the Main Gate');
    expect(gazetteer.placeWithLandmark('1020')).toBe('1020');
  });

  test('pieces by what has been agreed on', () => {
    const view = sampleView({
      units: { 'mumak-1': unit('due'), 'troll-1': unit('1812') },
      leaders: { gothmog: leader('1812', true), theoden: leader('rohan') },
      options: { ...sampleView().options, house: { ...sampleView().options.house, gothmog: 7 } },
    });
    expect(pieces.unit('mumak-1')?.silhouette).toBe('mumak');
    expect(pieces.facts(view, 'mumak-1')?.where).toBe('off the map, may enter');
    expect(pieces.rally(view, 'gothmog')).toBe(4);
    expect(pieces.rally(view, 'theoden')).toBe(6);
    expect(pieces.facts(view, 'theoden')?.where).toBe('beyond the northern edge, until the die calls Rohan');
  });

  test('[2.6] D-9: ratings that no printed sheet tells are marked as the house’s, and the night helps Sauron’s', () => {
    const view = sampleView({
      leaders: {
        imrahil: leader('1810'),
        gandalf: leader('1910'),
        theoden: leader('1910', true),
        nazgul: leader('1920'),
      },
    });
    const facts = (id: string) => pieces.facts(view, id)?.facts;
    expect(facts('imrahil')).toEqual([{ term: 'Rally', value: '5', house: true }]);
    expect(facts('gandalf')).toEqual([{ term: 'Rally', value: '8', house: false }]);
    expect(facts('theoden')).toEqual([{ term: 'Rally', value: '3', house: true }]);
    expect(facts('nazgul')).toEqual([
      { term: 'Rally', value: '7', house: false },
      { term: 'At night', value: '+3' },
    ]);
  });

  test('armies that lose heart by themselves by their own names', () => {
    const lost = { type: 'points', side: 'westernesse', pool: 'garrison', points: 10, why: 'casualty' };
    expect(words.logLine(lost)?.text).toMatch(/^The garrison loses heart: \+10/);
    const won = { type: 'points', side: 'westernesse', pool: 'garrison', points: -10, why: 'rohan' };
    expect(words.logLine(won)?.text).toBe('The garrison takes heart: −10 (Rohan has come)');
    const broken = { type: 'points', side: 'sauron', points: -20, why: 'garrison-broken' };
    expect(words.logLine(broken)?.text).toBe('Sauron takes heart: −20 (the garrison is demoralized)');
    expect(words.reason('city-held', 'westernesse')).toMatch(/the city stands/);
  });
});

describe('[13.1] [16.71] setting up', () => {
  test('what is not set up when its side is ready never will be', () => {
    const offer = {
      ply: 1,
      side: 'westernesse',
      actors: [],
      commands: [],
      doneRefusal: null,
      canTakeBack: false,
      cells: {},
      standing: {},
    };
    const forfeits = (side: string, ...dummies: readonly boolean[]) => {
      const markers: View['markers'] = {};
      for (const [i, each] of dummies.entries())
        markers[`cauldron-${i}`] = { kind: 'cauldron', side: 'westernesse', hex: '1910', dummy: each };
      const view = { ...sampleView({ markers }), decision: { kind: 'deployment', side } };
      return words.forfeits?.(view, offer);
    };
    expect(forfeits('westernesse')).toEqual(['3 cauldrons not set up', '3 dummy cauldrons not set up']);
    expect(forfeits('westernesse', false, false, true, true, true)).toEqual(['1 cauldron not set up']);
    expect(forfeits('westernesse', false, false, false, true, true, true)).toEqual([]);
    expect(forfeits('sauron')).toEqual([]);
  });

  const tower = { type: 'setEngine', engine: 'siege-tower-2', hex: '1921' };
  const dummy = { type: 'setCauldron', hex: '1910', dummy: true };

  test('one engine is laid at a time, and a dummy is no cauldron', () => {
    expect(laying?.lays(tower, 'siege-tower-2')).toBe(true);
    expect(laying?.lays(tower, 'siege-tower-1')).toBe(false);
    expect(laying?.lays(dummy, 'dummy-cauldron')).toBe(true);
    expect(laying?.lays(dummy, 'cauldron')).toBe(false);
    expect(laying?.trial('siege-tower-2', '1921').command).toEqual(tower);
    expect(laying?.trial('dummy-cauldron', '1910').command).toEqual(dummy);
  });

  test('each is chosen from a list of its own', () => {
    expect(words.list(tower)).toEqual({ key: 'setEngine Set up Siege tower 2', title: 'Set up Siege tower 2' });
    expect(words.list(dummy).title).toBe('Set up a dummy cauldron');
    expect(words.tell(dummy)).toBe('1910');
  });

  test('whoever may not know what a cauldron holds is not told', () => {
    const told = { type: 'cauldronSet', cauldron: 'cauldron-1', hex: '1910' };
    expect(words.logLine(told)?.text).toContain('A cauldron, or a dummy of one,');
    expect(words.logLine({ ...told, dummy: true })?.text).toContain('A dummy cauldron');
  });
});

describe('engines, oil and spells', () => {
  test('gates by their names, walls by their hexes', () => {
    expect(words.command({ type: 'swingGrond', unit: 'troll-1', below: '1911', above: '1910' })).toBe(
      'Swing Grond at the Main Gate',
    );
    expect(words.command({ type: 'bombard', unit: 'orc-1', below: '1709', above: '1708' })).toBe(
      'Hurl rocks at the wall between 1709 and 1708',
    );
  });

  test('where a throw goes', () => {
    const thrown = { type: 'fireballHurled', engine: 'sauron-catapult-1', unit: 'orc-1', target: '1709', dice: [2, 4] };
    expect(words.logLine({ ...thrown, landed: '1710', burns: true })?.text).toBe(
      'Catapult 1 hurls a fireball at 1709, First level: it strays to 1710, First level, and the hex burns'.replace(
        '1709, First level',
        gazetteer.placeWithLandmark('1709'),
      ),
    );
    expect(words.logLine({ ...thrown, landed: null, burns: false })?.text).toMatch(/it flies off the map$/);
  });

  test('works on the map, and a siege tower that oil is poured on', () => {
    const view = sampleView({
      units: { 'bowman-1': unit('1910') },
      markers: {
        'siege-tower-1': { kind: 'siege-tower', side: 'sauron', hex: '1911' },
        'ladder-1': { kind: 'ladder', side: 'sauron', hex: '1812', against: '1811' },
        'oil-1': { kind: 'oil', side: 'westernesse', hex: '1910', with: 'bowman-1', dummy: true },
        'siege-tower-4': { kind: 'siege-tower', side: 'sauron', hex: 'due' },
      },
      breaches: [['1709', '1708']],
    });
    expect(words.works(view).map(({ words: told }) => told)).toEqual([
      'Ladder from 1812 against 1811, First level',
      'Boiling oil 1, a dummy: carried by Bowmen, 1910, at the Main Gate',
      'Siege tower 1: 1911, at the Main Gate',
      'Breach between 1709 and 1708',
    ]);
    expect(pieces.facts(view, 'bowman-1')?.states).toEqual(['carries a pot without oil: one movement point less']);
    expect(
      words.answer(
        { type: 'pourOil', unit: 'bowman-1', target: 'siege-tower-1' },
        { kind: 'oil', side: 'westernesse' },
      ),
    ).toBe('Bowmen pour oil on Siege tower 1');
  });

  test('[16.12] [16.41] [16.72] what engines have done, and what oil is left, stands on their counters and in words', () => {
    const view = sampleView({
      markers: {
        'siege-tower-1': { kind: 'siege-tower', side: 'sauron', hex: '1911' },
        'siege-tower-2': { kind: 'siege-tower', side: 'sauron', hex: '1812' },
        'sauron-catapult-1': { kind: 'sauron-catapult', side: 'sauron', hex: '1913' },
        'cauldron-2': { kind: 'cauldron', side: 'westernesse', hex: '1910' },
        'ladder-1': { kind: 'ladder', side: 'sauron', hex: '1812', against: '1811' },
        'city-catapult-1': { kind: 'city-catapult', side: 'westernesse', hex: '1810' },
      },
      engines: { ready: ['siege-tower-1'], fired: ['sauron-catapult-1'], moved: ['siege-tower-2'] },
      laid: ['ladder-1'],
      oil: [3, 2, 3, 3, 3, 3],
    });
    expect(marksOf(view)).toEqual({
      'siege-tower-1': { state: 'ready' },
      'siege-tower-2': { state: 'spent' },
      'sauron-catapult-1': { state: 'spent' },
      'ladder-1': { state: 'spent' },
      'cauldron-2': { note: '2' },
    });
    expect(words.works(view).map(({ words: told }) => told)).toEqual([
      'Cauldron 2, or a dummy: 1910, at the Main Gate, oil for 2',
      expect.stringMatching(/^Catapult of the city 1: 1810/),
      'Ladder from 1812 against 1811, First level, laid this turn',
      'Catapult 1: 1913, has been used this turn',
      'Siege tower 2: 1812, foot of the Outer Wall, has been pushed this turn',
      'Siege tower 1: 1911, at the Main Gate, ready to be climbed',
    ]);
    expect(enginesOf(view, 'sauron')).toEqual(['sauron-catapult-1', 'siege-tower-1', 'siege-tower-2']);
  });

  test('[16.71] [16.74] a window for oil says who is below, and that dummy oil pours nothing', () => {
    const asked = (type: string, piece?: string) =>
      words.decisions['oil']?.task({
        piece,
        many: piece !== undefined,
        at: undefined,
        beside: [],
        place: undefined,
        there: [],
        decision: { kind: 'oil', side: 'westernesse' },
        commands: [{ command: { type } }],
      });
    expect(asked('pourOil', 'Orcs 2')).toMatch(/^Orcs 2 are below your oil\. Pour it\?/);
    expect(
      pieces.facts(
        sampleView({
          units: { 'bowman-1': unit('1910') },
          markers: { 'oil-1': { kind: 'oil', side: 'westernesse', hex: '1910', with: 'bowman-1', dummy: false } },
        }),
        'bowman-1',
      )?.states,
    ).toEqual(['carries boiling oil: one movement point less']);
    expect(asked('pass')).toMatch(/^The enemy is below a pot without oil: nothing can be poured/);
  });

  test('[17.12] [18.14] spells in force and the Banner are told with the phase that ends each', () => {
    const view = sampleView({
      magic: {
        ...sampleView().magic,
        inForce: [
          { spell: 'freeze-leader', turn: 3, phase: 'magic-first', frozen: ['gandalf', 'imrahil'] },
          { spell: 'fear', turn: 3, phase: 'magic-second', frozen: [] },
        ],
      },
      banner: { leader: 'aragorn', turn: 11, phase: 'magic-first', moved: false, rallies: 0 },
    });
    expect(words.inForce?.(view)).toEqual([
      'Freeze a Leader on Gandalf, Imrahil, until First magic of turn 4',
      'Fear, until Second magic of turn 4',
      'The Banner of the King, with Aragorn, until First magic of turn 14',
    ]);
    expect(words.inForce?.(sampleView())).toEqual([]);
  });

  test('[16.28] [16.61] [16.74] [17.22] what is not lit is asked about, so that the answer says why', () => {
    const view = sampleView({
      units: { 'troll-1': unit('1911'), 'orc-1': unit('1912'), 'orc-2': unit('1812'), 'bowman-1': unit('1811') },
      markers: {
        grond: { kind: 'grond', side: 'sauron', hex: '1911' },
        'oil-1': { kind: 'oil', side: 'westernesse', hex: '1811', with: 'bowman-1', dummy: false },
        'siege-tower-1': { kind: 'siege-tower', side: 'sauron', hex: '1710' },
        'sauron-catapult-1': { kind: 'sauron-catapult', side: 'sauron', hex: '1812' },
      },
      decision: { kind: 'oil', side: 'westernesse' },
    });
    const asked = (kind: string, piece: string, hex: string) => {
      const trial = face.trials[kind];
      return typeof trial === 'function' ? trial(view, piece, hex)?.command : trial;
    };
    expect(asked('siege', 'troll-1', '1910')).toEqual({
      type: 'swingGrond',
      unit: 'troll-1',
      below: '1911',
      above: '1910',
    });
    expect(asked('siege', 'orc-1', '1709')).toEqual({ type: 'hurlFireball', unit: 'orc-1', hex: '1709' });
    expect(asked('oil', '', '1812')).toEqual({ type: 'pourOil', unit: 'bowman-1', target: 'orc-2' });
    expect(asked('oil', '', '1710')).toEqual({ type: 'pourOil', unit: 'bowman-1', target: 'siege-tower-1' });
    expect(asked('oil', '', '1608')).toBeUndefined();
    expect(asked('stalemate', '', '1608')).toEqual({ type: 'driveAway', hex: '1608' });
    expect(asked('magic', 'gandalf', '1608')).toBe('movement');
    // With a bow one shoots as everywhere, and with neither bow nor catapult, too.
    expect(asked('missile', 'orc-1', '1811')).toBeUndefined();
    expect(asked('missile', 'orc-2', '1811')).toEqual({ type: 'shootCatapult', unit: 'orc-2', target: 'bowman-1' });
    expect(asked('missile', 'bowman-1', '1812')).toBeUndefined();
  });

  test('a spell is shown where it is cast, and who is frozen is told', () => {
    const view = sampleView({ leaders: { nazgul: leader('1914'), gandalf: leader('1910') } });
    const shown = face.animationsOf(
      [
        { type: 'spellTried', leader: 'nazgul', spell: 'freeze-leader', points: 2, dice: [2, 3], success: true },
        { type: 'frozen', leaders: ['gandalf'] },
        { type: 'drivenAway', leader: 'nazgul', from: '1914', to: '1920' },
      ],
      view,
    );
    expect(shown).toEqual([
      { type: 'effect', effect: 'dark-spell', from: '1914' },
      { type: 'dice', hex: '1914', dice: [2, 3], caption: 'Freeze a Leader', good: true },
      { type: 'word', hex: '1910', text: 'frozen', tone: 'bad' },
      { type: 'retreat', piece: 'nazgul', path: ['1914', '1920'] },
    ]);
  });
});
