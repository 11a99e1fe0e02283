import { startPostgres } from './postgres';

/**
 * `npm run postgres -w provider-api`: runs a PostgreSQL server for experiments until it is stopped, and prints its URL. A parent
 * process with an IPC channel may send `kill`, `shutDown` and `start`, and gets the command back once it is done.
 */
async function main(): Promise<void> {
  const { url, stop, ...commands } = await startPostgres();
  console.log(`${url}/postgres`);
  process.on('message', (command: keyof typeof commands) => void commands[command]().then(() => process.send?.(command)));
  const end = () => void stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
