import { setTimeout as wait } from 'node:timers/promises';
import { lastMailTo, resetTokenIn } from '../../../testing/mails';
import { onBothEngines } from '../../../testing/server';
import { lockUser } from '../users/store';
import { endResets } from './resets';

onBothEngines('A mailed link that is used while somebody changes the person', (server) => {
  it('waits for the change, and is invalid after it', async () => {
    const { given, nobody, services } = server();
    const { id, email } = await given.user();
    await nobody.post('/passwords/forgot', { email });
    const token = resetTokenIn(await lastMailTo(services, email));
    let useLink = () => {};
    // Prepared outside the transaction, since it is not part of it.
    const answer = new Promise<void>((resolve) => (useLink = resolve)).then(() =>
      nobody.put(`/passwords/${token}`, { password: 'by the link' }),
    );
    await services.db.transaction(async (tx) => {
      await lockUser(tx, id);
      useLink();
      // Long enough for the link to wait for something.
      await wait(500);
      await endResets(tx, id);
    });
    const { status, body } = await answer;
    expect([status, body.message]).toEqual([404, 'This link is no longer valid. Ask for a new one.']);
  });
});
