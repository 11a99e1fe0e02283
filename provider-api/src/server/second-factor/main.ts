import { readStoreConfig } from '../../base/config';
import { ConfigError } from '../../base/configError';
import { openFilledStore } from '../backup/openStore';
import { programFault } from '../programFault';
import { removeLostFactor } from './removeLost';

const NO_ROOM = 'There is no room left on the disk, so nothing was changed. Make room, and try again.';

/** `npm run remove-second-factor -- owner@house.example` (docs/how-to/accounts.md). */
async function main([email, ...more]: string[]): Promise<void> {
  if (email === undefined || more.length > 0)
    throw new ConfigError('Name one person: npm run remove-second-factor -- owner@house.example');
  const { db, close } = await openFilledStore(readStoreConfig(), 'nobody has an account');
  try {
    const wasRemoved = await removeLostFactor(db, email);
    console.log(
      wasRemoved
        ? `${email} signs in with the password alone now, and is signed out everywhere.`
        : `${email} has no second factor. Nothing was changed.`,
    );
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(programFault(error, NO_ROOM));
  process.exitCode = 1;
});
