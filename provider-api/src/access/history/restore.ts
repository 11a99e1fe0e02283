import type { FastifyRequest } from 'fastify';
import { fieldWords } from 'shared-kit/rules/fieldWords';
import { camelKey, snakeKey } from 'shared-kit/rules/keyCase';
import { HttpError } from '../../http/errors';
import { wire } from '../../http/wire';
import { deltaOf } from './delta';
import { BESIDE, type Tracked } from './fields';
import type { VersionAction } from './actions';

type Values = Record<string, unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The action that the history records for this request's changes, unless they name their own. */
    keptAs?: VersionAction;
  }
}

/** What a restore leaves as it is, since it no longer exists or no longer fits. */
export interface LeftOut {
  /** Its path, in the wire's names. */
  field: string;
  message: string;
}

/** How a kind's items are changed. */
export interface Restoring<Row> {
  /** The fields that a body may hold. */
  fields: readonly string[];
  /** The change that a PUT makes, of the request's body. */
  change: (request: FastifyRequest) => Promise<Row>;
  /** Messages for references to what does not exist or does not fit, by dotted path. */
  check?: (values: Values) => Promise<Record<string, string>>;
}

/**
 * Makes an item as one of its versions left it, as far as it still exists and fits: a change like any other, with a body
 * made of the fields that differ.
 * @param now the item as it is
 * @throws as the change does; 422 when nothing remains
 */
export async function restoreVersion<Row>(
  request: FastifyRequest,
  { fields, change, check }: Restoring<Row>,
  now: Tracked,
  version: Tracked,
): Promise<{ row: Row; leftOut: LeftOut[] }> {
  const differ = Object.keys(deltaOf(pick(now, fields), pick(version, fields)));
  const leftOut = lostFields(now, version);
  let some = structuredClone(pick(version, differ));
  if (check) takeAway(some, await check(some), leftOut);
  request.keptAs = 'restored';
  for (;;) {
    request.body = wire(some);
    try {
      return { row: await change(request), leftOut };
    } catch (error) {
      const rest = error instanceof HttpError && error.statusCode === 422 ? without(some, error.fields) : some;
      if (rest === some || !(error instanceof HttpError)) throw error;
      leftOut.push(...Object.entries(error.fields).map(([field, message]) => ({ field, message })));
      some = rest;
    }
  }
}

/** What a version holds in fields that its kind no longer has. */
function lostFields(now: Tracked, version: Tracked): LeftOut[] {
  const known = new Set<string>([...Object.keys(now), ...BESIDE]);
  const lost = Object.keys(version).filter((field) => !known.has(field) && (version[field] ?? '') !== '');
  return lost.map((field) => ({ field: snakeKey(field), message: `The field ‘${fieldWords(field)}’ no longer exists.` }));
}

const pick = (row: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]]));

const topOf = (path: string) => camelKey(path.split('.')[0] as string);

/** The values without those that were refused; the same values when nothing would change or remain. */
function without(values: Values, refused: Record<string, string>): Values {
  const tops = new Set(Object.keys(refused).map(topOf));
  const left = Object.keys(values).filter((field) => !tops.has(field));
  return left.length === 0 || left.length === Object.keys(values).length ? values : pick(values, left);
}

/** Removes list entries whose reference was refused, so that the others can be restored. */
function takeAway(values: Values, refused: Record<string, string>, leftOut: LeftOut[]): void {
  const gone = new Map<string, Set<number>>();
  for (const [path, message] of Object.entries(refused)) {
    const [field = '', index = '', ...rest] = path.split('.');
    if (!Array.isArray(values[field]) || rest.length === 0) continue;
    gone.set(field, (gone.get(field) ?? new Set()).add(Number(index)));
    leftOut.push({ field: snakeKey(path), message });
  }
  for (const [field, places] of gone) values[field] = (values[field] as unknown[]).filter((_, place) => !places.has(place));
}
