import { eq, sql } from 'drizzle-orm';
import { accommodation } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { accommodations } from '../../resources/accommodations/schema';
import { alerts } from '../../resources/alerts/schema';
import { lists } from '../../resources/lists/schema';

/** Values that an earlier program stored, and that a change may not hold today. */
onBothEngines('A version with values that are refused today', (server) => {
  const restore = (path: string, version = 1) => server().admin.post(`${path}/versions/${version}/restore`);

  it('is restored without blank entries of its lists, as if they had never been chosen', async () => {
    const { admin, given, services } = server();
    const listPath = `/properties/${await given.hotel()}/lists`;
    const list = await given.item(listPath, { title: 'Links', starts_on: '2026-01-05T15:00:00.000Z' });
    await services.db
      .update(lists)
      .set({ pageDisplayedOn: ['homepage', ' ', '\u200b'] as never })
      .where(eq(lists.id, list.id));
    await admin.put(`${listPath}/${list.id}`, { page_displayed_on: ['amenities'] });
    const restored = await restore(`${listPath}/${list.id}`);
    expect([restored.status, restored.body.meta.left_out]).toEqual([200, []]);
    expect(restored.body.data.page_displayed_on).toEqual(['homepage']);

    const alert = await given.item('/alerts', { name: 'Snow', modal: { title: 'Snow' } });
    await services.db
      .update(alerts)
      .set({ modal: sql`jsonb_set(${alerts.modal}, '{pageDisplayOn}', '[" ", null]')` })
      .where(eq(alerts.id, alert.id));
    await admin.put(`/alerts/${alert.id}`, { modal: { title: 'Storm' } });
    const { status, body } = await restore(`/alerts/${alert.id}`);
    expect([status, body.data.modal.title, body.data.modal.page_display_on]).toEqual([200, 'Snow', []]);
  });

  it('is refused where nothing of it can be restored, with the field and what to do', async () => {
    const { admin, given, services } = server();
    const path = `/properties/${await given.hotel()}/accommodations`;
    const room = await given.item(path, accommodation());
    await services.db
      .update(accommodations)
      .set({ type: 'cave' as never })
      .where(eq(accommodations.id, room.id));
    expect((await admin.put(`${path}/${room.id}`, { type: room.type })).status).toBe(200);
    const { status, body } = await restore(`${path}/${room.id}`);
    const message =
      'Nothing in this version can be restored. Must be one of the choices: type. Make the change in the form instead.';
    expect([status, body.message, body.fields]).toEqual([422, message, { type: 'Must be one of the choices.' }]);
  });

  it('is restored as far as possible, and the field that is left out is named', async () => {
    const { admin, given, services } = server();
    const path = `/properties/${await given.hotel()}/accommodations`;
    const room = await given.item(path, accommodation({ title: 'Loft' }));
    await services.db
      .update(accommodations)
      .set({ type: ' ' as never })
      .where(eq(accommodations.id, room.id));
    await admin.put(`${path}/${room.id}`, { type: room.type, title: 'Attic' });
    const { status, body } = await restore(`${path}/${room.id}`);
    expect([status, body.data.title, body.data.type]).toEqual([200, 'Loft', room.type]);
    expect(body.meta.left_out).toEqual([{ field: 'type', message: 'Required: type.' }]);
  });
});
