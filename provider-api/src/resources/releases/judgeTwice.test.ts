import { clientOf, type Client } from '../../../testing/client';
import { givenOf } from '../../../testing/given';
import { startProcesses } from '../../../testing/processes';
import { newRemoteName } from '../../../testing/packedRelease';
import { isWithdrawn, lineOf, storeVersions, sendReport } from '../../../testing/storedReleases';

describe('Two processes on one database', () => {
  const serverAt = startProcesses(2);

  it('that receive a failure at the same moment withdraw the version once', async () => {
    const [{ app, services }, { app: other }] = [serverAt(0), serverAt(1)];
    const nobody = clientOf(app, null);
    const { body } = await nobody.post('/auth', {
      username: services.config.admin.email,
      password: services.config.admin.password,
    });
    const tokens: string[] = [];
    const admin = clientOf(app, body.data.token.value);
    const given = givenOf(admin, nobody, (token) => {
      tokens.push(token);
      return clientOf(app, token);
    });
    for (let index = 0; index < 4; index += 1) await given.user(['special', 'r']);
    for (let round = 0; round < 2; round += 1) {
      const remote = newRemoteName();
      await storeVersions(services.db, remote, ['1', '2', '3'], { live: '3' });
      const people: Client[] = tokens.map((token, index) => clientOf(index % 2 === 0 ? app : other, token));
      const answers = await Promise.all(people.map((one) => sendReport(one, remote, '3', 'crashed')));
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 204));
      expect(await isWithdrawn(services.db, remote, '3')).toBe(true);
      expect(await lineOf(services.db, remote)).toMatchObject({ live: '2', version: 2 });
      const { body: notifications } = await admin.get('/notifications');
      expect(notifications.data.filter(({ title }: { title: string }) => title.endsWith(remote))).toHaveLength(1);
    }
  }, 20_000);
});
