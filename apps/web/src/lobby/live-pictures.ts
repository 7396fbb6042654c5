/** The pictures of those matches whose rows are on screen: asked for together, every few seconds, while anybody looks at the page. */
import {
  type Picture,
  picturesSchema,
  MOST_PICTURES,
  type SmallBoardData,
  smallBoardSchema,
} from '@warbeacon/protocol';
import { create } from 'zustand';
import { ask } from '../shell/api/http.ts';

/** Milliseconds between two questions, and before the first: rows come on screen together. */
const EVERY = 5000;
const SOON = 60;

/** Ready to be drawn: a hex is two wide and two high. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  /** The hexes of each height, as one outline. */
  readonly heights: readonly { readonly height: number; readonly path: string }[];
  /** A dot in a hex. */
  dot(hex: string): string;
}

interface Pictures {
  readonly pictures: ReadonlyMap<string, Picture>;
  /** By game. */
  readonly boards: ReadonlyMap<string, Drawn>;
}

export const usePictures = create<Pictures>()(() => ({ pictures: new Map(), boards: new Map() }));

const followed = new Map<string, number>();
const asked = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Until the result is called. */
export function follow(matchId: string): () => void {
  followed.set(matchId, (followed.get(matchId) ?? 0) + 1);
  if (!usePictures.getState().pictures.has(matchId)) again(SOON);
  else timer ??= setTimeout(() => void look(), EVERY);
  return () => {
    const left = (followed.get(matchId) ?? 0) - 1;
    if (left > 0) followed.set(matchId, left);
    else followed.delete(matchId);
  };
}

function again(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), wait);
}

async function look(): Promise<void> {
  timer = undefined;
  if (followed.size === 0) return;
  if (document.visibilityState !== 'hidden') {
    const ids = [...followed.keys()].slice(0, MOST_PICTURES);
    try {
      const { pictures: found } = await ask(picturesSchema, 'GET', `/api/pictures?of=${ids.join(',')}`);
      const pictures = new Map(usePictures.getState().pictures);
      for (const picture of found) pictures.set(picture.matchId, picture);
      usePictures.setState({ pictures });
    } catch {
      // What was drawn last stays; it is asked again.
    }
  }
  timer ??= setTimeout(() => void look(), EVERY);
}

/** Fetches the board of a game, once. */
export function boardOf(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  ask(smallBoardSchema, 'GET', `/api/pictures/boards/${encodeURIComponent(game)}`).then(
    (board) => usePictures.setState(({ boards }) => ({ boards: new Map([...boards, [game, draw(board)]]) })),
    () => asked.delete(game),
  );
}

export function draw({ rows, shoved }: SmallBoardData): Drawn {
  const across = (row: number, column: number) => 2 * column + (row % 2 === (shoved === 'even' ? 0 : 1) ? 1 : 0);
  const down = (row: number) => 1.73 * row;
  const heights = new Map<number, string>();
  rows.forEach((line, r) => {
    [...line].forEach((sign, c) => {
      if (sign === ' ') return;
      const [x, y] = [across(r + 1, c + 1), down(r + 1)];
      const hex = `M${x} ${(y - 1.15).toFixed(2)}l1 .58v1.15l-1 .58l-1 -.58v-1.15z`;
      heights.set(Number(sign), (heights.get(Number(sign)) ?? '') + hex);
    });
  });
  return {
    width: 2 * (rows[0]?.length ?? 0) + 3,
    height: down(rows.length + 1),
    heights: [...heights].map(([height, path]) => ({ height, path })).toSorted((a, b) => a.height - b.height),
    dot(hex) {
      const [r, c] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
      return `M${across(r, c) - 0.9} ${down(r).toFixed(2)}a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0 -1.8 0z`;
    },
  };
}
