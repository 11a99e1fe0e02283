import { Header, type Pax } from 'tar';
import { gzipSync } from 'node:zlib';

export interface TarEntry {
  path: string;
  content?: string | Buffer;
  type?: 'File' | 'Directory' | 'SymbolicLink' | 'Link' | 'CharacterDevice';
  linkpath?: string;
  /** The size announced by the header, if it differs from the real one. */
  size?: number;
}

const BLOCK = 512;
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);

function headOf({ path, type = 'File', linkpath = '' }: TarEntry, size: number): Buffer {
  const head = Buffer.alloc(BLOCK);
  const noPax: Pax | undefined = undefined;
  new Header({ path, type, linkpath, size, mode: 0o644, mtime: new Date(0) }, 0, noPax).encode(head, 0);
  return head;
}

/** An archive with exactly these entries, valid or not. */
export function tarOf(entries: TarEntry[]): Buffer {
  const parts = entries.flatMap((entry) => {
    const content = Buffer.from(entry.content ?? '');
    return [headOf(entry, entry.size ?? content.length), padded(content)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/** Like `tarOf`, compressed with gzip. */
export const tgzOf = (entries: TarEntry[]): Buffer => gzipSync(tarOf(entries));
