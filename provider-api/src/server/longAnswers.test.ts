import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { interrupt } from '../../testing/interrupt';
import type { Given } from '../../testing/given';
import { onBothEngines } from '../../testing/server';
import { newKey } from '../base/storage/files/keys';

type Person = Awaited<ReturnType<Given['user']>>;

const { prepare, read } = interrupt();

/** Every part of an answer requires the rights at that moment, and a client that gets only a part must be able to tell. */
onBothEngines(
  'An answer that is sent while it is read',
  (server) => {
    const take = ({ id }: Person) => server().admin.post(`/users/${id}/permissions`, []);
    const signOut = (person: Person) => person.del('/auth');
    const keep = () => Promise.resolve();
    const csv = (person: Person, path: string, after: () => Promise<unknown>) =>
      read(server(), path, { headers: { accept: 'text/csv', authorization: `Bearer ${person.token}` } }, after);

    describe('the security log as CSV', () => {
      beforeAll(() =>
        server().services.db.execute(sql`insert into security_log (at, event, outcome, detail)
          select now(), 'deleted', 'done', repeat('x', 100) from generate_series(1, 2500)`),
      );
      const download = (person: Person, after: () => Promise<unknown>) => csv(person, '/security-log?event=deleted', after);

      it('is complete for somebody who keeps the right, and broken off for somebody who loses it or signs out', async () => {
        const { given } = server();
        const [keeper, loser, leaver] = [
          await given.user(['*', 'rwx']),
          await given.user(['*', 'rwx']),
          await given.user(['*', 'rwx']),
        ];
        expect(await download(keeper, keep)).toBe('complete');
        expect(await download(loser, () => take(loser))).toBe('broken');
        expect(await download(leaver, () => signOut(leaver))).toBe('broken');
      });
    });

    it('is broken off for somebody who loses the right to a part of the activity, and complete for somebody who gains one', async () => {
      const { admin, given, services } = server();
      const [hotel, other] = [await given.hotel(), await given.hotel()];
      await services.db.execute(sql`insert into versions (at, item, person, version, action)
        select now(), i.id, null, n, 'changed' from version_items i, generate_series(2, 2500) n where i.item_id = ${hotel}`);
      const [loser, gainer] = [
        await given.user(['property', 'r', hotel], ['faq', 'r', other]),
        await given.user(['property', 'r', hotel]),
      ];
      const change = ({ id }: Person, ...places: string[]) =>
        admin.post(
          `/users/${id}/permissions`,
          places.map((permissionable_id) => ({
            resource: 'property',
            permissionable_type: 'PropertyPermission',
            permissionable_id,
            r: true,
            w: false,
            x: false,
          })),
        );
      const path = `/activity?property_id=${hotel}`;
      expect(await csv(gainer, path, () => change(gainer, hotel, other))).toBe('complete');
      expect(await csv(loser, path, () => change(loser, other))).toBe('broken');
      const loserOfOthers = await given.user(['property', 'r']);
      expect(await csv(loserOfOthers, path, () => change(loserOfOthers, hotel))).toBe('broken');
    });

    it('a backup is broken off for somebody who is no longer a super user', async () => {
      const { given, services } = server();
      for (let count = 0; count < 3; count += 1)
        await services.files.put(newKey('noise.pdf', 'application/pdf'), randomBytes(1_000_000));
      const loser = await given.user(['*', 'rwx']);
      const init = { method: 'POST', headers: { authorization: `Bearer ${loser.token}` } };
      expect(await read(server(), '/backup', init, keep)).toBe('complete');
      expect(await read(server(), '/backup', init, () => take(loser))).toBe('broken');
    });
  },
  {},
  prepare,
);
