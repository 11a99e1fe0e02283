import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';
import { packageNames } from './lib/workspaces.mjs';

const read = (file) => readFileSync(file, 'utf8');
const sourceOf = (name) => path.join(root, name, 'src');
const KIT = sourceOf('shared-kit');

/** The style module at an import path, as seen from a file. */
const resolved = (file, address) =>
  address.startsWith('shared-kit/')
    ? path.join(KIT, address.slice('shared-kit/'.length))
    : path.resolve(path.dirname(file), address);

const frame = path.join(KIT, 'ui/frameStyles.ts');
/** What the frame shares, by name: `badge` is `ui/badge/Badge.module.css`. */
const frameStyles = Object.fromEntries(
  [...read(frame).matchAll(/default as (\w+) \} from '([^']+)'/g)].map(([, name, address]) => [name, resolved(frame, address)]),
);

/** The modules of styles that a file imports, by the name that it gives them. */
function stylesOf(file, text) {
  const own = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].map(([, name, address]) => [
    name,
    resolved(file, address),
  ]);
  const [, handed = ''] = /import \{([^}]+)\} from '[^']*frameStyles'/.exec(text) ?? [];
  const ofFrame = handed
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map(([name, alias = name]) => [alias, frameStyles[name]]);
  return [...own, ...ofFrame].filter(([, module]) => module);
}

/** Uses of a class that the module does not have: `file: css.list`. */
function unstyled(file) {
  const text = read(file);
  return stylesOf(file, text).flatMap(([name, module]) => {
    const classes = new Set([...read(module).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, found]) => found));
    const uses = [...text.matchAll(new RegExp(`(?<![\\w.'/])${name}\\.(\\w+)`, 'g'))].map(([, used]) => used);
    return uses.filter((used) => !classes.has(used)).map((used) => `${path.relative(root, file)}: ${name}.${used}`);
  });
}

it('every class that a component names has a style', () => {
  const folders = packageNames().filter((name) => /^(shared-kit|shell|mf-[\w-]+)$/.test(name));
  const files = folders.flatMap((name) =>
    readdirSync(sourceOf(name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(sourceOf(name), file)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(unstyled)).toEqual([]);
});
