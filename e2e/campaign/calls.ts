import type { Server } from './server';

export interface Answer {
  status: number;
  /** The parsed JSON object; null when there was none. */
  body: unknown;
  text: string;
}

/** A call that takes longer than this, in milliseconds, is a fault. */
export const ANSWER_LIMIT = 20_000;

export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/**
 * Calls of one person.
 * @returns a function of method, path behind `/api`, and body; it throws only when there was no answer
 */
export const callsOf =
  ({ address }: Server, token: string): Call =>
  async (method, path, body, more) => {
    const type = body !== undefined && { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${token}`, ...type, ...more };
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(ANSWER_LIMIT),
      ...(body !== undefined && { body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
  };

/** Calls that go to the servers in turn. */
export function byTurns(calls: readonly Call[]): Call {
  let turn = 0;
  return (...args) => calls[(turn += 1) % calls.length]!(...args);
}

/** An answer with an unexpected status. */
export class UnexpectedAnswer extends Error {
  constructor(
    readonly status: number,
    expected: number,
    text: string,
  ) {
    super(`${expected} was expected and ${status} came: ${text.slice(0, 300)}`);
  }
}

/** Throws `UnexpectedAnswer` when an answer has not the expected status. */
export function succeeded({ status, text }: Answer, expected: number): void {
  if (status !== expected) throw new UnexpectedAnswer(status, expected, text);
}

/** @returns the data of an answer; throws `UnexpectedAnswer` when its status is not the expected one */
export function dataOf<T>(answer: Answer, expected: number): T {
  succeeded(answer, expected);
  return (answer.body as { data: T }).data;
}

export interface Item {
  id: string;
  title: string;
  version: number;
  archived: boolean;
  sort_index: number;
}

/** Every item of a list, page by page. @param listPath its address, with a query */
export async function allOf<T>(call: Call, listPath: string): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call('GET', `${listPath}&per_page=2000&page=${page}`);
    items.push(...dataOf<T[]>(answer, 200));
    if ((answer.body as { meta: { total_pages: number } }).meta.total_pages <= page) return items;
  }
}

const hotel = (name: string) => ({
  type: 'hotel',
  name,
  url: 'https://campaign.example',
  timezone: 'Europe/London',
  ihg_hotel_code: '12345',
  locale_code: 'en',
  region_code: '1',
  brand_code: 'ki',
});

export const special = (title: string) => ({ title, content: '<p>Words.</p>', starts_on: '2026-01-05T15:00:00.000Z' });

/** Makes a hotel. @returns the address of its specials */
export async function newHotel(call: Call, name: string): Promise<string> {
  const { id } = dataOf<{ id: string }>(await call('POST', '/properties', hotel(name)), 201);
  return `/properties/${id}/specials`;
}
