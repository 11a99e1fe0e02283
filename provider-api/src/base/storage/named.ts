import type { Pool, QueryConfig } from 'pg';

/** A repeated statement is prepared on the server from its fifth use on. */
const OFTEN = 5;
/** Each one uses server memory per connection. */
const MOST_NAMES = 400;
/** Statements whose uses are counted: many run only once, such as those with a list of ids. */
const MOST_COUNTED = 2_000;

/** @returns a function that names frequent statements, so that the server caches their plans */
export function namer(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const times = (counted.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (counted.size >= MOST_COUNTED) counted.clear();
      counted.set(text, times);
      return undefined;
    }
    counted.delete(text);
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Makes every connection of a pool prepare frequent statements, transparently to callers. */
export function prepareOften(pool: Pool): void {
  const nameOf = namer();
  const named = (question: unknown, values: unknown) => {
    if (!Array.isArray(values) || values.length === 0 || typeof question !== 'object' || question === null) return question;
    const name = nameOf((question as QueryConfig).text);
    return name === undefined ? question : { ...question, name };
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((question: unknown, values?: unknown, ...rest: unknown[]) =>
      query(named(question, values), values, ...rest)) as typeof client.query;
  });
}
