import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../shared-kit/build/loadTypeScript.mjs';
import { kitSource, root } from '../../shared-kit/build/places.mjs';
import { readWrittenSurface } from '../../shared-kit/build/writtenSurface.mjs';
import { buildFolderOf, readBuiltRelease, remoteNames } from './remotes.mjs';
import { packFolder, PROGRAMS } from './shipPack.mjs';

const loadRule = (name) => loadTypeScript(path.join(kitSource, 'rules/remote', `${name}.ts`));

/** The files of a build that are part of its release. */
async function filesOf(folder) {
  const { isReleased } = await loadRule('releaseFiles');
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
 * @returns {Promise<string[]>} one sentence each
 */
export async function releaseProblemsOf(name) {
  const buildFolder = buildFolderOf(name);
  const { releaseProblems } = await loadRule('releaseProblems');
  const { readReleaseLimits } = await loadRule('releaseLimits');
  // The same environment variables raise the limits here and on a site.
  const limits = readReleaseLimits((variable) => process.env[variable]?.trim() || null);
  const files = (await filesOf(buildFolder)).map((file) => ({
    name: file,
    bytes: statSync(path.join(buildFolder, file)).size,
    text: () => readFileSync(path.join(buildFolder, file), 'utf8'),
  }));
  const others = await Promise.all(
    remoteNames()
      .filter((other) => other !== name)
      .map(routesOf),
  );
  return releaseProblems(readBuiltRelease(name), files, { surface: readWrittenSurface(), others, limits });
}

/**
 * Packs a build into one file that can ship itself: `npx --yes ./mf-x-….tgz --to … --token …`.
 * @param {string} name a remote that is built
 * @returns {Promise<{file: string, bytes: Buffer, version: string}>}
 */
export async function pack(name) {
  const { version } = readBuiltRelease(name);
  const buildFolder = buildFolderOf(name);
  const folder = path.join(root, 'node_modules/.cache/packs', `${name}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  try {
    for (const file of await filesOf(buildFolder)) cpSync(path.join(buildFolder, file), path.join(folder, 'release', file));
    for (const file of PROGRAMS) cpSync(fileURLToPath(new URL(file, import.meta.url)), path.join(folder, file));
    // A hash may consist of digits with a leading zero, which a package version does not allow.
    const manifest = { name, version: version.replace('-', '-r'), type: 'module', bin: { [name]: 'ship.mjs' } };
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const bytes = packFolder(folder);
    const file = path.join(root, `${name}-${version}.tgz`);
    writeFileSync(file, bytes);
    return { file, bytes, version };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
