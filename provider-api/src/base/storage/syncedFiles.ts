import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import fs from 'node:fs';

/** The part of the engine's own file layer that is used here. */
interface NodeFiles {
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...rest: unknown[]) => number;
  };
  tryFSOperation<T>(work: () => T): T;
}

interface Stream {
  nfd: number;
  /** The engine's name for the file. */
  path: string;
}

type Options = Parameters<NodeFS['init']>[1];

/** The files without which the engine cannot go on: its log, and the one that records its position in the log. */
const LOG = /\/pg_wal\/|\/pg_control$/;

const LOG_FAILED =
  'The embedded database could not write its log, so this process stops. What was acknowledged is kept. See whether the disk is full or damaged, and start again.';

/**
 * Ends the process when writing the log fails, as a database server would. The engine instead never returns from such a call: the
 * process would not even react to a signal to stop.
 */
function exitOnFailure(writeLog: () => number): number {
  try {
    return writeLog();
  } catch {
    console.error(LOG_FAILED);
    return process.exit(1);
  }
}

/**
 * The files of an embedded database, with the call that the engine's own layer lacks: `fsync`. Without it the engine assumes that
 * every write is on the disk.
 */
class SyncedFiles extends NodeFS {
  override async init(database: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const initialised = await super.init(database, options);
    const { preRun = [] } = initialised.emscriptenOpts;
    initialised.emscriptenOpts.preRun = [
      (engine) => {
        const files: NodeFiles = engine.NODEFS;
        const { write } = files.stream_ops;
        files.stream_ops.write = (stream, ...rest) =>
          LOG.test(stream.path) ? exitOnFailure(() => write(stream, ...rest)) : write(stream, ...rest);
        files.stream_ops.fsync = ({ nfd }) =>
          exitOnFailure(() => {
            files.tryFSOperation(() => fs.fsyncSync(nfd));
            return 0;
          });
      },
      ...preRun,
    ];
    return initialised;
  }
}

/**
 * Opens an embedded database whose every commit is on the disk before it is acknowledged.
 * @param folder holds a database already
 */
export function openSynced(folder: string): Promise<PGlite> {
  const noSync = '-F';
  return PGlite.create({
    fs: new SyncedFiles(folder),
    // The engine's `fdatasync` does nothing and cannot be overridden.
    startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== noSync), '-c', 'wal_sync_method=fsync'],
  });
}
