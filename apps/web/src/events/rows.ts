/** Of a long list those rows alone are in the page that are seen, or soon will be: a thousand take a phone seconds. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rows that are all drawn. */
const FEW = 60;
/** Rows beyond the edges of the window that are drawn, for who scrolls or goes by keys. */
const BEYOND = 12;

/** A row's place in its list. */
export interface RowPlace {
  readonly index: number;
  readonly of: number;
  readonly measure: ((row: Element | null) => void) | undefined;
}

export interface Rows<E extends HTMLElement> {
  readonly list: RefObject<E | null>;
  /** Of the list: as high as if all rows were in it. */
  readonly style: CSSProperties | undefined;
  readonly places: readonly RowPlace[];
}

/** `height`: of a row, in pixels, until it is seen. */
export function useRows<E extends HTMLElement>(of: number, height: number): Rows<E> {
  const list = useRef<E>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: of,
    enabled: of > FEW,
    estimateSize: () => height,
    overscan: BEYOND,
    scrollMargin: top,
  });
  // What stands above the list may come and go.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Nothing tells of it but a look; it is set when it is another alone.
  useLayoutEffect(() => {
    const now = Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    if (now !== top) setTop(now);
  });
  if (of <= FEW) {
    const places = Array.from({ length: of }, (_, index) => ({ index, of, measure: undefined }));
    return { list, style: undefined, places };
  }
  const seen = rows.getVirtualItems();
  const [first, last] = [seen[0], seen.at(-1)];
  return {
    list,
    style: {
      paddingTop: first === undefined ? 0 : first.start - top,
      paddingBottom: rows.getTotalSize() - (last === undefined ? 0 : last.end - top),
    },
    places: seen.map(({ index }) => ({ index, of, measure: rows.measureElement })),
  };
}
