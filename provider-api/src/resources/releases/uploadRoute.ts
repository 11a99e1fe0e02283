import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { rm } from 'node:fs/promises';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { liveRules } from 'shared-kit/rules/validation/release';
import { refuse, toWire } from '../../http/wire';
import type { App, Services } from '../../http/app';
import { tooLarge, unsupportedMediaType } from '../../http/errors';
import { countAttempt } from '../../http/rateLimits';
import { answers, exactFilter, named, nullable, query } from '../../http/schemas';
import { refuseFaults } from './checks';
import { readDescriptor } from './descriptor';
import { storeRelease } from './storeRelease';
import { MAX_PACKED_BYTES, PACKED_TOO_LARGE } from './limits';
import { causeOf } from './moves';
import { shownAuthor, state, statusOf } from './present';
import { findLine, type LineRow, type ReleaseRow } from './store';
import { unpack } from './unpack';
import { makeUnpackFolder } from './unpackFolder';

const uploadAnswer = Type.Object({
  name: Type.String(),
  release: Type.String(),
  state,
  bytes: Type.Integer(),
  hashes: Type.Record(Type.String(), Type.String()),
  kit: Type.String(),
  routes: Type.Array(Type.Unknown()),
  by: nullable(named),
  at: Type.String(),
  why: nullable(Type.String()),
});

/** Far more than any team ships, and few enough that a stolen token cannot fill the store. */
const UPLOAD_LIMIT = { max: 60, seconds: 3600, message: 'Too many releases of this remote within an hour. Try again later.' };

const reasonRules = liveRules.pick(['why']);

/** Receives packed releases (api-contract §6). An accepted release is not in use yet. */
export async function uploadRoute(app: App, services: Services): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(['application/gzip', 'application/x-gzip'], (_request, payload, done) => done(null, payload));
    scope.addContentTypeParser('*', (_request, _payload, done) =>
      done(unsupportedMediaType('Send the packed release, with the content type application/gzip.')),
    );
    scope.post(
      '/remotes/:name/releases',
      {
        config: { permission: 'release' },
        schema: {
          tags: ['releases'],
          summary: 'Upload a packed release',
          description:
            'The body is the file that `npm run release` packs. 200: the same release is here already; 409: with other files.',
          consumes: ['application/gzip'],
          params: Type.Object({ name: Type.String() }),
          querystring: query({ why: exactFilter }),
          response: { ...answers.one(uploadAnswer, 201), ...answers.one(uploadAnswer) },
        },
      },
      async (request, reply) => {
        const { why } = request.query;
        refuse(fieldErrors(reasonRules, { why }));
        const { release, isNew } = await receive(services, request, request.params.name, why);
        const line = await findLine(services.db, release.remote);
        return reply.code(isNew ? 201 : 200).send({ data: present(request, release, line) });
      },
    );
  });
}

const present = (request: FastifyRequest, row: ReleaseRow, line: LineRow | undefined) => {
  const { remote, version, bytes, descriptor, at, why } = row;
  const by = shownAuthor(request, row.by);
  // File names and the fields of routes come from the build and stay unchanged.
  const { hashes, kit, routes } = descriptor;
  return {
    ...(toWire({ name: remote, release: version, bytes, kit, by, at, why }) as object),
    state: statusOf(row, line).state,
    hashes,
    routes,
  };
};

/**
 * @throws 401 and 403 when the caller no longer may, 413 too large, 422 refused by a check, 409 known with other files,
 * 429 too many of one remote
 */
async function receive(services: Services, request: FastifyRequest, remote: string, why: string | undefined) {
  if (Number(request.headers['content-length'] ?? 0) > MAX_PACKED_BYTES) throw tooLarge(PACKED_TOO_LARGE);
  await countAttempt(services.db, { key: `release:${remote}`, ...UPLOAD_LIMIT });
  const folder = await makeUnpackFolder();
  try {
    // The stream is not destroyed when a check fails, so that the answer still reaches the sender.
    const files = await unpack(request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, folder);
    // An upload may take minutes, during which its token may be revoked or expire.
    await request.authoriseAgain();
    const descriptor = await readDescriptor(files, remote);
    await refuseFaults(services.db, services.config, descriptor, files);
    return await storeRelease(services, { descriptor, files, at: new Date().toISOString(), ...causeOf(request, why) }, request);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
