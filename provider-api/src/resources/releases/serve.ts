import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Services } from '../../http/app';
import { unknownAddress } from '../../http/errorHandler';
import { etagOf, isKnown } from '../../http/etag';
import { sitePolicy } from '../../http/site';
import { FileProblem } from '../../base/storage/files/problems';
import { releaseKey } from '../../base/storage/files/keys';
import { acceptedEncodings, filesFor, typeOfFile, variantFor } from './files';
import { type FilesInMemory, filesInMemory, type StoredFile } from './filesInMemory';
import { registryFor } from './registry';
import { findRelease } from './store';
import { varyBy } from '../../http/vary';

const CACHED_FOREVER = 'public, max-age=31536000, immutable';
/** How many releases are cached; they never change. */
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
  const memory = filesInMemory(services.files);

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
    const accepted = acceptedEncodings(request.headers);
    const { stored, encoding } = variantFor(file, release.files, accepted);
    reply.headers({ 'content-security-policy': policy(), 'cache-control': CACHED_FOREVER });
    varyBy(reply, 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    // Scripts are fetched with their hash; from a CDN, which has another origin, that requires CORS headers.
    if (config.remotesUrl !== null)
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    const toStored = (path: string): StoredFile => ({ key: releaseKey(release.id, path), size: release.files[path] as number });
    const target = toStored(stored);
    reply.type(type).header('content-length', target.size);
    const others = () => filesFor(release.files, accepted).map(toStored);
    memory
      .readAhead(`${release.id} ${accepted.join()}`, others)
      .catch((error) => request.log.debug({ err: error }, 'files of a release were not read ahead'));
    return sendFile(memory, target, request, reply);
  });
}

async function sendFile(memory: FilesInMemory, file: StoredFile, request: FastifyRequest, reply: FastifyReply) {
  try {
    return reply.send(await memory.read(file));
  } catch (error) {
    for (const header of ['content-length', 'content-encoding']) reply.removeHeader(header);
    if (!(error instanceof FileProblem)) throw error;
    request.log.error({ key: file.key }, 'a file of a release is missing or damaged in the store');
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
