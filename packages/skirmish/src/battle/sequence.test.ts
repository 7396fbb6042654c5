/** [S-12 … S-18] The order of play. */
import { describe, expect, test } from 'vitest';
import type { Mark } from '../engine/words.ts';
import { parseDiary, position } from '../testing/index.ts';

const LINE = 't2 move good* | g1=mt-shield@10",10" | e1=mo-shield@30",30"';

describe('A turn', () => {
  test('[S-12] is Priority, Move, Shoot, Fight, End', () => {
    const p = position(`t2 priority good* | ${LINE.split(' | ').slice(1).join(' | ')}`).rolling(6, 1);
    const phases: string[] = [];
    p.play('roll');
    phases.push(...p.told('phase').map(({ phase }) => phase));
    for (let i = 0; i < 4 && p.state.turn === 2; i++) {
      p.play('done');
      phases.push(...p.told('phase').map(({ phase }) => phase));
    }
    const order = phases.filter((phase, i) => phase !== phases[i - 1]);
    expect(order).toEqual(['move', 'pairing', 'shoot', 'fight', 'end', 'priority']);
    expect([p.state.turn, p.asked]).toEqual([3, 'priority']);
  });
  test('[S-13] in Move the Priority player finishes with all models before the other starts', () => {
    const p = position(LINE.replace('good*', 'evil*'));
    expect(p.why('g1 to 10",11"', 'good')).not.toBeNull();
    p.play('e1 to 30",29"', 'done');
    expect([p.asked, p.side]).toEqual(['halfMove', 'good']);
    expect(p.why('e1 to 30",28"', 'evil')).not.toBeNull();
  });
  test('[S-13] and in Shoot', () => {
    const line = 't2 shoot evil* | g1=mt-bow@10",10" | e1=mo-bow@10",25"';
    const p = position(line);
    expect([p.asked, p.side]).toEqual(['halfShoot', 'evil']);
    expect([p.play('done').asked, p.side]).toEqual(['halfShoot', 'good']);
  });
  test('[S-16] who has Priority is to be seen all turn', () => {
    const p = position(LINE);
    for (let i = 0; p.state.turn === 2 && i < 9; i++) {
      expect([p.view('good').priority, p.view('evil').priority]).toEqual(['good', 'good']);
      p.play('done');
    }
    expect(p.state.turn).toBe(3);
  });
  test('[S-17, R-106] the Priority player picks which Fight is next, the last one too', () => {
    const line = 't2 fight evil* | g1=mt-shield@10",10" | e1=mo-shield@10",27900';
    const p = position({ ...parseDiary(line), fights: [{ good: ['g1'], evil: ['e1'] }] });
    expect([p.asked, p.side]).toEqual(['fights', 'evil']);
  });
  test('[R-106] no die falls without an order: a turn begins with one', () => {
    const p = position(LINE);
    while (p.state.turn === 2) p.play('done');
    expect([p.asked, p.diceLeft]).toEqual(['priority', []]);
  });
});

const end = (words: string, more = ''): ReturnType<typeof position> =>
  position({
    ...parseDiary(
      `t2 fight good* | g1=mt-shield@10",10" ${words} | e1=mo-shield@30",30" | dark=mo-wraith@40",40"${more}`,
    ),
    frames: [{ kind: 'sequence', step: 'end' }],
  });

describe('The End phase', () => {
  test('[S-18] marks of the turn are cleared, and what was spent and charged', () => {
    const p = end('moved done shot cast spent:3" charged:e1');
    expect(p.model('g1')).toMatchObject({ marks: [], spent: 0, charged: [], from: null });
  });
  test('[S-18] what is to be remembered longer is', () => {
    const lasting: readonly Mark[] = ['wet'];
    expect(end('wet').model('g1').marks).toEqual(lasting);
  });
  test('[S-18, S-120] temporary effects stop, Exhaustion goes on', () => {
    expect(end('effect:transfix@dark').model('g1').effects).toEqual([]);
    expect(end('effect:terrifying-aura@g1').model('g1').effects).toHaveLength(1);
  });
  test('[R-108] also on who is not on the table', () => {
    const p = end('', ' | k1=mt-knight@20",20" | h1=mt-halfling rides:k1 effect:immobilise@dark');
    expect(p.model('h1')).toMatchObject({ gone: 'passenger', effects: [] });
  });
});
