/**
 * The content security policy forbids code from strings, which zod would otherwise try to use for speed. It decides
 * when a schema is made, so it is told before anything that makes one is loaded.
 */
import { config } from 'zod/v4/core';
import { fetchPage } from './shell/routes.ts';

config({ jitless: true });
fetchPage(location.pathname);
await import('./shell/start.tsx');
