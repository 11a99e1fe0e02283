import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import fs from 'node:fs';

/** What is used here of the engine's own layer over the files of this machine. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  tryFSOperation<T>(work: () => T): T;
}

type Options = Parameters<NodeFS['init']>[1];

/**
 * The files of an embedded database, with the call that the engine's own layer lacks: `fsync`. Without it the engine assumes that
 * every write is on the disk.
 */
class SyncedFiles extends NodeFS {
  override async init(database: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const made = await super.init(database, options);
    const { preRun = [] } = made.emscriptenOpts;
    made.emscriptenOpts.preRun = [
      (engine) => {
        const files: NodeFiles = engine.NODEFS;
        files.stream_ops.fsync = ({ nfd }) => {
          files.tryFSOperation(() => fs.fsyncSync(nfd));
          return 0;
        };
      },
      ...preRun,
    ];
    return made;
  }
}

/**
 * Opens an embedded database whose every commit is on the disk before it is acknowledged.
 * @param folder holds a database already
 */
export function openSynced(folder: string): Promise<PGlite> {
  const unsynced = '-F';
  return PGlite.create({
    fs: new SyncedFiles(folder),
    // The engine's `fdatasync` does nothing and cannot be overridden.
    startParams: [...PGlite.defaultStartParams.filter((one) => one !== unsynced), '-c', 'wal_sync_method=fsync'],
  });
}
