/** A siege in full swing, as a position: rocks above, fires below, and units due that may be given some. */
import type { Position } from '@warbeacon/siege';

/** Which counters are dummies, by their ids. */
export type Dummies = ReadonlySet<string>;

const ON_THE_MAP: Readonly<Record<string, string>> = {
  'orc-1': '1512',
  'orc-2': '1513',
  'orc-3': '1712',
  'orc-4': '1713',
  'orc-5': '1314',
  'orc-archer-1': '1612',
  'orc-archer-2': '1613',
  'warg-1': '1714',
  'warg-2': '1615',
  'uruk-guard-1': '1412',
  'uruk-infantry-1': '1413',
  'uruk-infantry-2': '1212',
  'uruk-archer-1': '1313',
  'dunland-infantry-1': '0812',
  'dunland-infantry-2': '0914',
  'infantry-1': '1310',
  'infantry-2': '1510',
  'infantry-3': '1710',
  'infantry-4': '1809',
  'infantry-5': '0810',
  'armoured-archer-1': '1410',
  'archer-1': '1610',
  'archer-2': '1109',
  'archer-3': '1209',
  'knight-1': '1408',
  'light-cavalry-1': '1508',
};
const LEADERS: Readonly<Record<string, string>> = {
  'captain-1': '1412',
  chief: '0812',
  theoden: '1408',
  aragorn: '0810',
  gimli: '1510',
  legolas: '1310',
};
const DUE = ['uruk-infantry-7', 'uruk-infantry-8', 'uruk-archer-5', 'half-orc-guard-1'];
const ROCKS = ['1310', '1410', '1510', '1610', '1710', '1809', '1209', '1109'];

export function siegePosition(dummies: Dummies): Position {
  const hidden = (id: string) => ({ id, dummy: dummies.has(id) });
  return {
    game: 'helms-deep',
    turn: 4,
    phase: 'isengard-siege',
    units: [...Object.entries(ON_THE_MAP).map(([id, hex]) => ({ id, hex })), ...DUE.map((id) => ({ id, hex: 'due' }))],
    leaders: Object.entries(LEADERS).map(([id, hex]) => ({ id, hex })),
    markers: [
      ...ROCKS.map((hex, index) => ({ kind: 'rocks' as const, hex, ...hidden(`rocks-${index + 1}`) })),
      { kind: 'blasting-fire', with: 'uruk-infantry-2', ...hidden('blasting-fire-1') },
      { kind: 'blasting-fire', with: 'orc-5', ...hidden('blasting-fire-2') },
      { kind: 'blasting-fire', with: 'orc-2', ...hidden('blasting-fire-3') },
      { kind: 'ram', with: 'dunland-infantry-1' },
      { kind: 'ladder', hex: '1511', against: '1510' },
    ],
  };
}
