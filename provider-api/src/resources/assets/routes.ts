import { Type } from '@sinclair/typebox';
import { ASSET_CATEGORIES } from 'shared-kit/rules/assetTags';
import type { App, Services } from '../../http/app';
import type { OwnRule } from '../../http/permissions';
import { everywhere } from '../../http/permissions';
import { idempotencyKey } from '../../http/idempotency';
import {
  answers,
  choiceFilter,
  exactFilter,
  field,
  flagFilter,
  idParams,
  ifMatch,
  item,
  noQuery,
  nullable,
  paging,
  query,
  textFilter,
} from '../../http/schemas';
import { changeAsset, findAsset, removeAsset } from './change';
import { answeringFileProblems } from './fileErrors';
import { fileRoutes } from './fileRoutes';
import { assetHistory } from './history';
import { listAssets } from './list';
import { presentAsset } from './present';
import { createAsset, signUpload } from './upload';
import { usageOf } from './usage';

const look: OwnRule = { says: 'READ on asset, or on any property.', allows: (authority) => authority.canLookUp('asset') };
const upload: OwnRule = {
  says: 'WRITE on asset, WRITE on property on any property, or a full wildcard.',
  allows: (authority) => authority.isFullWildcard || authority.can('WRITE', 'asset') || authority.canAny('WRITE', 'property'),
};

const names = Type.Optional(
  Type.Union([Type.String(), Type.Array(Type.Union([Type.String(), Type.Object({ name: Type.String() })])), Type.Null()], {
    description: 'A list of names or of {name}, or comma-separated text. Categories with or without cat#.',
  }),
);
const changeBody = Type.Object({ name: field.text, alt: field.text, description: field.text, tags: names, categories: names });
const createBody = Type.Object({ ...changeBody.properties, filename: field.text, filesize: field.count, filetype: field.text });

const answer = item({
  name: Type.String(),
  filename: Type.String(),
  filesize: Type.Integer(),
  filetype: Type.String(),
  url: Type.String(),
  thumb_url: Type.String(),
  medium_url: Type.String(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  alt: nullable(Type.String()),
  description: nullable(Type.String()),
  tags: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  categories: Type.Array(Type.String()),
});
const signed = Type.Object({
  signed_url: Type.String(),
  method: Type.Literal('PUT'),
  headers: Type.Record(Type.String(), Type.String()),
  filename: Type.String(),
  expires_on: Type.String(),
});
const usage = Type.Object({
  resource: Type.String(),
  id: Type.String(),
  title: Type.String(),
  property: nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  link: Type.String({ description: 'The page of the application that edits it.' }),
});
const group = ['assets'];

/** The media library (document 1 §7, api-contract §2). */
export async function assetRoutes(app: App, services: Services): Promise<void> {
  app.get(
    '/assets',
    {
      config: { permission: look },
      schema: {
        tags: group,
        summary: 'List assets',
        description:
          '`q`: tag names, any of them. `name`: the name or the file name. `filetype`: a prefix (image, appli). `search`: name, file name, alt or tags.',
        querystring: query({
          ...paging,
          q: exactFilter,
          name: textFilter,
          filename: textFilter,
          filetype: exactFilter,
          search: textFilter,
          category: choiceFilter(ASSET_CATEGORIES),
          unused: flagFilter,
        }),
        response: answers.list(answer),
      },
    },
    (request) => listAssets(services, request, request.query),
  );
  app.get(
    '/assets/sign',
    {
      config: { permission: upload },
      schema: {
        tags: group,
        summary: 'An address to send one file to',
        querystring: query({
          filename: Type.String(),
          filetype: Type.String(),
          filesize: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
          name: Type.Optional(Type.String()),
        }),
        response: answers.one(signed),
      },
    },
    (request) => answeringFileProblems(async () => ({ data: await signUpload(services, request.query, new Date()) })),
  );
  app.post(
    '/assets',
    {
      config: { permission: upload },
      schema: {
        tags: group,
        summary: 'Put an uploaded file into the library',
        headers: idempotencyKey,
        querystring: noQuery,
        body: createBody,
        response: answers.one(answer, 201),
      },
    },
    async (request, reply) => {
      const created = await answeringFileProblems(() => createAsset(services, request, request.body));
      return reply.code(201).send({ data: await presentAsset(services, created) });
    },
  );
  app.get(
    '/assets/:id',
    {
      config: { permission: look },
      schema: { tags: group, summary: 'One asset', params: idParams, querystring: noQuery, response: answers.one(answer) },
    },
    async (request) => ({ data: await presentAsset(services, await findAsset(services.db, request.params.id)) }),
  );
  app.put(
    '/assets/:id',
    {
      config: { permission: everywhere('asset', 'WRITE') },
      schema: {
        tags: group,
        summary: 'Change an asset',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        body: changeBody,
        response: answers.one(answer),
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
        tags: group,
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
      config: { permission: everywhere('asset', 'READ') },
      schema: {
        tags: group,
        summary: 'Places that use an asset',
        params: idParams,
        querystring: noQuery,
        description: 'At most 500 places; `meta.count` says how many there are, `meta.mark` changes when one comes or goes.',
        response: {
          200: Type.Object({ data: Type.Array(usage), meta: Type.Object({ count: Type.Integer(), mark: Type.String() }) }),
        },
      },
    },
    async (request) => {
      const { id } = await findAsset(services.db, request.params.id);
      const { places, count, mark } = await usageOf(services.db, id);
      return { data: places, meta: { count, mark } };
    },
  );
  assetHistory(app, services, answer, look);
  await fileRoutes(app, services);
}
