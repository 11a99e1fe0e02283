import { createRequire } from 'node:module';
import { admin } from './servers.mjs';

const { Client } = createRequire(new URL('../../../provider-api/package.json', import.meta.url))('pg');
const SPECIALS_PER_HOTEL = 100;

const hotelBody = {
  name: 'Bench',
  type: 'hotel',
  url: 'https://bench.example.com',
  timezone: 'America/Chicago',
  ihg_hotel_code: '12345',
  locale_code: 'en',
  region_code: '1',
  brand_code: 'ki',
};
const specialBody = {
  title: 'Special 0',
  other_title: 'Other',
  content: '<p>Two nights and a breakfast for two, by the sea.</p>',
  starts_on: '2026-01-01T00:00:00.000Z',
  does_not_end: true,
  published: true,
};

/** Signs in, and creates the hotel and the special that all others are copied from. */
export async function createFirstRows(address) {
  const send = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return (await response.json()).data;
  };
  const token = (await send('/auth', admin)).token.value;
  const hotel = (await send('/properties', hotelBody, token)).id;
  const first = (await send(`/properties/${hotel}/specials`, specialBody, token)).id;
  return { token, hotel, first };
}

/**
 * Fills the database with hotels of a hundred specials each: the cost of a list may depend on the size of the whole table, not
 * only on the rows of one property.
 * @returns {Promise<string[]>} the ids of the hotels; special 7 of hotel `h3` is `h3s7`
 */
export async function fillWithSpecials(count, url, { hotel, first }) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const copiedColumns = async (table, ...ownColumns) => {
    const { rows } = await client.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = $1 and column_name <> all($2)`,
      [table, ownColumns],
    );
    return rows[0].names;
  };
  const { rows } = await client.query(`select count(*)::int as hotels from properties where id like 'h%' and id <> $1`, [hotel]);
  const from = rows[0].hotels + 1;
  const to = Math.ceil(count / SPECIALS_PER_HOTEL);
  const hotelColumns = await copiedColumns('properties', 'id', 'name');
  const specialColumns = await copiedColumns('specials', 'id', 'property_id', 'sort_index', 'title');
  await client.query(
    `insert into properties (id, name, ${hotelColumns}) select 'h' || n, 'Hotel ' || n, ${hotelColumns}
     from properties, generate_series(${from}, ${to}) n where id = $1`,
    [hotel],
  );
  await client.query(
    `insert into specials (id, property_id, sort_index, title, ${specialColumns})
     select 'h' || n || 's' || i, 'h' || n, i, 'Special ' || i || case when i % 10 = 0 then ' spa' else ' sea' end, ${specialColumns}
     from specials, generate_series(${from}, ${to}) n, generate_series(1, ${SPECIALS_PER_HOTEL}) i where id = $1`,
    [first],
  );
  // As if the API had created them: an item that the history does not know yet is changed in several statements.
  await client.query(
    `insert into version_items (kind, item_id, property_id, name) select 'specials', id, property_id, title from specials
     on conflict do nothing`,
  );
  await client.query('vacuum analyze');
  await client.end();
  return Array.from({ length: to }, (_, n) => `h${n + 1}`);
}

/** @returns {Promise<number>} how many versions the history has */
export async function countVersions(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from versions');
  await client.end();
  return rows[0].count;
}
