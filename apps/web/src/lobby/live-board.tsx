/** The board of a match as it stands, small: which hexes there are and how high, and who stands where. Moves while it is on screen. */
import './live-board.css';
import type { Picture } from '@warbeacon/protocol';
import { useEffect, useRef } from 'react';
import { sideName } from '../face/title.ts';
import type { GameTitle } from '../face/title.ts';
import { livePictures } from '../text/live-pictures.ts';
import { boardOf, follow, usePictures } from './live-pictures.ts';

interface Props {
  readonly matchId: string;
  readonly title: GameTitle;
}

export default function LiveBoard({ matchId, title }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const picture = usePictures((state) => state.pictures.get(matchId));
  const board = usePictures((state) => state.boards.get(title.id));
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    let leave: (() => void) | undefined;
    const watcher = new IntersectionObserver((entries) => {
      const seen = entries.some(({ isIntersecting }) => isIntersecting);
      if (seen) leave ??= follow(matchId);
      else {
        leave?.();
        leave = undefined;
      }
    });
    watcher.observe(place);
    return () => {
      watcher.disconnect();
      leave?.();
    };
  }, [matchId]);
  useEffect(() => {
    if (picture) boardOf(title.id);
  }, [picture, title.id]);
  return (
    <div className="live-board" ref={ref} data-testid="live-board" data-at={picture?.at}>
      {picture && board && (
        <svg viewBox={`0 0 ${board.width} ${board.height}`} role="img" aria-label={inWords(title, picture)}>
          {board.heights.map(({ height, path }) => (
            <path key={height} d={path} className={`height-${Math.min(height, 4)}`} />
          ))}
          {title.sides.map(({ id, colour }) => (
            <path
              key={id}
              d={(picture.pieces[id] ?? []).map((hex) => board.dot(hex)).join('')}
              fill={colour.dusk.field}
              className="units"
            />
          ))}
        </svg>
      )}
    </div>
  );
}

const inWords = (title: GameTitle, { pieces }: Picture): string =>
  livePictures.board(title.sides.map(({ id }) => livePictures.units(sideName(title, id), pieces[id]?.length ?? 0)));
