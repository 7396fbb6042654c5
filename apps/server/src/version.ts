import manifest from '../package.json' with { type: 'json' };

/** Of the server program. */
export const VERSION: string = manifest.version;
