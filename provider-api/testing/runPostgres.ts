import { startPostgres } from './postgres';

/**
 * `npm run postgres -w provider-api`: a PostgreSQL server to try things with, until it is told to end. Prints its address. A
 * program that started it over a channel may say `kill` and `start`, and hears when that is done.
 */
async function main(): Promise<void> {
  const { url, stop, ...ways } = await startPostgres();
  console.log(`${url}/postgres`);
  process.on('message', (way: keyof typeof ways) => void ways[way]().then(() => process.send?.(way)));
  const end = () => void stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
