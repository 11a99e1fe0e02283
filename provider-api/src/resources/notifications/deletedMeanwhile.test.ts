import { eq } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { users } from '../../access/users/schema';

onBothEngines('A person who is deleted while others are notified', (server) => {
  it('does not make the change fail, and the others are notified', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster' });
    const path = `/properties/${hotel}/specials`;
    const [gone, reader] = [
      await server().given.user(['special', 'r', hotel]),
      await server().given.user(['special', 'r', hotel]),
    ];
    const { id } = await server().given.item(path, special({ title: 'Spa day' }));
    const [deleted, committed] = [signal(), signal()];
    const deleting = server().services.db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, gone.id));
      deleted.send();
      await committed.received;
    });
    await deleted.received;
    const publishing = server().admin.put(`${path}/${id}`, { published: true });
    // Time to get as far as it can.
    await wait(500);
    committed.send();
    await deleting;
    expect((await publishing).status).toBe(200);
    expect((await reader.get('/notifications')).body.data).toMatchObject([
      { title: 'Super User published “Spa day” in The Aster' },
    ]);
  });
});
