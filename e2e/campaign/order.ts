import { allOf, dataOf, newHotel, special, type Call, type Item } from './calls';
import type { Chance } from './random';
import { Tally } from './tally';

const PEOPLE = 6;
/** The statuses that the slower of two people may be answered with. */
const FAIR = new Set([200, 201, 204, 404, 409, 412, 422]);

const everything = (call: Call, listPath: string, archived: boolean) =>
  allOf<Item>(call, `${listPath}?archived=${archived}&order_by=sort_index:ASC`);

/** What the people know of the list. */
interface Known {
  listPath: string;
  ids: string[];
  deleted: Set<string>;
}

/** @returns the kind of the change and the status of the answer */
async function oneChange(call: Call, { listPath, ids, deleted }: Known, random: Chance): Promise<[string, number]> {
  const id = random.pick(ids);
  const kind = random.next();
  if (kind < 0.55) {
    const body = { ids: [id], move_to_id: random.pick(ids), condition: random.pick(['before', 'after']), archived: false };
    return ['move an item next to another', (await call('PUT', `${listPath}/sort`, body)).status];
  }
  if (kind < 0.7) {
    const body = { ids: [id], condition: random.pick(['top', 'bottom']) };
    return ['move an item to an end', (await call('PUT', `${listPath}/sort`, body)).status];
  }
  if (kind < 0.85) return ['archive', (await call('PUT', `${listPath}/${id}`, { archived: random.often(0.4) })).status];
  if (kind < 0.93) {
    const answer = await call('POST', listPath, special(`Special ${random.below(1000)}`));
    if (answer.status === 201) ids.push(dataOf<Item>(answer, 201).id);
    return ['create', answer.status];
  }
  const { status } = await call('DELETE', `${listPath}/${id}`);
  if (status === 204) deleted.add(id);
  return ['delete', status];
}

export interface OrderReport {
  changes: number;
  problems: string[];
}

/**
 * Several people sort, archive, create and delete in one list at once (api-contract §1, 'Changes').
 * @param call of a super user
 * @param millis how long
 * @returns the number of changes, and what is wrong with the resulting order
 */
export async function order(call: Call, random: Chance, millis: number): Promise<OrderReport> {
  const listPath = await newHotel(call, 'The House of Order');
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    ids.push(dataOf<Item>(await call('POST', listPath, special(`Special ${count}`)), 201).id);
  }
  const known: Known = { listPath, ids, deleted: new Set() };
  const tally = new Tally();
  const report: OrderReport = { changes: 0, problems: [] };
  const end = Date.now() + millis;
  const person = async () => {
    while (Date.now() < end) {
      const [kind, status] = await oneChange(call, known, random);
      tally.add(kind, status);
      report.changes += 1;
      if (!FAIR.has(status)) report.problems.push(`A change was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, person));

  const tabs = await Promise.all([false, true].map((archived) => everything(call, listPath, archived)));
  for (const [tab, items] of tabs.entries()) {
    const places = items.map(({ sort_index }) => sort_index);
    if (new Set(places).size !== places.length) report.problems.push(`Tab ${tab}: a place is taken twice (${places}).`);
    const again = await everything(call, listPath, tab === 1);
    if (JSON.stringify(again) !== JSON.stringify(items)) report.problems.push(`Tab ${tab}: read twice, it is not the same.`);
    if (items.some(({ archived }) => archived !== (tab === 1))) report.problems.push(`Tab ${tab} holds rows of the other.`);
  }
  const all = tabs.flat().map(({ id }) => id);
  if (new Set(all).size !== all.length) report.problems.push('A row stands in both tabs.');
  const expected = ids.filter((id) => !known.deleted.has(id));
  const lost = expected.filter((id) => !all.includes(id));
  if (lost.length > 0) report.problems.push(`Nobody deleted ${lost.join()}, and the list has lost them.`);
  if (all.length > expected.length) report.problems.push('The list has rows that nobody made, or that were deleted.');
  report.problems.push(...tally.refused());
  return report;
}
