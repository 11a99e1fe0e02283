import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { hotel, restaurant } from 'shared-kit/testing/properties';

const stamps = { version: 4, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z', updated_by: null };

/** A user as it goes over the wire. */
export const wireUser = (id: string, first_name: string, last_name: string, fields: object = {}) => ({
  id,
  first_name,
  last_name,
  email: `${first_name}.${last_name}@calloway.example`.toLowerCase(),
  role: 'User',
  ...stamps,
  ...fields,
});

/** A permission as it goes over the wire. @param flags any of r, w and x */
export const wireEntry = (resource: string, property: string | null, flags = 'r') => ({
  resource,
  permissionable_type: property === null ? null : 'PropertyPermission',
  permissionable_id: property,
  r: flags.includes('r'),
  w: flags.includes('w'),
  x: flags.includes('x'),
});

export const tomas = wireUser('2', 'Tomas', 'Reyes');
export const refusal = (status: number, message: string, fields = {}) => ({ status, body: { message, code: 'refused', fields } });

/** An API with three hotels, a restaurant and the user Tomas Reyes, who holds the given permissions. */
export function userApi(permissions: ReturnType<typeof wireEntry>[] = []) {
  const properties = [
    hotel('7', 'Saltmarsh'),
    hotel('8', 'Lantern Inn'),
    hotel('9', 'Old Mill', { archived: true }),
    restaurant('20', 'Ember'),
  ];
  return fakeApi({
    'GET /properties/names': listOf(
      properties.map(({ id, name, type, archived, region_id }) => ({ id, name, type, archived, region_id })),
    ),
    'GET /users': listOf([tomas]),
    'POST /users': ({ body }: FakeCall) => ({ status: 201, body: { data: { ...wireUser('5', '', ''), ...(body as object) } } }),
    'GET /users/:id': { data: tomas },
    'PUT /users/:id': ({ body }: FakeCall) => ({ data: { ...tomas, ...(body as object), version: 5 } }),
    'GET /users/:id/permissions': listOf(permissions),
    'GET /users/:id/second-factor': { data: { app: false, passkeys: 0, demanded: false, required: false } },
    'POST /users/:id/permissions': ({ body }: FakeCall) => listOf(body as object[]),
    'DELETE /users/:id/sessions': undefined,
    'DELETE /users/:id': undefined,
  });
}
