/** The ground of a match as the board draws it: what a table has, by its kinds and by what its parts are called. */
import { SCENARIOS } from '@warbeacon/skirmish/data';
import type { View } from '@warbeacon/skirmish';
import type { AreaModel, BarrierModel, GroundModel } from '../../../board/plane/model.ts';

type Setup = View['setup'];
type Table = NonNullable<Setup['table']>;
type Area = Table['areas'][number];

/** Of a written position without a table. */
const BARE: Table = { w: 121920, h: 121920, areas: [], barriers: [], places: [] };

export const tableOf = ({ scenario, table }: Setup): Table =>
  table ?? (scenario === null ? undefined : SCENARIOS.get(scenario)?.table) ?? BARE;

function lookOfArea(area: Area): AreaModel['kind'] {
  switch (area.kind) {
    case 'water':
      return area.depth;
    case 'slow':
      return /wood|copse|forest|grove|thicket/.test(area.id) ? 'woods' : 'scree';
    case 'impassable':
      return 'building';
    default:
      return area.kind;
  }
}

const lookOfBarrier = (id: string): BarrierModel['kind'] =>
  /palisade|stake/.test(id) ? 'palisade' : /fence|hedge|rail/.test(id) ? 'fence' : 'wall';

export function groundOf(setup: Setup): GroundModel {
  const { w, h, areas, barriers, places } = tableOf(setup);
  const scenario = setup.scenario === null ? undefined : SCENARIOS.get(setup.scenario);
  const exits = (['good', 'evil'] as const).flatMap((of, side) =>
    (scenario?.exits?.[of] ?? []).map(({ from, to }) => ({ from, to, side: side === 0 ? (0 as const) : (1 as const) })),
  );
  return {
    id: setup.scenario ?? 'written',
    w,
    h,
    areas: areas.map((area) => ({ id: area.id, kind: lookOfArea(area), polygon: area.polygon })),
    barriers: barriers.map(({ id, line }) => ({ id, kind: lookOfBarrier(id), line })),
    fires: places.flatMap((place) => (place.kind === 'fire' ? [place.at] : [])),
    exits,
    night: scenario?.options.night !== undefined,
  };
}
