/** Recommended deployments: a sensible beginning that a player may then adjust. */
import type { Plan } from '../../engine/game.ts';

export const PLANS: readonly Plan[] = [];
