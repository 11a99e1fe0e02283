import { existsSync } from 'node:fs';
import { newPath } from '../../../testing/backups';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase, newMigratedDatabase } from '../../../testing/newDatabase';
import { openFilledStore } from './openStore';

describe('A backup of a stopped store', () => {
  const settings = { port: 4000, s3: null };

  it('is refused where there is no store, such as in a misspelt folder, and creates none', async () => {
    const dataDir = newPath();
    const refusal = `There is no database in ${dataDir}, so there is nothing to back up.`;
    await expect(openFilledStore({ ...settings, dataDir, databaseUrl: null })).rejects.toThrow(refusal);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    ['has no tables', async () => `${process.env[POSTGRES_URL]}/${await newDatabase()}`],
    ['has never been used', newMigratedDatabase],
  ])('is refused where the database %s', async (_what, make) => {
    const config = { ...settings, dataDir: newPath(), databaseUrl: await make() };
    await expect(openFilledStore(config)).rejects.toThrow('The database is empty, so there is nothing to back up.');
  });
});
