import { mkdirSync, mkdtempSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ship } from '../lib/ship.mjs';
import { packFolder, PROGRAMS } from '../lib/shipPack.mjs';
import { Refusal } from '../lib/shipSite.mjs';
import { createReleaseSite, release } from './releaseSite.mjs';

const NAME = 'mf-spa';
/** A file whose name is too long for the plain header of an archive. */
export const LONG = `${'deep/'.repeat(25)}page.js`;

/** Writes a release that is ready to be packed, with a file that is not a part of it. */
function writeRelease(folder) {
  mkdirSync(path.join(folder, 'release', path.dirname(LONG)), { recursive: true });
  for (const file of PROGRAMS) cpSync(path.join(__dirname, '../lib', file), path.join(folder, file));
  const manifest = { name: NAME, version: '0.1.0-r2', type: 'module', bin: { [NAME]: 'ship.mjs' } };
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify(manifest),
    'release/remote.json': JSON.stringify({ name: NAME, version: '0.1.0-2' }),
    [`release/${LONG}`]: 'page',
    'notes.txt': 'not a part of it',
  })) {
    writeFileSync(path.join(folder, file), text);
  }
}

/**
 * Prepares a whole test file: a packed release, 0.1.0-2, and a site where 0.1.0-1 is in use before each test.
 * @returns helpers for the tests
 */
export function shipping() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ship-'));
  const packFrom = path.join(folder, 'pack');
  writeRelease(packFrom);
  const bytes = packFolder(packFrom);
  const site = createReleaseSite(NAME);
  let to;
  beforeAll(async () => {
    to = await site.start();
  });
  afterAll(() => {
    site.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => site.reset(release('0.1.0-1', 'live', '1', '1'), release('0.1.0-0', 'uploaded', '0', '0')));

  /** Ships the release. @returns the last message */
  async function shipRelease(options = {}) {
    const messages = [];
    const defaults = {
      name: NAME,
      version: '0.1.0-2',
      pack: () => bytes,
      to,
      token: 'secret',
      log: (message) => messages.push(message),
    };
    await ship({ ...defaults, ...options });
    return messages.at(-1);
  }
  /** Ships the release, which must be refused. @returns the message of the refusal */
  async function refusalOf(options) {
    const error = await shipRelease(options).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    return error.message;
  }
  return { folder, bytes, site, address: () => to, shipRelease, refusalOf };
}
