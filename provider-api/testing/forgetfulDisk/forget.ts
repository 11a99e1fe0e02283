import fs from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { ForgetfulDisk, type Forgetting } from './disk';

/** The functions that the embedded database and the file store call, with the parameters that they pass. */
interface Files {
  openSync(name: string, flags: string | number, mode?: number): number;
  closeSync(handle: number): void;
  writeSync(handle: number, bytes: Uint8Array, offset: number, length: number, position: number | null): number;
  writeFileSync(name: string | number, text: string | Uint8Array, options?: object): void;
  fsyncSync(handle: number): void;
  ftruncateSync(handle: number, length: number): void;
  truncateSync(name: string, length: number): void;
  renameSync(from: string, to: string): void;
  mkdirSync(name: string, options?: number | object): string | undefined;
  unlinkSync(name: string): void;
  rmdirSync(name: string): void;
}

interface PromiseFiles {
  open(name: string, flags?: string | number, mode?: number): Promise<FileHandle>;
  link(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  rm(name: string, options?: object): Promise<void>;
}

const isFile = (name: string) => fs.statSync(name, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Simulates a disk that forgets unsynced writes for the files of this process.
 * @returns a function that ends the simulation
 */
export function forgetUnsynced(settings: Forgetting): () => void {
  const disk = new ForgetfulDisk(settings);
  const restorers = [
    replaceFunctions<Files>(fs, syncLayer(disk, fs)),
    replaceFunctions<PromiseFiles>(fs.promises, promiseLayer(disk, fs.promises)),
  ];
  return () => restorers.forEach((restore) => restore());
}

/** @returns a function that restores the originals */
function replaceFunctions<Kind extends object>(target: Kind, layers: Kind): () => void {
  const originals = { ...target };
  const names = Object.keys(layers) as (keyof Kind)[];
  for (const name of names) target[name] = layers[name];
  return () => names.forEach((name) => (target[name] = originals[name]));
}

function syncLayer(disk: ForgetfulDisk, files: Files): Files {
  const real: Files = { ...files };
  const names = new Map<number, string>();
  const inoOf = (handle: number) => disk.real.fstatSync(handle).ino;
  return {
    openSync(name, flags, mode) {
      const isNew = disk.tracks(name) && !fs.existsSync(name);
      const handle = real.openSync(name, flags, mode);
      if (!disk.tracks(name)) return handle;
      names.set(handle, name);
      if (isNew) disk.fileCreated(name);
      else if (typeof flags === 'number' && flags & fs.constants.O_TRUNC) disk.truncated(inoOf(handle), 0);
      return handle;
    },
    closeSync(handle) {
      names.delete(handle);
      real.closeSync(handle);
    },
    writeSync(handle, bytes, offset, length, position) {
      const writtenBytes = real.writeSync(handle, bytes, offset, length, position);
      if (names.has(handle)) {
        if (position === null) throw new Error('A write without a position is not supported.');
        disk.fileWritten(inoOf(handle), Buffer.from(bytes.slice(offset, offset + writtenBytes)), position);
      }
      return writtenBytes;
    },
    writeFileSync(name, text, options) {
      const isNew = typeof name === 'string' && disk.tracks(name) && !fs.existsSync(name);
      real.writeFileSync(name, text, options);
      if (!isNew) return;
      disk.fileCreated(name);
      if (text.length > 0) disk.fileWritten(disk.real.statSync(name).ino, Buffer.from(text), 0);
    },
    fsyncSync(handle) {
      real.fsyncSync(handle);
      const name = names.get(handle);
      if (name !== undefined) disk.synced(handle, name);
    },
    ftruncateSync(handle, length) {
      real.ftruncateSync(handle, length);
      if (names.has(handle)) disk.truncated(inoOf(handle), length);
    },
    truncateSync(name, length) {
      real.truncateSync(name, length);
      if (disk.tracks(name)) disk.truncated(disk.real.statSync(name).ino, length);
    },
    renameSync(from, to) {
      real.renameSync(from, to);
      if (disk.tracks(to)) disk.moved(from, to);
    },
    mkdirSync(name, options) {
      const created = real.mkdirSync(name, options);
      if (disk.tracks(name)) disk.folderCreated(name);
      return created;
    },
    unlinkSync(name) {
      real.unlinkSync(name);
      if (disk.tracks(name)) disk.removed(name);
    },
    rmdirSync(name) {
      real.rmdirSync(name);
      if (disk.tracks(name)) disk.removed(name);
    },
  };
}

function promiseLayer(disk: ForgetfulDisk, files: PromiseFiles): PromiseFiles {
  const real: PromiseFiles = { ...files };
  return {
    async open(name, flags, mode) {
      const isNew = !fs.existsSync(name);
      const handle = await real.open(name, flags, mode);
      if (!disk.tracks(name)) return handle;
      if (isNew) disk.untrackedFileCreated(handle.fd);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        disk.synced(handle.fd, name);
      };
      return handle;
    },
    async link(from, to) {
      await real.link(from, to);
      if (disk.tracks(to)) disk.linked(from, to);
    },
    async rename(from, to) {
      await real.rename(from, to);
      if (disk.tracks(to)) disk.moved(from, to);
    },
    async rm(name, options) {
      const wasFile = isFile(name);
      await real.rm(name, options);
      if (wasFile && disk.tracks(name)) disk.removed(name);
    },
  };
}
