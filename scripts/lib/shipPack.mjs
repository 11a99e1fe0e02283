import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The programs that travel in every packed release. They have nothing else there: Node's own modules are all that they need. */
export const PROGRAMS = ['ship.mjs', 'shipPack.mjs', 'shipSite.mjs'];

const isPacked = (name) => name === 'package.json' || PROGRAMS.includes(name) || name.startsWith('release/');

function tarHead(name, size) {
  const head = Buffer.alloc(512);
  const cut = name.length > 100 ? name.lastIndexOf('/', 155) : -1;
  head.write(cut < 0 ? name : name.slice(cut + 1), 0, 100);
  head.write('0000644\0' + '0000000\0' + '0000000\0', 100);
  head.write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0${' '.repeat(8)}0`, 124);
  head.write('ustar\u000000', 257);
  if (cut >= 0) head.write(name.slice(0, cut), 345, 155);
  head.write(
    `${head
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return head;
}

/**
 * Packs a folder as `npm pack` does, the same folder always to the same bytes.
 * @param {string} folder holds `package.json`, the programs and `release/`
 * @returns {Buffer} a `.tgz`
 */
export function packed(folder) {
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
    return [tarHead(`package/${name}`, bytes.length), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]), { level: 9 });
}
