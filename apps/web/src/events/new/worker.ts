/**
 * Plays a made-up event through beside the page, which goes on meanwhile. As in `main.tsx`, zod is told first that code may
 * not be made of strings.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });
await import('./simulation-worker.ts');
