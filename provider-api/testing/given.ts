import { historyKindOf } from 'shared-kit/rules/historyKinds';
import type { Client } from './client';

/** A right in short form: `['special', 'rw', hotelId]`, or without an id on every property. */
export type Right = [resource: string, flags: string, propertyId?: string | undefined];

export interface Given {
  /** Creates a hotel and returns its id. */
  hotel(fields?: object): Promise<string>;
  /** Creates a restaurant and returns its id. */
  restaurant(fields?: object): Promise<string>;
  /** Creates a property that can have a kind of content, such as `events`, and returns its id. */
  placeFor(kind: string): Promise<string>;
  /** Creates a user with these rights and signs them in. */
  user(...rights: Right[]): Promise<Client & { id: string; email: string; token: string }>;
  /** Creates an item with a POST to a path and returns it. Throws if the request is refused. */
  // oxlint-disable-next-line typescript/no-explicit-any
  item(path: string, fields: object): Promise<any>;
}

export const PASSWORD = 'correct horse';
let count = 0;

/** Creates test data through the API. */
export function givenOf(admin: Client, nobody: Client, as: (token: string) => Client): Given {
  const item: Given['item'] = async (path, fields) => {
    const { status, body } = await admin.post(path, fields);
    if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const property = async (type: string, fields: object) => {
    count += 1;
    const codes = type === 'hotel' ? { ihg_hotel_code: '12345', locale_code: 'en', region_code: '1', brand_code: 'ki' } : {};
    const common = { type, name: `House ${count}`, url: `https://house-${count}.example`, timezone: 'America/New_York' };
    return (await item('/properties', { ...common, ...codes, ...fields })).id as string;
  };
  return {
    item,
    hotel: (fields = {}) => property('hotel', fields),
    restaurant: (fields = {}) => property('restaurant', fields),
    placeFor: (kind) => property(historyKindOf(kind)?.of?.[0] ?? 'hotel', {}),
    user: async (...rights) => {
      count += 1;
      const email = `person-${count}@house.example`;
      const { id } = await item('/users', { first_name: 'Anna', last_name: `Person ${count}`, email, password: PASSWORD });
      const response = await admin.post(`/users/${id}/permissions`, rights.map(toEntry));
      if (response.status !== 200) throw new Error(`The rights were refused: ${JSON.stringify(response.body)}`);
      const { body } = await nobody.post('/auth', { username: email, password: PASSWORD });
      const token: string = body.data.token.value;
      return { ...as(token), id, email, token };
    },
  };
}

function toEntry([resource, flags, propertyId]: Right) {
  const target = propertyId === undefined ? {} : { permissionable_type: 'PropertyPermission', permissionable_id: propertyId };
  return { resource, ...target, r: flags.includes('r'), w: flags.includes('w'), x: flags.includes('x') };
}
