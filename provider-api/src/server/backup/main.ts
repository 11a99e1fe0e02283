import type { Readable } from 'node:stream';
import { readStoreConfig } from '../../base/config';
import { ConfigError } from '../../base/configError';
import { programFault } from '../programFault';
import { readArguments } from './arguments';
import { checkBackup, type Summary } from './format';
import { makeBackup } from './make';
import { openFilledStore, openStore } from './openStore';
import { requestBackup } from './requestBackup';
import { restoreBackup } from './restore';
import { requireNewFile, saveBackup } from './save';

/** Only a restore says this: an aborted backup has its own message. */
const NO_ROOM = 'There is no room left on the disk. The rows that were there are as they were: make room, and restore again.';

/** `npm run backup` and `npm run restore` (docs/how-to/backup.md). */
async function main([command, ...args]: string[]): Promise<void> {
  if (command === 'restore') return restore(args);
  return backup(args);
}

async function backup(args: string[]): Promise<void> {
  const { values, file } = readArguments('backup', args, { from: { type: 'string' }, stopped: { type: 'boolean' } });
  const from = typeof values.from === 'string' ? values.from : null;
  if (from && values.stopped) throw new ConfigError('Use either --from or --stopped, not both.');
  const config = readStoreConfig();
  // Before a server makes it, and its security log says that everything was exported.
  await requireNewFile(file);
  const summary = values.stopped
    ? await fromStore(file)
    : await save(file, await requestBackup(from ?? `http://localhost:${config.port}`));
  console.log(`${file}: ${describe(summary)}.`);
  if (!values.stopped) console.log(`Writers waited ${summary.writersWaited} ms.`);
  console.log('It contains password hashes and personal data: keep it like a password. SECRET_KEY is not in it.');
}

async function fromStore(file: string): Promise<Summary> {
  const { close, ...store } = await openFilledStore(readStoreConfig());
  try {
    return await save(file, await makeBackup(store));
  } finally {
    await close();
  }
}

/** Saves a backup. The first Ctrl+C or SIGTERM aborts it, since half of one would be left, with personal data; a second one ends the process. */
function save(file: string, bytes: Readable): Promise<Summary> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  return saveBackup(file, bytes, interruption.signal);
}

async function restore(args: string[]): Promise<void> {
  const { values, file } = readArguments('restore', args, { replace: { type: 'boolean' } });
  // Reported before a store is opened or created.
  await checkBackup(file);
  const { close, ...store } = await openStore(readStoreConfig());
  try {
    const summary = await restoreBackup(store, file, { replace: values.replace === true });
    console.log(`Restored from ${file}: ${describe(summary)}. Start the server with the SECRET_KEY of the backup's store.`);
  } finally {
    await close();
  }
}

const describe = ({ rows, tables, files, at, engine }: Summary) =>
  `${rows} rows of ${tables} tables and ${files} files, as of ${at} (${engine})`;

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(programFault(error, NO_ROOM));
  process.exitCode = 1;
});
