import { startPostgres } from './postgres';

/** `npm run postgres -w provider-api`: a PostgreSQL server to try things with, until it is told to end. Prints its address. */
async function main(): Promise<void> {
  const { url, stop } = await startPostgres();
  console.log(`${url}/postgres`);
  const end = () => void stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
