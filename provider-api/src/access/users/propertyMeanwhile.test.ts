import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { onBothEngines } from '../../../testing/server';
import { properties } from '../places/schema';

onBothEngines('Rights on a property that is being deleted', (server) => {
  it('are refused once it is deleted, because it no longer exists', async () => {
    const { admin, given, services } = server();
    const { id } = await given.user();
    const [hotel, other] = [await given.hotel(), await given.hotel()];
    const right = (property: string) => ({
      resource: 'special',
      permissionable_type: 'PropertyPermission',
      permissionable_id: property,
      r: true,
      w: false,
      x: false,
    });
    const set = (list: object[]) => admin.post(`/users/${id}/permissions`, list);
    expect((await set([right(hotel), right(other)])).status).toBe(200);
    let begin = () => {};
    // Prepared outside the transaction, since it is not part of it.
    const late = new Promise<void>((resolve) => (begin = resolve)).then(() => set([right(hotel), right(other)]));
    await services.db.transaction(async (tx) => {
      await tx.delete(properties).where(eq(properties.id, hotel));
      begin();
      // Long enough for the list to wait for something.
      await wait(500);
    });
    const { status, body } = await late;
    expect([status, body.message]).toEqual([422, 'One of the properties no longer exists.']);
    expect((await set([right(other)])).status).toBe(200);
  });
});
