import { readConfig } from '../base/config';
import { hasDemoPassword, refuseKnownPasswords } from '../../demo/knownPasswords';
import { refuseWaitingPictures } from '../resources/assets/renditions';
import { storedKeys } from '../resources/assets/storedKeys';
import { addressFault, checkAddressFree } from '../http/address';
import { misfitsInUse } from '../resources/releases/checks';
import { publishBuilt } from '../resources/releases/publish';
import { linkFiles } from '../base/storage/files/linkFiles';
import { refuseLowFileLimit } from '../base/fileLimit';
import { restrictFileAccess } from '../base/storage/folder';
import { lockDataDir } from '../base/storage/lock';
import { scheduleFileCleaning } from './fileCleaning';
import { fillEmptyStore } from './firstStart';
import { buildServer } from './server';
import { programFault } from './programFault';

/** In milliseconds: a request that never ends must not keep the process from stopping. */
const STOP_AFTER = 10_000;
/** In milliseconds: a second signal after this time stops the process immediately. */
const IMPATIENT = 500;

const NO_MAIL =
  'SMTP_URL is not set: no mail is sent. Mails are written to DATA_DIR, and the links in them, which set passwords, to this log. MAIL=folder says that this is meant.';

const NO_ROOM =
  'There is no room left on the disk, so the server cannot start. What was acknowledged is kept: make room, and start again.';

/** Starts the server: locks the data directory, opens the store, creates the first user, then listens. */
async function main(): Promise<void> {
  restrictFileAccess();
  refuseLowFileLimit();
  const config = readConfig();
  await checkAddressFree(config);
  // Only the embedded database needs exclusive use of the folder: with a PostgreSQL server any number of processes may share it.
  const release = config.databaseUrl === null ? await lockDataDir(config.dataDir) : null;
  const { app, services } = await buildServer(config);
  const areLinked = await linkFiles(services.db, services.files, storedKeys, (sentence) => app.log.warn(sentence));
  await fillEmptyStore(services);
  if (config.warnOfMail) app.log.warn(NO_MAIL);
  if (config.production) await refuseKnownPasswords(services.db, config);
  await publishBuilt(services, (sentence) => app.log.info(sentence));
  for (const sentence of await misfitsInUse(services.db, config)) app.log.warn(sentence);
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw addressFault(error, config);
  });
  const stopCleaning = areLinked ? scheduleFileCleaning(services, app.log) : null;
  let stoppingSince = 0;
  const stop = async () => {
    // A terminal and a wrapper may both forward one Ctrl+C; a second one stops immediately.
    if (stoppingSince > 0) return void (Date.now() - stoppingSince > IMPATIENT && process.exit(1));
    stoppingSince = Date.now();
    setTimeout(() => {
      app.server.getConnections((_, open) => {
        console.error(`The server did not stop within ${STOP_AFTER / 1000} seconds: ${open} connections are open. It ends now.`);
        process.exit(1);
      });
    }, STOP_AFTER).unref();
    stopCleaning?.();
    refuseWaitingPictures();
    await app.close();
    await release?.();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  console.log(`Innkeeper is ready: ${config.publicUrl}`);
  // At every start, since the first one may have been interrupted before this line.
  if (await hasDemoPassword(services.db, config)) console.log(`Sign in with ${config.admin.email} / ${config.admin.password}`);
}

main().catch((error: unknown) => {
  console.error(programFault(error, NO_ROOM));
  process.exit(1);
});
