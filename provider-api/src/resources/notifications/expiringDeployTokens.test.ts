import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterDays } from 'shared-kit/rules/tokenExpiry';
import type { Client } from '../../../testing/client';
import { mailsTo } from '../../../testing/mails';
import { onBothEngines } from '../../../testing/server';
import { warningsOf } from '../../../testing/warnings';
import { permissions } from '../../access/users/schema';

onBothEngines('Warnings about deploy tokens that expire', (server) => {
  const { superUser, titles, warn, expectEachOnce } = warningsOf(server);
  const make = async (person: Client, remote: string, expires_on: string, headers = {}) =>
    (await person.post('/deploy-tokens', { remote, expires_on }, headers)).body.data;
  const [until, day] = [afterDays(30), afterDays(30).slice(0, 10)];
  const [soon, over] = [`The deploy token of mf-told expires on ${day}.`, `The deploy token of mf-told expired on ${day}.`];

  it('are sent to the creator a week before and at the end, once each from two processes; the first also by mail', async () => {
    const [owner, other] = [await superUser(), await superUser()];
    await make(owner, 'mf-told', until);
    await expectEachOnce(owner, other, soon, over);
    const [newest] = (await owner.get('/notifications')).body.data;
    expect(newest).toMatchObject({ link: '/releases/tokens', read: false });
    const mails = await mailsTo(server().services, owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: A deploy token of Innkeeper expires soon');
    expect(mails[0]).toContain('Anything that ships releases with it is refused from then on.');
    expect(mails[0]).toContain('create another one here:\n\nhttp://test.example/releases/tokens\n');
  });

  it('are sent to every super user when the creator is no longer one', async () => {
    const [owner, heir] = [await superUser(), await superUser()];
    await make(owner, 'mf-told', until);
    await server().services.db.delete(permissions).where(eq(permissions.userId, owner.id));
    await warn(25);
    expect(await titles(heir)).toEqual([soon]);
    expect(await titles(owner)).toEqual([]);
  });

  it('are not sent for a revoked token, early for a short-lived one, or again for one that was created twice', async () => {
    const owner = await superUser();
    const { id } = await make(owner, 'mf-gone', until);
    await owner.del(`/deploy-tokens/${id}`);
    await make(owner, 'mf-short', afterDays(3));
    const key = { 'idempotency-key': randomUUID() };
    await make(owner, 'mf-twice', until, key);
    await make(owner, 'mf-twice', until, key);
    await warn(1);
    expect(await titles(owner)).toEqual([]);
    await warn(25);
    const [short, twice] = ['mf-short', 'mf-twice'].map((name) => expect.stringContaining(`of ${name} `));
    expect((await titles(owner)).sort()).toEqual([short, twice]);
  });

  it('are not shown in the list of deploy tokens', async () => {
    const owner = await superUser();
    const { value: _told, ...token } = await make(owner, 'mf-same', until);
    await warn(25);
    expect((await owner.get('/deploy-tokens?remote=mf-same')).body.data).toEqual([token]);
    expect(token).not.toHaveProperty('warned');
  });
});
