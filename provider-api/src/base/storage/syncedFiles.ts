import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import fs from 'node:fs';

/** What is used here of the engine's own layer over the files of this machine. */
interface NodeFiles {
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...rest: unknown[]) => number;
  };
  tryFSOperation<T>(work: () => T): T;
}

interface Stream {
  nfd: number;
  /** As the engine calls the file. */
  path: string;
}

type Options = Parameters<NodeFS['init']>[1];

/** What the engine cannot go on without: its log, and the file that says where in the log it is. */
const LOG = /\/pg_wal\/|\/pg_control$/;

const LOST =
  'The embedded database could not write its log, so this process stops. What was acknowledged is kept. See whether the disk is full or damaged, and start again.';

/**
 * A server would end here and start again. The engine instead never comes back from the call: the process would answer nothing,
 * not even a signal to stop.
 */
function orEnd(isVital: boolean, work: () => number): number {
  try {
    return work();
  } catch (error) {
    if (!isVital) throw error;
    console.error(LOST);
    return process.exit(1);
  }
}

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
        const { write } = files.stream_ops;
        files.stream_ops.write = (stream, ...rest) => orEnd(LOG.test(stream.path), () => write(stream, ...rest));
        files.stream_ops.fsync = ({ nfd }) =>
          orEnd(true, () => {
            files.tryFSOperation(() => fs.fsyncSync(nfd));
            return 0;
          });
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
