/** The pictures of the skirmish of moving, sight and ground, each by the rule beside which it stands. */
import { planePictures as words } from '../../text/plane-pictures.ts';
import type { RulePicture } from './pictures.tsx';
import { GUARD, BOW, ORC, URUK } from './plane-cast.ts';
import {
  type At,
  Cross,
  Fence,
  Figure,
  FOOT,
  from,
  Patch,
  Plate,
  PlaneScene,
  Span,
  Spot,
  Standing,
  TOUCH,
  Way,
  Zone,
} from './plane-scene.tsx';

export const round: RulePicture = {
  caption: words.round,
  Figure: () => (
    <PlaneScene w={9} h={4.6} label={words.round}>
      <Zone on={[4.4, 2.8]} />
      <Way
        points={[
          [1.3, 2.8],
          [7.6, 2.8],
        ]}
        barred
      />
      <Way
        points={[
          [1, 2.6],
          [3, 1.05],
          [5.8, 1.05],
          [7.8, 2.4],
        ]}
      />
      <Cross on={[2.9, 2.8]} />
      <Figure on={[4.4, 2.8]} {...ORC} />
      <Figure on={[1, 2.8]} {...GUARD} />
      <Span from={[4.4, 2.8 + FOOT]} to={[4.4, 2.8 + FOOT + 1]} text={'1"'} />
    </PlaneScene>
  ),
};

export const beginning: RulePicture = {
  caption: words.beginning,
  Figure: () => (
    <PlaneScene w={7} h={4.6} label={words.beginning}>
      <Zone on={[4.2, 2.7]} />
      <Way
        points={[
          [3.05, 2.7],
          [3.68, 2.7],
        ]}
      />
      <Way
        points={[
          [2.6, 2.4],
          [1.4, 0.9],
        ]}
      />
      <Way
        points={[
          [2.9, 2.5],
          [4.6, 0.8],
        ]}
        barred
      />
      <Figure on={[4.2, 2.7]} {...ORC} />
      <Figure on={[2.6, 2.7]} {...GUARD} />
      <Plate on={[3.1, 3.4]} text="1" />
      <Plate on={[1.2, 1.2]} text="2" />
      <Plate on={[5, 0.7]} text="3" red />
    </PlaneScene>
  ),
};

const TARGET: At = [4, 3];
const BESIDE: At = [5.9, 1.6];

export const charge: RulePicture = {
  caption: words.charge,
  Figure: () => (
    <PlaneScene w={8} h={4.7} label={words.charge}>
      <Zone on={BESIDE} />
      <Zone on={TARGET} />
      <Way points={[[0.9, 2.6], [3.1, 1.85], [4.2, 1.8], from(TARGET, TOUCH, -30)]} />
      <Figure on={TARGET} {...ORC} />
      <Figure on={BESIDE} {...ORC} />
      <Figure on={[0.9, 2.6]} {...GUARD} />
      <Spot on={from(TARGET, TOUCH, -30)} />
    </PlaneScene>
  ),
};

const ARCHER: At = [0.9, 2.5];

export const inTheWay: RulePicture = {
  caption: words.inTheWay,
  Figure: () => (
    <PlaneScene w={8.6} h={5} label={words.inTheWay}>
      <Way points={[[1.3, 2.4], from([7.4, 0.8], 0.6, 165)]} ink="shot" />
      <Way points={[[1.4, 2.5], from([7.7, 2.5], 0.6, 180)]} ink="shot" doubtful />
      <Way points={[[1.3, 2.65], from([7.4, 4.3], 0.6, 195)]} ink="shot" doubtful />
      <Fence from={[5.6, 3.95]} to={[5.2, 4.8]} />
      <Figure on={ARCHER} {...BOW} />
      <Figure on={[4.4, 2.9]} {...GUARD} />
      <Figure on={[7.4, 0.8]} {...ORC} />
      <Figure on={[7.7, 2.5]} {...ORC} />
      <Figure on={[7.4, 4.3]} {...ORC} />
      <Plate on={[8.2, 0.8]} text="1" />
      <Plate on={[8.3, 3.1]} text="2" />
      <Plate on={[8.2, 4.3]} text="3" />
    </PlaneScene>
  ),
};

/** Where the ground is, from the side. */
const GROUND = 3.1;
const block = (x: number, wide: number, high: number): readonly At[] => [
  [x, GROUND],
  [x, GROUND - high],
  [x + wide, GROUND - high],
  [x + wide, GROUND],
];

export const heights: RulePicture = {
  caption: words.heights,
  Figure: () => (
    <PlaneScene w={12.6} h={4.2} label={words.heights} ground="#d5dfe2">
      <Patch
        points={[
          [0, GROUND],
          [9.6, GROUND],
          [9.6, 4.2],
          [0, 4.2],
        ]}
        fill="#8d8a56"
      />
      <Patch
        points={[
          [11.2, GROUND],
          [12.6, GROUND],
          [12.6, 4.2],
          [11.2, 4.2],
        ]}
        fill="#8d8a56"
      />
      <Patch points={block(1.7, 0.35, 0.45)} fill="#6b5134" />
      <Patch points={block(4.5, 0.3, 1.05)} fill="#7d7466" />
      <Patch points={block(7.3, 0.35, 1.9)} fill="#7d7466" />
      <Standing kind="sword" feet={[0.8, GROUND]} />
      <Standing kind="sword" feet={[3.6, GROUND]} />
      <Standing kind="sword" feet={[6.4, GROUND]} />
      <Standing kind="sword" feet={[9.1, GROUND]} />
      <Way
        points={[
          [1.1, 2.5],
          [1.9, 2.3],
          [2.7, 2.5],
        ]}
      />
      <Way
        points={[
          [4, 2.5],
          [4.65, 1.75],
          [5.3, 2.5],
        ]}
      />
      <Way
        points={[
          [6.9, 2.6],
          [6.9, 0.9],
          [8.1, 0.9],
          [8.1, 2.6],
        ]}
      />
      <Way
        points={[
          [9.5, 2.3],
          [10.4, 1.75],
          [11.7, 2.5],
        ]}
      />
      <Plate on={[1.9, 3.65]} text="no hindrance" />
      <Plate on={[4.65, 3.65]} text="jump" />
      <Plate on={[7.5, 3.65]} text="climb" />
      <Plate on={[10.4, 3.65]} text="leap" />
    </PlaneScene>
  ),
};

export const swimming: RulePicture = {
  caption: words.swimming,
  Figure: () => (
    <PlaneScene w={8.6} h={4} label={words.swimming}>
      <Patch
        points={[
          [3.1, 0],
          [2.9, 1.2],
          [3, 2.4],
          [2.8, 4],
          [7.9, 4],
          [8, 2.4],
          [7.8, 1.2],
          [8.1, 0],
        ]}
        fill="#4d7d96"
      />
      <Spot on={[3, 2.4]} ink="may" />
      <Spot on={[5, 2.4]} />
      <Spot on={[7, 2.4]} />
      <Way
        points={[
          [1, 2.4],
          [3, 2.4],
        ]}
      />
      <Way
        points={[
          [3, 2.4],
          [5, 2.4],
        ]}
        ink="back"
      />
      <Way
        points={[
          [5, 2.4],
          [7, 2.4],
        ]}
        ink="back"
        doubtful
      />
      <Figure on={[1, 2.4]} {...BOW} />
      <Span from={[1, 0.8]} to={[3, 0.8]} text={'2"'} />
      <Span from={[3, 0.8]} to={[5, 0.8]} text={'2"'} />
      <Span from={[5, 0.8]} to={[7, 0.8]} text={'2"'} />
      <Plate on={[5, 3.4]} text="2 to 5" />
      <Plate on={[7, 3.4]} text="6 and more" />
    </PlaneScene>
  ),
};

const SENTRY: At = [2.6, 1.6];

export const alarm: RulePicture = {
  caption: words.alarm,
  Figure: () => (
    <PlaneScene w={7.4} h={4.8} label={words.alarm}>
      <Patch
        points={[
          [2.1, 2.6],
          [3.6, 2.6],
          [3.6, 3.5],
          [2.1, 3.5],
        ]}
        fill="#6b4a2b"
      />
      <Span from={from(SENTRY, FOOT, 8)} to={from(SENTRY, 3.3, 8)} text={'3"'} />
      <Figure on={SENTRY} {...URUK} />
      <Figure on={from(SENTRY, 3.8, 8)} {...GUARD} />
      <Figure on={[2.9, 4.15]} {...GUARD} />
    </PlaneScene>
  ),
};
