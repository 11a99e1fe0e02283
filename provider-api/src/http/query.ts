import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors';

/** The maximum length of a query string; the longest list filter of the application needs a tenth of it. */
const MAX_CHARACTERS = 4_000;
const MAX_PARAMETERS = 50;
const TOO_LONG = 'The address is too long: at most 4,000 characters and 50 parameters after the question mark.';

type Query = Record<string, string | string[]>;
const emptyQuery = (): Query => Object.create(null) as Query;

/**
 * Reads a query string as people and programs write it: `title=i%%spa` is a contains filter although `%%` is not proper
 * percent-encoding (api-contract §1, 'Lists'). No input makes the server fail; a parameter given twice becomes a list, which the
 * schema refuses. One that is too long is not read at all: `refuseLongQueries` refuses it.
 */
export function readQuery(text: string): Query {
  const query = emptyQuery();
  if (isTooLong(text)) return query;
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const index = pair.indexOf('=');
    const name = decode(index === -1 ? pair : pair.slice(0, index));
    const value = decodeValue(index === -1 ? '' : pair.slice(index + 1));
    const existing = query[name];
    query[name] = existing === undefined ? value : [existing, value].flat();
  }
  return query;
}

/** Refuses a query string that is too long, before anything else. Anybody may send it. */
export function refuseLongQueries(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    const index = url.indexOf('?');
    done(index !== -1 && isTooLong(url.slice(index + 1)) ? badRequest(TOO_LONG) : undefined);
  });
}

function isTooLong(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return true;
  let count = 1;
  for (let index = text.indexOf('&'); index !== -1 && count <= MAX_PARAMETERS; index = text.indexOf('&', index + 1)) count += 1;
  return count > MAX_PARAMETERS;
}

function decodeValue(raw: string): string {
  return raw.startsWith('i%%') ? `i%%${decode(raw.slice(3))}` : decode(raw);
}

function decode(raw: string): string {
  const spaced = raw.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced.replace(/%(?![0-9a-f]{2})/gi, '%25')).replaceAll('\0', '');
  } catch {
    return spaced; // Percent signs that do not encode a character are literal.
  }
}
