/** The server as it runs always, which also tells its parent what it costs. */
import { tellParent } from './measured-process.ts';

// The program does what it does when it is imported.
await import('../src/main.ts');

tellParent();
