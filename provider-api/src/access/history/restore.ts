import type { FastifyRequest } from 'fastify';
import { fieldLabel } from 'shared-kit/rules/fieldLabel';
import { camelKey, snakeKey } from 'shared-kit/rules/keyCase';
import { isFilled } from 'shared-kit/rules/validation/text';
import { asSentence, HttpError, invalid } from '../../http/errors';
import { toWire } from '../../http/wire';
import { deltaOf } from './delta';
import { ASIDE_FIELDS, type Tracked } from './fields';
import type { VersionAction } from './actions';
import { textBefore } from '../../base/textBefore';

type Values = Record<string, unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The action that the history records for this request's changes, unless they name their own. */
    keptAs?: VersionAction;
  }
}

/** What a restore leaves as it is, since it no longer exists or no longer fits. */
export interface LeftOut {
  /** Its path, in the names of the API. */
  field: string;
  message: string;
}

/** How a kind's items are changed. */
export interface Restorable<Row, Request extends FastifyRequest> {
  /** The fields that a body may hold. */
  fields: readonly string[];
  /** The change that a PUT makes. The request's body is the values in the wire's names. */
  change: (request: Request, values: Partial<Row>) => Promise<Row>;
  /** Messages for references to things that do not exist or do not fit, by dotted path. */
  check?: (values: Values) => Promise<Record<string, string>>;
}

/**
 * Restores an item to one of its versions, as far as what it refers to still exists and fits: a change like any other, with a
 * body of the fields that differ.
 * @param current the item as it is
 * @throws as the change does; 422 when nothing remains
 */
export async function restoreVersion<Row extends Tracked, Request extends FastifyRequest>(
  request: Request,
  { fields, change, check }: Restorable<Row, Request>,
  current: Row,
  version: Row,
): Promise<{ row: Row; leftOut: LeftOut[] }> {
  const differingFields = Object.keys(deltaOf(pick(current, fields), pick(version, fields)));
  const leftOut = lostFields(current, version);
  let values = withoutBlanks(structuredClone(pick(version, differingFields))) as Partial<Row>;
  if (check) removeRefusedEntries(values, await check(values), leftOut);
  request.keptAs = 'restored';
  for (;;) {
    request.body = toWire(values);
    try {
      return { row: await change(request, values), leftOut };
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode !== 422) throw error;
      const rest = without(values, error.fields);
      if (rest === values) throw error;
      const refused = Object.entries(error.fields).map(([field, message]) => ({ field, message: asSentence(field, message) }));
      if (Object.keys(rest).length === 0) throw invalid(error.fields, nothingRemains(refused));
      leftOut.push(...refused);
      values = rest;
    }
  }
}

/** The values of a version in fields that its kind no longer has. */
function lostFields(current: Tracked, version: Tracked): LeftOut[] {
  const known = new Set<string>([...Object.keys(current), ...ASIDE_FIELDS]);
  const lost = Object.keys(version).filter((field) => !known.has(field) && (version[field] ?? '') !== '');
  return lost.map((field) => ({ field: snakeKey(field), message: `The field ‘${fieldLabel(field)}’ no longer exists.` }));
}

const pick = <Row extends Values>(row: Row, fields: readonly string[]): Partial<Row> =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Partial<Row>;

const fieldOf = (path: string) => camelKey(textBefore(path, '.'));

/** A value without blank entries in its lists: earlier programs stored those where nothing was chosen. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => (typeof entry === 'object' ? entry !== null : isFilled(String(entry)))).map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutBlanks(part)]));
}

const nothingRemains = (refused: LeftOut[]) =>
  `Nothing in this version can be restored. ${refused.map(({ message }) => message).join(' ')} Make the change in the form instead.`;

/** The values without those that were refused; the same values when none of them was. */
function without<Row extends Values>(values: Row, refused: Record<string, string>): Partial<Row> {
  const refusedFields = new Set(Object.keys(refused).map(fieldOf));
  const remaining = Object.keys(values).filter((field) => !refusedFields.has(field));
  return remaining.length === Object.keys(values).length ? values : pick(values, remaining);
}

/** Removes list entries whose reference was refused, so that the others can be restored. */
function removeRefusedEntries(values: Values, refused: Record<string, string>, leftOut: LeftOut[]): void {
  const refusedIndexes = new Map<string, Set<number>>();
  for (const [path, message] of Object.entries(refused)) {
    const [field = '', index = '', ...rest] = path.split('.');
    if (!Array.isArray(values[field]) || rest.length === 0) continue;
    refusedIndexes.set(field, (refusedIndexes.get(field) ?? new Set()).add(Number(index)));
    leftOut.push({ field: snakeKey(path), message });
  }
  for (const [field, indexes] of refusedIndexes)
    values[field] = (values[field] as unknown[]).filter((_, index) => !indexes.has(index));
}
