import { callsOf, dataOf, type Call } from '../calls';
import type { Chance } from '../random';
import { KINDS } from './kinds';
import { entryOf, may, type Person, type Right } from './rights';
import type { Action } from './step';
import type { Property } from './world';

const PASSWORD = 'a model of its own';
const FLAGS = ['r', 'rw', 'rwx', 'rx'];
const RESOURCES = [...KINDS.map(({ resource }) => resource), 'hour', 'asset', 'can_assign_alerts'];

/** Rights of a member of staff: everything on one property, or single rights on several. */
export function someRights(random: Chance, properties: readonly Property[]): Right[] {
  if (random.often(0.3)) return [{ resource: '*', property: random.pick(properties).id, flags: 'rwx' }];
  const chosen = new Map<string, Right>();
  for (let count = random.below(14); count > 0; count -= 1) {
    const property = random.often(0.15) ? null : random.pick(properties).id;
    const right = { resource: random.pick(RESOURCES), property, flags: random.pick(FLAGS) };
    chosen.set(`${right.resource} ${property}`, right);
  }
  return [...chosen.values()];
}

/** Creates a member of staff with some rights and signs them in. @param callAs makes calls with a token */
export async function newPerson(admin: Call, callAs: (token: string) => Call, number: number, rights: Right[]): Promise<Person> {
  const [name, email] = [`Staff ${number}`, `model-${number}@campaign.example`];
  const body = { first_name: 'Anna', last_name: name, email, password: PASSWORD };
  const { id } = dataOf<{ id: string }>(await admin('POST', '/users', body), 201);
  dataOf(await admin('POST', `/users/${id}/permissions`, rights.map(entryOf)), 200);
  const signedIn = await callAs('')('POST', '/auth', { username: email, password: PASSWORD });
  const { token } = dataOf<{ token: { value: string } }>(signedIn, 201);
  return { name, id, call: callAs(token.value), isSuper: false, rights };
}

/** A super user gives a member of staff other rights. */
export const changeRights: Action = async ({ random, people, person, world }) => {
  const about = random.pick(people.slice(1));
  const rights = someRights(random, world.properties);
  const answer = await person.call('POST', `/users/${about.id}/permissions`, rights.map(entryOf));
  if (answer.status === 200) about.rights = rights;
  return { what: 'change rights', expected: person.isSuper ? 200 : 403, answer };
};

/**
 * A property is archived or unarchived, which only a super user may do. Others who may change something about the
 * property may send the flag as it is.
 */
export const archiveProperty: Action = async ({ random, person, property }) => {
  const archived = random.often(0.3);
  const isKept = archived === property.archived;
  const mayChangeSome = ['property', 'calendar'].some((resource) => may(person, 'w', resource, property.id));
  const expected = person.isSuper || (isKept && mayChangeSome) ? 200 : 403;
  const answer = await person.call('PUT', `/properties/${property.id}`, { archived });
  if (answer.status === 200) property.archived = archived;
  return { what: 'archive a property', expected, answer };
};

/** Calls to whichever server currently runs at a place. */
export const callsAt =
  (place: { server: Parameters<typeof callsOf>[0] }) =>
  (token: string): Call =>
  (...args) =>
    callsOf(place.server, token)(...args);
