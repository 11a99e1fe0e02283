import { PASSWORD } from '../../../testing/given';
import { remoteSteps } from '../../../testing/remoteSteps';
import { onBothEngines } from '../../../testing/server';
import { registryFor } from './registry';

const A = '0.1.0-aaaaaaaa';
const B = '0.1.0-bbbbbbbb';
const C = '0.1.0-cccccccc';

onBothEngines('Canaries', (server) => {
  const prepareRemote = remoteSteps(server);

  it('a canary goes to its share of people, the same ones every time, and to nobody else', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    expect((await remote.put({ release: B, share: 40, why: 'Try' })).body.data).toMatchObject({ live: A, canary: B, share: 40 });
    const people = await Promise.all(Array.from({ length: 12 }, () => server().given.user()));
    const first = await Promise.all(people.map((person) => remote.loads(person)));
    const second = await Promise.all(people.map((person) => remote.loads(person)));
    expect(second).toEqual(first);
    for (const versions of first) expect([[A], [B, A]]).toContainEqual(versions);
    expect(await remote.loads()).toEqual([A]);
    expect(await remote.loads(server().as(remote.token))).toEqual([A]);
    const { data } = await remote.list();
    expect(data[0]).toMatchObject({ release: B, state: 'canary', share: 40, why: 'Try' });
    expect(data[1]).toMatchObject({ release: A, state: 'live', share: 60 });
    await remote.put({ release: B, share: 100 });
    for (const person of people) expect(await remote.loads(person)).toEqual([B, A]);
  });

  it('a larger share includes everybody who had the canary before', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    const people = await Promise.all(Array.from({ length: 12 }, () => server().given.user()));
    const have = async () => Promise.all(people.map(async (person) => (await remote.loads(person))?.[0] === B));
    await remote.put({ release: B, share: 30 });
    const few = await have();
    await remote.put({ release: B, share: 70 });
    const more = await have();
    few.forEach((had, index) => had && expect(more[index]).toBe(true));
    // Without a bearer token a page gets the version that most people get.
    expect(await remote.loads()).toEqual([B, A]);
  });

  it('a canary goes to named people; withdrawing it gives them the live version again', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    const [anna, other] = [await server().given.user(), await server().given.user()];
    const unknown = await remote.put({ release: B, people: ['nobody@house.example'] });
    expect([unknown.status, unknown.body.fields]).toEqual([
      422,
      { people: 'No user has the email address nobody@house.example.' },
    ]);
    const { body } = await remote.put({ release: B, people: [anna.email.toUpperCase()] });
    expect(body.data).toMatchObject({ canary: B, share: 0, people: [anna.email] });
    expect([await remote.loads(anna), await remote.loads(other)]).toEqual([[B, A], [A]]);
    expect((await remote.list()).data[0]).toMatchObject({ state: 'canary', people: [anna.email] });
    await remote.withdraw(B);
    expect(await remote.loads(anna)).toEqual([A]);
    expect((await remote.list()).meta.version).toBe(4);
  });

  it('the version whose trial was ended says who did that and why, until it goes live', async () => {
    const remote = await prepareRemote(A, B, C);
    const stored = async () => (await remote.list()).data.find(({ release }: { release: string }) => release === B);
    const end = async () => (await stored()).trial_end;
    await remote.put({ release: A, why: 'First' });
    await remote.put({ release: B, share: 20, why: 'Try' });
    expect(await end()).toBeNull();
    await remote.put({ release: A, why: 'Too slow' });
    const { id, email } = (await server().admin.get('/profile')).body.data;
    expect(await end()).toEqual({ on: expect.any(String), by: { id, name: expect.any(String) }, why: 'Too slow' });
    expect(await stored()).toMatchObject({ state: 'uploaded', since: null, why: null });
    await remote.put({ release: B, people: [email], why: 'Try again' });
    expect([await end(), (await stored()).why]).toEqual([null, 'Try again']);
    await remote.put({ release: C, share: 5, why: 'Try the next one' });
    expect(await end()).toMatchObject({ why: 'Try the next one' });
    for (const release of [B, A]) await remote.put({ release });
    expect(await end()).toBeNull();
  });

  it('a canary that was live before takes over when the live version is withdrawn, and is no canary any more', async () => {
    const remote = await prepareRemote(A, B);
    for (const release of [A, B]) await remote.put({ release });
    await remote.put({ release: A, share: 10 });
    expect((await remote.list()).meta.step_back).toBe(A);
    expect((await remote.withdraw(B)).body.data).toMatchObject({ live: A, canary: null, share: 0 });
    expect((await remote.list()).data[1]).toMatchObject({ release: A, state: 'live', share: 100 });
    expect((await remote.list()).meta.step_back).toBeNull();
  });

  it('a trial keeps its people, and who began it, when and why, while another version is withdrawn', async () => {
    const remote = await prepareRemote(A, B, C);
    await remote.put({ release: A });
    const anna = await server().given.user();
    await remote.put({ release: B, share: 20, people: [anna.email], why: 'Try' });
    const trial = async () => (await remote.list()).data.find(({ release }: { release: string }) => release === B);
    const before = await trial();
    await remote.withdraw(C, 'Built by mistake');
    expect(await trial()).toEqual(before);
    expect(before).toMatchObject({ state: 'canary', share: 20, people: [anna.email], why: 'Try' });
  });

  it('a trial keeps them while the version that everybody else has is withdrawn, too', async () => {
    const remote = await prepareRemote(A, B, C);
    for (const release of [A, B]) await remote.put({ release });
    await remote.put({ release: C, share: 20, why: 'Try' });
    const trial = async () => (await remote.list()).data.find(({ release }: { release: string }) => release === C);
    const before = await trial();
    expect((await remote.withdraw(B, 'It crashes')).body.data).toMatchObject({ live: A, canary: C, share: 20 });
    expect(await trial()).toEqual(before);
  });

  it('a trial by half of the people is not what most people get', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    await remote.put({ release: B, share: 50 });
    expect(await remote.loads()).toEqual([A]);
  });

  it('people who try a version are listed by address, once each', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    const emails = ['zoe.trial@house.example', 'abe.trial@house.example'];
    for (const email of emails)
      await server().given.item('/users', { first_name: 'Anna', last_name: 'Lee', email, password: PASSWORD });
    const { body } = await remote.put({ release: B, people: [...emails, emails[0]!.toUpperCase()] });
    expect(body.data.people).toEqual(emails.toSorted());
    const change = (await server().admin.get('/security-log?event=release_live')).body.data[0];
    expect(change.detail).toBe('For 2 people by name');
  });

  it('the security log says why a trial began, grew and was stopped', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    await remote.put({ release: B, share: 20, why: ' Try ' });
    await remote.put({ release: B, share: 40 });
    await remote.put({ release: A, why: 'The menu is empty.' });
    const { data } = (await server().admin.get('/security-log?event=release_live&per_page=3')).body;
    expect(data.map(({ detail }: { detail: string }) => detail)).toEqual([
      `The trial of ${B} ended: The menu is empty.`,
      'For 40% of people',
      'For 20% of people: Try',
    ]);
  });

  it('a deploy token cannot find out whether an email address exists', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    const anna = await server().given.user();
    const team = server().as(remote.token);
    const answerTo = async (email: string) => {
      const put = await team.put(`/remotes/${remote.name}/live`, { release: B, people: [email] }, await remote.match());
      const list = await team.get(`/remotes/${remote.name}/releases`);
      return [put.status, { ...put.body.data, version: null }, list.body.data[0].state, list.body.data[0].people];
    };
    expect(await answerTo('nobody@house.example')).toEqual(await answerTo(anna.email));
    expect([await remote.loads(anna), (await remote.list()).data[0].people]).toEqual([[B, A], [anna.email]]);
  });

  it('the people who try one version are others than those who try another', async () => {
    const remote = await prepareRemote(A, B, C);
    await remote.put({ release: A });
    const { db, config } = server().services;
    const people = Array.from({ length: 40 }, (_, index) => `person ${index}`);
    const triedBy = async (release: string) => {
      await remote.put({ release, share: 50 });
      const registries = await Promise.all(people.map((person) => registryFor(db, config, person)));
      return registries.map(({ remotes }) => remotes.find(({ name }) => name === remote.name)?.version === release);
    };
    expect(await triedBy(B)).not.toEqual(await triedBy(C));
  });

  it.each([
    [{ share: 0 }, 'share'],
    [{ share: 101 }, 'share'],
    [{ share: -1 }, 'share'],
    [{ people: ['anna'] }, 'people'],
    [{ share: 10, why: 'x'.repeat(301) }, 'why'],
  ])('%j is refused', async (body, field) => {
    const remote = await prepareRemote(A);
    const answer = await remote.put({ release: A, ...body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).join()).toContain(field);
  });
});
