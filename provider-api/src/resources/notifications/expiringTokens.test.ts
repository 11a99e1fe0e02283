import { eq } from 'drizzle-orm';
import { afterDays } from 'shared-kit/rules/tokenExpiry';
import type { Client } from '../../../testing/client';
import { mailsTo } from '../../../testing/mails';
import { onBothEngines } from '../../../testing/server';
import { warningsOf } from '../../../testing/warnings';
import { apiTokens } from '../../access/tokens/schema';
import { users } from '../../access/users/schema';
import { removeExpired } from '../../server/housekeeping';
import { warnOfTokens } from './expiringTokens';

const DAY = 86_400_000;

onBothEngines('Warnings about API tokens that expire', (server) => {
  const { superUser, titles, warn, expectEachOnce } = warningsOf(server);
  const make = async (person: Client, name: string, expires_on: string | null) =>
    (await person.post('/tokens', { name, property_id: '*', expires_on })).body.data;

  it('are sent to the owner a week before and at the end, once each, however many processes check and however often', async () => {
    const [owner, other] = [await superUser(), await superUser()];
    const until = afterDays(30);
    await make(owner, 'Website', until);
    await make(owner, 'Kiosk', null);
    const day = until.slice(0, 10);
    const [soon, over] = [`The API token “Website” expires on ${day}.`, `The API token “Website” expired on ${day}.`];
    await expectEachOnce(owner, other, soon, over);
    const [newest] = (await owner.get('/notifications')).body.data;
    expect(newest).toMatchObject({ link: '/tokens', read: false });
  });

  it('are also mailed, but only the first one, and once from two processes', async () => {
    const [owner, other] = [await superUser(), await superUser()];
    const until = afterDays(30);
    await make(owner, 'Mailed', until);
    const two = { ...server().services, mail: { ...server().services.mail, wake: () => undefined } };
    await Promise.all([1, 2].map(() => warnOfTokens(two, new Date(Date.now() + 24 * DAY))));
    await warn(25);
    await warn(31);
    const mails = await mailsTo(server().services, owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: An API token of Innkeeper expires soon');
    expect(mails[0]).toContain('Any site or program that uses it is refused from then on.');
    expect(mails[0]).toContain('To keep it working, give it another expiry here:\n\nhttp://test.example/tokens\n');
    expect(await mailsTo(server().services, other.email)).toEqual([]);
  });

  it('are mailed to every super user when the owner no longer exists', async () => {
    const [owner, heir] = [await superUser(), await superUser()];
    await make(owner, 'Left behind', afterDays(10));
    await server().services.db.delete(users).where(eq(users.id, owner.id));
    await warn(11);
    const [mail] = await mailsTo(server().services, heir.email);
    expect(mail).toContain('has expired');
    expect(mail).toContain('Any site or program that uses it is refused now.');
    expect(await mailsTo(server().services, owner.email)).toEqual([]);
  });

  it('start again after a new expiry, for the person who set it', async () => {
    const [maker, renewer] = [await superUser(), await superUser()];
    const { id } = await make(maker, 'Renewed', afterDays(10));
    await warn(11);
    await renewer.put(`/tokens/${id}`, { expires_on: afterDays(60) });
    await warn(20);
    expect([(await titles(maker)).length, (await titles(renewer)).length]).toEqual([1, 0]);
    await warn(55);
    await warn(61);
    expect([(await titles(maker)).length, (await titles(renewer)).length]).toEqual([1, 2]);
  });

  it('are sent only at the end for a token of a few days, whose expiry the owner has just chosen', async () => {
    const owner = await superUser();
    await make(owner, 'Short', afterDays(3));
    await warn(1);
    expect(await titles(owner)).toEqual([]);
    await warn(4);
    expect(await titles(owner)).toHaveLength(1);
  });

  it('are sent to every super user when the owner no longer exists, and to nobody else', async () => {
    const [owner, heir] = [await superUser(), await superUser()];
    const reader = await server().given.user(['token', 'rwx']);
    await make(owner, 'x'.repeat(200), afterDays(30));
    await server().services.db.delete(users).where(eq(users.id, owner.id));
    await warn(25);
    expect(await titles(heir)).toEqual([`The API token “${'x'.repeat(200)}” expires on ${afterDays(30).slice(0, 10)}.`]);
    expect(await titles(reader)).toEqual([]);
  });

  it('are sent by the hourly tasks of the server', async () => {
    const owner = await superUser();
    const { id } = await make(owner, 'Hourly', afterDays(10));
    const { db } = server().services;
    await db
      .update(apiTokens)
      .set({ expiresOn: afterDays(6) })
      .where(eq(apiTokens.id, id));
    await removeExpired(server().services, new Date());
    expect(await titles(owner)).toHaveLength(1);
  });

  it('do not change the token', async () => {
    const owner = await superUser();
    const token = await make(owner, 'Same', afterDays(10));
    await warn(5);
    const [row] = await server().services.db.select().from(apiTokens).where(eq(apiTokens.id, token.id));
    expect(row).toMatchObject({ version: 1, updatedAt: token.updated_at, warned: 'soon' });
  });
});
