/** What each viewer of a position is told: the public cells, and for a seat its own secrets and legal commands. */
import { type BeforePly, cellsBack, type RangeReply, type ZonesReply } from '@warbeacon/protocol';
import { err, type Offered, offersOf, type Refusal, type Result, type Shown, type Viewer } from '@warbeacon/kernel';
import type { AnyGame, Ending, GameCommand, GameState, GameView } from './game.ts';
import { NOTHING_REACHES } from './refusals.ts';

/** What a seat alone is told of a position. */
export interface Private {
  readonly actors: readonly string[];
  readonly commands: readonly Offered<GameCommand>[];
  readonly doneRefusal: Refusal | null;
  readonly cells: Readonly<Record<string, string>>;
}

/** A position as its viewers see it; each part is worked out once, when it is first asked for. */
export class Sight {
  readonly #game: AnyGame;
  readonly #state: GameState;
  /** How it ended, where not by the rules. */
  readonly #ended: Ending<string> | null;
  readonly #views = new Map<Viewer<string>, GameView>();
  readonly #privates = new Map<string, Private>();
  readonly #own = new Map<string, ReadonlyMap<string, string>>();
  readonly #zones = new Map<Viewer<string>, ZonesReply['zones']>();

  /** `before`: of the position that this one was made of, from which it takes over what the states share. */
  constructor(
    game: AnyGame,
    state: GameState,
    { ended = null, before }: { readonly ended?: Ending<string> | null; readonly before?: Sight } = {},
  ) {
    this.#game = game;
    this.#state = state;
    this.#ended = ended;
    // At once, since what came before is not to be kept.
    if (before !== undefined) this.#see('spectator', undefined, before.#shown());
  }

  view(viewer: Viewer<string>): GameView {
    const known = this.#views.get(viewer);
    if (known !== undefined) return known;
    return this.#see(viewer, viewer === 'spectator' ? undefined : this.view('spectator'));
  }

  #see(viewer: Viewer<string>, common: GameView | undefined, earlier?: Shown<GameState, GameView>): GameView {
    let view = this.#game.rules.view(this.#state, viewer, common, earlier);
    if (this.#ended !== null) view = this.#game.ended(view, this.#ended);
    this.#views.set(viewer, view);
    return view;
  }

  #shown(): Shown<GameState, GameView> {
    return { state: this.#state, view: this.view('spectator') };
  }

  /** What `side` is shown otherwise than everybody. */
  ownCells(side: string): ReadonlyMap<string, string> {
    const known = this.#own.get(side);
    if (known !== undefined) return known;
    const made = this.#game.makeCells(this.view(side), this.view('spectator'));
    this.#own.set(side, made);
    return made;
  }

  /** What the seats will be told, while the position is being written. */
  workOutPrivates(): void {
    try {
      for (const side of this.#game.rules.sides) this.privateOf(side, true);
    } catch {
      // It fails again when they are told, and is logged there; what is written stands.
    }
  }

  /** What its viewers were shown in `before`, by what of it is otherwise here. */
  lookingBack(before: Sight): BeforePly {
    const { set, gone } = this.#game.changedCells(this.view('spectator'), before.view('spectator'));
    return {
      common: { set: Object.fromEntries(set), gone: [...gone] },
      own: Object.fromEntries(
        this.#game.rules.sides.map((side) => [side, cellsBack(before.ownCells(side), this.ownCells(side))]),
      ),
    };
  }

  /** Zones of control, of what `viewer` is shown. */
  zones(viewer: Viewer<string>): ZonesReply['zones'] {
    const known = this.#zones.get(viewer);
    if (known !== undefined) return known;
    const made = this.#game.reach?.zones(this.view(viewer)) ?? {};
    this.#zones.set(viewer, made);
    return made;
  }

  /** How far a piece shoots, and what it sees there, of what `viewer` is shown. */
  range(viewer: Viewer<string>, piece: string): Result<Omit<RangeReply, 'ply'>> {
    return this.#game.reach?.range(this.view(viewer), piece) ?? err(NOTHING_REACHES);
  }

  deciders(): readonly string[] {
    return this.#ended === null ? this.#game.rules.deciders(this.#state) : [];
  }

  /** Every legal command of `side`, with cost and odds. */
  offers(side: string, actor?: string | null): Offered<GameCommand>[] {
    if (!this.deciders().includes(side)) return [];
    const { rules } = this.#game;
    return offersOf(rules, this.#state, side, actor);
  }

  /** Nothing is left to `side` in the step but to end it. */
  isOnlyToEnd(side: string): boolean {
    const ending = JSON.stringify(this.#game.ending(this.view(side)));
    const { actors, commands } = this.privateOf(side, true);
    return (
      actors.length === 0 && commands.length > 0 && commands.every(({ command }) => JSON.stringify(command) === ending)
    );
  }

  /** `live`: whether commands are taken at all at present. */
  privateOf(side: string, live: boolean): Private {
    const known = this.#privates.get(side);
    if (known !== undefined && live) return known;
    const made = this.#makePrivate(side, live);
    if (live) this.#privates.set(side, made);
    return made;
  }

  #makePrivate(side: string, live: boolean): Private {
    const { rules } = this.#game;
    const view = this.view(side);
    const cells = Object.fromEntries(this.ownCells(side));
    if (!live || !this.deciders().includes(side)) return { actors: [], commands: [], doneRefusal: null, cells };
    const ending = this.#game.ending(view);
    return {
      actors: rules.actors(this.#state, side),
      commands: this.offers(side, this.#game.isOneQuestion(view) ? undefined : null),
      doneRefusal: ending === null ? null : rules.check(this.#state, side, ending),
      cells,
    };
  }
}
