import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
/** One violation per file, with the rule that reports it. If the plugin of a rule no longer loads, nothing else would show it. */
const forbidden = {
  'shared-kit/src/ui/upward.ts': ["export * from '../frame/frame';", 'boundaries(dependencies)'],
  'shared-kit/src/frame/frame.ts': ["export * from '../../../shell/src/site';", 'boundaries(dependencies)'],
  'shell/src/site.ts': ["export * from '../../provider-api/src/base/base';", 'boundaries(dependencies)'],
  'provider-api/src/base/base.ts': ["export * from '../server/server';", 'boundaries(dependencies)'],
  'provider-api/src/base/drawn.ts': ["export * from '../../../demo-pictures/src/draw';", 'boundaries(dependencies)'],
  'mf-one/src/page.ts': ["export * from '../../mf-two/src/page';", 'boundaries(dependencies)'],
  'mf-two/e2e/two.e2e.ts': ["export * from '../src/page';", 'boundaries(dependencies)'],
  'mf-two/src/page.ts': ["export { default } from 'dayjs';", 'eslint(no-restricted-imports)'],
  'mf-two/src/status.ts': ["export { queryClient } from 'shared-kit/api/queryClient';", 'eslint(no-restricted-imports)'],
  'mf-two/src/html.tsx': ["export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;", 'react(no-danger)'],
  'mf-two/src/picture.tsx': ['export const picture = <img src="/two.png" />;', 'jsx-a11y(alt-text)'],
  'mf-two/src/pure.tsx': ['export const Now = () => <p>{Date.now()}</p>;', 'react(purity)'],
  'mf-two/src/hook.ts': [
    "import { useState } from 'react';\nexport const useTwo = (on: boolean) => (on ? useState(1) : null);",
    'react-hooks(rules-of-hooks)',
  ],
  'mf-two/src/promise.ts': ['const later = async () => 1;\nlater();', 'typescript(no-floating-promises)'],
  'mf-two/src/stale.ts': ['// oxlint-disable-next-line no-var\nexport const two = 2;', 'unused directive'],
};
/** What each layer may import. */
const allowed = {
  'provider-api/src/server/server.ts': "export * from '../http/http';",
  'provider-api/src/http/http.ts': "export * from '../../../shared-kit/src/rules/dates';",
  'provider-api/demo/pictures.ts': "export * from '../../demo-pictures/src/draw';",
  'demo-pictures/src/draw.ts': "export * from '../../shared-kit/src/rules/dates';",
  'shared-kit/src/rules/dates.ts': "export { default } from 'dayjs';",
  'mf-two/src/call.ts': "export { request } from 'shared-kit/api/http';\nexport type { Kept } from 'shared-kit/session/kept';",
};

/** A file that the rules read in addition to their own. */
const sharedModules = 'shared-kit/src/remote/shared.mjs';
const copy = mkdtempSync(path.join(tmpdir(), 'innkeeper-lint-'));
afterAll(() => rmSync(copy, { recursive: true }));

it('each kind of rule rejects what it forbids, and nothing else', () => {
  for (const file of readdirSync(root))
    if (/^(oxlint|tsconfig)\..*(mjs|json)$/.test(file)) cpSync(path.join(root, file), path.join(copy, file));
  cpSync(path.join(root, sharedModules), path.join(copy, sharedModules));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const files = { ...allowed, ...Object.fromEntries(Object.entries(forbidden).map(([file, [text]]) => [file, text])) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), `${text}\n`);
  }
  const args = [
    path.join(root, 'node_modules/oxlint/bin/oxlint'),
    '-c',
    'oxlint.config.mjs',
    '-f',
    'json',
    ...Object.keys(files),
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const found = JSON.parse(stdout).diagnostics.map(({ filename, code = 'unused directive' }) => [filename, code]);
  const expected = Object.entries(forbidden).map(([file, [, rule]]) => [file, rule]);
  expect(found.sort()).toEqual(expected.sort());
});
