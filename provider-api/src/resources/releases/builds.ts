import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isReleased } from 'shared-kit/rules/remote/releaseFiles';
import type { ReleaseRow } from './store';
import type { UnpackedFiles } from './unpack';

/** A build's description of its remotes. */
interface BuildList {
  /** Absent in older builds. */
  builtOn?: string;
  remotes: { name: string; version: string }[];
}

/** @returns the built remotes, and when they were built; null when the list is unreadable */
export async function readBuildList(file: string): Promise<Required<BuildList> | null> {
  try {
    const { builtOn = (await stat(file)).mtime.toISOString(), remotes } = JSON.parse(await readFile(file, 'utf8')) as BuildList;
    return Array.isArray(remotes) && !Number.isNaN(Date.parse(builtOn)) ? { builtOn, remotes } : null;
  } catch {
    return null;
  }
}

/**
 * The files of a built version, described as those of an unpacked one.
 * @param stored the stored version, if there is one: an older server may have stored files that are no longer released
 */
export async function readBuiltFiles(folder: string, stored: ReleaseRow | undefined): Promise<UnpackedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(folder, path).replaceAll(sep, '/'), path] as const)
    .filter(([name]) => isReleased(name) || (stored !== undefined && name in stored.files))
    .map(async ([name, path]) => {
      const bytes = await readFile(path);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      return [name, { path, bytes: bytes.length, sha256, integrity }] as const;
    });
  return new Map(await Promise.all(files));
}
