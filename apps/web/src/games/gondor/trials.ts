/** What is asked about by tapping a hex that is not lit, in the steps that only Gondor has. */
import type { HexFace, Trial } from '../../face/hex-face.ts';
import { hexOf, type SiegeView } from '../../face/view.ts';

/** Who stands where, by what the counter mix calls them. */
type NameOf = (id: string) => string;

export const makeTrials = (name: NameOf, hasBow: (id: string) => boolean): HexFace['trials'] => ({
  // Who has no bow shoots with the catapult he stands with.
  missile: (view, piece, hex) => (hasBow(piece) ? undefined : shotAt(view, piece, hex, name)),
  magic: 'movement',
  siege: (view, piece, hex) => thrownAt(view, piece, hex, name),
  // A question: of Westernesse, where the Lord of the Nazgûl is put,
  stalemate: (_view, _piece, hex) => ({ command: { type: 'driveAway', hex }, what: hex }),
  // and on whom oil is poured.
  oil: (view, _piece, hex) => pouredOn(view, hex, name),
});

/** With Grond a blow at the side between the two hexes, with a catapult a throw. */
function thrownAt(view: SiegeView, piece: string, hex: string, name: NameOf): Trial | undefined {
  const from = hexOf(view, piece);
  if (from === undefined || from === hex || view.units[piece] === undefined) return undefined;
  const here = Object.values(view.markers).filter((marker) => marker.hex === from);
  return here.some(({ kind }) => kind === 'grond')
    ? { command: { type: 'swingGrond', unit: piece, below: from, above: hex }, what: `Grond at ${hex}` }
    : { command: { type: 'hurlFireball', unit: piece, hex }, what: `${name(piece)} at ${hex}` };
}

/** By whoever carries oil. */
function pouredOn(view: SiegeView, hex: string, name: NameOf): Trial | undefined {
  const carried = Object.values(view.markers).filter(
    ({ kind, with: carrier }) => kind === 'oil' && carrier !== undefined,
  );
  const unit = (carried.find(({ dummy }) => dummy === false) ?? carried[0])?.with;
  const [target] =
    Object.entries(view.markers).find(([, { kind, hex: at }]) => kind === 'siege-tower' && at === hex) ?? [];
  const below = Object.keys(view.units).find((id) => view.units[id]?.hex === hex) ?? target;
  if (unit === undefined || below === undefined) return undefined;
  return { command: { type: 'pourOil', unit, target: below }, what: `${name(unit)} on ${name(below)}` };
}

function shotAt(view: SiegeView, piece: string, hex: string, name: NameOf): Trial | undefined {
  const from = hexOf(view, piece);
  const serves = Object.values(view.markers).some((marker) => marker.hex === from && marker.kind.endsWith('catapult'));
  const target = Object.keys(view.units).find((id) => view.units[id]?.hex === hex);
  if (from === undefined || hex === from || !serves || target === undefined) return undefined;
  return { command: { type: 'shootCatapult', unit: piece, target }, what: `${name(piece)} at ${name(target)}` };
}
