import { eq, ilike, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { withApostropheWildcards, withoutAccents } from 'shared-kit/rules/contains';
import { onOneLine } from 'shared-kit/rules/normaliseName';
import { normaliseText } from 'shared-kit/rules/normaliseText';
import { columnWithoutAccents } from '../base/storage/alphabetical';

const CONTAINS = 'i%%';

/**
 * A text filter: exact, or case-insensitive contains after the prefix `i%%`. `%`, `_` and `\` in the term are literal,
 * an apostrophe finds every kind of apostrophe, and accents make no difference (api-contract §1, OP-40). An exact text is found with
 * its accents both composed and decomposed. A term that was pasted with characters that nobody sees finds the names that are stored
 * without them.
 */
export function matchText(column: PgColumn | SQL, value: string | undefined): SQL | undefined {
  if (value === undefined) return undefined;
  const asStored = onOneLine(value);
  if (asStored === CONTAINS) return undefined;
  const matches = (text: string): SQL => {
    if (!text.startsWith(CONTAINS)) return eq(column as PgColumn, text);
    const term = text.slice(CONTAINS.length).replace(/[\\%_]/g, (character) => `\\${character}`);
    return ilike(columnWithoutAccents(column), `%${withApostropheWildcards(term)}%`);
  };
  // A database with another encoding than UTF8 cannot leave out accents, and finds the term as it is.
  const otherSpelling = (text: string) => (text.startsWith(CONTAINS) ? withoutAccents(text) : normaliseText(text, 'NFD'));
  // Texts other than names are stored as they were typed.
  const spellings = [value, asStored].flatMap((text) => [normaliseText(text), otherSpelling(text)]);
  return or(...[...new Set(spellings)].map(matches));
}

/** An exact filter, applied only when a value was given. */
export function matchExact(column: PgColumn, value: string | boolean | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/**
 * Selects texts that equal one of some, whatever their case. The database lower-cases both sides: JavaScript's result differs for
 * letters such as Σ and İ.
 */
export const matchAnyCase = (column: PgColumn, texts: string[]): SQL =>
  inArray(
    sql`lower(${column})`,
    texts.map((text) => sql`lower(${text}::text)`),
  );

/** `live=true` selects what is LIVE now, `live=false` everything else (api-contract §1, 'Changes'). */
export function matchLive(isLiveNow: () => SQL | undefined, value: string | boolean | undefined): SQL | undefined {
  const live = value === undefined ? undefined : isLiveNow();
  return live && (value ? live : not(live));
}
