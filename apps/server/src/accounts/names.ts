/** Names that nobody may have, and when one name can be taken for another. */
import unhomoglyph from 'unhomoglyph';

/** What stands for one sign in most letterings, beyond what the table of Unicode says: I, l, 1 and i are told apart by their neighbours. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[i1|!ı]/gu, 'l'],
  [/0/gu, 'o'],
  [/[\p{M}\p{Z}\p{P}\p{Sk}\p{C}]/gu, ''],
];

/**
 * The same for two names that a reader could take for each other: the skeleton of Unicode's Technical Standard 39, made
 * of names in small letters without their marks and signs. It is compared and never shown. Empty for a name that has
 * neither letter nor digit.
 */
export function skeletonOf(name: string): string {
  // As it stands and in small letters: a capital may look like another letter than the small one does.
  let bare = plain(unhomoglyph(plain(unhomoglyph(name.normalize('NFKC').normalize('NFD')))));
  for (const [sign, meant] of ALIKE) bare = bare.replace(sign, meant);
  return bare;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFD');

/** Who speaks for the house, who plays for it, and who is nobody. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'computer',
    'the computer',
    'warbeacon',
    'arbiter',
    'the arbiter',
    'admin',
    'administrator',
    'moderator',
    'system',
    'server',
    'support',
    'staff',
    'official',
    'a player who left',
    'a former player',
    'former player',
    'you',
  ].map(skeletonOf),
);

export const isReserved = (name: string): boolean => RESERVED.has(skeletonOf(name));

/** What a guest is called whose name has become that of an account. */
export const guestName = (name: string): string => `${name} (guest)`;
