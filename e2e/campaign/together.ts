import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callsOf, dataOf, newHotel, special, type Answer, type Call, type Item } from './calls';
import type { Pair } from './pair';
import { program } from './programs';
import type { Server } from './server';
import { lostFiles, upload } from './uploads';

/** One promise about two servers. @returns what does not hold */
export type Promised = (pair: Pair) => Promise<string[]>;

const ROUNDS = 10;
const PASSWORD = 'correct horse battery';
let count = 0;

interface Person {
  id: string;
  email: string;
}

async function newPerson(call: Call): Promise<Person> {
  const email = `pair-${(count += 1)}@campaign.example`;
  const body = { first_name: 'Anna', last_name: 'Pair', email, password: PASSWORD };
  return dataOf<Person>(await call('POST', '/users', body), 201);
}

const attempt = ({ address }: Server, username: string, password: string): Promise<Response> =>
  fetch(`${address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

async function tokenOf(server: Server, { email }: Person): Promise<string> {
  const answer = (await (await attempt(server, email, PASSWORD)).json()) as { data: { token: { value: string } } };
  return answer.data.token.value;
}

const problemUnless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);
const inTurns = <T>(work: (round: number, first: 0 | 1, second: 0 | 1) => Promise<T>): Promise<T[]> =>
  Array.from({ length: ROUNDS }, (_, round) => round).reduce<Promise<T[]>>(async (earlier, round) => {
    const results = await earlier;
    return [...results, await work(round, round % 2 ? 1 : 0, round % 2 ? 0 : 1)];
  }, Promise.resolve([]));

/**
 * A right that one server grants or revokes takes effect at the other with the next call; a session that one ends has
 * ended at the other too.
 */
const rights: Promised = async ({ calls, servers }) => {
  const listPath = await newHotel(calls[0], 'The House of Rights');
  const person = await newPerson(calls[0]);
  const token = await tokenOf(servers[1], person);
  const target = { permissionable_type: 'PropertyPermission', permissionable_id: listPath.split('/')[2] };
  const problems = await inTurns(async (round, first, second) => {
    const callOfPerson = callsOf(servers[second], token);
    const isAllowed = round % 4 < 2;
    const permissions = isAllowed ? [{ resource: 'special', ...target, r: true, w: true, x: false }] : [];
    dataOf(await calls[first]('POST', `/users/${person.id}/permissions`, permissions), 200);
    const { status } = await callOfPerson('POST', listPath, special(`Round ${round}`));
    return problemUnless(
      status === (isAllowed ? 201 : 403),
      `A right was ${isAllowed ? 'given' : 'taken'} at one, and the other answers ${status}.`,
    );
  });
  dataOf(await calls[0]('DELETE', `/users/${person.id}/sessions`).then(asEmpty), 204);
  const { status } = await callsOf(servers[1], token)('GET', '/profile');
  return [
    ...problems.flat(),
    ...problemUnless(status === 401, `A session that one ended is answered with ${status} by the other.`),
  ];
};

const asEmpty = (answer: Answer): Answer => ({ ...answer, body: { data: null } });

/** Ten failed attempts from an address lock the account for it, however they are spread over the servers. */
const limits: Promised = async ({ calls, servers }) => {
  const { email } = await newPerson(calls[1]);
  const attempts = await Promise.all(
    Array.from({ length: 16 }, (_, index) => attempt(servers[index % 2 ? 1 : 0], email, 'a guess')),
  );
  const failed = attempts.filter(({ status }) => status === 401).length;
  const refused = attempts.filter(({ status }) => status === 429).length;
  const right = await Promise.all(servers.map((server) => attempt(server, email, PASSWORD)));
  return [
    ...problemUnless(failed === 10 && refused === 6, `Of 16 wrong passwords ${failed} were tried and ${refused} refused.`),
    ...problemUnless(
      right.every(({ status }) => status === 429),
      `Behind them the right one is answered with ${right.map(({ status }) => status).join()}.`,
    ),
  ];
};

/** When two releases are put live at the same moment, one at each server, one wins, and both servers then list it. */
const releases: Promised = async ({ calls, servers, store }) => {
  const names = Array.from({ length: 3 }, () => `mf-pair-${(count += 1)}`);
  const folder = path.join(store.env.DATA_DIR!, 'packed');
  mkdirSync(folder);
  await program(['--import', 'tsx', 'provider-api/testing/packReleases.ts', folder, ...names], {});
  const problems: string[] = [];
  for (const name of names) {
    const hashes = ['aaaaaaaa', 'bbbbbbbb'] as const;
    for (const [index, hash] of hashes.entries()) {
      const body = new Blob([readFileSync(path.join(folder, `${name}-${hash}.tgz`))]);
      dataOf(await calls[index as 0 | 1]('POST', `/remotes/${name}/releases`, body, { 'content-type': 'application/gzip' }), 201);
    }
    const putLive = (hash: string, which: 0 | 1) =>
      calls[which]('PUT', `/remotes/${name}/live`, { release: `0.1.0-${hash}` }, { 'if-match': '"1"' });
    const answers = await Promise.all([putLive(hashes[0], 0), putLive(hashes[1], 1)]);
    const statuses = answers.map(({ status }) => status).sort();
    problems.push(
      ...problemUnless(statuses.join() === '200,412', `Two releases of ${name} at once were answered with ${statuses.join()}.`),
    );
    const lists = await Promise.all(servers.map(async ({ address }) => (await fetch(`${address}/remotes/registry.json`)).text()));
    problems.push(
      ...problemUnless(lists[0] === lists[1] && lists[0]!.includes(name), `The two lists after ${name} are not the same.`),
    );
  }
  return problems;
};

/** A file that is announced and added at one server, but sent to the other, can be read from both. */
const uploads: Promised = async ({ calls, servers }) => {
  const problems = await inTurns(async (round, first, second) => {
    const file = await upload([calls[first], calls[first]], servers[second].address, `Round ${round}`);
    const lost = await Promise.all(
      ([first, second] as const).map((which) => lostFiles(calls[which], servers[which].address, [file])),
    );
    return lost.flat();
  });
  return problems.flat();
};

/**
 * After a change at one server, the property's site gets it from the other with its next request, despite sending an
 * older `ETag`.
 */
const guests: Promised = async ({ calls, servers }) => {
  const listPath = await newHotel(calls[0], 'The House of Guests');
  const house = listPath.replace(/\/specials$/, '');
  const body = { name: 'The site', property_id: [house.split('/')[2]] };
  const { sessions } = dataOf<{ sessions: { token: string } }>(await calls[0]('POST', '/tokens', body), 201);
  const { id } = dataOf<Item>(
    await calls[0]('POST', listPath, { ...special('Before'), published: true, does_not_end: true }),
    201,
  );
  const etags: string[] = ['', ''];
  const problems = await inTurns(async (round, first, second) => {
    const title = `Round ${round}`;
    dataOf(await calls[first]('PUT', `${listPath}/${id}`, { title }), 200);
    const headers = { authorization: `Bearer ${sessions.token}`, 'if-none-match': etags[second]! };
    const answer = await fetch(`${servers[second].address}/api${house}/live`, { headers });
    etags[second] = answer.headers.get('etag') ?? '';
    const text = await answer.text();
    return problemUnless(
      answer.status === 200 && text.includes(title),
      `'${title}' was saved at one, and the other answers ${answer.status}.`,
    );
  });
  return problems.flat();
};

export const together: Record<string, Promised> = { rights, limits, releases, uploads, guests };
