import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Services } from '../../http/app';
import { unknownAddress } from '../../http/errorHandler';
import { etagOf, isKnown } from '../../http/etag';
import { sitePolicy } from '../../http/site';
import { FileProblem } from '../../base/storage/files/problems';
import { releaseKey } from '../../base/storage/files/keys';
import { typeOfFile, VARIANTS } from './files';
import { registryFor } from './registry';
import { findRelease } from './store';
import { varyBy } from '../../http/vary';

const CACHED_FOREVER = 'public, max-age=31536000, immutable';
/** How many releases are cached, which never change. */
const CACHE_SIZE = 200;

type CachedRelease = { id: string; files: Record<string, number> };
interface FileParams {
  name: string;
  version: string;
  '*': string;
}

/**
 * Serves what pages load: `/remotes/registry.json`, generated from the database, and the files of every release, whether it is in
 * use or not, from the file store. A missing file is 404, never the page (api-contract §5).
 */
export function serveReleases(app: App, services: Services): void {
  const { db, config } = services;
  const policy = sitePolicy(config);
  const findCached = cachedReleases(services);

  app.get('/remotes/registry.json', async (request, reply) => {
    const body = JSON.stringify(await registryFor(db, config, null));
    const etag = etagOf(body);
    reply.headers({ 'cache-control': 'no-cache', etag, 'content-security-policy': policy() });
    varyBy(reply, 'accept-encoding');
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.get<{ Params: FileParams }>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    const release = await findCached(name, version);
    const type = typeOfFile(file);
    if (!release || !Object.hasOwn(release.files, file) || type === null) return unknownAddress(request, reply);
    const { stored, encoding } = variantFor(request, file, release);
    reply.headers({ 'content-security-policy': policy(), 'cache-control': CACHED_FOREVER });
    varyBy(reply, 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    // Scripts are fetched with their hash; from a CDN, which has another origin, that requires CORS headers.
    if (config.remotesUrl !== null)
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    reply.type(type).header('content-length', release.files[stored]);
    return sendFile(services, releaseKey(release.id, stored), request, reply);
  });
}

/** The variant that a browser accepts, the smallest first. */
function variantFor({ headers }: FastifyRequest, file: string, { files }: CachedRelease) {
  const accepted = new Set(
    String(headers['accept-encoding'] ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  const variant = VARIANTS.find(({ ending, encoding }) => accepted.has(encoding) && Object.hasOwn(files, file + ending));
  return { stored: file + (variant?.ending ?? ''), encoding: variant?.encoding };
}

async function sendFile({ files }: Services, key: string, request: FastifyRequest, reply: FastifyReply) {
  try {
    const { stream } = await files.open(key);
    return reply.send(stream);
  } catch (error) {
    for (const header of ['content-length', 'content-encoding', 'cache-control']) reply.removeHeader(header);
    if (!(error instanceof FileProblem)) throw error;
    request.log.error({ key }, 'a file of a release is missing in the store');
    return unknownAddress(request, reply);
  }
}

function cachedReleases({ db }: Services): (remote: string, version: string) => Promise<CachedRelease | undefined> {
  const cache = new Map<string, CachedRelease>();
  return async (remote, version) => {
    const key = `${remote}/${version}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const release = await findRelease(db, remote, version);
    if (!release) return undefined;
    const { id, files } = release;
    cache.set(key, { id, files });
    if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value as string);
    return { id, files };
  };
}
