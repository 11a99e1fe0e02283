import { sweepFiles } from './assets/sweep';
import { ConfigError, readConfig } from './config';
import { seedDemo } from './demo/seedDemo';
import { lockDataDir } from './storage/lock';
import { buildServer } from './server';
import { makeFirstUser } from './users/firstUser';

/** A request that never ends must not keep the process from stopping, in milliseconds. */
const STOP_AFTER = 10_000;

/** Starts the server: the data directory for this process alone, the store, the first user, then the address. */
async function main(): Promise<void> {
  const config = readConfig();
  // Only the embedded database needs the folder for itself: with a PostgreSQL server any number of processes may share it.
  const release = config.databaseUrl === null ? await lockDataDir(config.dataDir) : null;
  const { app, services } = await buildServer(config);
  const isNew = await makeFirstUser(services.db, config);
  if (isNew && config.demoData) await seedDemo(services.db, services.files, new Date(), config.passwordCost);
  await app.listen({ host: config.host, port: config.port });
  console.log(`Innkeeper is ready: ${config.publicUrl}`);
  if (config.admin.isDemo && isNew) console.log(`Sign in with ${config.admin.email} / ${config.admin.password}`);
  sweepFiles(services.db, services.files, new Date()).catch((error: unknown) =>
    app.log.warn({ err: error }, 'unclaimed files were not swept'),
  );
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_AFTER).unref();
    await app.close();
    await release?.();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  console.error(
    error instanceof ConfigError || (error instanceof Error && error.message.includes('is in use by')) ? error.message : error,
  );
  process.exit(1);
});
