import type { FastifyInstance } from 'fastify';
import type { TObject } from '@sinclair/typebox';
import type { State } from 'shared-kit/rules/state';
import { forbidden, nothingPublished } from './errors';

type Item = Record<string, unknown>;
interface Answer {
  data?: Item | Item[] | null;
  meta?: { count?: number };
}

/** The filters added to every list for an API token. */
const FILTERS = { published: true, archived: false };

const REFUSED = 'An API token can read only what is published and not archived.';

const isPublic = ({ published, archived }: Item) => published !== false && archived !== true;

/** Removes information about staff, which is not public. */
const withoutStaff = (item: Item): Item => ('updated_by' in item ? { ...item, updated_by: null } : item);

/**
 * The one rule for what API tokens see of what they may read, whatever the kind of content: published and not archived
 * (api-contract §3). Kinds without these flags are entirely public. Lists are filtered by their own parameters, so that pages and
 * counts are right; a single item that is not public is a 404.
 */
export function showOnlyPublic(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.principal?.isApiToken) return done();
    const parameters = (request.routeOptions.schema?.querystring as TObject | undefined)?.properties ?? {};
    const query = request.query as Record<string, unknown>;
    for (const [name, required] of Object.entries(FILTERS)) {
      if (!(name in parameters)) continue;
      if (query[name] === !required) throw forbidden(REFUSED);
      query[name] = required;
    }
    if ('state' in parameters && query.state === ('draft' satisfies State)) throw forbidden(REFUSED);
    done();
  });
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, request.principal?.isApiToken ? publicPart(payload) : payload);
  });
}

/** What API tokens see of an answer. @throws 404 when that is nothing */
function publicPart(payload: unknown): unknown {
  const { data, meta, ...rest } = (payload ?? {}) as Answer;
  if (Array.isArray(data)) {
    const visible = data.filter(isPublic);
    const count = (meta?.count ?? 0) - (data.length - visible.length);
    return { ...rest, data: visible.map(withoutStaff), ...(meta && { meta: { ...meta, count } }) };
  }
  if (data === null || typeof data !== 'object') return payload;
  if (!isPublic(data)) throw nothingPublished();
  return { ...rest, data: withoutStaff(data), ...(meta && { meta }) };
}
