import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './preset.mjs';

/** What the shell hands to every remote without being asked: not a shared module, and as much a promise as one. */
export const HANDED_OVER = { key: 'shared-kit/remote/props', name: 'RemoteProps' };

export const surfaceFile = path.join(root, 'shared-kit/surface.json');

/** @returns {Record<string, Record<string, string[]>>} the kit's surface as it was last written down */
export const writtenSurface = () => JSON.parse(readFileSync(surfaceFile, 'utf8'));
