import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { App } from '../src/http/app';
import { tgzOf } from './tarball';

export const sha384 = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The parts of a release that a test sets; the others are those of a small valid release. */
export interface ReleaseParts {
  /** The eight characters after the dash of the version. */
  hash?: string;
  /** The paths of its pages. */
  paths?: string[];
  /** Additional files, or replacements. */
  files?: Record<string, string | Buffer>;
  /** Different fields of the descriptor. */
  fields?: Record<string, unknown>;
}

const ENTRY = 'remoteEntry.1111111111.js';

/** The files of a release, by name, and its descriptor. */
export function releaseOf(name: string, { hash = 'aaaaaaaa', paths = [`/${name}`], files = {}, fields = {} }: ReleaseParts = {}) {
  const code: Record<string, string | Buffer> = {
    [ENTRY]: `window.${name.replaceAll('-', '_')}_${hash} = 1;`.padEnd(1500, ' '),
    'assets/1.2222222222.js': `self.pages.push('${hash}');`,
    'assets/1.3333333333.css': `.${name}-red-a1b2c3 { color: red }`,
    ...files,
  };
  const hashes = Object.fromEntries(
    Object.entries(code).flatMap(([file, content]) => (/\.(js|css)$/.test(file) ? [[file, sha384(content)]] : [])),
  );
  const descriptor = {
    name,
    version: `0.1.0-${hash}`,
    container: `${name.replaceAll('-', '_')}_${hash}`,
    entry: ENTRY,
    integrity: hashes[ENTRY],
    hashes,
    kit: '^0.1.0',
    uses: { react: { useState: '18' } },
    app: ['assets/1.2222222222.js'],
    pages: { one: ['assets/1.2222222222.js', 'assets/1.3333333333.css'] },
    routes: paths.map((path) => ({ path, title: 'Page', page: 'one' })),
    ...fields,
  };
  const withCompressed = Object.entries(code).flatMap(([file, content]): [string, string | Buffer][] =>
    /\.(js|css)$/.test(file)
      ? [
          [file, content],
          [`${file}.br`, brotliCompressSync(content)],
          [`${file}.gz`, gzipSync(content)],
        ]
      : [[file, content]],
  );
  const allFiles: Record<string, string | Buffer> = {
    'remote.json': JSON.stringify(descriptor),
    ...Object.fromEntries(withCompressed),
  };
  return { descriptor, files: { ...allFiles, ...files } };
}

/** A release, packed for upload. */
export function packed(name: string, parts: ReleaseParts = {}): Buffer {
  const entries = Object.entries(releaseOf(name, parts).files).map(([file, content]) => ({
    path: `package/release/${file}`,
    content,
  }));
  return tgzOf([{ path: 'package/package.json', content: JSON.stringify({ name }) }, ...entries]);
}

/** Uploads a packed release. */
export async function upload(app: App, token: string, name: string, body: Buffer, query = '') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' };
  const response = await app.inject({ method: 'POST', url: `/api/remotes/${name}/releases${query}`, headers, payload: body });
  return { status: response.statusCode, body: response.json() };
}

let count = 0;
/** A name that no other test uses. */
export const newRemoteName = () => `mf-shipped-${(count += 1)}`;
