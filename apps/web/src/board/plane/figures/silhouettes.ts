/** Who stands on a base, known at a glance: each kind by its outline, of two tones. */
import * as part from './parts.ts';

export const FIGURE_KINDS = [
  'sword',
  'spear',
  'bow',
  'captain',
  'king',
  'knight',
  'rider-bow',
  'horse-captain',
  'halfling',
  'wizard',
  'horse-wizard',
  'wraith',
  'horse-wraith',
  'orc',
  'orc-spear',
  'orc-two-handed',
  'orc-bow',
  'warg',
  'warg-spear',
  'warg-bow',
  'uruk',
  'uruk-captain',
  'uruk-pike',
  'uruk-bow',
  'captive',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** `body` in the tone of the figure, `gear` in that of what it bears, `cut` in that of the ground it stands on. */
export interface Silhouette {
  readonly back?: string;
  readonly body: string;
  readonly gear: string;
  readonly cut?: string;
}

const man = (gear: string, more: Partial<Silhouette> = {}): Silhouette => ({
  body: part.MAN + part.HEAD + part.HIGH_HELM,
  gear,
  ...more,
});
const orc = (gear: string, more: Partial<Silhouette> = {}): Silhouette => ({
  body: part.ORC + part.ORC_HEAD,
  gear,
  cut: part.ORC_EYE,
  ...more,
});
const uruk = (gear: string, more: Partial<Silhouette> = {}): Silhouette => ({
  body: part.URUK + part.URUK_HELM,
  gear,
  ...more,
});
const mounted = (gear: string, more: Partial<Silhouette> = {}): Silhouette => ({
  back: part.HORSE,
  body: part.RIDER + part.RIDER_HEAD + part.RIDER_HELM,
  gear,
  ...more,
});
const warg = (gear: string): Silhouette => ({
  back: part.WARG,
  body: part.WARG_RIDER + part.WARG_RIDER_HEAD,
  gear,
  cut: part.WARG_EYE,
});

/** A weapon that is made for somebody on foot, held by a rider. */
const held = (outline: string, dx: number, dy: number): string => shifted(outline, dx, dy);

/** All numbers of an outline in absolute coordinates; parts that are shifted have no other. */
function shifted(outline: string, dx: number, dy: number): string {
  let isX = false;
  return outline.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = false;
      return token;
    }
    isX = !isX;
    return ` ${Number((Number(token) + (isX ? dx : dy)).toFixed(1))}`;
  });
}

const SILHOUETTES: Readonly<Record<FigureKind, Silhouette>> = {
  sword: man(part.KITE_SHIELD + part.SWORD_UP, { cut: part.KITE_SHIELD_MARK }),
  spear: man(part.KITE_SHIELD + part.SPEAR, { cut: part.KITE_SHIELD_MARK }),
  bow: man(part.BOW, { body: part.MAN + part.HOOD + part.HEAD }),
  captain: man(part.SWORD_UP, { back: part.CLOAK, body: part.MAN + part.HEAD + part.HIGH_HELM + part.PLUME }),
  king: man(part.SWORD_UP + part.ROUND_SHIELD, { back: part.CLOAK, cut: part.ROUND_SHIELD_MARK }),
  knight: mounted(part.LANCE + part.PENNANT),
  'rider-bow': mounted(held(part.BOW, -6, -18)),
  'horse-captain': mounted(held(part.SWORD_UP, -6, -14)),
  halfling: {
    back: part.SMALL_CLOAK,
    body: part.SMALL + part.SMALL_HEAD + part.CURLS,
    gear: 'M62 66L70 62L84 40L86 34L87 42L74 66L70 70L62 72Z',
  },
  wizard: { body: part.ROBE + part.HEAD + part.POINTED_HAT, gear: part.STAFF, cut: part.BEARD },
  'horse-wizard': {
    back: part.HORSE,
    body: part.RIDER + part.RIDER_HEAD + held(part.POINTED_HAT, -5, -9),
    gear: held(part.STAFF, -8, -18),
  },
  wraith: { body: part.SHROUD, gear: part.GREAT_SWORD + part.DARK_CROWN, cut: part.NO_FACE },
  'horse-wraith': {
    back: part.HORSE,
    body: held('M50 0Q62 4 62 22Q70 38 72 60L62 54L54 66L46 56L38 66L30 58L26 62Q28 38 38 22Q38 4 50 0Z', -4, 2),
    gear: held(part.SWORD_UP, -4, -14),
    cut: held('M50 6Q57 10 56 21Q53 26 50 27Q47 26 44 21Q43 10 50 6Z', -4, 2),
  },
  orc: orc(part.ROUND_SHIELD + part.SCIMITAR, { cut: part.ORC_EYE + part.ROUND_SHIELD_MARK }),
  'orc-spear': orc(part.SPEAR),
  'orc-two-handed': orc(part.TWO_HANDED),
  'orc-bow': orc(part.BOW),
  warg: warg(part.SCIMITAR),
  'warg-spear': warg('M20 44L92 8L94 12L22 48Z'),
  'warg-bow': warg(held(part.BOW, -4, -18)),
  uruk: uruk(part.BROAD_SHIELD + part.BROAD_BLADE, { cut: part.BROAD_SHIELD_MARK }),
  'uruk-captain': uruk(part.BROAD_BLADE + part.BROAD_SHIELD, { back: part.CLOAK, cut: part.BROAD_SHIELD_MARK }),
  'uruk-pike': uruk(part.LONG_PIKE),
  'uruk-bow': uruk(part.BOW),
  captive: { body: part.MAN + part.HEAD, gear: '', cut: part.ROPE },
};

export const silhouetteOf = (kind: FigureKind): Silhouette => SILHOUETTES[kind];
