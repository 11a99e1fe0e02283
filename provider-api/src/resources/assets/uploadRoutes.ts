import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { idempotencyKey } from '../../http/idempotency';
import type { OwnRule } from '../../http/permissions';
import { answers, noQuery, query } from '../../http/schemas';
import { assetAnswer, createBody } from './fields';
import { withHttpErrors } from './fileErrors';
import { presentAsset } from './present';
import { createAsset, signUpload } from './upload';

const mayUpload: OwnRule = {
  says: 'WRITE on asset, WRITE on property on any property, or a full wildcard.',
  allows: (authority) => authority.isFullWildcard || authority.can('WRITE', 'asset') || authority.canAny('WRITE', 'property'),
};

const signedAnswer = Type.Object({
  signed_url: Type.String(),
  method: Type.Literal('PUT'),
  headers: Type.Record(Type.String(), Type.String()),
  filename: Type.String(),
  expires_on: Type.String(),
});
const tags = ['assets'];

/** Uploads: an address to send a file to, and the asset that is created from it. */
export function uploadRoutes(app: App, services: Services): void {
  app.get(
    '/assets/sign',
    {
      config: { permission: mayUpload },
      schema: {
        tags,
        summary: 'An address to send one file to',
        querystring: query({
          filename: Type.String(),
          filetype: Type.String(),
          filesize: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
          name: Type.Optional(Type.String()),
        }),
        response: answers.one(signedAnswer),
      },
    },
    (request) => withHttpErrors(async () => ({ data: await signUpload(services, request.query, new Date()) })),
  );
  app.post(
    '/assets',
    {
      config: { permission: mayUpload },
      schema: {
        tags,
        summary: 'Put an uploaded file into the library',
        headers: idempotencyKey,
        querystring: noQuery,
        body: createBody,
        response: answers.one(assetAnswer, 201),
      },
    },
    async (request, reply) => {
      const created = await withHttpErrors(() => createAsset(services, request, request.body));
      return reply.code(201).send({ data: await presentAsset(services, created) });
    },
  );
}
