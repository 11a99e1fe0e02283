import { allOf, callsOf, dataOf, newHotel, special, type Call, type Item } from './calls';
import type { Chance } from './random';
import { isSame, own, textOf, type Fields } from './sameItem';
import { signIn, type Server } from './server';
import { Tally } from './tally';

const PEOPLE = 4;
/** The statuses that the slower of two people may be answered with. */
const FAIR = new Set([200, 201, 204, 404, 409, 412, 422]);

interface Version {
  version: number;
  action: string;
  changes: Record<string, { before: unknown; after: unknown }>;
}

/** An item, with each of its versions as the server answered it. */
interface Known {
  path: string;
  answers: Map<number, Fields>;
}

const WORDS = ['spa', 'lake', 'fire', 'winter', 'é', '👨‍👩‍👧', 'quiet', 'breakfast'];
const words = (random: Chance, limit: number) =>
  Array.from({ length: 1 + random.below(limit) }, () => random.pick(WORDS)).join(' ');

/** A body with some fields of a special. */
function someFields(random: Chance): Fields {
  const all: Fields = {
    title: words(random, 5),
    content: `<p>${words(random, 60)}</p>`,
    terms_and_conditions: `<p>${words(random, 20)}</p>`,
    other_title: words(random, 3),
    promo_flag: words(random, 2),
    published: random.often(0.5),
    archived: random.often(0.2),
    cta: { type: 'Book Now', link_url: `/${random.below(100)}`, tracking_tag: words(random, 2) },
    details: { custom_url: `page-${random.below(100)}`, content: `<p>${words(random, 30)}</p>` },
  };
  const chosen = Object.keys(all).filter(() => random.often(0.3));
  return Object.fromEntries([...chosen, 'title'].map((name) => [name, all[name]]));
}

export interface HistoryReport {
  changes: number;
  items: number;
  versions: number;
  restored: number;
  problems: string[];
}

interface Place {
  lists: string[];
  known: Map<string, Known>;
  /** Deleted items in their last state. */
  deleted: Map<string, Fields>;
  report: HistoryReport;
}

function remember({ known }: Place, listPath: string, item: Item): void {
  const knownItem = known.get(item.id) ?? { path: `${listPath}/${item.id}`, answers: new Map<number, Fields>() };
  knownItem.answers.set(item.version, { ...item });
  known.set(item.id, knownItem);
}

/** One random change. @returns its kind and the status of the answer */
async function oneChange(call: Call, place: Place, random: Chance): Promise<[string, number]> {
  const list = random.pick(place.lists);
  const present = [...place.known].filter(([id, { path }]) => path.startsWith(list) && !place.deleted.has(id));
  const kind = random.next();
  if (present.length < 5 || kind < 0.1) {
    const answer = await call('POST', list, special(words(random, 4)));
    if (answer.status === 201) remember(place, list, dataOf<Item>(answer, 201));
    return ['create', answer.status];
  }
  const [id, { path, answers }] = random.pick(present);
  if (kind < 0.65) return ['change', rememberAnswer(place, list, await call('PUT', path, someFields(random)))];
  if (kind < 0.75) {
    const [next] = random.pick(present);
    const body = { ids: [id], move_to_id: next, condition: random.pick(['before', 'after']) };
    return ['sort', (await call('PUT', `${list}/sort`, body)).status];
  }
  if (kind < 0.85) {
    const version = random.pick([...answers.keys()]);
    return ['restore a version', rememberAnswer(place, list, await call('POST', `${path}/versions/${version}/restore`))];
  }
  if (kind < 0.92) return ['delete', await deleteItem(call, place, id, path)];
  if (kind < 0.97) return ['restore from the bin', await restoreDeleted(call, place, random)];
  const answer = await call('POST', `${list}/clone`, { ids: [id], to_property_ids: [random.pick(place.lists).split('/')[2]] });
  return ['clone', answer.status];
}

type Answered = Awaited<ReturnType<Call>>;

function rememberAnswer(place: Place, list: string, answer: Answered): number {
  if (answer.status === 200) remember(place, list, dataOf<Item>(answer, 200));
  return answer.status;
}

async function deleteItem(call: Call, { deleted }: Place, id: string, path: string): Promise<number> {
  const before = await call('GET', path);
  if (before.status !== 200) return before.status;
  const item = dataOf<Item>(before, 200);
  const { status } = await call('DELETE', path, undefined, { 'if-match': `"${item.version}"` });
  if (status === 204) deleted.set(id, { ...item });
  return status;
}

/** Restores an item from the bin, which must bring it back byte for byte. */
async function restoreDeleted(call: Call, { deleted, report }: Place, random: Chance): Promise<number> {
  const [first] = [...deleted.keys()].slice(random.below(Math.max(1, deleted.size)));
  const formerItem = first === undefined ? undefined : deleted.get(first);
  if (first === undefined || !formerItem) return 404;
  const property = String(formerItem.property_id);
  const bin = await allOf<{ id: string; item_id: string }>(call, `/bin?kind=specials&property_id=${property}`);
  const entry = bin.find(({ item_id }) => item_id === first);
  if (!entry) return 404;
  const answer = await call('POST', `/bin/${entry.id}/restore`);
  if (answer.status !== 200) return answer.status;
  deleted.delete(first);
  report.restored += 1;
  if (!isSame(dataOf<Fields>(answer, 200), formerItem)) report.problems.push(`${first} came back from the bin as another.`);
  return 200;
}

/**
 * Compares every version with the answer of its time, and replays all changes from the first version to compare the
 * result with the stored item.
 */
async function checkItem(call: Call, id: string, { path, answers }: Known, report: HistoryReport): Promise<void> {
  const stored = dataOf<Item>(await call('GET', path), 200);
  const versions: Version[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call('GET', `${path}/versions?per_page=100&page=${page}`);
    versions.push(...dataOf<Version[]>(answer, 200));
    if ((answer.body as { meta: { total_pages: number } }).meta.total_pages <= page) break;
  }
  report.items += 1;
  report.versions += versions.length;
  const numbers = new Set(versions.map(({ version }) => version));
  if (numbers.size !== stored.version || Math.max(...numbers) !== stored.version)
    report.problems.push(`${id} is at version ${stored.version} and has ${numbers.size} versions.`);
  for (const [version, answer] of answers) {
    const storedVersion = dataOf<Fields>(await call('GET', `${path}/versions/${version}`), 200);
    if (!isSame(storedVersion, answer)) report.problems.push(`Version ${version} of ${id} is not what was answered then.`);
  }
  const replayed = dataOf<Fields>(await call('GET', `${path}/versions/1`), 200);
  for (const { changes } of versions.reverse())
    for (const [field, { before, after }] of Object.entries(changes)) {
      if (field === 'sort_index') continue;
      if (textOf(replayed[field]) !== textOf(before))
        report.problems.push(`Before a change of ${field} of ${id} there was something else.`);
      replayed[field] = after;
    }
  const { version: _v, updated_at: _at, updated_by: _by, ...fields } = own(stored);
  const { version: _rv, updated_at: _rat, updated_by: _rby, ...again } = own(replayed);
  if (textOf(fields) !== textOf(again)) report.problems.push(`Replayed, ${id} is not what is stored.`);
}

/** Creates a super user and returns calls of theirs. */
async function person(server: Server, admin: Call, number: number): Promise<Call> {
  const [email, password] = [`historian-${number}@campaign.example`, 'a history of its own'];
  const body = { first_name: 'Anna', last_name: `Historian ${number}`, email, password };
  const { id } = dataOf<{ id: string }>(await admin('POST', '/users', body), 201);
  dataOf(await admin('POST', `/users/${id}/permissions`, [{ resource: '*', r: true, w: true, x: true }]), 200);
  const nobody = callsOf(server, '');
  const { token } = dataOf<{ token: { value: string } }>(await nobody('POST', '/auth', { username: email, password }), 201);
  return callsOf(server, token.value);
}

/**
 * Four people change, sort, clone, delete and restore at once. Afterwards every version must be what the server
 * answered at the time, the replayed versions of every item must give what is stored, and all deleted items must come
 * back unchanged (docs/decisions/history.md).
 * @param changes the number of changes that all people make together
 */
export async function history(server: Server, random: Chance, changes: number): Promise<HistoryReport> {
  const admin = callsOf(server, await signIn(server));
  const lists = [await newHotel(admin, 'The House of Histories'), await newHotel(admin, 'The House of Copies')];
  const report: HistoryReport = { changes: 0, items: 0, versions: 0, restored: 0, problems: [] };
  const place: Place = { lists, known: new Map(), deleted: new Map(), report };
  const tally = new Tally();
  const people: Call[] = [];
  for (let number = 0; number < PEOPLE; number += 1) people.push(await person(server, admin, number));
  const work = async (call: Call) => {
    while (report.changes < changes) {
      report.changes += 1;
      const [kind, status] = await oneChange(call, place, random);
      tally.add(kind, status);
      if (!FAIR.has(status)) report.problems.push(`A change was answered with ${status}.`);
    }
  };
  await Promise.all(people.map(work));
  report.problems.push(...tally.refused());
  while (place.deleted.size > 0) {
    const left = place.deleted.size;
    await restoreDeleted(admin, place, random);
    if (place.deleted.size === left) {
      report.problems.push(`${left} deleted items are not in the bin.`);
      break;
    }
  }
  for (const [id, knownItem] of place.known) await checkItem(admin, id, knownItem, report);
  return report;
}

/** After a cut, the items that were changed last must have a history entry for each of their versions. */
export async function historyIsWhole(call: Call, listPath: string): Promise<string[]> {
  const problems: string[] = [];
  const { body } = await call('GET', `${listPath}?order_by=updated_at:DESC&per_page=40`);
  for (const { id, version } of (body as { data: Item[] }).data) {
    const entries = dataOf<Version[]>(await call('GET', `${listPath}/${id}/versions`), 200);
    // An item that was deleted and restored has the same version as before.
    const numbers = [...new Set(entries.map((entry) => entry.version))];
    const expected = Array.from({ length: version }, (_, index) => version - index);
    if (textOf(numbers) !== textOf(expected)) problems.push(`${id} is at version ${version}, and its history has ${numbers}.`);
  }
  return problems;
}
