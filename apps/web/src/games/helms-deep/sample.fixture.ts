/** A small position for tests, written as a server would show it. */
import { helmsDeep, type UnitView, type View } from '@warbeacon/siege';
import type { HexFace } from '../../face/hex-face.ts';
import { NO_CARDS, NO_TABLE } from '../../face/no-table.fixture.ts';
import { plainFace } from './plain-face.ts';
import { NO_STANDING_ORDERS, type OfferedCommand, type PrivateMessage } from './wire.ts';

/** For tests of what is said and lit: without cards. */
export const face: HexFace = { ...plainFace, cards: NO_CARDS, table: NO_TABLE };

export const unit = (hex: string, more: Partial<UnitView> = {}): UnitView => ({
  hex,
  reduced: false,
  disrupted: false,
  moved: false,
  fired: false,
  attacked: false,
  ...more,
});

const leader = (hex: string) => ({ hex, reduced: false, moved: false, fought: false, rallies: 0 });

/** With `agreed`, as of a match with these options. */
export function sampleView(more: Partial<View> = {}, agreed: Readonly<Record<string, unknown>> = {}): View {
  return {
    game: 'helms-deep',
    options: helmsDeep.view(helmsDeep.create(agreed), 'spectator').options,
    turn: 3,
    night: true,
    phase: 'isengard-movement',
    segment: null,
    decision: { kind: 'movement', side: 'isengard' },
    units: {
      'uruk-infantry-1': unit('1122'),
      'orc-archer-1': unit('1123', { moved: true }),
      'infantry-9': unit('1120', { reduced: true, disrupted: true }),
      'infantry-10': unit('1220'),
      'dunland-guard-1': unit('due'),
    },
    leaders: { 'captain-1': leader('1122'), gamling: leader('1120') },
    gates: { 'main-gate': { control: 'westernesse', state: 'shut' } },
    culvert: 'whole',
    markers: {},
    attacks: [],
    formations: [],
    spent: [],
    active: [],
    sortie: [],
    ladders: 12,
    fires: { left: 12 },
    levels: { 'hornburg-1': 'westernesse' },
    points: {
      isengard: { now: 12, level: 120, demoralized: false },
      westernesse: { now: 40, level: 100, demoralized: false },
    },
    deployed: ['isengard', 'westernesse'],
    outcome: null,
    ...more,
  };
}

export function sampleOffer(actors: readonly string[], commands: readonly OfferedCommand[] = []): PrivateMessage {
  return {
    ply: 9,
    side: 'isengard',
    actors: [...actors],
    commands: [...commands],
    doneRefusal: null,
    canTakeBack: false,
    standing: NO_STANDING_ORDERS,
    cells: {},
  };
}
