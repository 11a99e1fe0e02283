import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { hotel, restaurant } from 'shared-kit/testing/properties';

const stamps = { version: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z', updated_by: null };
/** An API token as the API returns it. @param properties the names of those that it may read; null for all */
export const token = (id: string, name: string, value: string | null, properties: (string | null)[]) => ({
  id,
  name,
  value,
  permissions: properties.map((property) => ({ property: property === null ? null : { id: property, name: property } })),
  sessions: { token: value, expires_on: '2027-11-21T23:30:00.000Z' },
  last_used_on: null,
  ...stamps,
});
export const website = token('1', 'Website', 'ik_secret-one', [null]);
const app = token('2', 'Menu app', 'ik_secret-two', ['Ember', 'Salt', 'Lookout']);

/** An API with two tokens, a hotel and a restaurant. */
export const server = () =>
  fakeApi({
    'GET /tokens': listOf([website, app]),
    'POST /tokens': ({ body }: FakeCall) => ({ status: 201, body: { data: { ...website, ...(body as object) } } }),
    'DELETE /tokens/:id': undefined,
    'GET /properties': ({ query }: FakeCall) =>
      listOf(query.archived === 'true' ? [] : [hotel('7', 'Saltmarsh'), restaurant('20', 'Ember')]),
  });
