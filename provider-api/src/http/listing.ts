import type { SQL } from 'drizzle-orm';
import { asc, desc, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { perTable, written } from '../base/storage/ask';
import type { Database } from '../base/storage/database';
import { badRequest } from './errors';
import type { Listed } from './readPage';
import { readPage } from './readPage';

interface ListQuery {
  page: number;
  per_page: number;
  order_by?: string | undefined;
}

interface Listing<Row> {
  db: Database;
  table: Listed;
  where: SQL | undefined;
  /** Used when the query names no order. */
  order: string;
  /** What the list may be ordered by beside its columns, by name: only made where the query names an order. */
  orders?: () => Record<string, SQL>;
  request: FastifyRequest;
  publicUrl: string;
  /** Turns stored rows into answers. */
  present: (rows: Row[]) => Promise<unknown[]> | unknown[];
}

/**
 * One page of a table with its meta (api-contract §1, 'Lists').
 * @returns `{data, meta: {page, total_pages, per_page, count, links}}` in wire names
 * @throws 400 when ordering by an unknown field; 413 for more than one answer can hold
 */
export async function listPage<Row>({ db, table, where, order, orders, request, publicUrl, present }: Listing<Row>) {
  const { page, per_page, order_by } = request.query as ListQuery;
  const { rows, count } = await readPage(db, table, {
    where,
    orderBy: order_by === undefined ? usualOrder(table, order) : orderBy(table, order_by, orders?.()),
    limit: per_page,
    offset: (page - 1) * per_page,
  });
  const data = await present(rows as Row[]);
  return { data, meta: pageMeta(request, publicUrl, { page, per_page, count }) };
}

/** The meta of a page; `links` are complete addresses that repeat every parameter. The Host header is never trusted. */
export function pageMeta(request: FastifyRequest, publicUrl: string, at: { page: number; per_page: number; count: number }) {
  const total_pages = Math.max(1, Math.ceil(at.count / at.per_page));
  const link = (page: number) => pageLink(request, publicUrl, page);
  return {
    page: at.page,
    total_pages,
    per_page: at.per_page,
    count: at.count,
    links: {
      // From beyond the end, `previous` leads to the last page.
      previous: at.page > 1 ? link(Math.min(at.page - 1, total_pages)) : null,
      next: at.page < total_pages ? link(at.page + 1) : null,
    },
  };
}

function pageLink(request: FastifyRequest, publicUrl: string, page: number): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) parameters.set(name, String(value));
  parameters.set('page', String(page));
  return `${publicUrl}${request.url.split('?')[0]}?${parameters.toString()}`;
}

/** Columns that are never returned, and so never order a list: an order would reveal their content. */
const SECRET = new Set(['password_hash', 'token_hash', 'sealed']);

/** The maximum fields of an order; each one costs a comparison per row. */
const MOST_FIELDS = 10;

const columnsByName = perTable(
  (table) => new Map(Object.entries<PgColumn>(getTableColumns(table)).map(([key, column]) => [snakeKey(key), column])),
);

/** What a column orders by; documents order nothing. */
function keyOf(column: PgColumn): PgColumn | SQL | undefined {
  const type = column.getSQLType();
  if (type === 'jsonb') return undefined;
  return type === 'text' && column.name !== 'id' ? sql`lower(${column})` : column;
}

/** Any scalar field may order a list; ties are broken by id, so that paging never repeats or skips. @throws 400 */
function orderBy(table: PgTable, text: string, more: Record<string, SQL> = {}): SQL {
  const byName = columnsByName(table);
  const wanted = text.split(',');
  if (wanted.length > MOST_FIELDS)
    throw badRequest(`The list can be ordered by at most ${MOST_FIELDS} fields.`, { order_by: 'Too many' });
  const parts = wanted.map((part) => {
    const [name = '', direction = 'ASC', ...rest] = part.trim().split(':');
    const column = SECRET.has(name) ? undefined : byName.get(name);
    const key = Object.hasOwn(more, name) ? more[name] : column && keyOf(column);
    const known = /^(asc|desc)$/i.test(direction) && rest.length === 0;
    if (!key || !known) throw badRequest(`The list cannot be ordered by '${part}'.`, { order_by: part });
    return /^desc$/i.test(direction) ? desc(key) : asc(key);
  });
  return sql.join([...parts, asc(byName.get('id') as PgColumn)], sql`, `);
}

const usualOrders = perTable(() => new Map<string, SQL>());

/** The order of a list that names none, written once. */
export function usualOrder(table: PgTable, text: string): SQL {
  const known = usualOrders(table);
  const before = known.get(text);
  if (before) return before;
  const order = sql.raw(written(orderBy(table, text)).sql);
  known.set(text, order);
  return order;
}
