import { formatNumber } from 'shared-kit/rules/formatNumber';
import { LIST_MAX } from 'shared-kit/rules/limits';
import { tooMany } from 'shared-kit/rules/validation/messages';
import { quoted } from '../base/shorten';
import { badRequest, invalid, type HttpError } from './errors';

/** The deepest body in the contract has five levels. */
const MAX_LEVELS = 32;
/** A form with 500 images needs a fifth of it. */
const MAX_VALUES = 20_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum entries of an array in the body, where a document differs from OP-141. */
    maxEntries?: number;
    /** The maximum values of any kind in the body, for routes that accept such long lists. */
    maxValues?: number;
  }
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;

/**
 * Scans a JSON text once before it is parsed, since later code walks its values recursively.
 * @returns the refusal, or null
 */
export function oversizedJsonFault(text: string, maxValues = MAX_VALUES): HttpError | null {
  let levels = 0;
  let values = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfText(text, index + 1);
    else if (code === COMMA) values += 1;
    // [ and { are 91 and 123, ] and } are two higher.
    else if (code === 91 || code === 123) levels += 1;
    else if (code === 93 || code === 125) levels -= 1;
    if (levels > MAX_LEVELS) return badRequest(`The request is nested too deeply: at most ${MAX_LEVELS} levels.`);
    if (values > maxValues)
      return badRequest(`The request contains too many values: at most ${formatNumber(maxValues)} at once.`);
  }
  return null;
}

function endOfText(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index += 1;
    else if (code === QUOTE) return index;
  }
  return text.length;
}

/**
 * Refuses an array with more entries than OP-141 allows, before the rules check each of them.
 * @returns the refusal at its field, or null
 */
export function longListFault(body: unknown, max = LIST_MAX): HttpError | null {
  const path = findLongList(body, max, []);
  return (
    path && invalid({ [path.join('.')]: tooMany(max) }, `${path.join('.') || 'The list'} has too many entries. ${tooMany(max)}.`)
  );
}

function findLongList(value: unknown, max: number, path: string[]): string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.length > max) return path;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'object' || part === null) continue;
    const found = findLongList(part, max, [...path, quoted(key)]);
    if (found) return found;
  }
  return null;
}
