import type { TObject } from '@sinclair/typebox';
import { asc, desc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { alphabetical } from '../base/storage/alphabetical';
import { perTable, compileQuery } from '../base/storage/runQuery';
import { quoted } from '../base/shorten';
import type { Database } from '../base/storage/database';
import { badRequest } from './errors';
import { readPage, type ListedTable } from './readPage';
import type { RequestOf } from './requestOf';
import type { paging } from './schemas';

/** A call that lists: its query has the paging, and its own filters. */
export type ListRequest = RequestOf<{ query: TObject<typeof paging> }>;

interface Listing<Row> {
  db: Database;
  table: ListedTable;
  where: SQL | undefined;
  /** Used when the query names no order. */
  order: string;
  /** What the list may be ordered by in addition to its columns, by name; called only if the query names an order. */
  orders?: () => Record<string, SQL>;
  /** The columns that the answers show, in wire names, where these are not all: no other column orders the list, which would reveal it. */
  shownColumns?: readonly string[];
  request: ListRequest;
  publicUrl: string;
  /** Turns stored rows into answers. */
  present: (rows: Row[]) => Promise<unknown[]> | unknown[];
}

/**
 * One page of a table with its meta (api-contract §1, 'Lists').
 * @returns `{data, meta: {page, total_pages, per_page, count, links}}` in wire names
 * @throws 400 when ordering by an unknown field; 413 for more than one answer can hold
 */
export async function listPage<Row>(listing: Listing<Row>) {
  const { db, table, where, order, orders, shownColumns, request, publicUrl, present } = listing;
  const { page, per_page, order_by } = request.query;
  const { rows, count } = await readPage(db, table, {
    where,
    orderBy: order_by === undefined ? defaultOrder(table, order) : orderBy(table, order_by, orders?.(), shownColumns),
    limit: per_page,
    offset: (page - 1) * per_page,
  });
  const data = await present(rows as Row[]);
  return { data, meta: pageMeta(request, publicUrl, { page, per_page, count }) };
}

type QueryRequest = FastifyRequest & { query: Record<string, unknown> };

/** The meta of a page; `links` are complete addresses with every parameter. The Host header is never trusted. */
export function pageMeta(request: QueryRequest, publicUrl: string, counts: { page: number; per_page: number; count: number }) {
  const total_pages = Math.max(1, Math.ceil(counts.count / counts.per_page));
  const link = (page: number) => pageLink(request, publicUrl, page);
  return {
    page: counts.page,
    total_pages,
    per_page: counts.per_page,
    count: counts.count,
    links: {
      // From beyond the end, `previous` leads to the last page.
      previous: counts.page > 1 ? link(Math.min(counts.page - 1, total_pages)) : null,
      next: counts.page < total_pages ? link(counts.page + 1) : null,
    },
  };
}

function pageLink(request: QueryRequest, publicUrl: string, page: number): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) parameters.set(name, String(value));
  parameters.set('page', String(page));
  return `${publicUrl}${request.url.split('?')[0]}?${parameters.toString()}`;
}

/** Columns that are never returned, and so never order a list, which would reveal their content. */
const SECRET = new Set(['password_hash', 'token_hash', 'sealed']);

/** The maximum fields of an order; each one costs a comparison per row. */
const MAX_FIELDS = 10;

const columnsByName = perTable(
  (table) => new Map(Object.entries<PgColumn>(getTableColumns(table)).map(([key, column]) => [snakeKey(key), column])),
);

/** The expression that orders by a column; undefined for JSON, which has no order. */
function sortKeyOf(column: PgColumn): PgColumn | SQL | undefined {
  const type = column.getSQLType();
  if (type === 'jsonb') return undefined;
  return type === 'text' && column.name !== 'id' ? alphabetical(column) : column;
}

const NOT_AN_ORDER = 'Must be fields of the list, each with ASC or DESC';

/** Any scalar field may order a list; ties are broken by id, so that paging never repeats or skips. @throws 400 */
function orderBy(table: PgTable, text: string, extraKeys: Record<string, SQL> = {}, shownColumns?: readonly string[]): SQL {
  const byName = columnsByName(table);
  const fields = text.split(',');
  if (fields.length > MAX_FIELDS)
    throw badRequest(`The list can be ordered by at most ${MAX_FIELDS} fields.`, { order_by: 'Too many' });
  const parts = fields.map((part) => {
    const [name = '', direction = 'ASC', ...rest] = part.trim().split(':');
    const isHidden = SECRET.has(name) || shownColumns?.includes(name) === false;
    const column = isHidden ? undefined : byName.get(name);
    const key = Object.hasOwn(extraKeys, name) ? extraKeys[name] : column && sortKeyOf(column);
    const isValid = /^(asc|desc)$/i.test(direction) && rest.length === 0;
    if (!key || !isValid) throw badRequest(`The list cannot be ordered by '${quoted(part)}'.`, { order_by: NOT_AN_ORDER });
    return /^desc$/i.test(direction) ? desc(key) : asc(key);
  });
  return sql.join([...parts, asc(byName.get('id') as PgColumn)], sql`, `);
}

const defaultOrders = perTable(() => new Map<string, SQL>());

/** The order of a list whose query names none, compiled once. */
export function defaultOrder(table: PgTable, text: string): SQL {
  const ordersByText = defaultOrders(table);
  const existing = ordersByText.get(text);
  if (existing) return existing;
  const order = sql.raw(compileQuery(orderBy(table, text)).sql);
  ordersByText.set(text, order);
  return order;
}
