import type { Pool, QueryConfig } from 'pg';

/** A repeated statement is prepared on the server from its fifth use on. */
const PREPARE_AFTER = 5;
/** Each one uses server memory per connection. */
const MAX_NAMES = 400;
/** Statements whose uses are counted: many run only once, such as those with a list of ids. */
const MAX_COUNTED = 2_000;

/** @returns a function that names frequent statements, so that the server caches their plans */
export function statementNamer(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const useCounts = new Map<string, number>();
  return (text) => {
    const existingName = names.get(text);
    if (existingName !== undefined || names.size >= MAX_NAMES) return existingName;
    const uses = (useCounts.get(text) ?? 0) + 1;
    if (uses < PREPARE_AFTER) {
      if (useCounts.size >= MAX_COUNTED) useCounts.clear();
      useCounts.set(text, uses);
      return undefined;
    }
    useCounts.delete(text);
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Makes every connection of a pool prepare frequent statements, transparently to callers. */
export function prepareFrequentStatements(pool: Pool): void {
  const nameOf = statementNamer();
  const withName = (config: unknown, values: unknown) => {
    if (!Array.isArray(values) || values.length === 0 || typeof config !== 'object' || config === null) return config;
    const name = nameOf((config as QueryConfig).text);
    return name === undefined ? config : { ...config, name };
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((config: unknown, values?: unknown, ...rest: unknown[]) =>
      query(withName(config, values), values, ...rest)) as typeof client.query;
  });
}
