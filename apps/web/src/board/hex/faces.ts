/** Counters as SVG for the page: order of battle, tooltips, casualties. Needs no Pixi, so any part may import it. */
import { drawingToSvg } from '../../art/drawing.ts';
import type { Looks } from './board-face.ts';
import type { MarkerModel } from './model.ts';
import {
  type CounterLook,
  counterFace,
  counterFaceKey,
  type LeaderLook,
  leaderFace,
  leaderFaceKey,
} from './pieces/counter-face.ts';
import { markerFace } from './pieces/marker-face.ts';

export type { CounterLook, LeaderLook };

function prefix(key: string): string {
  return key.replaceAll(/[^\w]+/g, '-');
}

/** An `<svg>` element as text. `label` is what a screen reader says; without it the picture is decoration. */
export function counterSvg(look: CounterLook, looks: Looks, label?: string): string {
  return drawingToSvg(counterFace(look, looks), prefix(counterFaceKey(look, looks)), label);
}

export function leaderSvg(look: LeaderLook, looks: Looks, label?: string): string {
  return drawingToSvg(leaderFace(look, looks), prefix(leaderFaceKey(look, looks)), label);
}

export function markerSvg(marker: Pick<MarkerModel, 'kind' | 'face'>, looks: Looks, label?: string): string {
  return drawingToSvg(markerFace(marker, looks), prefix(`marker ${marker.kind} ${marker.face}`), label);
}
