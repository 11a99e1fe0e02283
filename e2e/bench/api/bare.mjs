/**
 * The least that an API can do: `node:http` and `pg` with prepared statements, asking what the product asks (who calls, their
 * rights, the rows, their number), without a framework, checks, schemas or a log. What the product costs beyond it is its own.
 * Started with PORT and DATABASE_URL.
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';

const { Pool } = createRequire(new URL('../../../provider-api/package.json', import.meta.url))('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const SIGNED_IN = `select s.id as session, u.id, u.first_name, u.last_name from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_on > now()`;
const RIGHTS = 'select * from permissions where user_id = $1 order by id';
const OF_HOUSE = 'from specials where property_id = $1 and archived = false';
const NAMED = `${OF_HOUSE} and title ilike $2`;
const FIRST = 'order by sort_index, id limit 30';

const ask = async (on, name, text, values) => (await on.query({ name, text, values })).rows;

async function identify({ headers }) {
  const token = (headers.authorization ?? '').slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest('base64url');
  const [person] = await ask(pool, 'signedIn', SIGNED_IN, [hash]);
  if (!person) throw new Error('Nobody is signed in.');
  return { person, rights: await ask(pool, 'rights', RIGHTS, [person.id]) };
}

async function list(house, title) {
  const values = title === null ? [house] : [house, `%${title.replace(/^i%%/, '')}%`];
  const from = title === null ? OF_HOUSE : NAMED;
  const kind = title === null ? 'list' : 'search';
  const data = await ask(pool, kind, `select * ${from} ${FIRST}`, values);
  const [{ count }] = await ask(pool, `${kind}Count`, `select count(*)::int as count ${from}`, values);
  return { data, meta: { page: 1, per_page: 30, count } };
}

async function change(house, id, { title }) {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    await ask(connection, 'lock', 'select * from specials where property_id = $1 and id = $2 for update', [house, id]);
    const set = 'update specials set title = $1, version = version + 1, updated_at = now() where id = $2 returning *';
    const [data] = await ask(connection, 'change', set, [title, id]);
    await connection.query('commit');
    return { data };
  } finally {
    connection.release();
  }
}

async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

async function answer(request) {
  const [path, query = ''] = request.url.split('?');
  const [, , , house, , id] = path.split('/');
  await identify(request);
  if (request.method === 'PUT') return change(house, id, await bodyOf(request));
  if (id === undefined) return list(house, /title=([^&]*)/.exec(query)?.[1] ?? null);
  const [data] = await ask(pool, 'one', 'select * from specials where property_id = $1 and id = $2', [house, id]);
  return { data };
}

const server = http.createServer((request, response) => {
  answer(request).then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
