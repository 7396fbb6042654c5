/** What a game keeps in a state, shows in a view and writes in a position besides what every siege has. */
import type { Viewer } from '@warbeacon/kernel';
import type { Game } from './game.ts';
import type { Options } from './options.ts';
import type { Situation } from './situation.ts';
import type { SiegeView } from './view-shape.ts';
import type { Side } from './vocabulary.ts';

export interface OwnSpec<Own = unknown, V extends SiegeView = SiegeView> {
  /** At the beginning of a game, and where a position says nothing. */
  empty(game: Game, options: Options): Own;
  clone(own: Own): Own;
  /** Members of a view that everybody may see. */
  show(situation: Situation): object;
  /** Members of a view that are one viewer's. */
  secrets(situation: Situation, viewer: Viewer<Side>): object;
  /** What a viewer knows of it: made of the view alone, and as at the beginning where the view says nothing. */
  known(game: Game, view: V): Own;
}
