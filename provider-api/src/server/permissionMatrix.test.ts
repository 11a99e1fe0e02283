import type { InjectOptions } from 'fastify';
import { openSession } from '../access/auth/sessions';
import { hashToken, newToken } from '../access/auth/tokens';
import { DEPLOY_TOKEN_PREFIX } from '../access/deploy-tokens/identify';
import { deployTokens } from '../access/deploy-tokens/schema';
import type { Database } from '../base/storage/database';
import { permissions, users } from '../access/users/schema';
import type { App } from '../http/app';
import { MATRIX } from '../../testing/permissionMatrix';
import { onBothEngines, type TestServer } from '../../testing/server';

interface Line {
  call: string;
  method: string;
  path: string;
  resource: string;
  allowed: string;
}

const LETTERS = 'onrwxp*std';
/** The value used for every path parameter except the property. */
const NOWHERE = 'nowhere';

const LINES: Line[] = MATRIX.split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [method = '', path = '', resource = '', allowed = ''] = line.trim().split(/ +/);
    return { call: `${method} ${path}`, method, path, resource, allowed: allowed.padEnd(LETTERS.length, '.') };
  });

const routes = new Set<string>();

/** Records every route of the API as it is registered. */
function recordRoutes(app: App): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat())
      if (verb !== 'HEAD' && url.startsWith('/api/')) routes.add(`${verb} ${url.slice('/api'.length)}`);
  });
}

interface Places {
  own: string;
  other: string;
  apiToken: string;
  deployToken: string;
}

type Flags = Pick<typeof permissions.$inferInsert, 'r' | 'w' | 'x'>;
const flags = (text: string): Flags => ({ r: text.includes('r'), w: text.includes('w'), x: text.includes('x') });

/** The rights for a letter of the table; null for callers that are not users. */
function rightsOf(letter: string, { path, resource }: Line, { own, other }: Places) {
  const propertyId = path.includes(':property_id') ? own : null;
  const right = (name: string, permissionableId: string | null, given: string) => [
    { resource: name, permissionableId, ...flags(given) },
  ];
  switch (letter) {
    case 'n':
      return [];
    case 'r':
    case 'w':
    case 'x':
      return right(resource, propertyId, letter);
    case 'p':
      return right(resource, other, 'rwx');
    case '*':
      return right('*', own, 'rwx');
    case 's':
      return right('*', null, 'rwx');
    default:
      return null;
  }
}

const people = new Map<string, string>();

const sessions = new Map<string, string>();
const endsSession = ({ call }: Line) => call === 'DELETE /auth';

/** A bearer token for a call. A person has one session for all calls, except for the one that ends it. */
async function tokenFor(db: Database, letter: string, line: Line, places: Places): Promise<string | null> {
  const rights = rightsOf(letter, line, places);
  if (rights === null) return { t: places.apiToken, d: places.deployToken }[letter] ?? null;
  const key = JSON.stringify([places.own, rights]);
  const id = people.get(key) ?? (await makePerson(db, rights));
  people.set(key, id);
  const token = (endsSession(line) ? undefined : sessions.get(id)) ?? (await openSession(db, id)).value;
  if (!endsSession(line)) sessions.set(id, token);
  return token;
}

/** A deploy token of the remote in the addresses. */
async function makeDeployToken(db: Database): Promise<string> {
  const value = `${DEPLOY_TOKEN_PREFIX}${newToken()}`;
  const expiresOn = new Date(Date.now() + 3_600_000).toISOString();
  await db.insert(deployTokens).values({ remote: NOWHERE, tokenHash: hashToken(value), expiresOn });
  return value;
}

async function makePerson(db: Database, rights: Omit<typeof permissions.$inferInsert, 'userId'>[]): Promise<string> {
  const email = `matrix-${people.size}-${Math.random()}@house.example`;
  const [user] = await db.insert(users).values({ email, firstName: 'Matrix', lastName: 'Person', passwordHash: '-' }).returning();
  const userId = user?.id as string;
  if (rights.length > 0) await db.insert(permissions).values(rights.map((right) => ({ ...right, userId })));
  return userId;
}

/**
 * Calls a route and returns whether the caller was authorised. Nothing is changed: no item has the id in the address, bodies are
 * empty, and every change is conditional on a version that does not exist.
 */
async function passes({ app, services }: TestServer, letter: string, line: Line, places: Places): Promise<string> {
  const token = await tokenFor(services.db, letter, line, places);
  const path = line.path.replace(':property_id', places.own).replace(/:\w+|\*/g, NOWHERE);
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
  const body = line.method === 'POST' || line.method === 'PUT' ? { payload: {} } : {};
  const method = line.method as NonNullable<InjectOptions['method']>;
  const { statusCode: status } = await app.inject({
    method,
    url: `/api${path}`,
    headers: { 'if-match': '"999"', ...bearer },
    ...body,
  });
  if (status >= 500) throw new Error(`${line.call} answers ${status} to '${letter}'.`);
  const refused = letter === 'o' ? 401 : 403;
  const isPasswordFault = line.call === 'POST /auth' && status === 401;
  if (status === 401 && letter !== 'o' && !isPasswordFault) throw new Error(`${line.call} does not know '${letter}'.`);
  return status === refused && !isPasswordFault ? '.' : letter;
}

onBothEngines(
  'Permissions of every route',
  (server) => {
    let places: Places;
    beforeAll(async () => {
      const [own, other] = [await server().given.hotel(), await server().given.hotel()];
      const token = await server().given.item('/tokens', { name: 'Matrix', property_id: [own] });
      places = { own, other, apiToken: token.value, deployToken: await makeDeployToken(server().services.db) };
    });

    it('every route of the server has exactly one line in the table', () => {
      const calls = LINES.map(({ call }) => call);
      expect([...routes].filter((route) => !calls.includes(route))).toEqual([]);
      expect(calls.filter((call) => !routes.has(call))).toEqual([]);
      expect(calls).toHaveLength(new Set(calls).size);
    });

    it.each(LINES.map((line) => [line.call, line] as const))('%s', async (_call, line) => {
      let passed = '';
      for (const letter of LETTERS) passed += await passes(server(), letter, line, places);
      expect(passed).toBe(line.allowed);
    });
  },
  {},
  recordRoutes,
);
