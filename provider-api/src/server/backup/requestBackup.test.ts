import { codeOf } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { portOf } from '../../../testing/listen';
import { onBothEngines } from '../../../testing/server';
import { requestBackup } from './requestBackup';

onBothEngines('A backup that a command asks for', (server) => {
  /** @returns how many bytes were received, or the sentence of the refusal */
  const ask = async (settings: Record<string, string>) => {
    const environment = jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    try {
      let size = 0;
      for await (const chunk of await requestBackup(`http://127.0.0.1:${await portOf(server().app)}/`)) size += chunk.length;
      return size;
    } catch (error) {
      return (error as Error).message;
    } finally {
      environment.restore();
    }
  };

  it('works every night, even where super users need a second factor: the key of an app makes the code', async () => {
    const boss = await server().given.user(['*', 'rwx']);
    const account = { BACKUP_EMAIL: boss.email, BACKUP_PASSWORD: PASSWORD };
    expect(await ask(account)).toBeGreaterThan(500);
    const { secret } = (await boss.post('/profile/second-factor/app', { current_password: PASSWORD })).body.data;
    // The code of half a minute ago is still valid, so the command can use the current one.
    await boss.put('/profile/second-factor/app', { code: codeOf(secret, Date.now() - 30_000) });
    expect(await ask(account)).toMatch(/\(401\): .*BACKUP_APP_KEY/);
    expect(await ask({ ...account, BACKUP_APP_KEY: secret.toLowerCase().replace(/(.{4})/g, '$1 ') })).toBeGreaterThan(500);
    expect(await ask({ ...account, BACKUP_APP_KEY: 'not a key: 018' })).toMatch(/BACKUP_APP_KEY/);
  });

  it('is refused with the message of the server', async () => {
    const person = await server().given.user(['special', 'rwx']);
    expect(await ask({ BACKUP_EMAIL: person.email, BACKUP_PASSWORD: PASSWORD })).toMatch(/refuses the backup \(403\): /);
    expect(await ask({ BACKUP_EMAIL: person.email, BACKUP_PASSWORD: 'another' })).toMatch(/\(401\): Incorrect email/);
    expect(await ask({})).toMatch(/^Set BACKUP_EMAIL/);
  });
});
