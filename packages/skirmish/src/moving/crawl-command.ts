/** [S-47, S-48, R-8, R-31] A Prone model crawls up to an inch; nothing slows it, and nothing of its movement is spent. */
import type { Refusal } from '@warbeacon/kernel';
import { type Battle, hasMark, idOf, mark, modelOf, nameOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { command } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { act } from './activation.ts';
import { crawlsOf } from './candidates.ts';
import { carryOutPath } from './carrying-out.ts';
import { no } from './refusals.ts';
import { judge, pathOf, pointsOf, refusalOf, sceneOf } from './scene.ts';
import { whyCannotAct, whyCannotMove } from './whose-turn.ts';

function whyCannotCrawl(b: Battle, frame: Frame, side: Side, model: number): Refusal | null {
  const barred = whyCannotAct(b, frame, side, model) ?? whyCannotMove(b, frame, model);
  if (barred !== null) return barred;
  if (!modelOf(b, model).prone) return no('standing', { model: nameOf(b, model) });
  return hasMark(b, model, 'crawled') ? no('has-crawled', { model: nameOf(b, model) }) : null;
}

function whyNot(b: Battle, frame: Frame, side: Side, { model: id, path }: CommandOf<'crawl'>): Refusal | null {
  const model = b.field.indexOf(id);
  const barred = whyCannotCrawl(b, frame, side, model);
  if (barred !== null) return barred;
  const scene = sceneOf(b, frame, model, true);
  const fault = judge(b, scene, pointsOf(path));
  return fault === null ? null : refusalOf(b, scene, fault);
}

export const crawlCommand = command<'crawl'>({
  type: 'crawl',
  frames: ['halfMove', 'heroic', 'activation'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, frame, side, models) {
    for (const model of models) {
      if (whyCannotCrawl(b, frame, side, model) !== null) continue;
      for (const points of crawlsOf(b, frame, model))
        yield { type: 'crawl', model: idOf(b, model), path: pathOf(points) };
    }
  },
  check: whyNot,
  apply(b, frame, _side, crawl, ctx) {
    const model = b.field.indexOf(crawl.model);
    act(b, frame, { model, command: crawl }, () => {
      mark(b, model, 'crawled');
      carryOutPath(b, ctx, model, { path: crawl.path, crawls: true });
    });
  },
});
