import { seedDemo } from '../../demo/seedDemo';
import { makeFirstUser } from '../access/users/firstUser';
import { allowIdle } from '../base/storage/allowIdle';
import type { Services } from '../http/app';

/**
 * Fills an empty store: the first user, and the demo where the configuration says so (api-contract §5). Both or neither, so that
 * an interrupted start is repeated by the next one.
 * @returns whether the store was empty
 */
export const fillEmptyStore = ({ db, files, config }: Pick<Services, 'db' | 'files' | 'config'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    await allowIdle(tx);
    const isNew = await makeFirstUser(tx, config);
    if (isNew && config.demoData) await seedDemo(tx, files, new Date(), config.passwordCost);
    return isNew;
  });
