import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines } from '../../testing/engines';
import { hasDemoPassword } from '../../demo/knownPasswords';
import { hashPassword } from '../access/auth/passwordHash';
import { properties } from '../access/places/schema';
import { makeFirstUser } from '../access/users/firstUser';
import { users } from '../access/users/schema';
import { readConfig } from '../base/config';
import { openFileStore } from '../base/storage/openFileStore';
import { fillEmptyStore } from './firstStart';

const dataDir = mkdtempSync(join(tmpdir(), 'innkeeper-first-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe.each(Object.keys(engines))('The first start (%s)', (engine) => {
  it('that was interrupted in the middle of the demo data is completed by the next one', async () => {
    const { db, close } = await engines[engine]!();
    const config = { ...readConfig({ DATA_DIR: dataDir, DEMO_DATA: '1' }), passwordCost: 4 };
    const files = await openFileStore(config, 'secret');
    const count = async () => [await db.$count(users), await db.$count(properties)];
    const failingFiles = { ...files, adopt: () => Promise.reject(new Error('cut off')) };
    await expect(fillEmptyStore({ db, files: failingFiles, config })).rejects.toThrow('cut off');
    expect(await count()).toEqual([0, 0]);
    expect(await fillEmptyStore({ db, files, config })).toBe(true);
    const [people, houses] = await count();
    expect([people! > 1, houses! > 10]).toEqual([true, true]);
    expect(await fillEmptyStore({ db, files, config })).toBe(false);
    await close();
  }, 120_000);

  it('that was interrupted before it said how to sign in leaves that to the next one, until the password is changed', async () => {
    const { db, close } = await engines[engine]!();
    const config = { ...readConfig({ DATA_DIR: dataDir, DEMO_DATA: '0' }), passwordCost: 4 };
    expect(await hasDemoPassword(db, config)).toBe(false);
    await makeFirstUser(db, config);
    expect(await hasDemoPassword(db, config)).toBe(true);
    const ownConfig = { ...config, admin: { ...config.admin, password: 'correct horse', isDemo: false } };
    expect(await hasDemoPassword(db, ownConfig)).toBe(false);
    await db.update(users).set({ passwordHash: await hashPassword('correct horse', 4) });
    expect(await hasDemoPassword(db, config)).toBe(false);
    await close();
  }, 60_000);
});
