import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'package.json': '{"name":"mf-tiny","version":"0.1.0"}',
  // The placeholder stands for the version until all files are known. It is assigned because unused code would be dropped.
  'src/app.tsx': `import { pages } from './pages';\nglobalThis.app = [pages, 'v0v0v0v0'];`,
  'src/pages.ts': `export const pages = { spa: () => import('./SpaPage') };`,
  'src/SpaPage.tsx': `export default () => 'The spa.';`,
  'src/routes.ts': `export const routes = [{ path: '/spa', title: 'Spa', page: 'spa' }];`,
};

/** @param changes files of the tiny remote that differ from those above */
function writeRemote(changes = {}, dir = folder) {
  mkdirSync(path.join(dir, 'src'), { recursive: true });
  for (const [name, text] of Object.entries({ ...files, ...changes })) writeFileSync(path.join(dir, name), text);
}
const program = (name) => path.join(__dirname, 'testing', name);

/** Builds the tiny remote in a folder. @param {string[]} options of `tinyRelease.mjs` */
function build(dir, options = []) {
  execFileSync(process.execPath, [program('tinyRelease.mjs'), dir, ...options]);
  return JSON.parse(readFileSync(path.join(dir, 'dist/remote.json'), 'utf8'));
}

/** Builds the tiny remote. @param changes files that differ from those above */
function buildRemote(changes) {
  writeRemote(changes);
  return build(folder);
}
const sha384 = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the description that a build writes of itself', () => {
  it('has the hash of every script as delivered, with the version written into it', () => {
    const { version, entry, integrity, hashes, app, pages } = buildRemote();
    const inUse = [...new Set([entry, ...app, ...pages.spa])];
    expect(pages.spa).toHaveLength(1);
    expect(Object.keys(hashes).sort()).toEqual(inUse.sort());
    for (const file of inUse) expect(hashes[file]).toBe(sha384(readFileSync(path.join(folder, 'dist', file))));
    expect(integrity).toBe(hashes[entry]);
    expect(readFileSync(path.join(folder, 'dist', entry), 'utf8')).toContain(version.split('-')[1]);
  });

  it('lists only its own files for a page, even if another page imports its code', () => {
    const { pages } = buildRemote({
      'src/pages.ts': `export const pages = { spa: () => import('./SpaPage'), baths: () => import('./BathsPage') };`,
      'src/routes.ts': `export const routes = ['spa', 'baths'].map((page) => ({ path: '/' + page, title: page, page }));`,
      'src/BathsPage.tsx': `import Spa from './SpaPage';\nexport default () => Spa() + 'With baths.';`,
    });
    const text = (name) => readFileSync(path.join(folder, 'dist', name), 'utf8');
    expect(pages.spa.filter((name) => text(name).includes('With baths.'))).toEqual([]);
    expect(pages.spa.some((name) => text(name).includes('The spa.'))).toBe(true);
    expect(pages.baths.some((name) => text(name).includes('With baths.'))).toBe(true);
  });

  it('keeps its version while nothing changes, and gets a new one when only its routes change', () => {
    const first = buildRemote();
    expect(buildRemote().version).toBe(first.version);
    const changed = buildRemote({ 'src/routes.ts': files['src/routes.ts'].replace("'Spa'", "'Spa & Baths'") });
    expect(changed.routes[0].title).toBe('Spa & Baths');
    expect(changed.version).not.toBe(first.version);
  });

  it('has the same version and files in whatever folder it is built', () => {
    const releases = ['first', 'second'].map((name) => {
      const dir = path.join(folder, name);
      writeRemote({ 'src/loading.mjs': `export default () => ({ name: 'loading' });` }, dir);
      return build(dir, ['--isLoadable']);
    });
    expect(releases[1]).toEqual(releases[0]);
  });

  it('has the same version whether its styles or its scripts are built first', () => {
    writeRemote();
    const [first, last] = ['first', 'last'].map((place) => build(folder, ['--stylesComeIn', place]));
    expect(first.pages.spa).toHaveLength(2);
    expect(last).toEqual(first);
  });
});

it.each([
  ['cannot be compiled', "export const routes = [{ path: '/spa', title: ;"],
  ['fails when it is run', "throw new Error('No routes today');"],
])('a route table that %s is an error of the build like any other, and the build goes on watching', (_, routes) => {
  writeRemote();
  const events = execFileSync(process.execPath, [program('watchedRelease.mjs'), folder, routes], { encoding: 'utf8' });
  expect(events.trim().split('\n')).toEqual(['built', expect.stringMatching(/^failed: .*(Unexpected|No routes today)/), 'built']);
});
