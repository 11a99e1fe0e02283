import { given as asset } from './assets';
import type { Client } from './client';
import { PASSWORD } from './given';
import { newRemoteName, packed, upload } from './packedRelease';
import { sampleItems } from './sampleItem';
import { sharedSpecial, special } from './samples';
import { softPasskey } from './secondFactor';
import type { TestServer } from './server';

/** Names that occur nowhere else, so that a test can search everything for them. */
export const MARKED = {
  words: /zebulon|quixwort|zq-mail/i,
  before: { first_name: 'Old', last_name: 'Quixwort', email: 'old.zq-mail@house.example' },
  now: { first_name: 'Zebulon', last_name: 'Quixwort', email: 'new.zq-mail@house.example' },
};

export type BusyPerson = Client & { id: string; token: string };

/**
 * Creates a super user who has changed name and email address, and has done everything that stores a name somewhere.
 * The test that searches for the name fails for a table without rows: each new table has to be filled here, except
 * those of content types.
 */
export async function busyPerson(server: TestServer): Promise<BusyPerson> {
  const { given } = server;
  const { id } = await given.item('/users', { ...MARKED.before, password: PASSWORD });
  await server.admin.post(`/users/${id}/permissions`, [{ resource: '*', r: true, w: true, x: true }]);
  const { body } = await server.nobody.post('/auth', { username: MARKED.before.email, password: PASSWORD });
  const underOldName = server.as(body.data.token.value);
  const [hotel, restaurant] = [await given.hotel(), await given.restaurant()];
  await make(underOldName, `/properties/${hotel}/specials`, special({ title: 'By the old name' }));
  const renamed = await expectOk(underOldName.put('/profile', { ...MARKED.now, current_password: PASSWORD }));
  const token: string = renamed.body.meta.session.token;
  const person = { ...server.as(token), id, token };

  await fillContent(person, hotel, restaurant);
  await changeHouse({ ...server, admin: person }, person, hotel);
  await publishReleases(server, person);
  await fillAccount(server, person);
  await actOnOthers(server, person);
  return person;
}

type ApiResponse = Awaited<ReturnType<Client['get']>>;

async function expectOk(call: Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await call;
  if (response.status >= 400) throw new Error(`Answered ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}

const make = async (person: Client, path: string, fields: object): Promise<string> =>
  (await expectOk(person.post(path, fields))).body.data.id;

/** Creates one item of every kind that stays, and one that goes into the bin. */
async function fillContent(person: Client, hotel: string, restaurant: string): Promise<void> {
  const category = await make(person, `/properties/${hotel}/faq-categories`, { name: 'Stay' });
  const calendar = await make(person, `/properties/${restaurant}/calendars`, { name: 'Music' });
  await make(person, `/properties/${hotel}/specials`, special({ published: true }));
  for (const [listPath, fields] of sampleItems({ hotel, restaurant, category, calendar })) {
    const keptId = await make(person, listPath, fields);
    await expectOk(person.put(`${listPath}/${keptId}`, fields));
    await expectOk(person.del(`${listPath}/${await make(person, listPath, fields)}`));
  }
  await make(person, `/properties/${restaurant}/hours`, { published: true });
}

async function changeHouse(server: TestServer, person: Client, hotel: string): Promise<void> {
  await make(person, '/regions', { name: 'Marked region' });
  await expectOk(person.put(`/properties/${hotel}`, { rate_code: 'AB' }));
  const alert = await make(person, '/alerts', { name: 'Snow', published: true });
  await expectOk(person.put('/alerts/assign', { property_id: hotel, alert_id: alert }));
  await expectOk(person.put(`/alerts/${alert}/global`));
  await make(person, '/shared-specials', sharedSpecial());
  await asset(server);
  await expectOk(person.post('/tokens', { name: 'Site', property_id: [hotel] }));
}

async function publishReleases({ app }: TestServer, person: BusyPerson): Promise<void> {
  const remote = newRemoteName();
  const expires_on = new Date(Date.now() + 3_600_000).toISOString();
  await expectOk(person.post('/deploy-tokens', { remote, expires_on }));
  const put = async (path: string, fields: object) => {
    const { version } = (await person.get(`/remotes/${remote}/releases`)).body.meta;
    const headers = { 'if-match': `"${version}"` };
    await expectOk(
      path === 'live'
        ? person.put(`/remotes/${remote}/live`, fields, headers)
        : person.post(`/remotes/${remote}/releases/${path}`, fields, headers),
    );
  };
  for (const hash of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) await upload(app, person.token, remote, packed(remote, { hash }));
  await put('live', { release: '0.1.0-aaaaaaaa', share: 100, why: 'First' });
  await put('live', { release: '0.1.0-bbbbbbbb', share: 10, people: [MARKED.now.email], why: 'Try' });
  await put('live', { release: '0.1.0-cccccccc', share: 10, people: [MARKED.now.email], why: 'Try another' });
  await put('0.1.0-aaaaaaaa/withdraw', { why: 'It fails' });
}

/** Fills what belongs to the account itself. */
async function fillAccount({ nobody, app, services }: TestServer, person: BusyPerson): Promise<void> {
  const credentials = { current_password: PASSWORD };
  await expectOk(person.put('/profile/drafts', { path: '/hotels/7', content: '{"values":{}}' }));
  await expectOk(person.put(`/presence/users/${person.id}`));
  await expectOk(person.post('/profile/second-factor/app', credentials));
  const { options } = (await expectOk(person.post('/profile/second-factor/passkeys/options', credentials))).body.data;
  await expectOk(
    person.post('/profile/second-factor/passkeys', { name: 'Zebulon’s key', answer: softPasskey().register(options) }),
  );
  await expectOk(nobody.post('/passwords/forgot', { email: MARKED.now.email }));
  const payload = { username: MARKED.now.email, password: 'wrong one' };
  await app.inject({ method: 'POST', url: '/api/auth', payload, headers: { 'user-agent': 'Zebulon’s telephone' } });
  await app.inject({
    url: '/api/activity',
    headers: { authorization: `Bearer ${person.token}`, accept: 'text/csv', 'user-agent': 'Zebulon' },
  });
  await services.mail.settled();
}

/** Does something to others, and lets others do something to them. */
async function actOnOthers(server: TestServer, person: BusyPerson): Promise<void> {
  const { admin, given } = server;
  const other = await given.user();
  await expectOk(person.put(`/users/${other.id}`, { first_name: 'Changed' }));
  await expectOk(person.post(`/users/${other.id}/permissions`, [{ resource: 'faq', r: true, w: false, x: false }]));
  await expectOk(person.del(`/users/${(await given.user()).id}`));
  await expectOk(admin.put(`/users/${person.id}`, { first_name: MARKED.now.first_name, last_name: MARKED.now.last_name }));
  const typed = { path: `/users/${person.id}/edit`, content: JSON.stringify({ values: MARKED.now }) };
  await expectOk(admin.put('/profile/drafts', typed));
  await expectOk(admin.put(`/users/${person.id}/second-factor`, { demanded: true }));
}
