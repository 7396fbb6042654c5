/** A position in the thick of it, made up to show everything the board can draw. */
import { type Side, SIDES } from '@warbeacon/siege';
import { LEADERS, UNITS } from '@warbeacon/siege/helms-deep';
import type { BoardModel, CounterModel, HexId, LeaderModel, SideIndex } from '../../../board/hex/model.ts';

const PLACES: Readonly<Record<string, HexId>> = {
  'infantry-1': '1310',
  'infantry-2': '1710',
  'infantry-3': '1809',
  'infantry-4': '1009',
  'infantry-5': '0710',
  'infantry-6': '1510',
  'infantry-7': '0607',
  'infantry-8': '1308',
  'armoured-archer-1': '1209',
  'armoured-archer-2': '1610',
  'knight-1': '0809',
  'knight-2': '0807',
  'light-cavalry-1': '1507',
  'light-cavalry-2': '1508',
  'archer-1': '1909',
  'archer-2': '1410',
  'archer-3': '0610',
  'archer-4': '1010',
  'archer-5': '0810',
  'infantry-9': '0519',
  'archer-6': '0719',
  'orc-1': '1113',
  'orc-2': '1311',
  'orc-3': '1412',
  'orc-4': '1611',
  'orc-5': '1913',
  'orc-6': '1411',
  'orc-archer-1': '1313',
  'orc-archer-2': '1513',
  'orc-archer-3': '1713',
  'warg-1': '1315',
  'warg-2': '1417',
  'uruk-guard-1': '0812',
  'uruk-guard-2': '1511',
  'uruk-archer-1': '0914',
  'uruk-archer-2': '1612',
  'uruk-infantry-1': '0811',
  'uruk-infantry-2': '0913',
  'uruk-infantry-3': '1711',
  'dunland-infantry-1': '1810',
  'dunland-infantry-2': '1910',
  'dunland-infantry-3': '1812',
  'dunland-archer-1': '2011',
  'dunland-cavalry-1': '1516',
  'dunland-cavalry-2': '1716',
  'dunland-guard-1': '1911',
  'half-orc-guard-1': '1014',
  theoden: '0808',
  eomer: '1710',
  aragorn: '1310',
  legolas: '1610',
  gimli: '1610',
  gamling: '0519',
  'captain-1': '1511',
  'captain-2': '1412',
  chief: '1911',
  lieutenant: '1116',
  gandalf: '1332',
  erkenbrand: '1333',
  'rider-1': '1332',
  'heavy-infantry-1': '1333',
};
const REDUCED = new Set([
  'infantry-6',
  'orc-3',
  'uruk-infantry-2',
  'dunland-infantry-1',
  'infantry-2',
  'gamling',
  'orc-2',
]);
const DISRUPTED = new Set(['infantry-2', 'orc-2', 'uruk-infantry-3']);
const SPENT = new Set(['orc-archer-1', 'orc-archer-2', 'archer-1', 'warg-2', 'dunland-cavalry-2']);
const ACTIONABLE = new Set([
  'orc-1',
  'orc-3',
  'warg-1',
  'uruk-guard-1',
  'dunland-cavalry-1',
  'half-orc-guard-1',
  'orc-5',
]);
const CARRIES: Readonly<Record<string, NonNullable<CounterModel['carries']>>> = {
  'uruk-infantry-1': 'ram',
  'orc-1': 'ladder',
  'uruk-guard-2': 'blasting-fire',
};

const indexOf = (side: Side): SideIndex => (side === SIDES[0] ? 0 : 1);

export function sampleModel(plain: boolean, night: boolean): BoardModel {
  const counters = UNITS.flatMap((unit): CounterModel[] => {
    const hex = PLACES[unit.id];
    if (hex === undefined) return [];
    const reduced = REDUCED.has(unit.id);
    const face = reduced ? unit.reduced : unit.full;
    const carries = CARRIES[unit.id];
    return [
      {
        id: unit.id,
        hex,
        side: indexOf(unit.side),
        name: unit.name,
        nation: unit.nation,
        silhouette: unit.silhouette,
        cavalry: unit.cavalry,
        strengths: `${face.attack ?? ''}${unit.missile ? 'e' : ''}${face.armour}${face.morale}`,
        reduced,
        disrupted: DISRUPTED.has(unit.id),
        spent: SPENT.has(unit.id),
        actionable: !plain && ACTIONABLE.has(unit.id),
        selected: !plain && unit.id === 'warg-1',
        draggable: unit.side === 'westernesse',
        ...(carries ? { carries } : {}),
      },
    ];
  });
  const leaders = LEADERS.flatMap((leader): LeaderModel[] => {
    const hex = PLACES[leader.id];
    if (hex === undefined) return [];
    const reduced = REDUCED.has(leader.id);
    return [
      {
        id: leader.id,
        hex,
        side: indexOf(leader.side),
        name: leader.name,
        rally: reduced ? leader.reducedRally : leader.rally,
        reduced,
        spent: false,
        actionable: false,
        selected: false,
      },
    ];
  });
  return {
    counters,
    leaders,
    markers: [
      { id: 'ladder-1', kind: 'ladder', hex: '1611', against: '1610', face: 'real' },
      { id: 'ladder-2', kind: 'ladder', hex: '1810', against: '1710', face: 'real' },
      { id: 'rocks-1', kind: 'rocks', hex: '1209', face: 'hidden' },
      { id: 'rocks-2', kind: 'rocks', hex: '0810', face: 'real' },
      { id: 'rocks-3', kind: 'rocks', hex: '1710', face: 'dummy' },
      { id: 'fire-1', kind: 'blasting-fire', hex: '1411', against: '1410', face: 'hidden' },
      { id: 'horn', kind: 'horn', hex: '0808', face: 'real' },
    ],
    gates: [
      { id: 'main-gate', control: 1, state: 'breached' },
      { id: 'wall-gate', control: 1, state: 'shut' },
      { id: 'rear-gate', control: 0, state: 'shut' },
      { id: 'inner-gate-north', control: 1, state: 'shut' },
      { id: 'inner-gate-south', control: 1, state: 'shut' },
      { id: 'tower-gate', control: 1, state: 'shut' },
    ],
    night,
    highlights: plain
      ? {}
      : {
          reachable: [
            ['1314', '2'],
            ['1316', '2'],
            ['1214', '1½'],
            ['1215', '2'],
            ['1414', '1'],
            ['1415', '1'],
            ['1416', '2'],
            ['1514', '2'],
            ['1515', '2'],
            ['1613', '3'],
            ['1614', '3'],
            ['1615', '3'],
            ['1114', '3'],
            ['1115', '3'],
            ['1216', '3'],
            ['1317', '4'],
            ['1116', '3½'],
          ].map(([hex, cost]) => ({ hex: hex ?? '', cost: cost ?? '' })),
          targets: [
            { hex: '1310', kind: 'melee', chance: '58 %' },
            { hex: '1410', kind: 'missile', chance: '17 %' },
          ],
          choices: [
            { hex: '1407', kind: 'retreat' },
            { hex: '1306', kind: 'advance' },
            { hex: '1606', kind: 'displace' },
          ],
          path: ['1315', '1414', '1514', '1613'],
          trace: ['1719', '1718', '1717', '1716'],
          attacks: [
            { from: '1511', to: '1510' },
            { from: '1711', to: '1710' },
          ],
          area: ['0232', '0233', '0234', '0332', '0333', '0334', '0432', '0433', '0434'],
          zones: [
            { hex: '2013', side: 0 },
            { hex: '2012', side: 0 },
            { hex: '0619', side: 1 },
            { hex: '0620', side: 1 },
            { hex: '0520', side: 1 },
            { hex: '0520', side: 0 },
          ],
          cursor: '1608',
          marked: ['1119'],
        },
  };
}
