import { sql } from 'drizzle-orm';
import { pruneSecurityLog } from '../../access/security-log/prune';
import { binOfServer } from '../../../testing/bin';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';

onBothEngines('The rights on a property that is restored from the bin', (server) => {
  const { throwAway, restore } = binOfServer(server);
  const rightOn = (property: string | null, resource: string) => ({
    resource,
    permissionable_id: property,
    r: true,
    w: true,
    x: false,
  });

  it('are not given back to a person whose rights were changed meanwhile', async () => {
    const { admin, given } = server();
    const [hotel, other] = [await given.hotel({ name: 'The Aster' }), await given.hotel()];
    const [kept, changed] = [await given.user(['special', 'rw', hotel]), await given.user(['special', 'rw', hotel])];
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    expect((await admin.post(`/users/${changed.id}/permissions`, [rightOn(other, 'faq')])).status).toBe(200);
    const { status, body } = await restore(entry.id);
    expect(status).toBe(200);
    expect(body.meta.left_out).toEqual([
      { field: 'permissions', message: 'The rights of one person on it were left out: they have been changed since.' },
    ]);
    const list = `/properties/${hotel}/specials`;
    expect([(await kept.get(list)).status, (await changed.get(list)).status]).toEqual([200, 403]);
    const stored = (await admin.get(`/users/${changed.id}/permissions`)).body.data;
    expect(stored.map(({ permissionable_id }: { permissionable_id: string }) => permissionable_id)).toEqual([other]);
  });

  it('are not given back to them even if the security log keeps such entries for only a day', async () => {
    const { admin, given, services } = server();
    const hotel = await given.hotel();
    const person = await given.user(['special', 'rw', hotel]);
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    await admin.post(`/users/${person.id}/permissions`, [rightOn(await given.hotel(), 'faq')]);
    // Three days pass.
    await services.db.execute(sql`update security_log set at = at - interval '3 days'`);
    await services.db.execute(sql`update bin set deleted_at = deleted_at - interval '3 days' where id = ${entry.id}`);
    await pruneSecurityLog(services.db, 1, new Date());
    const kept = await admin.get('/security-log?event=rights_changed');
    expect(kept.body.data.map(({ about }: { about: { id: string } }) => about.id)).toContain(person.id);
    expect((await admin.get('/security-log?event=user_created')).body.data).toEqual([]);
    expect((await restore(entry.id)).body.meta.left_out).toHaveLength(1);
    expect((await person.get(`/properties/${hotel}/specials`)).status).toBe(403);
    await pruneSecurityLog(services.db, 1, new Date(Date.now() + 31 * 86_400_000));
    expect((await admin.get('/security-log?event=rights_changed')).body.data).toEqual([]);
  });

  it('are given back to everybody whose rights were not changed, whatever else of them was', async () => {
    const { admin, as, given, nobody } = server();
    const hotel = await given.hotel();
    const person = await given.user(['special', 'rw', hotel]);
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    expect((await admin.del(`/users/${person.id}/sessions`)).status).toBe(204);
    expect((await restore(entry.id)).body.meta.left_out).toEqual([]);
    const { body } = await nobody.post('/auth', { username: person.email, password: PASSWORD });
    expect((await as(body.data.token.value).get(`/properties/${hotel}/specials`)).status).toBe(200);
  });
});
