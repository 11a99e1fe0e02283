import crypto from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { openSession } from '../auth/sessions';
import { lockUser } from './store';

onBothEngines('A session that is ended while the password of its person is being compared', (server) => {
  type Person = Awaited<ReturnType<ReturnType<typeof server>['given']['user']>>;

  /** Makes a call, and another one while its password is being compared, or hashed. */
  async function meanwhile<Answer>(other: () => Promise<{ status: number }>, call: () => Promise<Answer>): Promise<Answer> {
    const plain = crypto.scrypt;
    let made: Promise<unknown> | undefined;
    jest.spyOn(crypto, 'scrypt').mockImplementationOnce((...args: Parameters<typeof plain>) => {
      made = other()
        .then(({ status }) => expect(status).toBe(204))
        .finally(() => plain(...args));
    });
    const answer = await call();
    await made;
    return answer;
  }
  const whileEnding = <Answer>({ id }: Person, call: () => Promise<Answer>): Promise<Answer> =>
    meanwhile(() => server().admin.del(`/users/${id}/sessions`), call);
  afterEach(() => jest.restoreAllMocks());

  it.each(['/profile', 'own user'])('opens no other one with a change of the password (%s)', async (where) => {
    const person = await server().given.user(['user', 'rwx']);
    const path = where === '/profile' ? where : `/users/${person.id}`;
    const change = { password: 'chosen too late', confirm_password: 'chosen too late', current_password: PASSWORD };
    const late = await whileEnding(person, () => person.put(path, change));
    expect([late.status, late.body.meta]).toEqual([401, undefined]);
    expect((await server().nobody.post('/auth', { username: person.email, password: PASSWORD })).status).toBe(201);
  });

  it('renews no recovery codes, and begins no second factor', async () => {
    const person = await server().given.user();
    const confirmation = { current_password: PASSWORD };
    const app = '/profile/second-factor/app';
    const begun = await person.post(app, confirmation);
    expect((await person.put(app, { code: codeOf(begun.body.data.secret) })).status).toBe(200);
    const codes = await whileEnding(person, () => person.post('/profile/second-factor/recovery-codes', confirmation));
    expect([codes.status, codes.body.data]).toEqual([401, undefined]);
    const other = await server().given.user();
    expect((await whileEnding(other, () => other.post(app, confirmation))).status).toBe(401);
  });

  it('changes nobody else', async () => {
    const { as, given, nobody } = server();
    const [manager, person] = [await given.user(['*', 'rwx']), await given.user()];
    const elsewhere = await nobody.post('/auth', { username: manager.email, password: PASSWORD });
    const end = () => as(elsewhere.body.data.token.value).del('/profile/sessions');
    const change = () => manager.put(`/users/${person.id}`, { password: 'chosen too late' });
    expect((await meanwhile(end, change)).status).toBe(401);
    expect((await nobody.post('/auth', { username: person.email, password: PASSWORD })).status).toBe(201);
  });

  it.each(['a super user', 'the person'])('leaves no other one that is being stored at that moment (%s)', async (who) => {
    const { admin, as, given, services } = server();
    const person = await given.user();
    const [stored, released] = [signal(), signal()];
    let value = '';
    const opening = services.db.transaction(async (tx) => {
      await lockUser(tx, person.id);
      ({ value } = await openSession(tx, person.id));
      stored.send();
      await released.received;
    });
    await stored.received;
    const ending = who === 'the person' ? person.del('/profile/sessions') : admin.del(`/users/${person.id}/sessions`);
    await sleep(300);
    released.send();
    await opening;
    expect([(await ending).status, (await as(value).get('/profile')).status]).toEqual([204, 401]);
  });
});
