import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { createRemoteErrors } from './remoteErrors.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-errors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {string} text
 * @param {import('webpack').Configuration['plugins']} plugins
 * @returns {Promise<import('webpack').Stats>}
 */
function build(name, text, plugins = []) {
  const entry = path.join(folder, `${name}.js`);
  writeFileSync(entry, text);
  const compiler = webpack({ mode: 'development', context: folder, entry, output: { path: path.join(folder, name) }, plugins });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => compiler.close(() => (stats ? resolve(stats) : reject(error))));
  });
}

test('a remote that does not build fails the build of the shell with the same message, until it builds again', async () => {
  const { set, plugin } = createRemoteErrors();
  const buildShell = () => build('shell', 'export const shell = 1;', [plugin]);
  expect((await buildShell()).hasErrors()).toBe(false);

  set('mf-platform', (await build('broken', 'const broken = ;')).compilation.getErrors());
  const message = (await buildShell()).toString('errors-only');
  expect(message).toContain('broken.js');
  expect(message).toContain('const broken = ;');

  set('mf-platform', (await build('broken', 'const broken = 1;')).compilation.getErrors());
  expect((await buildShell()).hasErrors()).toBe(false);
});
