/** The rules of the skirmish, against what the house holds itself to. */
import { type Figure, figure } from './figures.ts';

/** What `packages/skirmish/bench` says; times of a single core. */
export interface SkirmishFound {
  readonly playOut: { readonly commandsPerSecond: number; readonly withViews: number };
  readonly checkOfEightCornersMs: number;
  readonly slowestCheckMs: number;
  readonly slowestCheck: string;
  readonly menuMs: number;
  readonly listMs: number;
  readonly listOfPressMs: number;
  readonly backAwayMs: number;
  readonly makeWayMs: number;
  readonly cloneUs: number;
  readonly viewMs: number;
  readonly stateHashUs: number;
}

export function skirmishFigures(found: SkirmishFound): Figure[] {
  return [
    figure('random play-out, commands a second', found.playOut.commandsPerSecond, ''),
    figure('random play-out with views for everybody', found.playOut.withViews, '', { min: 2000 }),
    figure('check of a way of 8 corners among 64 models', found.checkOfEightCornersMs, 'ms', { max: 0.3 }),
    figure(`slowest check of any command (${found.slowestCheck})`, found.slowestCheckMs, 'ms', { max: 1 }),
    figure('menu of one model among 64', found.menuMs, 'ms', { max: 5 }),
    figure('whole list, 64 models face to face', found.listMs, 'ms', { max: 150 }),
    figure('whole list, 64 models in a press', found.listOfPressMs, 'ms', { max: 150 }),
    figure('ways back in a crowd', found.backAwayMs, 'ms', { max: 5 }),
    figure('the same where a friend must make way', found.makeWayMs, 'ms', { max: 100 }),
    figure('clone of a state', found.cloneUs, 'µs', { max: 30 }),
    figure('view of a spectator', found.viewMs, 'ms'),
    figure('hash of a state', found.stateHashUs, 'µs'),
  ];
}
