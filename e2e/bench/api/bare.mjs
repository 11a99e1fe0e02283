/**
 * The minimal API to compare the product with: `node:http` and `pg` with prepared statements. It makes the product's
 * queries (the caller, their permissions, the rows, the count), without a framework, checks, schemas or logging.
 * Everything that the product costs beyond this is overhead. Reads PORT and DATABASE_URL.
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';

const { Pool } = createRequire(new URL('../../../provider-api/package.json', import.meta.url))('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const SELECT_CALLER = `select s.id as session, u.id, u.first_name, u.last_name from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_on > now()`;
const SELECT_PERMISSIONS = 'select * from permissions where user_id = $1 order by id';
const FROM_SPECIALS = 'from specials where property_id = $1 and archived = false';
const FROM_SPECIALS_BY_TITLE = `${FROM_SPECIALS} and title ilike $2`;
const FIRST_PAGE = 'order by sort_index, id limit 30';

const query = async (client, name, text, values) => (await client.query({ name, text, values })).rows;

async function identify({ headers }) {
  const token = (headers.authorization ?? '').slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest('base64url');
  const [person] = await query(pool, 'caller', SELECT_CALLER, [hash]);
  if (!person) throw new Error('Nobody is signed in.');
  return { person, permissions: await query(pool, 'permissions', SELECT_PERMISSIONS, [person.id]) };
}

async function list(hotel, title) {
  const isSearch = title !== null;
  const values = isSearch ? [hotel, `%${title.replace(/^i%%/, '')}%`] : [hotel];
  const from = isSearch ? FROM_SPECIALS_BY_TITLE : FROM_SPECIALS;
  const kind = isSearch ? 'search' : 'list';
  const data = await query(pool, kind, `select * ${from} ${FIRST_PAGE}`, values);
  const [{ count }] = await query(pool, `${kind}Count`, `select count(*)::int as count ${from}`, values);
  return { data, meta: { page: 1, per_page: 30, count } };
}

async function change(hotel, id, { title }) {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    await query(connection, 'lock', 'select * from specials where property_id = $1 and id = $2 for update', [hotel, id]);
    const set = 'update specials set title = $1, version = version + 1, updated_at = now() where id = $2 returning *';
    const [data] = await query(connection, 'change', set, [title, id]);
    await connection.query('commit');
    return { data };
  } finally {
    connection.release();
  }
}

async function readBody(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

async function respond(request) {
  const [path, search = ''] = request.url.split('?');
  const [, , , hotel, , id] = path.split('/');
  await identify(request);
  if (request.method === 'PUT') return change(hotel, id, await readBody(request));
  if (id === undefined) return list(hotel, /title=([^&]*)/.exec(search)?.[1] ?? null);
  const [data] = await query(pool, 'one', 'select * from specials where property_id = $1 and id = $2', [hotel, id]);
  return { data };
}

const server = http.createServer((request, response) => {
  respond(request).then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
