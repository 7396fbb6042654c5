/** The pictures of the skirmish of Fights, each by the rule beside which it stands. */
import { planePictures as words } from '../../text/plane-pictures.ts';
import type { RulePicture } from './pictures.tsx';
import { GUARD, SPEAR, CAPTAIN, ORC, URUK, PIKE } from './plane-cast.ts';
import {
  Cross,
  FOOT,
  type At,
  Fence,
  Figure,
  from,
  Plate,
  PlaneScene,
  Span,
  Spot,
  TOUCH,
  Way,
} from './plane-scene.tsx';

/** Two and two, each of whom touches both of the others. */
const knot = ([x, y]: At, apart: number): Readonly<Record<'guard' | 'captain' | 'orc' | 'uruk', At>> => ({
  guard: [x, y - apart],
  orc: [x + TOUCH, y - apart],
  uruk: [x, y + TOUCH + apart],
  captain: [x + TOUCH, y + TOUCH + apart],
});

function Knot({ on, apart }: { readonly on: At; readonly apart: number }) {
  const places = knot(on, apart);
  return (
    <>
      <Figure on={places.guard} {...GUARD} />
      <Figure on={places.captain} {...CAPTAIN} />
      <Figure on={places.orc} {...ORC} />
      <Figure on={places.uruk} {...URUK} />
    </>
  );
}

export const fights: RulePicture = {
  caption: words.fights,
  Figure: () => (
    <PlaneScene w={8} h={3.6} label={words.fights}>
      <Knot on={[1.4, 1.3]} apart={0} />
      <Way
        points={[
          [3.4, 1.8],
          [4.6, 1.8],
        ]}
        ink="back"
      />
      <Knot on={[5.6, 1.3]} apart={0.4} />
    </PlaneScene>
  ),
};

const LOSER: At = [3, 2.3];
const WINNER: At = from(LOSER, TOUCH, 180);

export const back: RulePicture = {
  caption: words.back,
  Figure: () => (
    <PlaneScene w={5.6} h={4} label={words.back} zoom={1.5}>
      {[0, 55, -55].map((degrees) => (
        <Spot key={degrees} on={from(LOSER, 1, degrees)} />
      ))}
      <Figure on={LOSER} {...ORC} />
      <Figure on={WINNER} {...CAPTAIN} />
      {[0, 55, -55].map((degrees) => (
        <Way key={degrees} points={[from(LOSER, FOOT, degrees), from(LOSER, 1, degrees)]} ink="back" />
      ))}
      <Way points={[from(LOSER, FOOT, 115), from(LOSER, 1.3, 115)]} barred />
      <Span from={[3, 3.7]} to={[4, 3.7]} text={'1"'} />
    </PlaneScene>
  ),
};

export const trapped: RulePicture = {
  caption: words.trapped,
  Figure: () => (
    <PlaneScene w={5.6} h={4} label={words.trapped} zoom={1.5}>
      <Fence from={[1.4, 1.6]} to={[4.8, 1.6]} />
      <Figure on={LOSER} {...ORC} />
      <Figure on={WINNER} {...CAPTAIN} />
      <Figure on={from(LOSER, TOUCH, 0)} {...GUARD} />
      <Figure on={from(LOSER, TOUCH, 90)} {...GUARD} />
      {[-45, 45, 135, -135].map((degrees) => (
        <Cross key={degrees} on={from(LOSER, 0.72, degrees)} />
      ))}
    </PlaneScene>
  ),
};

export const makeWay: RulePicture = {
  caption: words.makeWay,
  Figure: () => (
    <PlaneScene w={7} h={4} label={words.makeWay}>
      <Fence from={[1, 1.6]} to={[6.6, 1.6]} />
      <Fence from={[1, 3]} to={[6.6, 3]} />
      <Spot on={from(LOSER, 1, 0)} />
      <Spot on={[5, 2.3]} ink="may" />
      <Figure on={[4.15, 2.3]} side={1} kind="orc-spear" />
      <Figure on={LOSER} {...ORC} />
      <Figure on={WINNER} {...CAPTAIN} />
      <Way
        points={[
          [3, 2.3],
          [4, 2.3],
        ]}
        ink="back"
      />
      <Way
        points={[
          [4.15, 1.3],
          [5, 1.3],
        ]}
      />
    </PlaneScene>
  ),
};

export const spears: RulePicture = {
  caption: words.spears,
  Figure: () => (
    <PlaneScene w={9.6} h={3} label={words.spears}>
      <Figure on={[1.2, 1.7]} {...ORC} />
      <Figure on={[1.2 + TOUCH, 1.7]} {...GUARD} />
      <Figure on={[1.2 + 2 * TOUCH, 1.7]} {...SPEAR} />
      <Plate on={[1.2 + 2 * TOUCH, 0.8]} text="+1" />
      <Figure on={[5, 1.7]} {...GUARD} />
      {[1, 2, 3].map((n) => (
        <Figure key={n} on={[5 + n * TOUCH, 1.7]} {...(n === 1 ? URUK : PIKE)} />
      ))}
      <Plate on={[5 + 2 * TOUCH, 0.8]} text="+1" />
      <Plate on={[5 + 3 * TOUCH, 0.8]} text="+1" />
    </PlaneScene>
  ),
};

export const cavalry: RulePicture = {
  caption: words.cavalry,
  Figure: () => (
    <PlaneScene w={8} h={3} label={words.cavalry}>
      <Way
        points={[
          [1, 1.5],
          [3.6, 1.5],
        ]}
      />
      <Figure on={[1, 1.5]} side={0} kind="knight" mounted faint />
      <Figure on={[4.4, 1.5]} side={0} kind="knight" mounted />
      <Figure on={[5.68, 1.5]} {...ORC} faint />
      <Figure on={[6.68, 1.5]} {...ORC} prone />
    </PlaneScene>
  ),
};
