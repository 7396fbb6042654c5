/** How well the computer is to play. */
import type { Level } from '@warbeacon/protocol';

export const levels: Readonly<Record<Level, { readonly name: string; readonly told: string }>> = {
  learner: { name: 'Learner', told: 'Knows the plan, and misses most of what it could do.' },
  steady: { name: 'Steady', told: 'Misses something now and then.' },
  strong: { name: 'Strong', told: 'Misses nothing that it knows to look for.' },
};
export const levelHeading = 'How well it plays';
