/** [3.0] [16.1] The Siege Phase: who works which engine, and in what order. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const siege = (lines: string, options = {}) => gondor(`gondor, turn 3, siege\n${lines}`, options);
const SAURON = '1912: orc-1\nsauron-catapult-1 1912\n2121: orc-9';
const CITY = '1810: bowman-1\ncity-catapult-1 1810';

describe('[3.0] the Siege Phase', () => {
  test('[3.0] G-4, G-167: Sauron works his engines, in any order, and then the city its catapults', () => {
    const p = siege(`${SAURON}\n2012: orc-2\nsauron-catapult-2 2012\n${CITY}`);
    expect(p.side).toBe('sauron');
    expect(p.view().decision).toEqual({ side: 'sauron', kind: 'siege' });
    p.play('orc-2 hurls fire 1910', 'orc-1 hurls fire 1910', 'done');
    expect(p.side).toBe('westernesse');
    p.play('bowman-1 hurls fire 1911', 'done');
    expect(p.view().phase).toBe('sauron-movement');
  });

  test('[3.0] W-5: nobody is asked who has nothing to work with', () => {
    expect(siege(CITY).side).toBe('westernesse');
    expect(siege(`${SAURON}\n2122: orc-2`).play('done').view().phase).toBe('sauron-movement');
  });

  test('[3.0] G-3, G-167: who has served an engine does not move in this turn, of either side', () => {
    const p = siege(`${SAURON}\n${CITY}`).play('orc-1 hurls fire 1910', 'done', 'bowman-1 hurls fire 1911', 'done');
    expect(p).toRefuse('orc-1 moves 1913', 'used-in-siege', '3.0');
    const later = gondor(
      'gondor, turn 3, westernesse-movement\n1810: bowman-1 used\ncity-catapult-1 1810 fired\n1710: spearman-1',
    );
    expect(later).toRefuse('bowman-1 moves 1809', 'used-in-siege', '3.0');
    expect(p.view().units['bowman-1']?.used).toBe(true);
  });

  test('[16.11, 16.12] as a turn begins nothing has fired in it or been pushed', () => {
    const p = gondor(`
      gondor, turn 3, rally
      1912: orc-1 disrupted, gothmog
      sauron-catapult-1 1912 fired
      siege-tower-1 1921 moved
      2121: orc-9
      2122: orc-2
      sauron-catapult-2 2122
    `).play('done');
    expect(p.view()).toMatchObject({ turn: 4, phase: 'siege', engines: { fired: [], moved: [] } });
    expect(p).toAllow('orc-2 hurls fire 2120');
  });

  test('[3.0] G-4: the city throws fireballs and nothing else, and by option nothing at all', () => {
    expect(siege(CITY)).toRefuse('bowman-1 bombards 1810 1809', 'city-catapults', '3.0');
    const idle = siege(`${SAURON}\n${CITY}`, { cityCatapults: false });
    expect(idle.why('bowman-1 hurls fire 1911', 'westernesse')).toMatchObject({ code: 'city-catapults', case: '3.0' });
    expect(idle.play('orc-1 hurls fire 1910', 'done').view().phase).toBe('sauron-movement');
  });
});

describe('[16.12] who serves a catapult', () => {
  test('[16.12, 16.26] G-76, G-49: an undisrupted unit of its own side in its hex', () => {
    expect(siege(`${SAURON}\n1911: orc-2`)).toRefuse('orc-2 hurls fire 1910', 'no-catapult', '16.12');
    expect(siege('1912: orc-1 disrupted\nsauron-catapult-1 1912')).toRefuse(
      'orc-1 hurls fire 1910',
      'disrupted',
      '7.57',
    );
    expect(siege('1912: orc-1\ncity-catapult-1 1912')).toRefuse('orc-1 hurls fire 1910', 'no-catapult', '16.12');
    expect(siege('1912: cataphract-1\nsauron-catapult-1 1912')).toAllow('cataphract-1 hurls fire 1910');
    expect(siege(`${SAURON}\n1921: orc-2\nsiege-tower-1 1921`)).toRefuse(
      'orc-2 hurls fire 1920',
      'no-catapult',
      '16.12',
    );
  });

  test('[16.12] who is not on the map serves none', () => {
    expect(siege(`${SAURON}\ndue: troll-1`)).toRefuse('troll-1 hurls fire 1910', 'not-on-map', '16.12');
  });

  test('[16.12] W-245: nor does a formation', () => {
    const p = siege(
      '1913: spearman-1, spearman-2, imrahil\nshield-wall spearman-1 spearman-2 imrahil\ncity-catapult-2 1913\n1810: bowman-1\ncity-catapult-1 1810',
    );
    expect(p).toRefuse('spearman-1 hurls fire 1912', 'in-formation', '8.44');
  });

  test('[16.12] W-249: one unit works one engine in a Siege Phase', () => {
    const p = siege('1912: orc-1 used\nsauron-catapult-1 1912\n2012: orc-2\nsauron-catapult-2 2012');
    expect(p).toRefuse('orc-1 hurls fire 1910', 'already-used', '3.0');
  });
});

describe('[16.41] siege towers as the phase begins', () => {
  test('[16.41] G-142: those on the map are ready from then on', () => {
    const p = siege(`${SAURON}\nsiege-tower-2 1911\nsiege-tower-3 reserve`);
    expect(p.view().engines.ready).toEqual(['siege-tower-2']);
  });
});
