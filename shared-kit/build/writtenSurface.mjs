import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';

/** What the shell passes to every remote: not a shared module, but part of the contract all the same. */
export const REMOTE_PROPS = { key: 'shared-kit/remote/props', name: 'RemoteProps' };

export const surfaceFile = path.join(root, 'shared-kit/surface.json');

/** @returns {Record<string, Record<string, string[]>>} the kit's surface as last recorded in surface.json */
export const readWrittenSurface = () => JSON.parse(readFileSync(surfaceFile, 'utf8'));
