import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteConfig } from '../shared-kit/build/remote.mjs';

const dir = path.dirname(fileURLToPath(import.meta.url));

/** @param {unknown} _env @param {{mode?: 'production' | 'development'}} options */
export default (_env, { mode = 'production' } = {}) => remoteConfig(dir, mode);
