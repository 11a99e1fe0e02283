import type { FastifyInstance, FastifyRequest } from 'fastify';
import { longListFault, vastJsonFault } from './bodyBounds';
import type { HttpError } from './errors';
import { badRequest, unsupportedMediaType } from './errors';

/** An escape in a JSON text, or the two of one sign. Read in pairs: the second backslash of a pair begins no escape. */
const ESCAPE = /\\(?:u00[01].|u[dD][89abAB]..\\u[dD][c-fC-F]..|u[dD][89a-fA-F]..|[^])/g;

/** Whether a text can hold any sign that `storable` looks for. */
const SUSPECT = /\\(?:[bf]|u(?:00[01]|[dD][89a-fA-F]))/;

/** Control characters, which neither HTML nor XML allows; tabs and ends of lines are not among them. */
const CONTROL = /^\\(?:b|u000[0-8eEfF]|u001[0-9a-fA-F])$/;
/** The ends of lines and pages that word processors paste. */
const BREAK = /^\\(?:f|u000[bBcC])$/;

/** Half of an emoji, which a program cut in two: the sign for what cannot be read. */
const UNREADABLE = '\\ufffd';

const storableSign = (escape: string): string => {
  if (CONTROL.test(escape)) return '';
  if (BREAK.test(escape)) return '\\n';
  return escape.length === 6 && /^\\u[dD]/.test(escape) ? UNREADABLE : escape;
};

/**
 * A JSON text without the signs that PostgreSQL cannot hold, nor those that the pages of a site may not; they are never typed, only
 * pasted or sent by programs. Nothing else changes: the limits were checked before.
 */
const storable = (body: string): string => (SUSPECT.test(body) ? body.replace(ESCAPE, storableSign) : body);

/** A wrong guess at its signs would be stored for good. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** What a body is not read in: another alphabet than UTF-8, or compressed. */
function encodingFault({ headers }: FastifyRequest): HttpError | null {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) return unsupportedMediaType(`Send JSON in UTF-8, not in ${charset}.`);
  const coding = headers['content-encoding'] ?? 'identity';
  return /^identity$/i.test(coding) ? null : unsupportedMediaType('Send JSON as it is, not compressed.');
}

/** @returns null for what is no UTF-8 */
function textOf(body: Buffer): string | null {
  try {
    return UTF8.decode(body);
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
    const encoding = encodingFault(request);
    if (encoding) return done(encoding);
    const body = textOf(bytes);
    if (body === null) return done(badRequest('The text of the request is not UTF-8.'));
    if (body.trim() === '') return done(null, undefined);
    const vast = vastJsonFault(body, request.routeOptions.config.mostValues);
    if (vast) return done(vast);
    return parse(request, storable(body), (error, value: unknown) => {
      const fault = error ?? longListFault(value, request.routeOptions.config.mostEntries);
      done(fault, fault ? undefined : value);
    });
  });
}
