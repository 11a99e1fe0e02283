import { dataOf } from '../calls';
import type { Chance } from '../random';
import { signIn, startOn, type Engine, type Server } from '../server';
import { Tally } from '../tally';
import { alertActions, Alerts } from './alerts';
import { changes } from './changes';
import { checkAssigned, checkGuests, checkHistory, checkList, checkParts, checkStates, checkWhatIsSeen } from './checks';
import { copies, share, type Shared } from './copies';
import { draftActions } from './drafts';
import { Hours, hoursActions } from './hours';
import { kindAt } from './kinds';
import { mediaActions } from './media';
import { sort } from './orders';
import { archiveProperty, callsAt, changeRights, newPerson, someRights } from './people';
import type { Person } from './rights';
import { newId, type Action, type Turn } from './step';
import { versions } from './versions';
import { World, type Property } from './world';

const STAFF = 4;
/** How many lists get most of the changes; one of them has more live items than guests see. */
const FAVOURITES = 4;
const PROPERTIES: readonly Omit<Property, 'id'>[] = [
  { name: 'The House of Rules', type: 'hotel', zone: 'Europe/London', offset: 0, archived: false },
  { name: 'The Other House', type: 'hotel', zone: 'America/New_York', offset: -300, archived: false },
  { name: 'The Kitchen', type: 'restaurant', zone: 'Asia/Tokyo', offset: 540, archived: false },
];

export interface ModelReport {
  steps: number;
  /** How many items exist at the end. */
  items: number;
  /** What was done and answered, step by step: the same seed gives the same transcript on every engine. */
  transcript: string[];
  problems: string[];
}

/** The relative frequency of each change. */
const OFTEN: Partial<Record<string, number>> = {
  create: 8,
  change: 8,
  sort: 5,
  archive: 4,
  remove: 4,
  restoreDeleted: 4,
  restoreVersion: 3,
  clone: 6,
  duplicate: 2,
  createAlert: 3,
  assign: 10,
  makeGlobal: 3,
  publish: 4,
  undo: 4,
  saveHours: 3,
  writeDraft: 2,
  attach: 4,
  addFile: 2,
  publishWithoutFile: 4,
  removeFile: 2,
};

type Place = Pick<Turn, 'property' | 'kind'>;

function anyPlace(world: World, random: Chance): Place {
  const property = random.pick(world.properties);
  return { property, kind: random.pick(world.kindsOf(property)) };
}

/**
 * A list for a change: often one of a few favourites, so that changes interact there, or one in which the person has a
 * right.
 */
function somePlace(world: World, random: Chance, favourites: readonly Place[], { rights }: Person): Place {
  if (random.often(0.4)) return random.pick(favourites);
  const place = anyPlace(world, random);
  const right = rights.length > 0 && random.often(0.5) ? random.pick(rights) : null;
  const property = world.properties.find(({ id }) => id === right?.property) ?? place.property;
  const kinds = world.kindsOf(property);
  const kind = kinds.find(({ resource }) => resource === right?.resource);
  return { property, kind: kind ?? (property === place.property ? place.kind : random.pick(kinds)) };
}

async function newProperty(admin: Person, random: Chance, property: Omit<Property, 'id'>): Promise<Property> {
  const { name, type, zone: timezone } = property;
  const id = newId(random);
  const codes = type === 'hotel' ? { ihg_hotel_code: '12345', locale_code: 'en', region_code: '1', brand_code: 'ki' } : {};
  const body = { type, name, url: 'https://model.example', timezone, ...codes };
  dataOf(await admin.call('POST', '/properties', body, { 'idempotency-key': id }), 201);
  return { ...property, id };
}

/**
 * People with different rights make random changes of every kind, one at a time. After each change, what the server
 * answers and shows is compared with what the rules say.
 * @param place the server, which may be replaced
 * @param steps how many changes
 * @param restart replaces the server of the place by another one on the same store
 */
export async function model(
  place: { server: Server },
  random: Chance,
  steps: number,
  restart: () => Promise<void>,
): Promise<ModelReport> {
  const callAs = callsAt(place);
  const admin: Person = { name: 'Admin', id: '', call: callAs(await signIn(place.server)), isSuper: true, rights: [] };
  const properties: Property[] = [];
  for (const property of PROPERTIES) properties.push(await newProperty(admin, random, property));
  const people = [admin];
  for (let number = 1; number <= STAFF; number += 1)
    people.push(await newPerson(admin.call, callAs, number, someRights(random, properties)));
  const [house] = properties as [Property];
  const token = { name: 'The site', property_id: [house.id] };
  const { sessions } = dataOf<{ sessions: { token: string } }>(await admin.call('POST', '/tokens', token), 201);
  const site = { name: 'The site', call: callAs(sessions.token) };
  const [world, alerts, hours, shared] = [new World(properties), new Alerts(), new Hours(), new Map() as Shared];
  const actions: Record<string, Action> = {
    ...changes,
    ...copies,
    ...versions,
    ...mediaActions(() => place.server.address),
    ...hoursActions(hours),
    ...draftActions(),
    ...alertActions(alerts),
    sort,
    share: share(shared),
    changeRights,
    archiveProperty,
  };
  const alphabet = Object.keys(actions).flatMap((name) => Array.from({ length: OFTEN[name] ?? 1 }, () => name));
  const first = { property: house, kind: kindAt('home-promos') };
  const favourites = [first, ...Array.from({ length: FAVOURITES - 1 }, () => anyPlace(world, random))];
  const tally = new Tally();
  const report: ModelReport = { steps: 0, items: 0, transcript: [], problems: [] };
  const { problems, transcript } = report;
  while (report.steps < steps && problems.length === 0) {
    const person = random.often(0.5) ? admin : random.pick(people);
    const { property, kind } = somePlace(world, random, favourites, person);
    const turn: Turn = { world, random, people, person, property, kind, problems };
    const step = await actions[random.pick(alphabet)]!(turn);
    if (!step) continue;
    report.steps += 1;
    const { what, expected, answer, by = person } = step;
    tally.add(what, answer.status);
    const line = `${report.steps}. ${by.name}: ${what} in ${property.name}: ${answer.status}`;
    transcript.push(line);
    if (answer.status !== expected) problems.push(`${line}, and should be ${expected}: ${answer.text.slice(0, 300)}`);
    await checkList(turn);
    if (report.steps % 5 === 0 || what.includes('alert')) await checkGuests(turn, { alerts, hours }, site, house.id);
    if (report.steps % 5 === 0) {
      await checkStates(turn);
      await checkWhatIsSeen(turn);
      await checkAssigned(turn, alerts);
      transcript.push(await checkParts(turn));
    }
    if (report.steps % 20 === 0 && world.items.size > 0)
      await checkHistory(random.pick([...world.items.values()]), admin.call, problems);
    if (report.steps === Math.floor(steps / 2)) await restart();
  }
  for (const each of properties)
    for (const kind of world.kindsOf(each))
      await checkList({ world, random, people, person: admin, property: each, kind, problems });
  if (problems.length === 0) for (const item of world.items.values()) await checkHistory(item, admin.call, problems);
  problems.push(...tally.refused());
  report.items = world.items.size;
  return report;
}

/** Runs the model on a server of its own, which is killed half-way and restarted. */
export async function modelOn(engine: Engine, random: Chance, steps: number): Promise<ModelReport> {
  const { server, restart, end } = await startOn(engine);
  const place = { server };
  try {
    return await model(place, random, steps, async () => {
      place.server = await restart();
    });
  } finally {
    await end();
  }
}

/** The first line in which two transcripts of the same seed differ; none if both engines answered the same. */
export function differences(first: readonly string[], second: readonly string[]): string[] {
  const index = first.findIndex((line, at) => line !== second[at]);
  return index === -1 ? [] : [`The engines differ: '${first[index]}' and '${second[index]}'.`];
}
