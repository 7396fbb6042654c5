/** The pictures of the rules that the games have in common, each by the case beside which it stands. */
import type { ComponentType } from 'react';
import { pictures as words } from '../../text/pictures.ts';
import { Arrow, LadderWest, Leader, Lit, Plate, Scene, Unit, Wall, Words } from './scene.tsx';

export interface RulePicture {
  readonly Figure: ComponentType;
  readonly caption: string;
}

const ORC = { side: 0, figure: 'orc', strengths: 'E1Z' } as const;
const URUK = { side: 0, figure: 'uruk', strengths: 'B3Y' } as const;
const GUARD = { side: 1, figure: 'spearman', strengths: 'D3X' } as const;
const BOWMAN = { side: 1, figure: 'bowman', strengths: 'e2X' } as const;
const KNIGHT = { side: 1, figure: 'knight', strengths: 'B3W' } as const;

export const zone: RulePicture = {
  caption: words.zone,
  Figure: () => (
    <Scene columns={5} rows={3} label={words.zone} grounds={{ '1 1': 'wall' }}>
      {(
        [
          [2, 0],
          [3, 0],
          [3, 1],
          [2, 2],
          [3, 2],
        ] as const
      ).map((at) => (
        <Lit key={at.join(' ')} at={at} as="zone second" />
      ))}
      <Wall at={[2, 1]} from={4} to={5} />
      <Unit at={[2, 1]} {...GUARD} />
      <Arrow from={[4, 1]} to={[3, 1]} colour="#8a2117" />
      <Unit at={[4, 1]} {...ORC} />
    </Scene>
  ),
};

export const stacking: RulePicture = {
  caption: words.stacking,
  Figure: () => (
    <Scene columns={5} rows={1} label={words.stacking}>
      <Lit at={[0, 0]} as="reachable" />
      <Unit at={[0, 0]} {...GUARD} dx={-8} />
      <Leader at={[0, 0]} side={1} dx={22} />
      <Leader at={[1, 0]} side={1} />
      <Lit at={[2, 0]} as="reachable" />
      <Unit at={[2, 0]} {...GUARD} dx={-18} />
      <Unit at={[2, 0]} {...GUARD} dx={12} />
      <Leader at={[2, 0]} side={1} dx={26} />
      <Unit at={[4, 0]} {...GUARD} dx={-16} />
      <Unit at={[4, 0]} {...BOWMAN} dx={14} />
      <Lit at={[4, 0]} as="unseen" />
    </Scene>
  ),
};

export const range: RulePicture = {
  caption: words.range,
  Figure: () => (
    <Scene
      columns={6}
      rows={3}
      label={words.range}
      grounds={{ '0 0': 'wall', '0 1': 'wall', '0 2': 'wall', '2 2': 'mountain' }}
    >
      <Wall at={[0, 0]} from={1} to={2} />
      <Wall at={[0, 1]} from={1} to={2} />
      <Wall at={[0, 2]} from={1} to={2} />
      <Lit at={[3, 1]} as="missile" />
      <Lit at={[3, 2]} as="unseen" />
      <Arrow from={[0, 1]} to={[3, 1]} colour="#c2410c" />
      <Unit at={[0, 1]} {...BOWMAN} />
      <Unit at={[1, 1]} {...ORC} />
      <Unit at={[3, 1]} {...ORC} />
      <Unit at={[3, 2]} {...ORC} />
      <Plate at={[1, 1]} text="1" dy={-34} />
      <Plate at={[2, 1]} text="2" dy={-20} />
      <Plate at={[3, 1]} text="3" dy={-34} />
      <Unit at={[4, 1]} {...ORC} />
      <Plate at={[4, 1]} text="4" dy={-34} red />
    </Scene>
  ),
};

export const wall: RulePicture = {
  caption: words.wall,
  Figure: () => (
    <Scene columns={4} rows={2} label={words.wall} grounds={{ '0 0': 'wall', '1 0': 'wall', '0 1': 'wall' }}>
      <Wall at={[1, 0]} from={1} to={3} />
      <Wall at={[0, 1]} from={1} to={2} />
      <Unit at={[1, 0]} {...GUARD} dx={-8} />
      <Unit at={[2, 0]} {...ORC} dx={10} />
      <Unit at={[0, 1]} {...GUARD} dx={-8} />
      <Unit at={[1, 1]} {...ORC} dx={10} />
      <Arrow from={[2, 0]} to={[1, 0]} barred />
      <Arrow from={[0, 1]} to={[1, 1]} colour="#2f6b1e" />
    </Scene>
  ),
};

export const ladder: RulePicture = {
  caption: words.ladder,
  Figure: () => (
    <Scene columns={3} rows={2} label={words.ladder} grounds={{ '0 0': 'wall', '0 1': 'wall' }}>
      <Wall at={[0, 0]} from={1} to={3} />
      <Wall at={[0, 1]} from={1} to={2} />
      <Unit at={[1, 1]} {...ORC} dx={10} />
      <Arrow from={[1, 1]} to={[0, 1]} barred />
      <Unit at={[0, 0]} {...GUARD} dx={-8} />
      <Unit at={[1, 0]} {...ORC} dx={10} />
      <LadderWest at={[1, 0]} />
    </Scene>
  ),
};

export const melee: RulePicture = {
  caption: words.melee,
  Figure: () => (
    <Scene columns={6} rows={1} label={words.melee}>
      <Arrow from={[0, 0]} to={[1, 0]} colour="#a80f1c" />
      <Unit at={[0, 0]} side={0} figure="uruk" strengths="B3Y" />
      <Lit at={[1, 0]} as="melee" />
      <Unit at={[1, 0]} side={1} figure="swordsman" strengths="D3Y" />
      <Plate at={[2, 0]} text="B : 3" dy={-20} />
      <Words x={190} y={76} text="2 – 7" />
      <Plate at={[3, 0]} text="Y" dy={-20} />
      <Words x={272} y={76} text="3" />
      <Lit at={[5, 0]} as="retreat" />
      <Arrow from={[4, 0]} to={[5, 0]} />
      <Unit at={[4, 0]} side={1} figure="swordsman" strengths="E2Y" worn disrupted />
    </Scene>
  ),
};

export const retreat: RulePicture = {
  caption: words.retreat,
  Figure: () => (
    <Scene columns={5} rows={3} label={words.retreat}>
      {(
        [
          [0, 1],
          [1, 0],
          [2, 0],
          [1, 2],
          [2, 2],
        ] as const
      ).map((at) => (
        <Lit key={at.join(' ')} at={at} as="zone first" />
      ))}
      <Lit at={[4, 1]} as="retreat" />
      <Arrow from={[2, 1]} to={[3, 1]} />
      <Arrow from={[3, 1]} to={[4, 1]} />
      <Arrow from={[2, 1]} to={[2, 0]} barred />
      <Unit at={[1, 1]} {...URUK} />
      <Unit at={[2, 1]} {...GUARD} />
      <Unit at={[4, 2]} {...GUARD} />
    </Scene>
  ),
};

export const formation: RulePicture = {
  caption: words.formation,
  Figure: () => (
    <Scene columns={5} rows={1} label={words.formation}>
      <Unit at={[0, 0]} {...KNIGHT} />
      <Leader at={[1, 0]} side={1} />
      <Unit at={[2, 0]} {...KNIGHT} />
      <Arrow from={[0, 0]} to={[1, 0]} colour="#2f6b1e" />
      <Arrow from={[2, 0]} to={[1, 0]} colour="#2f6b1e" />
      <Lit at={[4, 0]} as="marked" />
      <Unit at={[4, 0]} {...KNIGHT} dx={-16} />
      <Unit at={[4, 0]} {...KNIGHT} dx={14} />
      <Leader at={[4, 0]} side={1} dx={28} />
      <Plate at={[3, 0]} text="A 4" />
    </Scene>
  ),
};

/** Full to its level, and what is beyond it. */
function Bar({ y, part, red }: { readonly y: number; readonly part: number; readonly red: boolean }) {
  return (
    <>
      <rect x="92" y={y} width="250" height="22" fill="#fffbea" stroke="#2b1a06" strokeWidth="2" />
      <rect x="93" y={y + 1} width={248 * part} height="20" fill={red ? '#8c1519' : '#c98a2b'} />
      <path d={`M292 ${y - 6}v34`} stroke="#2b1a06" strokeWidth="4" />
    </>
  );
}

export const courage: RulePicture = {
  caption: words.courage,
  Figure: () => (
    <Scene columns={5} rows={2} label={words.courage}>
      <Unit at={[0, 0]} {...GUARD} />
      <Bar y={42} part={0.45} red={false} />
      <Unit at={[0, 1]} side={1} figure="spearman" strengths="E2X" worn />
      <g transform="translate(40 66)">
        <Bar y={42} part={0.92} red />
      </g>
    </Scene>
  ),
};
