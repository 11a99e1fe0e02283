import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const kitSource = path.join(root, 'shared-kit/src');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The kit's version: the version that a remote is built against and a shell serves. */
export const kitVersion = readJson(path.join(root, 'shared-kit/package.json')).version;

export const readPackage = (dir) => readJson(path.join(dir, 'package.json'));
