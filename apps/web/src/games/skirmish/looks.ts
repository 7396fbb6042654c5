/** How a command looks on the table: whom it is done to, where it ends, by which way. */
import { SCENARIOS } from '@warbeacon/skirmish/data';
import type { Command, View } from '@warbeacon/skirmish';
import type { At, SpotKind } from '../../board/plane/model.ts';
import { INCH } from '../../board/plane/scale.ts';
import type { Looks } from '../../face/plane-face.ts';
import type { CommandShape } from '../../face/face.ts';
import { POWER_EFFECTS, POWER_NAMES } from './words/commands.ts';

/** [M-17] From the east counter-clockwise. */
const DIRECTIONS = 720;

function stepped([x, y]: At, direction: number, far: number): At {
  const turn = (direction / DIRECTIONS) * 2 * Math.PI;
  return [Math.round(x + Math.cos(turn) * far), Math.round(y + Math.sin(turn) * far)];
}

const R = 1250;

export function looksOf(view: View, command: Command): Looks {
  const meant = meantBy(view, command);
  return meant === undefined ? shownAs(view, command) : { ...shownAs(view, command), meant };
}

/** The outcomes that the side which decides would have. */
function meantBy(view: View, { type }: Command): readonly string[] | undefined {
  const wins = `${view.decision?.side ?? ''}-wins`;
  switch (type) {
    case 'shoot':
    case 'throw':
    case 'strike':
      return ['slain'];
    case 'cast':
      return ['cast'];
    // A charge is to be dared, where that takes heart, and then won.
    case 'move':
    case 'arrive':
      return ['pass', wins];
    case 'test':
    case 'spendWill':
      return ['pass'];
    case 'fight':
    case 'declare':
    case 'reroll':
      return [wins];
    case 'spend':
    case 'decline':
      return ['succeeds', wins];
    case 'fate':
      return ['saved'];
    case 'resist':
      return ['resisted'];
    default:
      return undefined;
  }
}

function shownAs(view: View, command: Command): Looks {
  const r = (id: string): number => view.models[id]?.r ?? R;
  const ends = (at: At | undefined, model: string, kind: SpotKind): Looks =>
    at ? { spot: { at, r: r(model), kind } } : {};
  const goes = (path: readonly At[], model: string): Looks => ({ ...ends(path.at(-1), model, 'go'), way: path });
  switch (command.type) {
    case 'move':
    case 'arrive': {
      const [target] = command.charge ?? [];
      return target === undefined
        ? goes(command.path, command.model)
        : { ...ends(command.path.at(-1), command.model, 'charge'), way: command.path, target, aims: 'charge' };
    }
    case 'crawl':
      return goes(command.path, command.model);
    case 'carry':
      return { ...goes(command.path, command.models[0] ?? ''), way: command.path };
    case 'throw':
      return { target: command.target, aims: 'shot', way: command.path };
    case 'shoot':
      return { target: command.target, aims: 'shot' };
    case 'cast':
      return {
        target: command.target,
        aims: 'power',
        staked: {
          on: POWER_NAMES[command.power] ?? command.power,
          about: POWER_EFFECTS[command.power] ?? '',
          amount: command.will,
          free: command.free === true,
        },
      };
    case 'strike':
      return { target: command.target, aims: 'strike' };
    case 'assign':
      return { target: command.to, aims: 'strike' };
    case 'fight': {
      const [one, other] = command.fight;
      const target = view.models[one ?? '']?.side === view.decision?.side ? other : one;
      return target === undefined ? {} : { target, aims: 'strike' };
    }
    case 'hand':
      return { target: command.to, aims: 'help' };
    case 'mount':
      return { target: command.onto, aims: 'help' };
    case 'take':
      return { target: command.model, aims: 'help' };
    case 'deploy':
      return ends(command.at, command.model, 'go');
    case 'drop':
      return ends(command.at, command.model, 'back');
    case 'setDown':
      return { spot: { at: command.at, r: view.objects[command.object]?.r ?? R, kind: 'back' } };
    case 'dismount':
      return command.at ? ends(command.at, command.model, 'back') : {};
    case 'backAway': {
      const at = view.models[command.model]?.at;
      return ends(at ? stepped(at, command.direction, INCH) : undefined, command.model, 'back');
    }
    case 'makeWay':
      return ends(command.to, command.friend, 'makeWay');
    default:
      return {};
  }
}

/** Who leads a model by hand means this, in the present step. */
export function led(view: View, id: string, way: readonly At[], charged: readonly string[]): Command | undefined {
  const model = view.models[id];
  const last = way.at(-1);
  if (!model || !last) return undefined;
  switch (view.decision?.kind) {
    case 'deployment':
      return { type: 'deploy', model: id, at: last };
    case 'halfMove':
    case 'heroic':
    case 'activation': {
      if (model.gone === 'reserve') return { type: 'arrive', model: id, path: way };
      if (model.at === null) return undefined;
      const [heavy] = model.carries.filter((object) => view.objects[object]?.kind !== 'light');
      const by = heavy === undefined ? undefined : view.objects[heavy]?.by;
      if (heavy !== undefined && by) return { type: 'carry', object: heavy, models: [...by], path: way };
      if (model.prone) return { type: 'crawl', model: id, path: way };
      return charged.length > 0
        ? { type: 'move', model: id, path: way, charge: [...charged] }
        : { type: 'move', model: id, path: way };
    }
    default:
      return undefined;
  }
}

/** In which parts of the table a side may set up: of a scenario with zones, and of a half that was chosen. */
export function setUpAreas(view: View, side: string): readonly (readonly At[])[] {
  const setUp = view.setup.scenario === null ? undefined : SCENARIOS.get(view.setup.scenario)?.setUp;
  const of = side === 'good' || side === 'evil' ? side : undefined;
  if (!setUp || !of) return [];
  if (setUp.kind === 'zones') return setUp.zones[of].map(({ polygon }) => polygon);
  const half = view.halves?.[of];
  const table = SCENARIOS.get(view.setup.scenario ?? '')?.table;
  if (!half || !table) return [];
  const { w, h } = table;
  const middle = setUp.line.a[1];
  return half === 'south'
    ? [
        [
          [0, 0],
          [w, 0],
          [w, middle],
          [0, middle],
        ],
      ]
    : [
        [
          [0, middle],
          [w, middle],
          [w, h],
          [0, h],
        ],
      ];
}

/** By the fields of a command: who acts, and what it is meant to bring about. */
export const SHAPES: Readonly<Record<Command['type'], CommandShape>> = {
  roll: {},
  chooseHalf: {},
  deploy: { actor: 'model' },
  setUp: {},
  call: { actor: 'model' },
  pass: {},
  done: {},
  test: { actor: 'model' },
  move: { actor: 'model' },
  crawl: { actor: 'model' },
  stand: { actor: 'model' },
  halt: { actor: 'model' },
  throw: { actor: 'model', target: 'target' },
  jump: { actor: 'model' },
  climb: { actor: 'model' },
  leap: { actor: 'model' },
  leave: { actor: 'model' },
  arrive: { actor: 'model' },
  rollSentry: { actor: 'model' },
  pickUp: { actor: 'model' },
  hand: { actor: 'model', target: 'to' },
  drop: { actor: 'model' },
  carry: {},
  mount: { actor: 'model', target: 'onto' },
  dismount: { actor: 'model' },
  setDown: {},
  take: { target: 'model' },
  cast: { actor: 'model', target: 'target' },
  resist: { actor: 'model' },
  spend: {},
  spendWill: {},
  decline: {},
  fate: {},
  suffer: {},
  assign: { actor: 'model', target: 'to' },
  shoot: { actor: 'model', target: 'target' },
  fight: {},
  declare: {},
  reroll: {},
  backAway: { actor: 'model' },
  makeWay: { actor: 'model' },
  strike: { actor: 'model', target: 'target' },
  stay: {},
};
