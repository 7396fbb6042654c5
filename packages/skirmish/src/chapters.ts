/** The chapters of the game, in the order of a turn. */
import type { Chapter } from './engine/spec.ts';
import { battle } from './battle/index.ts';
import { courage } from './courage/index.ts';
import { crossing } from './crossing/index.ts';
import { fights } from './fights/index.ts';
import { heroes } from './heroes/index.ts';
import { heroicActions } from './heroic-actions/index.ts';
import { burdens } from './burdens/index.ts';
import { magic } from './magic/index.ts';
import { moving } from './moving/index.ts';
import { passengers } from './passengers/index.ts';
import { scenario } from './scenario/index.ts';
import { sentries } from './sentries/index.ts';
import { settingUp } from './setting-up/index.ts';
import { shooting } from './shooting/index.ts';
import { water } from './water/index.ts';

export const CHAPTERS: readonly Chapter[] = [
  settingUp,
  battle,
  heroicActions,
  moving,
  crossing,
  courage,
  magic,
  shooting,
  fights,
  heroes,
  water,
  burdens,
  passengers,
  sentries,
  scenario,
];
