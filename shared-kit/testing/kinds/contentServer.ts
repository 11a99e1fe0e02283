import { fakeApi, listOf, type FakeCall } from '../fakeApi';
import { toCamel } from '../../src/rules/keyCase';
import { stateOf, type Stateful } from '../../src/rules/state';
import { hotel, restaurant } from '../properties';
import type { TestedKind, Wire } from './testedKind';

const PAGING = ['order_by', 'page', 'per_page'];

const matchesFilter = (row: Wire, [key, expected]: [string, string]): boolean => {
  if (PAGING.includes(key)) return true;
  if (key === 'live') return row.published === true && row.archived === false;
  if (key === 'state') return stateOf(toCamel<Stateful>(row), Date.now()) === expected;
  const value = String(row[key]);
  return expected.startsWith('i%%') ? value.toLowerCase().includes(expected.slice(3).toLowerCase()) : value === expected;
};

/**
 * A fake API that stores changes to one collection of property 7, so that a test can change it and read it back.
 * @param rows the stored items at the start
 * @param maxPerPage the maximum number of rows on a page
 */
export function contentServer({ place, api: collection, live, routes }: TestedKind, rows: Wire[], maxPerPage = 2000) {
  let stored = [...rows];
  const path = `/properties/7/${collection}`;
  const house = (place === 'hotel' ? hotel : restaurant)('7', 'The House', {
    preview_urls: { [live.key]: 'https://house.example/live' },
  });
  const find = (id: string | undefined) => stored.find((row) => row.id === id);

  const list = ({ query }: FakeCall) => {
    const matches = stored.filter((row) => Object.entries(query).every((filter) => matchesFilter(row, filter)));
    const [page, perPage] = [Number(query.page ?? 1), Math.min(maxPerPage, Number(query.per_page ?? 100))];
    const meta = {
      page,
      per_page: perPage,
      count: matches.length,
      total_pages: Math.max(1, Math.ceil(matches.length / perPage)),
    };
    return listOf(matches.slice((page - 1) * perPage, page * perPage), meta);
  };
  const change = ({ params, body }: FakeCall) => {
    const sent = body as Partial<Wire>;
    const next = { ...find(params.id), ...sent, ...(sent.archived ? { published: false } : {}) } as Wire;
    next.version = Number(next.version) + 1;
    stored = stored.map((row) => (row.id === next.id ? next : row));
    return { data: next };
  };
  const create = ({ body }: FakeCall) => {
    const created = { ...stored[0], ...(body as object), id: '99', version: 1 } as Wire;
    stored = [...stored, created];
    return { status: 201, body: { data: created } };
  };
  const duplicate = ({ params }: FakeCall) => {
    const copy = { ...find(params.id), id: '99', version: 1, published: false, archived: false } as Wire;
    stored = [...stored, copy];
    return { status: 201, body: { data: copy } };
  };
  const sort = ({ body }: FakeCall) => {
    const { ids, move_to_id, condition } = body as { ids: [string]; move_to_id: string; condition: string };
    const rest = stored.filter(({ id }) => id !== ids[0]);
    const index = rest.findIndex(({ id }) => id === move_to_id) + (condition === 'after' ? 1 : 0);
    stored = [...rest.slice(0, index), find(ids[0]) as Wire, ...rest.slice(index)];
    return undefined;
  };
  /** Restores the first version, whichever is requested. */
  const restore = ({ params }: FakeCall) => {
    const current = find(params.id) as Wire;
    const next = { ...rows.find(({ id }) => id === params.id), version: Number(current.version) + 1 } as Wire;
    stored = stored.map((row) => (row.id === next.id ? next : row));
    return { data: next, meta: { left_out: [] } };
  };
  const restoreFromBin = ({ params }: FakeCall) => {
    const restored = rows.find(({ id }) => id === params.id) as Wire;
    stored = [...stored, restored];
    return { data: restored, meta: { kind: collection, property_id: '7', left_out: [] } };
  };
  const remove = ({ params }: FakeCall) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return undefined;
  };
  return fakeApi({
    ...routes,
    'GET /properties/7': { data: house },
    'PUT /properties/7': ({ body }) => ({ data: { ...house, ...(body as object) } }),
    'GET /properties': listOf([house, { ...house, id: '8', name: 'The Aster' }, { ...house, id: '9', name: 'Saltmarsh' }]),
    [`PUT ${path}/sort`]: sort,
    [`POST ${path}/clone`]: { status: 201, body: { data: [{ id: '90', property_id: '8', source_id: '1' }] } },
    [`GET ${path}`]: list,
    [`GET ${path}/:id`]: ({ params }) => {
      const data = find(params.id);
      return data ? { data } : { status: 404 };
    },
    [`POST ${path}`]: create,
    [`POST ${path}/:id/duplicate`]: duplicate,
    [`PUT ${path}/:id`]: change,
    [`DELETE ${path}/:id`]: remove,
    [`POST ${path}/:id/versions/:version/restore`]: restore,
    'GET /bin': ({ query }) => listOf([{ id: query.item_id, item_id: query.item_id }]),
    'POST /bin/:id/restore': restoreFromBin,
  });
}
