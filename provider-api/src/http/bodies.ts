import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quoted } from '../base/shorten';
import { longListFault, oversizedJsonFault } from './bodyBounds';
import { badRequest, unsupportedMediaType, type HttpError } from './errors';

/** A byte order mark as an escape. The embedded database does not return one that begins a text. */
const BYTE_ORDER_MARK = /^\\u[fF][eE][fF]{2}$/;

/** An escape in a JSON text, or the two of a surrogate pair. The second backslash of `\\\\` begins no escape. */
const ESCAPE = /\\(?:u00[01].|u[fF][eE][fF]{2}|u[dD][89abAB]..\\u[dD][c-fC-F]..|u[dD][89a-fA-F]..|[^])/g;

/** Whether a text can contain any character that `storable` replaces. */
const SUSPECT = /\\(?:[bf]|u(?:00[01]|[fF][eE][fF]{2}|[dD][89a-fA-F]))/;

/** Control characters, which neither HTML nor XML allows; tabs and ends of lines are not among them. */
const CONTROL = /^\\(?:b|u000[0-8eEfF]|u001[0-9a-fA-F])$/;
/** Line and page breaks that word processors paste. */
const BREAK = /^\\(?:f|u000[bBcC])$/;

/** Replaces half of a surrogate pair, e.g. of an emoji that a program cut in two. */
const REPLACEMENT = '\\ufffd';

const storableEscape = (escape: string): string => {
  if (CONTROL.test(escape) || BYTE_ORDER_MARK.test(escape)) return '';
  if (BREAK.test(escape)) return '\\n';
  return escape.length === 6 && /^\\u[dD]/.test(escape) ? REPLACEMENT : escape;
};

/**
 * A JSON text without the characters that PostgreSQL cannot store, or that web pages may not contain; they are never
 * typed, only pasted or sent by programs. Nothing else changes: the limits were checked before.
 */
const storable = (body: string): string => (SUSPECT.test(body) ? body.replace(ESCAPE, storableEscape) : body);

/** Fatal: wrongly decoded characters would be stored for good. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** @returns the refusal of a body that is not in UTF-8, or is compressed */
function encodingFault({ headers }: FastifyRequest): HttpError | null {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) return unsupportedMediaType(`Send JSON in UTF-8, not in ${quoted(charset)}.`);
  const coding = headers['content-encoding'] ?? 'identity';
  return /^identity$/i.test(coding) ? null : unsupportedMediaType('Send JSON as it is, not compressed.');
}

/** @returns the text without byte order marks, removed before any check reads it; null for bytes that are not UTF-8 */
function decodeUtf8(body: Buffer): string | null {
  try {
    return UTF8.decode(body).replaceAll('\ufeff', '');
  } catch {
    return null;
  }
}

/**
 * Reads JSON bodies only. A JSON content type with nothing in it (`DELETE /users/{id}/sessions`) counts as no body; every other
 * content type is 415. Limits are checked before parsing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const unsupportedEncoding = encodingFault(request);
    if (unsupportedEncoding) return done(unsupportedEncoding);
    const body = decodeUtf8(bytes);
    if (body === null) return done(badRequest('The text of the request is not UTF-8.'));
    if (body.trim() === '') return done(null, undefined);
    const sizeFault = oversizedJsonFault(body, request.routeOptions.config.maxValues);
    if (sizeFault) return done(sizeFault);
    return parse(request, storable(body), (error, value: unknown) => {
      const fault = error ?? longListFault(value, request.routeOptions.config.maxEntries);
      done(fault, fault ? undefined : value);
    });
  });
}
