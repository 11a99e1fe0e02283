import type { TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { splitTags } from 'shared-kit/rules/assetTags';
import { historyRoutes } from '../../access/history/routes';
import type { App, Services } from '../../http/app';
import { everywhere, type OwnRule } from '../../http/permissions';
import { idParams } from '../../http/schemas';
import { changeAsset, findAsset } from './change';
import { presentAsset } from './present';
import { toTracked } from './toTracked';
import { tagNamesOf } from './tagging';
import type { AssetBody } from './upload';

const FIELDS = ['name', 'alt', 'description', 'tags'];

/** The history of the media library. @param read who may see its files */
export function assetHistory(app: App, services: Services, answer: TSchema, read: OwnRule): void {
  const { db } = services;
  const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;
  historyRoutes(app, services, {
    kind: 'assets',
    url: '/assets/:id',
    params: idParams,
    tags: ['assets'],
    singular: 'file',
    read,
    write: everywhere('asset', 'WRITE'),
    answer,
    find: async (request) => toTracked(await findAsset(db, idOf(request)), await tagNamesOf(db, idOf(request))),
    present: async ({ tags, ...row }) => {
      const tagObjects = tags.map((name) => ({ id: name, name }));
      return {
        ...((await presentAsset(services, row)) as object),
        tags: tagObjects,
        categories: splitTags(tagObjects).categories,
      };
    },
    shows: (field) => FIELDS.includes(field),
    restore: {
      fields: FIELDS,
      change: async (request) => {
        const { tags, ...body } = request.body as AssetBody & { tags?: string[] };
        // Tags came as they are stored, categories among them: both are replaced.
        const changed = await changeAsset(services, request, idOf(request), tags ? { ...body, tags, categories: [] } : body);
        return toTracked(changed, await tagNamesOf(db, changed.id));
      },
    },
  });
}
