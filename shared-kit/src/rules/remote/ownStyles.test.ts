import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_LIMITS } from './releaseLimits';
import { styleProblems } from './releaseStyles';

const root = path.resolve(__dirname, '../../../..');
// A packed release lies beside the folder of its remote.
const isRemote = (name: string) => name.startsWith('mf-') && existsSync(path.join(root, name, 'package.json'));
const packages = ['shared-kit', ...readdirSync(root).filter(isRemote)];
const modules = packages.flatMap((name) =>
  readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(root, name, 'src', file)),
);

/** A module as it is built, as far as it matters here: its classes have the name of the package and a hash. */
const built = (text: string) =>
  text
    .replaceAll(/:global\((.*?)\)/g, '$1')
    .replaceAll(/(^|[\s,(:>+~])\.([a-z]\w*)/gim, '$1.shared-kit-$2-123abc')
    .replaceAll(/@keyframes (\w+)/g, '@keyframes shared-kit-$1-123abc');

test('a remote that includes these styles can be released: each selector begins with a class of its package', () => {
  expect(modules.length).toBeGreaterThan(50);
  const problems = modules.flatMap((file) =>
    styleProblems(path.relative(root, file), built(readFileSync(file, 'utf8')), 'mf-x', RELEASE_LIMITS.hosts),
  );
  expect(problems).toEqual([]);
});
