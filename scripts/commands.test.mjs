import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './lib/run.mjs';
import { createReleaseSite, release } from './testing/releaseSite.mjs';

const runScript = (script, ...args) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { cwd: root, encoding: 'utf8', timeout: 20_000 });

// Without this check, each of them would work for a minute before noticing.
test.each(['campaign', 'bench', 'measure', 'test', 'build', 'lint'])(
  '%s rejects an unknown option at once and shows an example',
  (script) => {
    const { status, stdout, stderr } = runScript(script, '--nonsense');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/--nonsense'?\.?\nFor example: npm (run|test) /);
  },
);

test.each([
  ['gift-cards', 'gift-card'],
  ['spa-stories', 'spa-story'],
  ['presses', 'press'],
  ['lens', 'len'],
])('new-content-type refuses a plural name: %s', (name, singular) => {
  const { status, stdout, stderr } = runScript('new-content-type', 'mf-restaurants', name);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`'${name}' looks like a plural. Write '${singular}', or add --singular if it is not one.`);
});

test.each([
  ['campaign', "'floods' is not known. Known words are crashes, "],
  ['bench', "'floods' is not known. Known words are api."],
  ['measure', "'floods' is not known. Only options may follow."],
])('%s lists its known parts when given an unknown one', (script, sentence) => {
  const { status, stdout, stderr } = runScript(script, 'floods');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
});

test.each([
  [['--minutes', 'soon'], "--minutes must be a number above 0; 'soon' is not one."],
  [['--minutes', '0'], "--minutes must be a number above 0; '0' is not one."],
  [['--minutes', '0.0'], "--minutes must be a number above 0; '0.0' is not one."],
  [['--clients', '0'], "--clients must be a number from 1; '0' is not one."],
  [['--seed', 'x1'], "--seed must be a whole number; 'x1' is not one."],
  [['crashes', '--only', 'entry'], '--only chooses faults of remotes, which this run leaves out.'],
])('campaign refuses %j before it builds', (args, sentence) => {
  const { status, stdout, stderr } = runScript('campaign', ...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
});

// An unset variable must not have the same effect as leaving the option out.
test.each([
  ['campaign', ['--minutes', '']],
  ['test', ['--changed', '--base', '']],
  ['alone', ['mf-restaurants', '--data', '']],
])('%s refuses an option without a value: %j', (script, args) => {
  const { status, stdout, stderr } = runScript(script, ...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`${args.at(-2)} is empty.\nFor example: npm `);
});

test('new-content-type refuses a word that code cannot use as a name', () => {
  const { status, stderr } = runScript('new-content-type', 'mf-restaurants', 'package', '--root', '/nowhere');
  expect(status).toBe(1);
  expect(stderr).toContain("that is a word of the language. Choose another one, such as 'stay-package'.");
});

test('new-remote says which word is too many', () => {
  const { status, stderr } = runScript('new-remote', 'mf-spa', 'screens');
  expect(status).toBe(1);
  expect(stderr).toContain("'screens' is one word too many.");
});

test('release finds out that a site cannot be reached before it builds', () => {
  const { status, stdout, stderr } = runScript('release', 'mf-restaurants', '--to', 'http://127.0.0.1:9', '--token', 'secret');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('http://127.0.0.1:9 could not be reached: Nobody answers there.');
});

test('release asks a site once where it builds nothing', async () => {
  const site = createReleaseSite('mf-restaurants');
  site.reset(release('0.1.0-2', 'canary', '2', '2'), release('0.1.0-1', 'live', '1', '1'));
  const args = ['scripts/release.mjs', 'mf-restaurants', '--promote', '--to', await site.start(), '--token', 'secret'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  site.stop();
  expect(stdout).toContain('mf-restaurants 0.1.0-2 is in use for everybody (before: 0.1.0-1).');
  expect(site.calls).toEqual(['config', 'GET releases', 'PUT live']);
});
