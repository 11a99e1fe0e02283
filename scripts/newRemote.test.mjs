import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
// Inside the project, so that packages are found from there.
mkdirSync(path.join(root, 'node_modules/.cache'), { recursive: true });
const copy = mkdtempSync(path.join(root, 'node_modules/.cache/new-remote-'));
afterAll(() => rmSync(copy, { recursive: true }));

const AREAS = 'e2e/rights/areas.e2e.ts';
const run = (...args) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
const createRemote = (name) => run('scripts/new-remote.mjs', name, '--root', copy);
/** Describes a remote as its build would. */
const describeRemote = (folder) =>
  JSON.parse(
    run(
      '--input-type=module',
      '-e',
      `import { loadTypeScript as load } from './shared-kit/build/loadTypeScript.mjs';
       const [{ routes }, { pages }, { routeProblems }] = await Promise.all(
         ['${folder}/src/routes.ts', '${folder}/src/pages.ts', './shared-kit/src/rules/remote/contract.ts'].map(load));
       const keys = Object.keys(pages);
       console.log(JSON.stringify({ routes, pages: keys, problems: routeProblems(routes, keys) }));`,
    ),
  );
const errorOf = (work) => {
  try {
    work();
  } catch (error) {
    return error.stderr;
  }
  return 'nothing';
};

beforeAll(() => {
  for (const file of ['package.json', 'package-lock.json', 'mf-restaurants/src/routes.ts', AREAS]) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  mkdirSync(path.join(copy, 'node_modules'));
});

it('a new remote fulfils the contract and is a package of the workspace', () => {
  createRemote('mf-day-spa');
  const folder = path.join(copy, 'mf-day-spa');
  expect(describeRemote(folder)).toMatchObject({
    routes: [{ path: '/day-spa', title: 'Day Spa', page: 'daySpa' }],
    pages: ['daySpa'],
    problems: [],
  });
  expect(readFileSync(path.join(folder, 'src/DaySpaPage.tsx'), 'utf8')).toContain('export default function DaySpaPage()');

  // Its types are checked like those of all others, and its build is the same.
  const config = 'webpack.config.mjs';
  expect(readFileSync(path.join(folder, config), 'utf8')).toBe(readFileSync(path.join(root, 'mf-restaurants', config), 'utf8'));

  const before = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const after = JSON.parse(readFileSync(path.join(copy, 'package-lock.json'), 'utf8'));
  const added = Object.keys(after.packages).filter((key) => !(key in before.packages));
  expect(added).toEqual(['mf-day-spa', 'node_modules/mf-day-spa']);
  expect(JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8')).workspaces).toContain('mf-*');
  expect(existsSync(path.join(copy, 'node_modules/mf-day-spa/package.json'))).toBe(true);
});

it('new remotes appear in the sidebar in the order of their creation, and the sidebar journey includes them', () => {
  createRemote('mf-bar');
  const orderOf = (folder) => describeRemote(path.join(copy, folder)).routes[0].order;
  expect(orderOf('mf-day-spa')).toBeLessThan(orderOf('mf-bar'));
  // Remotes that the repository already has in the sidebar stay before them.
  const before = readFileSync(path.join(root, AREAS), 'utf8');
  const after = before.replace(/^ {2}'Users',$/m, "  'Day Spa',\n  'Bar',\n$&");
  expect(readFileSync(path.join(copy, AREAS), 'utf8')).toBe(after);
});

it('a remote that would conflict with something is refused with a message, and no file is written', () => {
  expect(errorOf(() => createRemote('mf-day-spa'))).toContain('There is already mf-day-spa.');
  expect(errorOf(() => createRemote('mf-restaurants'))).toContain('There is already mf-restaurants.');
  expect(errorOf(() => createRemote('spa'))).toContain("with 'mf-' in front");
  // The address is taken, even if the folder has another name.
  renameSync(path.join(copy, 'mf-day-spa'), path.join(copy, 'mf-baths'));
  expect(errorOf(() => createRemote('mf-day-spa'))).toContain('Another remote shows /day-spa already.');
  expect(existsSync(path.join(copy, 'mf-day-spa'))).toBe(false);
});

it.each(['settings', 'api', 'remotes', 'assets'])('the address /%s is that of the site itself, and no remote gets it', (name) => {
  expect(errorOf(() => createRemote(`mf-${name}`))).toContain(`The site itself uses /${name}. Choose another name.`);
  expect(existsSync(path.join(copy, `mf-${name}`))).toBe(false);
});
