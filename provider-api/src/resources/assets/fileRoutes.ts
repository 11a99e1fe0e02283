import { Type } from '@sinclair/typebox';
import type { IncomingMessage } from 'node:http';
import { UPLOAD_MAX_BYTES } from 'shared-kit/rules/limits';
import type { App, Services } from '../../http/app';
import { isKnown } from '../../http/etag';
import { answers, noQuery, query } from '../../http/schemas';
import { checkedBytes } from '../../base/storage/files/checkedBytes';
import type { UploadClaims } from '../../base/storage/files/FileStore';
import { typeOfKey } from '../../base/storage/files/fileType';
import { filenameOf, isKey } from '../../base/storage/files/keys';
import { FileProblem } from '../../base/storage/files/problems';
import { readSignedQuery } from '../../base/storage/files/uploadSignature';
import { withHttpErrors } from './fileErrors';

const CACHED_FOREVER = 'public, max-age=31536000, immutable';
const params = Type.Object({ key: Type.String() });
const uploadQuery = query({ filetype: Type.String(), filesize: Type.String(), expires: Type.String(), signature: Type.String() });

/**
 * Receives and serves files. Neither needs a session: an upload is authorised by its signature, a stored file by an address that
 * nobody can guess (api-contract §1, 'bearer').
 */
export async function fileRoutes(app: App, { files, secretKey }: Services): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put(
      '/files/:key',
      {
        config: { permission: 'public' },
        schema: {
          tags: ['assets'],
          summary: 'Send a file to its signed address',
          params,
          querystring: uploadQuery,
          response: answers.none,
        },
      },
      (request, reply) =>
        withHttpErrors(async () => {
          const { key } = request.params;
          const claims = readSignedQuery(secretKey, key, request.query, new Date());
          const source = readBody(request.raw, claims);
          await files.put(key, checkedBytes(source, claims));
          return reply.code(204).send();
        }),
    );
  });

  app.get(
    '/files/:key',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['assets'],
        summary: 'A stored file',
        params,
        querystring: noQuery,
        produces: ['image/*', 'application/pdf'],
        response: { 200: Type.Unknown({ description: 'The file.' }), 304: Type.Null({ description: 'Unchanged.' }) },
      },
    },
    (request, reply) =>
      withHttpErrors(async () => {
        const { key } = request.params;
        const etag = `"${key}"`;
        const type = typeOfKey(key);
        if (type === null || !isKey(key)) throw new FileProblem('missing');
        const { size, stream } = await files.open(key);
        reply.headers({ 'cache-control': CACHED_FOREVER, etag, 'cross-origin-resource-policy': 'cross-origin' });
        if (isKnown(request.headers['if-none-match'], etag)) {
          stream.destroy();
          return reply.code(304).send();
        }
        return reply
          .headers({
            'content-length': size,
            'content-disposition': `inline; filename="${filenameOf(key)}"`,
            'content-security-policy': policyFor(type),
          })
          .type(type)
          .send(stream);
      }),
  );
}

/** Nothing in a file may run. Browsers refuse to show a PDF under `sandbox`, and do not run its scripts without it. */
const policyFor = (type: string): string =>
  type === 'application/pdf' ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'" : "default-src 'none'; sandbox";

/** The body of an upload, refused before its first byte when its announced length is not the promised one. */
function readBody(raw: IncomingMessage, claims: UploadClaims): AsyncIterable<Buffer> {
  const length = raw.headers['content-length'];
  if (length !== undefined && Number(length) !== claims.filesize) {
    throw new FileProblem(Number(length) > UPLOAD_MAX_BYTES ? 'tooLarge' : 'wrongSize');
  }
  // The stream is not destroyed when a check fails, so that the answer still reaches the sender.
  return raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}
