import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../shared-kit/build/loadTypeScript.mjs';
import { kitSource, root } from '../../shared-kit/build/preset.mjs';
import { writtenSurface } from '../../shared-kit/build/writtenSurface.mjs';
import { builtRelease, remoteNames } from './remotes.mjs';
import { packed, PROGRAMS } from './shipPack.mjs';

const rule = (name) => loadTypeScript(path.join(kitSource, 'rules/remote', `${name}.ts`));

/** The files of a build that are part of its release. */
async function filesOf(folder) {
  const { isReleased } = await rule('releaseFiles');
  return readdirSync(folder, { recursive: true })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => statSync(path.join(folder, name)).isFile() && isReleased(name));
}

/** Routes of the other remotes as their source has them: they need not be built. */
const routesOf = async (name) => ({
  name,
  routes: (await loadTypeScript(path.join(root, name, 'src/routes.ts'))).routes,
});

/**
 * Reports why a site would refuse a build, before it is sent anywhere.
 * @param {string} name a remote that is built
 * @param {string} from the folder of its build
 * @returns {Promise<string[]>} one sentence each
 */
export async function problemsOf(name, from = path.join(root, name, 'dist')) {
  const { releaseProblems } = await rule('releaseProblems');
  const { readReleaseLimits } = await rule('releaseLimits');
  // The same variables tell both that a site allows more than others.
  const limits = readReleaseLimits((variable) => process.env[variable]?.trim() || null);
  const files = (await filesOf(from)).map((file) => ({
    name: file,
    bytes: statSync(path.join(from, file)).size,
    text: () => readFileSync(path.join(from, file), 'utf8'),
  }));
  const others = await Promise.all(
    remoteNames()
      .filter((other) => other !== name)
      .map(routesOf),
  );
  return releaseProblems(builtRelease(name, from), files, { surface: writtenSurface(), others, limits });
}

/**
 * Packs a build into one file that ships itself: `npx ./mf-x-….tgz --to … --token …`.
 * @param {string} name a remote that is built
 * @param {{from?: string, into?: string}} places the folder of its build, and the one for the file
 * @returns {Promise<{file: string, bytes: Buffer, version: string}>}
 */
export async function pack(name, { from = path.join(root, name, 'dist'), into = root } = {}) {
  const { version } = builtRelease(name, from);
  const folder = path.join(root, 'node_modules/.cache/packs', `${name}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  try {
    for (const file of await filesOf(from)) cpSync(path.join(from, file), path.join(folder, 'release', file));
    for (const file of PROGRAMS) cpSync(fileURLToPath(new URL(file, import.meta.url)), path.join(folder, file));
    // A hash may be all digits with a zero in front, which no package version may be.
    const about = { name, version: version.replace('-', '-r'), type: 'module', bin: { [name]: 'ship.mjs' } };
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
    const bytes = packed(folder);
    mkdirSync(into, { recursive: true });
    const file = path.join(into, `${name}-${version}.tgz`);
    writeFileSync(file, bytes);
    return { file, bytes, version };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
