/** What everybody is shown of a battle, member by member; and of what is secret, to whom. */
import { describe, expect, test } from 'vitest';
import { parseDiary, position } from '../testing/index.ts';
import { redact } from './redact.ts';

const INCHES = 2540 * 256;

describe('A model', () => {
  // Made anew for each test, so that it is seen which of them a change of the view is noticed by.
  const shown = () =>
    position(
      [
        't2 move good* burdens passengers',
        'g1=mt-captain@25400,25400 might:1 will:0 fate:1 wounds:1 spent:2" marks:moved charged:e1',
        'g2=mt-spear@60000,60000 banner prone effect:immobilise@e4',
        'k=mt-knight@80000,80000',
        'h=mt-halfling rides:k',
        'r=ro-marshal-mounted@90000,20000 foot',
        'c=ro-captive@100000,100000 bound',
        'dead=mt-bow slain',
        'e1=mo-shield@25400,27900',
        'e2=mo-shield@30440,25400',
        'e3=mo-shield@25400,22860 prone',
        'e4=is-wizard@60000,66000',
        'object letter=light with:g1',
        'object rope=light with:h',
        'object chest=heavy@78000,77000',
        'object cap=model model:c',
      ].join(' | '),
    ).view();

  test('is shown with its figures as they stand, its stores, and who is near it', () => {
    const { models } = shown();
    expect(models['g1']).toEqual({
      side: 'good',
      profile: 'mt-captain',
      at: [25400, 25400],
      gone: '',
      r: 1250,
      height: models['g1']?.height,
      mv: 6,
      left: 4 * INCHES,
      fight: 4,
      strength: 4,
      defence: 6,
      courage: 4,
      attacks: 2,
      wounds: 1,
      might: 1,
      will: 0,
      fate: 1,
      prone: false,
      foot: false,
      trapped: false,
      // Who is Engaged and who lies down have no zone.
      engaged: ['e1'],
      inZoneOf: [],
      marks: ['moved'],
      charged: ['e1'],
      effects: [],
      rides: null,
      carries: ['letter'],
      banner: false,
      bought: 0,
      sentry: false,
      bound: false,
    });
  });
  test('lying down, under a power, with a banner', () => {
    const { models } = shown();
    expect(models['g2']).toMatchObject({
      prone: true,
      banner: true,
      effects: [{ power: 'immobilise', by: 'e4' }],
      engaged: [],
      left: 6 * INCHES,
    });
  });
  test('in the saddle, behind somebody, on foot, bound, gone', () => {
    const { models } = shown();
    expect(models['k']).toMatchObject({ profile: 'mt-knight', r: 2000, mv: 10, rides: null });
    expect(models['h']).toMatchObject({ at: null, gone: 'passenger', rides: 'k', carries: ['rope'], inZoneOf: [] });
    expect(models['r']).toMatchObject({ foot: true, profile: 'ro-marshal', r: 1250, mv: 6 });
    expect(models['c']).toMatchObject({ bound: true, at: [100000, 100000] });
    expect(models['dead']).toMatchObject({ at: null, gone: 'slain', engaged: [], left: 6 * INCHES });
  });
  test('[M-4] within an inch of an enemy who is free, edge to edge, it stands in a zone', () => {
    const zones = (x: number, y: number, more = '') =>
      position(`t2 move good* | g=mt-shield@25400,25400 | e=mo-shield@${x},${y}${more}`).view().models['g']?.inZoneOf;
    expect(zones(25400 + 2500 + 2539, 25400)).toEqual(['e']);
    expect(zones(25400, 25400 - 2500 - 2539)).toEqual(['e']);
    expect(zones(25400 + 2500 + 2541, 25400)).toEqual([]);
    expect(zones(25400 + 3800, 25400 + 3800)).toEqual([]);
    expect(zones(25400 + 5000, 25400, ' prone')).toEqual([]);
  });
  test('objects are shown with who holds them, or where they lie', () => {
    const { objects, contacts, parted } = shown();
    expect(objects).toEqual({
      letter: { kind: 'light', at: null, r: 0, by: ['g1'], moved: false, passed: false, gone: '' },
      rope: { kind: 'light', at: null, r: 0, by: ['h'], moved: false, passed: false, gone: '' },
      chest: { kind: 'heavy', at: [78000, 77000], r: 1250, by: [], moved: false, passed: false, gone: '' },
      cap: { kind: 'model', at: [100000, 100000], r: 1250, by: [], moved: false, passed: false, gone: '' },
    });
    expect(contacts).toEqual([['g1', 'e1']]);
    expect(parted).toEqual([]);
  });
});

describe('A battle', () => {
  test('is shown with its turn, its phase and who decides what', () => {
    const p = position('t4 move evil* alarm broken:good heroics | g1=mt-shield@25400,25400 | e1=mo-shield@60000,60000');
    expect(p.view()).toMatchObject({
      game: 'skirmish',
      turn: 4,
      phase: 'move',
      priority: 'evil',
      active: 'evil',
      halves: null,
      decision: { kind: 'halfMove', side: 'evil' },
      alarm: true,
      broken: ['good'],
      fights: [],
      calls: [],
      score: { good: 0, evil: 0 },
      tasks: { good: null, evil: null },
      outcome: null,
    });
    expect(p.view().setup).toMatchObject({ scenario: null, uses: [] });
  });
  test('a Fight is shown with all that has been declared', () => {
    const p = position(
      't2 fight good* | g1=mt-wizard@50800,50800 | g2=mt-spear@50800,48300 | e1=mo-shield@53300,50800',
    ).play('fight g1 e1', '{"type":"declare","supports":[["g2","g1"]],"weapons":{"g1":"staff-of-power"}}');
    expect([p.asked, p.side]).toEqual(['declare', 'evil']);
    expect(p.view().fights).toEqual([
      {
        good: ['g1'],
        evil: ['e1'],
        supports: [['g2', 'g1']],
        twoHanded: [],
        shielding: [],
        weapons: { g1: 'staff-of-power' },
        trapped: [],
        winner: null,
        resolved: false,
      },
    ]);
  });
  test('[X-12] calls are shown in the order in which they will be carried out', () => {
    const line = 't2 move good* heroics | hero=mt-captain@25400,25400 | e1=is-captain@60000,60000';
    const p = position({ ...parseDiary(line), frames: [{ kind: 'sequence', step: 'move' }] });
    expect(p.asked).toBe('calls');
    p.play('hero calls move');
    expect(p.view().calls).toEqual([{ hero: 'hero', action: 'move' }]);
  });
});

describe('What is secret', () => {
  const hides = () =>
    position(
      't2 move good* sentries hiddenSentries:true | g1=ro-spears@90000,90000 | e1=is-scout-shield@50800,50800 sentry hidden | e2=is-scout-shield@20000,20000 sentry',
    );

  test('[X-36] who hides is nowhere for the other side and for whoever looks on', () => {
    const p = hides();
    for (const viewer of ['good', 'spectator'] as const) {
      expect(p.view(viewer).models['e1']).toMatchObject({ at: null, gone: 'unseen', sentry: true });
      expect(p.view(viewer).models['e2']).toMatchObject({ at: [20000, 20000], gone: '', sentry: true });
    }
    expect(p.view('evil').models['e1']).toMatchObject({ at: [50800, 50800], gone: '' });
    expect(p.view('good').decision).toEqual({ kind: 'halfMove', side: 'good' });
  });
  test('[X-35] a task is its own side’s until the battle is over', () => {
    const p = hides();
    p.state.tasks = { good: 'slay', evil: 'hold' };
    expect([p.view('good').tasks, p.view('evil').tasks, p.view('spectator').tasks]).toEqual([
      { good: 'slay', evil: null },
      { good: null, evil: 'hold' },
      { good: null, evil: null },
    ]);
    p.state.outcome = { winner: 'good', reason: 'points', case: 'X-19' };
    expect(p.view('spectator').tasks).toEqual({ good: 'slay', evil: 'hold' });
  });
  test('[X-36] an event that is for one alone reaches nobody else', () => {
    const event = { type: 'turn', turn: 2 } as const;
    const secret = { ...event, onlyFor: 'evil' } as const;
    expect([redact(event, 'good'), redact(event, 'spectator')]).toEqual([event, event]);
    expect([redact(secret, 'evil'), redact(secret, 'good'), redact(secret, 'spectator')]).toEqual([secret, null, null]);
  });
});
