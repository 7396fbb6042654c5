/** The battle that a view shows, as far as places, sight and points go: for previews, which decide nothing. */
import { type Battle, lookAt } from '../engine/battle.ts';
import type { CastModel, CastObject, ModelState, State } from '../engine/state.ts';
import { freshModel } from '../setting-up/fresh-model.ts';
import type { ModelView, View } from '../view/view.schema.ts';

type Models = readonly (readonly [string, ModelView])[];

/** What never changes of the models of a match is worked out once for each way in which they stand in a view. */
let known: { readonly key: string; readonly setup: State['setup'] } | undefined;

const views = new WeakMap<View, Battle>();

export function battleOfView(view: View): Battle {
  const found = views.get(view);
  if (found !== undefined) return found;
  const made = lookAt(stateOf(view));
  views.set(view, made);
  return made;
}

function stateOf(view: View): State {
  const models: Models = Object.entries(view.models);
  const setup = setupOf(view, models);
  const index = new Map(models.map(([id], place) => [id, place]));
  const place = (id: string): number => index.get(id) ?? -1;
  const pair = ([one, other]: readonly [string, string]): [number, number] => [place(one), place(other)];
  return {
    game: 'skirmish',
    setup,
    turn: view.turn,
    phase: view.phase,
    priority: view.priority,
    active: view.active,
    halves: view.halves,
    models: models.map(([, model], i): ModelState => {
      const cast = setup.models[i];
      if (cast === undefined) throw new Error(`no model ${i}`);
      return {
        ...freshModel(cast),
        at: model.at,
        gone: model.gone === 'unseen' ? 'reserve' : model.gone,
        prone: model.prone,
        marks: [...model.marks],
        rides: model.rides === null ? -1 : place(model.rides),
      };
    }),
    objects: Object.values(view.objects).map(({ at, by, moved, passed, gone }) => ({
      at,
      by: by.map(place),
      moved,
      movers: [],
      passed,
      gone,
    })),
    contacts: view.contacts.map(pair),
    parted: view.parted.map(pair),
    fights: [],
    calls: [],
    alarm: view.alarm,
    alarmTurn: 0,
    score: view.score,
    broken: [...view.broken],
    tasks: view.tasks,
    outcome: null,
    frames: [],
  };
}

function setupOf({ setup: { scenario, table, house, uses }, objects }: View, models: Models): State['setup'] {
  const cast = models.map(
    ([id, { side, profile, height, bound }]): CastModel => ({
      id,
      side,
      // One that has dismounted bears the profile of its rider on foot.
      profile,
      as: { height },
      ...(bound && { bound }),
    }),
  );
  const things = Object.entries(objects).map(([id, { kind, r }]): CastObject => ({ id, kind, model: -1, r }));
  const key = JSON.stringify([scenario, table, house, uses, cast, things]);
  if (known?.key !== key) {
    const options = { scenario, house, uses: [...uses], forces: { good: '', evil: '' } };
    known = { key, setup: { options, table, models: cast, objects: things, carry: [] } };
  }
  return known.setup;
}
