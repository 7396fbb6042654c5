import manifest from '../package.json' with { type: 'json' };

export const NAME = 'warbeacon';
export const VERSION = manifest.version;
