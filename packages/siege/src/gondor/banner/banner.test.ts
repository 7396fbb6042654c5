import { offersOf } from '@warbeacon/kernel';
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const FLIES = 'relief men\nbanner aragorn since 11';

describe('[18.1] The Banner of the King', () => {
  const moves = (diary: string, more = '') =>
    gondor(`gondor, turn 12, westernesse-movement\n${diary}\n${FLIES}${more}`);
  const STANDS = `
    1814: men-spearman-1, aragorn
    1816: spearman-1, imrahil
    1813: spearman-2, gandalf
    1820: orc-1
  `;

  test('[18.11] it comes while Aragorn is on the map', () => {
    const diary = (aragorn: string) =>
      `gondor, turn 11, magic-first\n1814: spearman-1, gandalf\n1820: orc-1\n${aragorn}`;
    expect(gondor(diary('due: aragorn'))).toRefuse('gandalf casts reveal-aragorn 4', 'leader-not-on-map', '18.11');
    expect(gondor(diary('lost: aragorn'))).toRefuse('gandalf casts reveal-aragorn 4', 'leader-not-on-map', '18.11');
    expect(gondor(diary('3010: aragorn'))).toAllow('gandalf casts reveal-aragorn 4');
  });

  test('[18.12] it is put with Aragorn', () => {
    const p = gondor('gondor, turn 11, magic-first\n1814: spearman-1, gandalf\n1820: orc-1\n3010: aragorn');
    expect(p.play('gandalf casts reveal-aragorn 4').view().banner).toMatchObject({ leader: 'aragorn' });
  });

  test('[18.13] it goes with its leader', () => {
    const p = moves(STANDS).play('aragorn moves 1714 1614');
    expect(p.view().banner).toMatchObject({ leader: 'aragorn', moved: true });
    expect(p).toRefuse('banner to imrahil 1715 1815 1816', 'banner-moved', '18.13');
  });

  test('[18.13] or by itself, with six points, to another leader', () => {
    const p = moves(STANDS);
    expect(p).toAllow('banner to imrahil 1815 1816');
    expect(p.offer('banner to imrahil 1815 1816').cost).toBe(4);
    p.play('banner to imrahil 1815 1816');
    expect(p.told('bannerMoved')).toEqual([
      { type: 'bannerMoved', from: 'aragorn', leader: 'imrahil', path: ['1815', '1816'] },
    ]);
    expect(p.view().banner).toMatchObject({ leader: 'imrahil', moved: true });
    expect(p).toRefuse('banner to aragorn 1815 1814', 'banner-moved', '18.13');
    // Who had it goes where he likes.
    expect(p).toAllow('aragorn moves 1714');
  });

  test('[18.13] another leader’s move is none of its own, and what its way costs is offered with it', () => {
    const p = moves(STANDS);
    const offered = offersOf(p.tested.rules, p.state, 'westernesse', 'imrahil').filter(
      ({ command }) => command.type === 'moveBanner',
    );
    expect(offered.map(({ cost }) => cost)).toEqual([4]);
    expect(p.offer('banner to imrahil 1815').cost).toBeUndefined();
    expect(p).toRefuse('banner to imrahil 9999', 'unknown-hex');
    expect(p.play('imrahil moves 1817').view().banner).toMatchObject({ leader: 'aragorn', moved: false });
  });

  test('[18.13] Sauron does nothing with it', () => {
    const p = gondor(`gondor, turn 12, sauron-movement\n${STANDS}\n1821: orc-2, gothmog\n${FLIES}`);
    expect(p.orders().filter((order) => order.startsWith('banner'))).toEqual([]);
    const near = gondor(`gondor, turn 12, sauron-movement\n${STANDS}\n1914: gothmog\n${FLIES}`);
    expect(near.orders().filter((order) => order.startsWith('banner'))).toEqual([]);
    expect(near.why('banner to gothmog 1914')).not.toBeNull();
    const rally = gondor(`gondor, turn 12, rally\n1814: men-spearman-1, aragorn\n1822: orc-1 disrupted, gothmog
      1818: orc-2 disrupted\n${FLIES}`);
    expect(rally.side).toBe('sauron');
    expect(rally.orders().filter((order) => order.startsWith('banner'))).toEqual([]);
  });

  /** Before Westernesse moves: its units are disrupted, and its leaders frozen. */
  const stuck = () =>
    gondor(`gondor, turn 12, sauron-combat, missile
      1820: orc-archer-1
      1818: men-spearman-1 disrupted, aragorn
      1816: spearman-1 disrupted, imrahil
      spell freeze-leader 12 magic-first aragorn imrahil
      successes freeze-leader 1
      ${FLIES}`).play('done');

  test('[18.13] [18.22] W-5: a phase waits for it where there is somebody to whom it can go, or whom it can rally', () => {
    const p = stuck();
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p.orders().sort()).toEqual(['banner to imrahil 1817 1816', 'done']);
    p.play('done');
    expect(p.view().phase).toBe('rally');
    expect(p.side).toBe('westernesse');
    expect(p.orders().sort()).toEqual(['banner rallies men-spearman-1', 'banner rallies spearman-1', 'done']);
  });

  test('[18.13] [18.22] W-5: and goes by where there is nobody', () => {
    const alone = gondor(`gondor, turn 12, sauron-combat, missile
      1820: orc-archer-1
      1818: men-spearman-1 disrupted, aragorn
      spell freeze-leader 12 magic-first aragorn
      successes freeze-leader 1
      ${FLIES}`).play('done');
    expect(alone.view().phase).toBe('rally');
    expect(alone.play('banner rallies men-spearman-1').view().turn).toBe(13);
  });

  test('[18.13] W-5: no phase of Sauron’s waits for it', () => {
    // His one unit is disrupted, and the Lord of the Nazgûl moves in Magic Phases alone.
    const p = gondor(`gondor, turn 12, magic-first
      1814: men-spearman-1, aragorn
      1818: orc-1 disrupted, nazgul
      ${FLIES}`).play('done');
    expect(p.view().phase).toBe('magic-second');
  });

  test('[18.13] it goes to nobody while it does not fly', () => {
    const p = gondor(`gondor, turn 12, westernesse-movement\n${STANDS}\nrelief men`);
    expect(p).toRefuse('banner to imrahil 1815 1816', 'no-banner', '18.13');
    expect(p.orders().filter((order) => order.startsWith('banner'))).toEqual([]);
    expect(p.offer('banner to imrahil 1815 1816').cost).toBeUndefined();
  });

  test('[18.13] it ends with a leader, and no farther than six points', () => {
    const p = moves(STANDS);
    expect(p).toRefuse('banner to imrahil 1815', 'banner-without-leader', '18.13');
    expect(p).toRefuse('banner to imrahil', 'banner-without-leader', '18.13');
    expect(p).toRefuse('banner to aragorn 1815 1814', 'has-the-banner', '18.13');
    expect(p).toRefuse('banner to nazgul 1815', 'not-your-piece');
    const far = moves('1814: men-spearman-1, aragorn\n1821: spearman-1, imrahil\n1724: orc-1');
    expect(far).toRefuse('banner to imrahil 1815 1816 1817 1818 1819 1820 1821', 'too-far', '4.26');
    const due = moves('1814: men-spearman-1, aragorn\nrohan: eomer\n1724: orc-1', '\nrelief called');
    expect(due).toRefuse('banner to eomer 1815', 'not-on-map', '18.13');
  });

  test('[18.13] under all that binds a leader: not through enemies, but heeding no zone', () => {
    const p = moves('1814: men-spearman-1, aragorn\n1816: spearman-1, imrahil\n1815: orc-1');
    expect(p).toRefuse('banner to imrahil 1815 1816', 'enemy-occupied', '4.27');
    expect(p).toAllow('banner to imrahil 1914 1915 1816');
  });

  test('[18.13] from hand to hand within a hex', () => {
    const p = moves('1814: men-spearman-1, aragorn, imrahil\n1820: orc-1');
    expect(p).toAllow('banner to imrahil');
    expect(p.offer('banner to imrahil').cost).toBe(0);
    p.play('banner to imrahil');
    expect(p.view().banner).toMatchObject({ leader: 'imrahil', moved: true });
    expect(p).toAllow('aragorn moves 1815');
  });

  test('[18.13] G-180: Gandalf receives it, though he does not move', () => {
    const p = moves(STANDS);
    expect(p).toRefuse('gandalf moves 1814', 'magic-leader', '8.52');
    p.play('banner to gandalf 1813');
    expect(p.view().banner).toMatchObject({ leader: 'gandalf' });
  });

  test('[18.13] G-133: a frozen leader gives it away and receives it', () => {
    const frozen = (leader: string) =>
      moves(STANDS, `\nspell freeze-leader 12 magic-first ${leader}\nsuccesses freeze-leader 1`);
    expect(frozen('aragorn')).toAllow('banner to imrahil 1815 1816');
    expect(frozen('imrahil')).toAllow('banner to imrahil 1815 1816');
  });

  test('[18.13] W-240: he to whom it has come by itself stays for the phase', () => {
    const p = moves(STANDS);
    expect(p).toAllow('imrahil moves 1817');
    p.play('banner to imrahil 1815 1816');
    expect(p).toRefuse('imrahil moves 1817', 'banner-holds', '18.13');
    // In the next turn he carries it where he likes.
    p.play('done', 'done', 'done', 'done');
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p.view().banner).toMatchObject({ leader: 'imrahil', moved: false });
    expect(p).toAllow('imrahil moves 1817');
  });

  test('[18.13] W-240: in the next Magic Phase he to whom it has come moves as ever', () => {
    const p = moves(STANDS).play('banner to gandalf 1813', 'done');
    expect(p.view()).toMatchObject({ turn: 13, phase: 'magic-first' });
    expect(p.view().banner).toMatchObject({ leader: 'gandalf', moved: true });
    expect(p).toAllow('gandalf moves 1812');
  });

  test('[18.13] G-171: once in each of its phases', () => {
    const p = moves(STANDS).play('banner to gandalf 1813', 'done');
    expect(p.view().banner?.moved).toBe(true);
    p.play('done', 'done', 'done');
    expect(p.view()).toMatchObject({ turn: 13, phase: 'westernesse-movement' });
    expect(p).toAllow('banner to aragorn 1814');
  });

  test('[18.13] W-5: the phase waits for it, where nobody else can do anything', () => {
    const stuck = '1814: men-spearman-1 disrupted, aragorn moved\n1815: orc-1\n1813: spearman-2 disrupted, gandalf';
    expect(moves(stuck)).toAllow('banner to gandalf 1813');
  });

  test('[18.13] W-241: elsewhere it goes where its leader goes, and that is no move of its own', () => {
    const p = gondor(`gondor, turn 12, magic-second
      1814: spearman-1, gandalf
      1816: men-spearman-1, aragorn
      1822: orc-1, nazgul
      relief men
      banner gandalf since 11`);
    p.play('done', 'gandalf moves 1815');
    expect(p.view().banner).toMatchObject({ leader: 'gandalf', moved: false });
    p.play('done');
    expect(p.view().banner).toMatchObject({ leader: 'gandalf', moved: false });
    expect(p).toAllow('banner to aragorn 1816');
  });

  test('[18.14] it is lost with its leader', () => {
    const p = gondor(`gondor, turn 12, sauron-combat, duel
      1814: men-spearman-1, aragorn reduced
      1815: orc-1, nazgul
      ${FLIES}`);
    p.rolling(6).play('nazgul duels aragorn');
    expect(p.at('aragorn')).toBe('lost');
    expect(p.view().banner).toBeNull();
    expect(p.told('bannerGone')).toEqual([{ type: 'bannerGone', why: 'leader-lost' }]);
  });

  test('[18.14] another leader’s end is nothing to it', () => {
    const p = gondor(`gondor, turn 12, sauron-combat, duel
      1814: men-spearman-1, imrahil reduced, aragorn
      1815: orc-1, nazgul
      ${FLIES}`);
    p.rolling(6).play('nazgul duels imrahil');
    expect(p.at('imrahil')).toBe('lost');
    expect(p.view().banner).toMatchObject({ leader: 'aragorn' });
  });

  test.each([
    ['magic-first', 13, 'magic-second', true],
    ['magic-first', 14, 'magic-first', false],
    ['magic-second', 14, 'magic-first', true],
    ['magic-second', 14, 'magic-second', false],
  ])('[18.14] G-116, G-150: brought forth on turn 11, %s: there on turn %i, %s: %s', (since, turn, phase, there) => {
    const p = gondor(`gondor, turn ${turn}, ${phase}
      1814: men-spearman-1, aragorn, gandalf
      1822: orc-1, nazgul
      relief men
      banner aragorn since 11 ${since}`);
    expect(p.view().banner !== null).toBe(there);
    expect(p.told('bannerGone')).toEqual(there ? [] : [{ type: 'bannerGone', why: 'time' }]);
  });
});

describe('a position with the Banner', () => {
  const written = (turn: number, lines: string) => () =>
    gondor(`gondor, turn ${turn}, rally\n1814: men-spearman-1, aragorn\n1822: orc-1, nazgul\nrelief men\n${lines}`);

  test('[18.1] it is with a leader of Westernesse, who is on the map', () => {
    expect(written(12, 'banner nazgul since 11')).toThrow('with a leader of Westernesse');
    expect(written(12, 'banner imrahil since 11')).toThrow('with a leader of Westernesse');
    expect(written(12, 'banner aragorn since 11')).not.toThrow();
  });

  test('[18.14] it has come, and is not gone', () => {
    expect(written(12, 'banner aragorn since 13')).toThrow('later than now');
    expect(written(14, 'banner aragorn since 11')).toThrow('gone by now');
    expect(written(13, 'banner aragorn since 11')).not.toThrow();
  });

  test('[17.23] by a spell that has succeeded', () => {
    const lines = 'banner aragorn since 11\nsuccesses reveal-aragorn 0';
    expect(written(12, lines)).toThrow('the spell has not succeeded');
  });
});

describe('[18.2] What the Banner does', () => {
  test('[18.21] no leader of Sauron rallies a unit within six hexes of it', () => {
    const p = (orc: string) =>
      gondor(`gondor, turn 12, rally
        1814: men-spearman-1, aragorn
        ${orc}: orc-1 disrupted, gothmog
        ${FLIES}`);
    expect(p('1820').why('gothmog rallies orc-1', 'sauron')).toMatchObject({ code: 'banner', case: '18.21' });
    expect(p('1821')).toAllow('gothmog rallies orc-1');
  });

  const disrupted = (more = '') =>
    `
    1814: men-spearman-1 disrupted, aragorn
    1815: spearman-1 disrupted, spearman-2
    1820: axeman-1 disrupted
    1909: citadel-guard-1 disrupted
    1821: bowman-1 disrupted
    ${FLIES}
    ${more}
  `.replace(', spearman-2', '');

  test('[18.22] two units of Westernesse within six hexes of it, without dice, in each turn', () => {
    const p = gondor(`gondor, turn 12, rally\n${disrupted()}`);
    expect(p.orders().filter((order) => order.startsWith('banner'))).toEqual([
      'banner rallies spearman-1',
      'banner rallies axeman-1',
      'banner rallies citadel-guard-1',
      'banner rallies men-spearman-1',
    ]);
    expect(p).toRefuse('banner rallies bowman-1', 'too-far', '18.22');
    p.play('banner rallies axeman-1');
    expect(p.told('bannerRallied')).toEqual([{ type: 'bannerRallied', unit: 'axeman-1' }]);
    expect(p.unit('axeman-1').disrupted).toBe(false);
    expect(p).toRefuse('banner rallies axeman-1', 'not-disrupted', '8.34');
    // G-171: with no leader by it, and walls between.
    p.play('banner rallies citadel-guard-1');
    expect(p.view().banner?.rallies).toBe(2);
    expect(p).toRefuse('banner rallies spearman-1', 'banner-rallied-two', '18.22');
    expect(p).toRefuse('banner rallies orc-1', 'not-your-piece');
    // Aragorn rallies his own as ever.
    expect(p).toAllow('aragorn rallies men-spearman-1');
  });

  test('[18.22] next turn two more', () => {
    const p = gondor(`gondor, turn 12, rally\n${disrupted()}\n0124: orc-1`);
    p.play('banner rallies axeman-1', 'banner rallies citadel-guard-1', 'done');
    expect(p.view().turn).toBe(13);
    expect(p.view().banner?.rallies).toBe(0);
  });

  test('[18.22] G-71, G-151, G-171: afraid, of a broken pool, or tried in vain, all the same', () => {
    const afraid = gondor(`gondor, turn 12, rally\n${disrupted('spell fear 12 magic-first\nsuccesses fear 1')}`);
    expect(afraid).toAllow('banner rallies spearman-1');
    const broken = gondor(`gondor, turn 12, rally\n${disrupted('demoralized garrison relief')}`);
    expect(broken).toAllow('banner rallies spearman-1');
    const tried = gondor(
      `gondor, turn 12, rally\n1814: men-spearman-1 disrupted tried, aragorn\n1820: orc-1\n${FLIES}`,
    );
    expect(tried).toRefuse('aragorn rallies men-spearman-1', 'already-tried', '8.36');
    expect(tried).toAllow('banner rallies men-spearman-1');
  });

  test('[18.22] in the Rally Phase, and for Westernesse', () => {
    const p = gondor(`gondor, turn 12, rally
      1814: men-spearman-1, aragorn
      1822: orc-1 disrupted, gothmog
      ${FLIES}`);
    expect(p.side).toBe('sauron');
    expect(p).toRefuse('banner rallies orc-1', 'banner', '18.22');
    const gone = gondor(
      `gondor, turn 12, rally\n1814: spearman-1 disrupted, aragorn\nlost: spearman-2\n1822: orc-1\n${FLIES}`,
    );
    expect(gone).toRefuse('banner rallies spearman-2', 'not-on-map');
    const none = gondor('gondor, turn 12, rally\n1814: spearman-1 disrupted, imrahil\n1822: orc-1');
    expect(none).toRefuse('banner rallies spearman-1', 'no-banner', '18.22');
  });

  test('[18.23] G-171: the Lord of the Nazgûl tries no spell while it flies, Grond’s neither', () => {
    const p = gondor(`gondor, turn 12, magic-second
      1814: men-spearman-1, aragorn
      1816: troll-1, nazgul
      grond 1816
      ${FLIES}`);
    for (const order of ['fear 5', 'freeze-leader 3', 'operate-grond 1'])
      expect(p).toRefuse(`nazgul casts ${order}`, 'banner', '18.23');
    expect(p).toAllow('nazgul moves 1817');
  });

  test('[18.23] what he has cast before goes on', () => {
    const p = gondor(`gondor, turn 12, magic-second
      1814: men-spearman-1, aragorn
      1820: orc-1, nazgul
      spell fear 11 magic-second
      successes fear 1
      ${FLIES.replace('since 11', 'since 12')}`);
    expect(p.view().magic.inForce).toEqual([]);
    const q = gondor(`gondor, turn 12, magic-first
      1814: men-spearman-1, aragorn, gandalf
      1820: orc-1, nazgul
      spell fear 11 magic-second
      successes fear 1
      relief men`).play('gandalf casts reveal-aragorn 4');
    expect(q.view().magic.inForce).toHaveLength(1);
  });
});
