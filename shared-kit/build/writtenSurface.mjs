import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './preset.mjs';

/** What the shell passes to every remote unasked: not a shared module, but just as much a promise. */
export const HANDED_OVER = { key: 'shared-kit/remote/props', name: 'RemoteProps' };

export const surfaceFile = path.join(root, 'shared-kit/surface.json');

/** @returns {Record<string, Record<string, string[]>>} the kit's surface as it was last written down */
export const writtenSurface = () => JSON.parse(readFileSync(surfaceFile, 'utf8'));
