import type { Pool, QueryConfig } from 'pg';
import { causesOf } from '../errorCode';

/** The database's code for a text that its encoding cannot express. */
const UNTRANSLATABLE = '22P05';
/** The message names the letter by its bytes in UTF8, in whatever language the rest of it is. */
const BYTES = /0x[\da-f]{2}(?: 0x[\da-f]{2})*/i;
/** No stored text equals this one: a text without a visible character is stored as an empty one. */
const NOWHERE = '\u0001';

/** @returns the letter that a database with another encoding than UTF8 lacks, from the error that it raised */
export function lackedLetter(error: unknown): string | undefined {
  for (const { code, message } of causesOf(error)) {
    const bytes = code === UNTRANSLATABLE ? BYTES.exec(message)?.[0] : undefined;
    if (bytes) return Buffer.from(bytes.replaceAll(/0x| /g, ''), 'hex').toString();
  }
  return undefined;
}

/**
 * Makes a read outside a transaction find nothing where it asks for a text with a letter that the database lacks, since no row can have
 * it. The database itself refuses such a read as a whole, even if another spelling of the same text is there.
 */
export function findNothingForLackedLetters(pool: Pool): void {
  const query = pool.query.bind(pool) as (config: QueryConfig, values?: unknown) => Promise<unknown>;
  const find = (config: QueryConfig, values?: unknown): Promise<unknown> =>
    query(config, values).catch((error: unknown) => {
      const letter = lackedLetter(error);
      const hasLetter = (value: unknown) => letter !== undefined && typeof value === 'string' && value.includes(letter);
      if (!Array.isArray(values) || !values.some(hasLetter) || !config.text.startsWith('select')) throw error;
      // Each round leaves fewer texts that can be refused.
      return find(
        config,
        values.map((value: unknown) => (hasLetter(value) ? NOWHERE : value)),
      );
    });
  pool.query = find as typeof pool.query;
}
