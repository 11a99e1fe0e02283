import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * The programs that are included in every packed release. They use only Node's own modules, since nothing else is
 * installed there.
 */
export const PROGRAMS = ['ship.mjs', 'shipPack.mjs', 'shipSite.mjs'];

const isPacked = (name) => name === 'package.json' || PROGRAMS.includes(name) || name.startsWith('release/');

function tarHeader(name, size) {
  const header = Buffer.alloc(512);
  const splitAt = name.length > 100 ? name.lastIndexOf('/', 155) : -1;
  header.write(splitAt < 0 ? name : name.slice(splitAt + 1), 0, 100);
  header.write('0000644\0' + '0000000\0' + '0000000\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0${' '.repeat(8)}0`, 124);
  header.write('ustar\u000000', 257);
  if (splitAt >= 0) header.write(name.slice(0, splitAt), 345, 155);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return header;
}

/**
 * Packs a folder as `npm pack` does, but always with the same bytes for the same folder.
 * @param {string} folder holds `package.json`, the programs and `release/`
 * @returns {Buffer} a `.tgz`
 */
export function packFolder(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .filter(isPacked)
    .sort();
  const parts = names.flatMap((name) => {
    const bytes = readFileSync(path.join(folder, name));
    return [tarHeader(`package/${name}`, bytes.length), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]), { level: 9 });
}
