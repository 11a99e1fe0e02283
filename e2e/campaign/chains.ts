import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { mailedLink } from '../support/mails';
import { temporaryFolder } from '../support/product';
import { ANSWER_LIMIT, dataOf, type Answer, type Call } from './calls';
import { damaged, damagedPack, damagedText } from './damage';
import { TEXTS } from './nonsense';
import { program } from './programs';
import type { Chance } from './random';
import { ADMIN, type Server } from './server';
import { pdf } from './uploads';

/** Makes a call, and records what is wrong with its answer. @param route as openapi.json names it */
export type Judged = (route: string, ...args: Parameters<Call>) => Promise<Answer>;

/** A series of calls that need what an earlier one returned: an address, a link, a version. */
type Chain = (send: Judged, random: Chance) => Promise<void>;

/**
 * The routes that only these chains get through to: if a route accepted none of its calls, nothing behind its first
 * checks was tested.
 */
export const BEHIND_CHAINS = [
  'PUT /files/{key}',
  'GET /files/{key}',
  'POST /assets',
  'GET /passwords/{id}',
  'PUT /passwords/{id}',
  'POST /remotes/{name}/releases',
  'PUT /remotes/{name}/live',
  'POST /remotes/{name}/releases/{release}/withdraw',
  'POST /profile/second-factor/passkeys',
];

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const REMOTES = Array.from({ length: 20 }, (_, index) => `mf-chance-${index}`);
/** The suffixes of the two versions that `packReleases.ts` makes of each remote. */
const HASHES = ['aaaaaaaa', 'bbbbbbbb'] as const;
/** How long a mail may take, in milliseconds. */
const MAIL_LIMIT = 10_000;

/** A file is announced, sent to its address, put into the library and read again. */
const sendFile: Chain = async (send, random) => {
  const [filename, filetype, bytes] = random.pick([
    ['list.pdf', 'application/pdf', Buffer.from(pdf('chance'))],
    ['one.png', 'image/png', PICTURE],
  ] as const);
  const query = new URLSearchParams({ filename, filetype, filesize: String(bytes.length) });
  const signed = await send('GET /assets/sign', 'GET', `/assets/sign?${query}`);
  const { signed_url, filename: key } = dataOf<{ signed_url: string; filename: string }>(signed, 200);
  const address = pathOf(signed_url);
  const put = (to: string, body: Buffer<ArrayBuffer>) =>
    send('PUT /files/{key}', 'PUT', to, new Blob([body]), { 'content-type': filetype });
  await put(damagedText(address, random, '/files/'.length), bytes);
  await put(address, damaged(bytes, random));
  await put(address, bytes);
  const fields = { filename: key, name: random.pick(TEXTS), tags: random.pick([null, '', 'a,b', ['a']]) };
  const keep = (more: object, headers = {}) => send('POST /assets', 'POST', '/assets', { ...fields, ...more }, headers);
  await keep({ filename: damagedText(key, random) });
  // A file is put into the library only once: the second call is refused if the first was accepted.
  const answers = [await keep({}), await keep({ name: 'Chance' }, { 'idempotency-key': randomUUID() })];
  const kept = answers.find(({ status }) => status === 201);
  if (!kept) return;
  const url = pathOf(dataOf<{ url: string }>(kept, 201).url);
  const odd = [{ 'if-none-match': '*' }, { 'if-none-match': '"' }, { range: 'bytes=5-1' }];
  for (const headers of [random.pick(odd), {}]) await send('GET /files/{key}', 'GET', url, undefined, headers);
};

/** The part of an address of the API behind `/api`, with its query. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname.replace(/^\/api/, '') + search;
}

/** The token from the link that was mailed to an address. @throws when no mail comes */
async function mailedToken({ dataDir }: Server, email: string): Promise<string> {
  for (const end = Date.now() + MAIL_LIMIT; Date.now() < end; await rest(50)) {
    const token = mailedLink(dataDir, email)?.split('/').at(-1);
    if (token) return token;
  }
  throw new Error(`No mail to ${email} came within ${MAIL_LIMIT} ms.`);
}

const PASSWORD = 'a long one for her';
const PASSWORDS = { password: PASSWORD, confirm_password: PASSWORD };

const newPerson = () => ({ first_name: 'Anna', last_name: 'Chance', email: `chance-${randomUUID()}@campaign.example` });

/** Somebody is invited and chooses a password through the mailed link, which works only once. */
const setPassword =
  (server: Server): Chain =>
  async (send, random) => {
    const person = newPerson();
    const { email } = person;
    dataOf(await send('POST /users', 'POST', '/users', { ...person, generate_password: true }), 201);
    const address = `/passwords/${await mailedToken(server, email)}`;
    const near = () => (random.often(0.7) ? address : damagedText(address, random, '/passwords/'.length));
    await send('GET /passwords/{id}', 'GET', near());
    const right = { ...PASSWORDS, email };
    for (const field of ['password', 'confirm_password', 'email'] as const)
      await send('PUT /passwords/{id}', 'PUT', near(), { ...right, [field]: random.pick([...TEXTS, null]) });
    for (let times = 0; times < 2; times += 1) await send('PUT /passwords/{id}', 'PUT', address, right);
  };

/** Two versions of a remote are uploaded and put into use, and the first is withdrawn. @param folder what `packReleases.ts` wrote */
const release =
  (folder: string): Chain =>
  async (send, random) => {
    const name = random.pick(REMOTES);
    const place = `/remotes/${name}`;
    const upload = (bytes: Buffer<ArrayBuffer>) =>
      send('POST /remotes/{name}/releases', 'POST', `${place}/releases`, new Blob([bytes]), {
        'content-type': 'application/gzip',
      });
    const move = async (route: string, method: string, address: string, body: object, version?: string) => {
      const lines = dataOf<{ name: string; version: number }[]>(await send('GET /remotes', 'GET', '/remotes'), 200);
      const current = `"${lines.find((line) => line.name === name)?.version ?? 0}"`;
      await send(route, method, `${place}/${address}`, body, { 'if-match': version ?? current });
    };
    const putLive = (body: object, version?: string) => move('PUT /remotes/{name}/live', 'PUT', 'live', body, version);
    for (const hash of HASHES) {
      const bytes = readFileSync(path.join(folder, `${name}-${hash}.tgz`));
      await upload(damagedPack(bytes, random));
      await upload(bytes);
      const live = { release: `0.1.0-${hash}` };
      const share = random.pick([undefined, 0, -1, 101, 1e308]);
      const people = random.pick([undefined, [], [ADMIN.email], ['nobody@campaign.example'], TEXTS.slice(0, 9)]);
      await putLive({ ...live, share, people, why: random.pick([undefined, null, ...TEXTS]) });
      await putLive(live, random.pick(['"0"', '*', 'W/"1"', '"', '"99999999999999999999"']));
      await putLive({ ...live, share: random.pick([50, 100]) });
    }
    const withdrawal = `releases/0.1.0-${HASHES[0]}/withdraw`;
    for (const why of [random.pick(TEXTS), 'By chance.'])
      await move('POST /remotes/{name}/releases/{release}/withdraw', 'POST', withdrawal, { why });
  };

interface BrowserAnswer {
  response: { clientDataJSON: string; attestationObject: string };
}

/** Once in hundreds of starts tsx hangs before it runs the program; it is then started again. */
async function answerAsBrowser(options: string): Promise<string> {
  const args = ['--import', 'tsx', 'provider-api/testing/answerPasskey.ts', 'http://localhost', options];
  return program(args, {}, ANSWER_LIMIT).catch((error: unknown) => {
    if (error instanceof Error && 'killed' in error && error.killed === true) return program(args, {}, ANSWER_LIMIT);
    throw error;
  });
}

/**
 * A passkey is asked for, added and removed. The person is new: the super user's password may be locked after too many
 * wrong attempts, and with a passkey every later sign-in of theirs would need it.
 */
const addPasskey: Chain = async (send, random) => {
  const person = newPerson();
  dataOf(await send('POST /users', 'POST', '/users', { ...person, ...PASSWORDS }), 201);
  const signedIn = await send('POST /auth', 'POST', '/auth', { username: person.email, password: PASSWORD });
  const { token } = dataOf<{ token: { value: string } }>(signedIn, 201);
  const own: Judged = (route, method, address, body) =>
    send(route, method, address, body, { authorization: `Bearer ${token.value}` });
  const secret = { current_password: PASSWORD };
  const place = '/profile/second-factor/passkeys';
  for (const isDamaged of [true, false]) {
    const asked = await own(`POST ${place}/options`, 'POST', `${place}/options`, secret);
    const { options } = dataOf<{ options: string }>(asked, 201);
    const printed = await answerAsBrowser(options);
    const answer = JSON.parse(printed) as BrowserAnswer;
    if (isDamaged) {
      const field = random.pick(['clientDataJSON', 'attestationObject'] as const);
      answer.response[field] = damaged(Buffer.from(answer.response[field], 'base64url'), random).toString('base64url');
    }
    const added = await own(`POST ${place}`, 'POST', place, {
      name: isDamaged ? random.pick(TEXTS) : 'Key',
      answer: JSON.stringify(answer),
    });
    if (added.status !== 201) continue;
    const { passkey } = dataOf<{ passkey: { id: string } }>(added, 201);
    await own(`DELETE ${place}/{id}`, 'DELETE', `${place}/${passkey.id}`, secret);
  }
};

/** The chains of calls to a server, and a function that cleans up after them. */
export async function chainsOf(server: Server): Promise<{ chains: Chain[]; remove: () => void }> {
  const { folder, remove } = temporaryFolder();
  await program(['--import', 'tsx', 'provider-api/testing/packReleases.ts', folder, ...REMOTES], {});
  return { chains: [sendFile, setPassword(server), release(folder), addPasskey], remove };
}
