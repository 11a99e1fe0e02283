import { startPostgres } from './postgres';

/**
 * `npm run postgres -w provider-api`: a PostgreSQL server for experiments, until it is stopped. Prints its address. A program
 * that started it over an IPC channel may send `kill`, `shutDown` and `start`, and is notified when done.
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
