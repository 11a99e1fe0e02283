import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { everywhere, type OwnRule } from '../../http/permissions';
import { answers, idParams, ifMatch, named, noQuery, nullable, query } from '../../http/schemas';
import { changeAsset, findAsset, removeAsset } from './change';
import { assetAnswer, changeBody } from './fields';
import { fileRoutes } from './fileRoutes';
import { assetHistory } from './history';
import { assetQuery, listAssets } from './list';
import { presentAsset } from './present';
import { uploadRoutes } from './uploadRoutes';
import { usageOf } from './usage';

const mayLookUp: OwnRule = { says: 'READ on asset, or on any property.', allows: (authority) => authority.canLookUp('asset') };

const usageAnswer = Type.Object({
  resource: Type.String(),
  id: Type.String(),
  title: Type.String(),
  property: nullable(named),
  link: Type.String({ description: 'The page of the application that edits it.' }),
});
const tags = ['assets'];

/** The media library (document 1 §7, api-contract §2). */
export async function assetRoutes(app: App, services: Services): Promise<void> {
  app.get(
    '/assets',
    {
      config: { permission: mayLookUp },
      schema: {
        tags,
        summary: 'List assets',
        description:
          '`q`: tag names, any of them. `name`: the name or the file name. `filetype`: a prefix (image, appli). `search`: name, file name, alt or tags.',
        querystring: assetQuery,
        response: answers.list(assetAnswer),
      },
    },
    (request) => listAssets(services, request),
  );
  uploadRoutes(app, services);
  app.get(
    '/assets/:id',
    {
      config: { permission: mayLookUp },
      schema: { tags, summary: 'One asset', params: idParams, querystring: noQuery, response: answers.one(assetAnswer) },
    },
    async (request) => ({ data: await presentAsset(services, await findAsset(services.db, request.params.id)) }),
  );
  app.put(
    '/assets/:id',
    {
      config: { permission: everywhere('asset', 'WRITE') },
      schema: {
        tags,
        summary: 'Change an asset',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        body: changeBody,
        response: answers.one(assetAnswer),
      },
    },
    async (request) => {
      const changed = await changeAsset(services, request, request.params.id, request.body);
      return { data: await presentAsset(services, changed) };
    },
  );
  app.delete(
    '/assets/:id',
    {
      config: { permission: everywhere('asset', 'DELETE') },
      schema: {
        tags,
        summary: 'Delete an asset',
        headers: ifMatch,
        description:
          '409 with `usage` while content uses it, unless `force=true`. `expected` is the `meta.mark` of the usage that the caller saw: `force` then holds for these places alone, and others are a 409.',
        params: idParams,
        querystring: query({ force: Type.Optional(Type.Boolean()), expected: Type.Optional(Type.String()) }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      await removeAsset(services, request, request.params.id, request.query);
      return reply.code(204).send();
    },
  );
  app.get(
    '/assets/:id/usage',
    {
      config: { permission: mayLookUp },
      schema: {
        tags,
        summary: 'Places that use an asset',
        params: idParams,
        querystring: noQuery,
        description:
          'At most 500 places that the caller can read; `meta.count` says how many there are in all, `meta.mark` changes when one comes or goes.',
        response: {
          200: Type.Object({ data: Type.Array(usageAnswer), meta: Type.Object({ count: Type.Integer(), mark: Type.String() }) }),
        },
      },
    },
    async (request) => {
      const { id } = await findAsset(services.db, request.params.id);
      const { places, count, mark } = await usageOf(services.db, id, caller(request).authority);
      return { data: places, meta: { count, mark } };
    },
  );
  assetHistory(app, services, assetAnswer, mayLookUp);
  await fileRoutes(app, services);
}
