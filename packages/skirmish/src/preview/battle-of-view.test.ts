/** The battle that a view shows is the one that is fought, as far as places, sight and points go. */
import { describe, expect, test } from 'vitest';
import { type Battle, battleOf } from '../engine/battle.ts';
import { newTable, position, type Table } from '../testing/index.ts';
import { battleOfView } from './battle-of-view.ts';

/** What a preview goes by. */
function shown({ s, field }: Battle): object {
  const { turn, phase, priority, active, halves, contacts, parted, alarm, score, broken, tasks } = s;
  const what = { turn, phase, priority, active, halves, contacts, parted, alarm, score, broken, tasks };
  return {
    ...what,
    models: s.models.map(({ at, gone, prone, marks, rides }) => ({ at, gone, prone, marks, rides })),
    objects: s.objects.map(({ at, by, moved, passed, gone }) => ({ at, by, moved, passed, gone })),
    cast: field.models.map(({ id, side, figure, bound }) => [id, side, figure.height, figure.r, bound ?? false]),
    things: field.objects.map(({ id, kind, r }) => [id, kind, r]),
    house: field.house,
    scenario: field.scenario,
    uses: field.setup.options.uses,
    ground: field.table,
  };
}
const shownOf = ({ view }: Table): object => shown(battleOfView(view('spectator')));
const fought = ({ state }: Table): object => shown(battleOf(state));

/** A row in contact, riders with passengers, a burden that two hold, one that lies about, somebody bound, some gone. */
const CROWD = position(
  [
    't4 fight evil* water burdens passengers breaking alarm broken:good',
    'carry h1 k1',
    'g1=mt-shield@25400,25400 wet',
    'g2=mt-shield@27900,25400 prone',
    'k1=mt-knight@60000,25400',
    'h1=mt-halfling rides:k1',
    'b1=mt-shield@30000,60000',
    'b2=mt-shield@32600,60000',
    'tall=mt-bow@80000,80000 height:9000',
    'cap=ro-captive@90000,20000 bound',
    'gone=mt-bow slain',
    'home=mt-bow off',
    'late=mt-bow reserve',
    'e1=mo-shield@25400,27900',
    'e2=mo-shield@27900,27900 marks:moved',
    'e3=mo-shield@30400,27900',
    'fled=mo-bow fled',
    'object chest=heavy by:b1+b2',
    'object letter=light@70000,70000',
    'object rope=light with:g1',
    'parted g2 e3',
  ].join(' | '),
);

describe('The battle of a view', () => {
  test('has everybody where they are, with what they hold, ride and touch, and those gone who are', () => {
    expect(shownOf(CROWD)).toEqual(fought(CROWD));
    const b = battleOfView(CROWD.view('spectator'));
    expect(b.s.contacts.length).toBeGreaterThan(0);
    expect(b.s.parted).toHaveLength(1);
    expect(b.s.models.some(({ rides }) => rides >= 0)).toBe(true);
    expect(b.field.models.filter(({ bound }) => bound === true).map(({ id }) => id)).toEqual(['cap']);
  });
  test('before the halves are chosen, and after', () => {
    const p = newTable().rolling(6, 1).play('roll');
    expect(shownOf(p)).toEqual(fought(p));
    p.play('half north');
    expect(p.state.halves).not.toBeNull();
    expect(shownOf(p)).toEqual(fought(p));
  });
  test('[X-36] has a Sentry whom the viewer has not seen in reserve, and nowhere', () => {
    const p = position(
      't2 move good* sentries hiddenSentries:true | g1=ro-spears@90000,90000 | e1=is-scout-shield@40000,70000 sentry hidden',
    );
    expect(p.view('good').models['e1']?.gone).toBe('unseen');
    const [, sentry] = battleOfView(p.view('good')).s.models;
    expect(sentry).toMatchObject({ at: null, gone: 'reserve' });
    expect(battleOfView(p.view('evil')).s.models[1]?.at).toEqual([40000, 70000]);
  });
  test('is worked out once for a view, and what never changes once for a match', () => {
    const [before, after] = [CROWD.view('good'), CROWD.view('good')];
    expect(battleOfView(before)).toBe(battleOfView(before));
    expect(battleOfView(after)).not.toBe(battleOfView(before));
    expect(battleOfView(after).s.setup).toBe(battleOfView(before).s.setup);
    const elsewhere = battleOfView(newTable().view('good'));
    expect(elsewhere.s.setup).not.toBe(battleOfView(after).s.setup);
  });
  test('what was never in the match is nowhere in it', () => {
    const view = CROWD.view('good');
    const odd = { ...view, contacts: [['g1', 'nobody'] as const] };
    expect(battleOfView(odd).s.contacts).toEqual([[0, -1]]);
  });
});
