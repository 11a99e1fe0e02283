import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';
import { packageNames } from './lib/workspaces.mjs';

const read = (file) => readFileSync(file, 'utf8');
const sourceOf = (name) => path.join(root, name, 'src');
const KIT = sourceOf('shared-kit');

/** The style module at an import path, as seen from a file. */
const resolveModule = (file, address) =>
  address.startsWith('shared-kit/')
    ? path.join(KIT, address.slice('shared-kit/'.length))
    : path.resolve(path.dirname(file), address);

const frame = path.join(KIT, 'ui/frameStyles.ts');
/** The style modules that the frame shares, by name: `badge` is `ui/badge/Badge.module.css`. */
const frameStyles = Object.fromEntries(
  [...read(frame).matchAll(/default as (\w+) \} from '([^']+)'/g)].map(([, name, address]) => [
    name,
    resolveModule(frame, address),
  ]),
);

/** The style modules that a file imports, by the name that it gives them. */
function stylesOf(file, text) {
  const imported = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].map(([, name, address]) => [
    name,
    resolveModule(file, address),
  ]);
  const [, names = ''] = /import \{([^}]+)\} from '[^']*frameStyles'/.exec(text) ?? [];
  const ofFrame = names
    .split(',')
    .map((name) => name.trim().split(' as '))
    .map(([name, alias = name]) => [alias, frameStyles[name]]);
  return [...imported, ...ofFrame].filter(([, module]) => module);
}

// The address of a picture contains dots.
const classesOf = (module) =>
  new Set(
    [
      ...read(module)
        .replace(/url\([^)]*\)/g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
    ].map(([, found]) => found),
  );
const usesOf = (text, name) => [...text.matchAll(new RegExp(`(?<![\\w.'/])${name}\\.(\\w+)`, 'g'))].map(([, used]) => used);
const relative = (file) => path.relative(root, file);

/** Uses of a class that the module does not have: `file: css.list`. */
function unstyled(file) {
  const text = read(file);
  return stylesOf(file, text).flatMap(([name, module]) => {
    const classes = classesOf(module);
    return usesOf(text, name)
      .filter((used) => !classes.has(used))
      .map((used) => `${relative(file)}: ${name}.${used}`);
  });
}

/**
 * Classes of a module that none of the files names: `module: .list`. A file that looks classes up dynamically may use
 * any of them.
 */
function unused(module, files) {
  const users = files.flatMap((file) => {
    const text = read(file);
    return stylesOf(file, text)
      .filter(([, one]) => one === module)
      .map(([name]) => ({ text, name }));
  });
  if (users.some(({ text, name }) => new RegExp(`\\b${name}(\\[|[,)}])`).test(text))) return [];
  const used = new Set(users.flatMap(({ text, name }) => usesOf(text, name)));
  // A name with a hyphen belongs to a library, whose own parts carry it.
  const ownClasses = [...classesOf(module)].filter((name) => !name.includes('-'));
  return ownClasses.filter((name) => !used.has(name)).map((name) => `${relative(module)}: .${name}`);
}

/** Files of the site whose names match an ending. */
const filesNamed = (ending) =>
  packageNames()
    .filter((name) => /^(shared-kit|shell|mf-[\w-]+)$/.test(name))
    .flatMap((name) =>
      readdirSync(sourceOf(name), { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file))
        .map((file) => path.join(sourceOf(name), file)),
    );

const sources = filesNamed(/\.tsx?$/);

it('every class that a component names has a style', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(unstyled)).toEqual([]);
});

it('every style is named by a component', () => {
  const modules = filesNamed(/\.module\.css$/);
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.flatMap((module) => unused(module, sources))).toEqual([]);
});
