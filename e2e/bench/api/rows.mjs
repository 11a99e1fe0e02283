import { createRequire } from 'node:module';
import { admin } from './servers.mjs';

const { Client } = createRequire(new URL('../../../provider-api/package.json', import.meta.url))('pg');
const A_HOUSE = 100;

const house = {
  name: 'Bench',
  type: 'hotel',
  url: 'https://bench.example.com',
  timezone: 'America/Chicago',
  ihg_hotel_code: '12345',
  locale_code: 'en',
  region_code: '1',
  brand_code: 'ki',
};
const special = {
  title: 'Special 0',
  other_title: 'Other',
  content: '<p>Two nights and a breakfast for two, by the sea.</p>',
  starts_on: '2026-01-01T00:00:00.000Z',
  does_not_end: true,
  published: true,
};

/** Signs in and makes the hotel and the special of which all others are copies. */
export async function firstRows(address) {
  const send = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const token = (await send('/auth', admin)).token.value;
  const hotel = (await send('/properties', house, token)).id;
  const first = (await send(`/properties/${hotel}/specials`, special, token)).id;
  return { token, hotel, first };
}

/**
 * Fills the store with hotels of a hundred specials each: what a list costs may depend on the rows of the whole table, not of one property.
 * @returns {Promise<string[]>} the ids of the hotels; special 7 of hotel `h3` is `h3s7`
 */
export async function fillTo(total, url, { hotel, first }) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const others = async (table, ...own) => {
    const { rows } = await client.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = $1 and column_name <> all($2)`,
      [table, own],
    );
    return rows[0].names;
  };
  const { rows } = await client.query(`select count(*)::int as houses from properties where id like 'h%' and id <> $1`, [hotel]);
  const from = rows[0].houses + 1;
  const to = Math.ceil(total / A_HOUSE);
  const ofHouse = await others('properties', 'id', 'name');
  const ofSpecial = await others('specials', 'id', 'property_id', 'sort_index', 'title');
  await client.query(
    `insert into properties (id, name, ${ofHouse}) select 'h' || n, 'Hotel ' || n, ${ofHouse}
     from properties, generate_series(${from}, ${to}) n where id = $1`,
    [hotel],
  );
  await client.query(
    `insert into specials (id, property_id, sort_index, title, ${ofSpecial})
     select 'h' || n || 's' || i, 'h' || n, i, 'Special ' || i || case when i % 10 = 0 then ' spa' else ' sea' end, ${ofSpecial}
     from specials, generate_series(${from}, ${to}) n, generate_series(1, ${A_HOUSE}) i where id = $1`,
    [first],
  );
  await client.query('vacuum analyze');
  await client.end();
  return Array.from({ length: to }, (_, n) => `h${n + 1}`);
}
