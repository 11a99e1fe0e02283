import { eq } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { binOfServer } from '../../../testing/bin';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { specials } from '../specials/schema';

onBothEngines('What others did around the bin', (server) => {
  const { rows, throwAway, restore } = binOfServer(server);

  it('a property comes back without the rights of a person who was deleted since', async () => {
    const hotel = await server().given.hotel();
    const [gone, stays] = [
      await server().given.user(['special', 'rw', hotel]),
      await server().given.user(['special', 'rw', hotel]),
    ];
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    expect((await server().admin.del(`/users/${gone.id}`)).status).toBe(204);
    expect((await restore(entry.id)).status).toBe(200);
    const holders = (await rows('permissions', `permissionable_id = '${hotel}'`)).map(
      (row) => (JSON.parse(row) as { user_id: string }).user_id,
    );
    expect([...new Set(holders)]).toEqual([stays.id]);
  });

  it('an alert comes back without a property that was deleted for good since, and one that is deleted comes back without it', async () => {
    const [kept, gone] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await server().given.item('/alerts', { name: 'Pool closed' });
    for (const property_id of [kept, gone]) await server().admin.put('/alerts/assign', { property_id, alert_id: id });
    const entry = await throwAway(`/alerts/${id}`, id);
    const property = await throwAway(`/properties/${gone}`, gone);
    expect((await server().admin.del(`/bin/${property.id}`)).status).toBe(204);
    expect((await restore(entry.id)).status).toBe(200);
    const { data } = (await server().admin.get(`/alerts/${id}`)).body;
    expect(data.properties.map((assigned: { id: string }) => assigned.id)).toEqual([kept]);
  });

  it('what somebody saves in an item while its property is being deleted is in the bin', async () => {
    const hotel = await server().given.hotel();
    const path = `/properties/${hotel}/specials`;
    const { id } = await server().given.item(path, special({ title: 'Spa day' }));
    const [saved, committed] = [signal(), signal()];
    const saving = server().services.db.transaction(async (tx) => {
      await tx.update(specials).set({ title: 'Spa weekend' }).where(eq(specials.id, id));
      saved.send();
      await committed.received;
    });
    await saved.received;
    const deleting = throwAway(`/properties/${hotel}`, hotel);
    // Time to get as far as it can.
    await wait(500);
    committed.send();
    await saving;
    expect((await restore((await deleting).id)).status).toBe(200);
    expect((await server().admin.get(`${path}/${id}`)).body.data.title).toBe('Spa weekend');
  });
});
