/** Daylight or dusk: the system's wish, until the reader chooses otherwise. */
import { create } from 'zustand';

const KEY = 'warbeacon.theme';
type Theme = 'day' | 'dusk';

const dark = matchMedia('(prefers-color-scheme: dark)');

function chosen(): Theme | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'day' || kept === 'dusk') return kept;
  } catch {
    // Nothing kept: the system's wish stands.
  }
  return undefined;
}

const wished = (): Theme => chosen() ?? (dark.matches ? 'dusk' : 'day');

export const useTheme = create<{ theme: Theme; toggle: () => void }>()((set, get) => ({
  theme: wished(),
  toggle() {
    const theme: Theme = get().theme === 'day' ? 'dusk' : 'day';
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Kept until the page is closed.
    }
    set({ theme });
    show(theme);
  },
}));

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export function startTheme(): void {
  show(useTheme.getState().theme);
  // At nightfall the system may wish otherwise while a page is open.
  dark.addEventListener('change', () => {
    if (chosen() !== undefined) return;
    const theme = wished();
    useTheme.setState({ theme });
    show(theme);
  });
}
