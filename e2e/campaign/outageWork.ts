import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { allOf, dataOf, special, UnexpectedAnswer, type Answer, type Call, type Item } from './calls';
import type { Chance } from './random';
import { ADMIN, type Server } from './server';
import { lostFiles, upload, type Uploaded } from './uploads';

/** How long a person pauses after a call that was not carried out, in milliseconds. */
const PAUSE = 50;

/**
 * The titles that an item may have in the store, null meaning that it does not exist: one when the last change was
 * acknowledged, several when it is unknown whether the change was made.
 */
interface Promised {
  id: string;
  possible: (string | null)[];
}

/** A person, and the lists of rights that they may have, each as text. */
export interface Holder {
  id: string;
  possible: string[];
}

/** What the server acknowledged. */
export interface Written {
  listPath: string;
  items: Promised[];
  holders: Holder[];
  files: Uploaded[];
  letters: string[];
}

export interface OutageCounts {
  calls: number;
  acknowledged: number;
  unavailable: number;
  /** Calls that were answered with 503 although they were carried out: the database stopped before the answer. */
  doneAllTheSame: number;
  slowest: number;
  problems: string[];
}

interface Worker {
  /** @returns null when the call failed, so that nobody knows whether it was carried out */
  ask: (
    fair: readonly number[],
    ...args: [method: string, path: string, body?: unknown, headers?: Record<string, string>]
  ) => Promise<Answer | null>;
  isOver: () => boolean;
  /** How often the database has stopped or come back: odd during an outage. */
  phase: () => number;
  random: Chance;
  report: OutageCounts;
  written: Written;
}

/**
 * A person whose calls may be answered with 503 during an outage. Any other refusal is a problem, and so is a missing
 * answer.
 */
export function workerOf(call: Call, about: Omit<Worker, 'ask'>): Worker {
  const { report, phase } = about;
  return {
    ...about,
    ask: async (fair, ...args) => {
      const began = Date.now();
      const title = `${args[0]} ${args[1]}`;
      const phaseBefore = phase();
      report.calls += 1;
      try {
        const answer = await call(...args);
        if (fair.includes(answer.status)) {
          report.acknowledged += 1;
          return answer;
        }
        const isOutage = phase() % 2 === 1 || phase() !== phaseBefore;
        if (answer.status === 503 && isOutage) report.unavailable += 1;
        else report.problems.push(`${title} was answered with ${answer.status}: ${answer.text.slice(0, 200)}`);
      } catch (error) {
        report.problems.push(`${title} had no answer after ${Date.now() - began} ms: ${(error as Error).message}`);
      } finally {
        report.slowest = Math.max(report.slowest, Date.now() - began);
      }
      await rest(PAUSE);
      return null;
    },
  };
}

/** Creates, changes, sorts and deletes items. A creation that may have failed is retried with the same idempotency key. */
export async function edit({ ask, isOver, random, report, written }: Worker, name: string): Promise<void> {
  const { listPath } = written;
  for (let count = 0; !isOver(); count += 1) {
    const [id, title] = [randomUUID(), `${name}, ${count}`];
    const item: Promised = { id, possible: [null, title] };
    written.items.push(item);
    const create = () => ask([201, 409], 'POST', listPath, special(title), { 'idempotency-key': id });
    const created = (await create()) ?? (await create());
    if (!created) continue;
    if (created.status === 409) report.doneAllTheSame += 1;
    item.possible = [title, `${title}, changed`];
    if (!(await ask([200], 'PUT', `${listPath}/${id}`, { title: item.possible[1] }, { 'if-match': '"1"' }))) continue;
    item.possible.shift();
    if (random.often(0.3)) await ask([204], 'PUT', `${listPath}/sort`, { ids: [id], condition: 'top' });
    if (!random.often(0.3)) continue;
    item.possible.push(null);
    if (await ask([204], 'DELETE', `${listPath}/${id}`)) item.possible.shift();
  }
}

const textOf = (rights: readonly { resource: string; w: boolean }[]) =>
  rights
    .map(({ resource, w }) => `${resource} ${w}`)
    .sort()
    .join();

export async function grant({ ask, isOver, random }: Worker, holder: Holder): Promise<void> {
  while (!isOver()) {
    const resources = ['faq', 'special', 'menu', 'list', 'asset'].filter(() => random.often(0.5));
    const rights = resources.map((resource) => ({ resource, r: true, w: random.often(0.5), x: false }));
    holder.possible.push(textOf(rights));
    if (await ask([200], 'POST', `/users/${holder.id}/permissions`, rights)) holder.possible = [textOf(rights)];
  }
}

export async function signInAndRead({ ask, isOver, written }: Worker): Promise<void> {
  while (!isOver()) {
    await ask([201], 'POST', '/auth', { username: ADMIN.email, password: ADMIN.password });
    await ask([200], 'GET', `${written.listPath}?per_page=100`);
    await rest(PAUSE);
  }
}

/** Invites people, and puts files into the library. */
export async function inviteAndUpload({ ask, isOver, report, written }: Worker, call: Call, server: Server, name: string) {
  for (let count = 0; !isOver(); count += 1) {
    const email = `${name}-${count}@campaign.example`.replaceAll('/', '-');
    const person = { first_name: 'Anna', last_name: 'Guest', email, generate_password: true };
    if (await ask([201], 'POST', '/users', person)) written.letters.push(email);
    await upload([call, call], server.address, `${name} ${count}`).then(
      (file) => written.files.push(file),
      (error: unknown) => {
        if (!(error instanceof UnexpectedAnswer && error.status === 503))
          report.problems.push(`A file: ${(error as Error).message}`);
      },
    );
    await rest(PAUSE);
  }
}

/** Reports where the data of a server differs from what it acknowledged. */
export async function findWrong(call: Call, { address }: Server, written: Written): Promise<string[]> {
  const { listPath, items, holders, files } = written;
  const found = await allOf<Item>(call, `${listPath}?archived=false&order_by=sort_index:ASC`);
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  const wrong = items
    .filter(({ id, possible }) => !possible.includes(titles.get(id) ?? null))
    .map(({ id, possible }) => `${id} may be ${possible.map(String).join(' or ')}, and is ${titles.get(id) ?? 'gone'}.`);
  if (new Set(found.map(({ sort_index }) => sort_index)).size !== found.length)
    wrong.push('A place in the order is taken twice.');
  if (new Set(found.map(({ title }) => title)).size !== found.length) wrong.push('Something was made twice.');
  for (const { id, possible } of holders) {
    const answer = await call('GET', `/users/${id}/permissions?per_page=100`);
    const rights = textOf(dataOf<{ resource: string; w: boolean }[]>(answer, 200));
    if (!possible.includes(rights)) wrong.push(`The rights of ${id} may be ${possible.join(' or ')}, and are ${rights}.`);
  }
  return [...wrong, ...(await lostFiles(call, address, files))];
}
