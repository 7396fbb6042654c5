/** A toy siege for the Standard Rules' own text: the map and the armies of Helm's Deep, and none of its amendments. */
import { planAssault } from '../planning/assault-plan.ts';
import { planMarch } from '../planning/march-plan.ts';
import { REACH } from '../planning/reach.ts';
import { position, type Table } from '@warbeacon/siege/testing';
import type { Cases } from '../engine/game.ts';
import { makeGame } from '../engine/game.ts';
import { makeSiege } from '../engine/siege.ts';
import { helmsDeepCodec } from '../helms-deep/codec.ts';
import { HELMS_DEEP } from '../helms-deep/game.ts';
import { standing } from '../helms-deep/standing-orders.ts';
import { STANDARD_CASES } from './standard-cases.ts';
import { STANDARD_REFUSALS } from './refusals.ts';

function play(cases: Partial<Cases>) {
  const { fanaticism, displacedThroughFriends, leadersStandAlone, leadersKeepUnitsOut, leastArmour } = STANDARD_CASES;
  const { missileRange } = STANDARD_CASES;
  const game = makeGame({
    ...HELMS_DEEP,
    cases: {
      ...HELMS_DEEP.cases,
      fanaticism,
      displacedThroughFriends,
      leadersStandAlone,
      leadersKeepUnitsOut,
      leastArmour,
      missileRange,
      stopsMissiles: () => false,
      whyNoShot: () => undefined,
      ...cases,
    },
    refusals: { ...HELMS_DEEP.refusals, ...STANDARD_REFUSALS },
  });
  return {
    game,
    rules: makeSiege({ game, codec: helmsDeepCodec, standing, march: planMarch, assault: planAssault, reach: REACH })
      .rules,
    passages: { culvert: '1410' },
  };
}

const PLAIN = play({});

/** A position of the toy, from a diary. */
export const unamended = (diary: string): Table => position(diary, {}, PLAIN);

/** The same where a game has other cases besides. */
export const withCases = (cases: Partial<Cases>, diary: string): Table => position(diary, {}, play(cases));
