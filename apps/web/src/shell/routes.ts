/** The pages by their addresses, each fetched when somebody goes there. */
export const PAGES = {
  lobby: async () => ({ default: (await import('../lobby/lobby-page.tsx')).LobbyPage }),
  about: async () => ({ default: (await import('../pages/about-page.tsx')).AboutPage }),
  rules: () => import('../rules/first-rules-page.tsx'),
  'rules/gondor': () => import('../rules/gondor-rules-page.tsx'),
  'rules/skirmish': () => import('../rules/skirmish-rules-page.tsx'),
  join: async () => ({ default: (await import('../pages/join-page.tsx')).JoinPage }),
  account: () => import('../people/account-page.tsx'),
  order: () => import('../people/order-page.tsx'),
  people: () => import('../people/profile-page.tsx'),
  players: () => import('../people/players-page.tsx'),
  events: () => import('../events/index-page.tsx'),
  challenge: () => import('../lobby/challenge-page.tsx'),
  lessons: () => import('../lessons/lessons-page.tsx'),
  verify: () => import('../verify/verify-page.tsx'),
  match: () => import('../match/match-page.tsx'),
  embed: () => import('../watch/embed-page.tsx'),
  overlay: () => import('../watch/overlay-page.tsx'),
} as const;

/** Begins to fetch the page at an address, so that it comes together with what shows it. */
export function fetchPage(path: string): void {
  const [, first = '', second = ''] = path.split('/');
  const whole = `${first}/${second}`;
  const name = first === '' ? 'lobby' : isPage(whole) ? whole : first;
  // Whoever shows the page asks for it again, and says so if it does not come.
  if (isPage(name)) PAGES[name]().catch(() => undefined);
}

const isPage = (name: string): name is keyof typeof PAGES => Object.hasOwn(PAGES, name);
