/** Whose work is shown or run in the page. CREDITS.md says the same; a test holds both to what is installed. */

export interface Credit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
  /** Where its terms stand, for those that want to be named with them. */
  readonly terms?: string;
  /** As the npm registry knows it. */
  readonly packages: readonly string[];
}

export const CREDITS: readonly Credit[] = [
  { name: 'Warbeacon', by: 'its authors', licence: 'MIT', packages: [] },
  {
    name: 'Cinzel (typeface)',
    by: 'The Cinzel Project Authors; packaged by Fontsource',
    licence: 'OFL-1.1',
    terms: 'https://openfontlicense.org',
    packages: ['@fontsource/cinzel'],
  },
  {
    name: 'EB Garamond (typeface)',
    by: 'The EB Garamond Project Authors; packaged by Fontsource',
    licence: 'OFL-1.1',
    terms: 'https://openfontlicense.org',
    packages: ['@fontsource/eb-garamond'],
  },
  {
    name: 'Silhouettes on the counters',
    by: 'Lorc, Delapouite, Caro Asercion, Cathelineau, Kier Heyl, Sbed, Skoll and others of game-icons.net',
    licence: 'CC-BY-3.0',
    terms: 'https://creativecommons.org/licenses/by/3.0/',
    packages: ['@iconify-json/game-icons'],
  },
  { name: 'PixiJS', by: 'Goodboy Digital and contributors', licence: 'MIT', packages: ['pixi.js'] },
  { name: 'Colyseus', by: 'Endel Dreyer and contributors', licence: 'MIT', packages: ['@colyseus/sdk'] },
  { name: 'Preact', by: 'Jason Miller and contributors', licence: 'MIT', packages: ['preact', 'react', 'react-dom'] },
  { name: 'zustand, zod', by: 'their authors', licence: 'MIT', packages: ['zustand', 'zod'] },
  {
    name: 'SimpleWebAuthn',
    by: 'Matthew Miller and contributors',
    licence: 'MIT',
    packages: ['@simplewebauthn/browser'],
  },
  { name: 'TanStack Virtual', by: 'Tanner Linsley', licence: 'MIT', packages: ['@tanstack/react-virtual'] },
  { name: 'wouter', by: 'Alexey Taktarov and contributors', licence: 'Unlicense', packages: ['wouter'] },
];
