/** A drawing as the page's own SVG. */
import { useId } from 'react';
import type { Drawing } from '../art/drawing.ts';

/** Decoration, since what it shows is said beside it. */
export function Picture({ drawing }: { readonly drawing: Drawing }) {
  const { width, height } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Shapes drawing={drawing} />
    </svg>
  );
}

/** As a part of a larger picture. */
export function Shapes({ drawing: { shapes } }: { readonly drawing: Pick<Drawing, 'shapes'> }) {
  const id = useId();
  const clips = [...new Set(shapes.flatMap(({ clip }) => (clip === undefined ? [] : [clip])))];
  const nameOf = (clip: string) => `${id}-${clips.indexOf(clip)}`;
  return (
    <>
      <defs>
        {clips.map((clip) => (
          <clipPath key={clip} id={nameOf(clip)}>
            <path d={clip} />
          </clipPath>
        ))}
      </defs>
      {shapes.map(({ d, fill = 'none', stroke, strokeWidth, dash, opacity, transform, clip }, i) => (
        <g key={i} clipPath={clip === undefined ? undefined : `url(#${nameOf(clip)})`}>
          <path
            d={d}
            fill={fill}
            stroke={stroke}
            strokeWidth={strokeWidth}
            strokeDasharray={dash?.join(' ')}
            strokeLinejoin="round"
            strokeLinecap="round"
            opacity={opacity}
            transform={transform && `matrix(${transform.join(' ')})`}
          />
        </g>
      ))}
    </>
  );
}
