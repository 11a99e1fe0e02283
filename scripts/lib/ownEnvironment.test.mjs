import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownEnvironment } from './ownEnvironment.mjs';
import { root } from './run.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** What the table of docs/how-to/deploy.md lists. */
const [table] = read('docs/how-to/deploy.md').split(/(?<=^\|.*\n)(?=\n)/m);
const settings = [...table.matchAll(/^\| (`[A-Z].*?) +\|/gm)].flatMap(([, cell]) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
);

it("a server that a command starts for itself gets none of the caller's settings, and everything else", () => {
  expect(settings.length).toBeGreaterThan(30);
  const caller = Object.fromEntries([...settings, 'NODE_ENV', 'PATH', 'TMPDIR', 'HOME'].map((name) => [name, 'x']));
  expect(Object.keys(ownEnvironment(caller))).toEqual(['PATH', 'TMPDIR', 'HOME']);
});

it("no server of tests, the campaign or the bench inherits the caller's whole environment", () => {
  const files = execFileSync('git', ['ls-files', 'e2e', 'docs/how-to/deploy'], { cwd: root, encoding: 'utf8' }).split('\n');
  const programs = files.filter((file) => /\.(ts|mjs)$/.test(file));
  expect(programs.length).toBeGreaterThan(100);
  // This one starts a browser, not a server.
  const others = programs.filter((file) => file !== 'e2e/webkit/driver.ts');
  expect(others.filter((file) => read(file).includes('...process.env'))).toEqual([]);
});
