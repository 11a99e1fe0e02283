import type { TSchema } from '@sinclair/typebox';
import { splitTags } from 'shared-kit/rules/assetTags';
import { historyRoutes } from '../../access/history/routes';
import type { App, Services } from '../../http/app';
import { everywhere, type OwnRule } from '../../http/permissions';
import { idParams } from '../../http/schemas';
import { changeAsset, findAsset } from './change';
import { presentAsset } from './present';
import { toTracked } from './toTracked';
import { tagNamesOf } from './tagging';

const FIELDS = ['name', 'alt', 'description', 'tags'];

/** The history of the media library. @param read who may see its files */
export function assetHistory(app: App, services: Services, answer: TSchema, read: OwnRule): void {
  const { db } = services;
  historyRoutes(app, services, {
    kind: 'assets',
    url: '/assets/:id',
    params: idParams,
    tags: ['assets'],
    singular: 'file',
    read,
    write: everywhere('asset', 'WRITE'),
    answer,
    find: async ({ params: { id } }) => toTracked(await findAsset(db, id), await tagNamesOf(db, id)),
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
      change: async (request, values) => {
        // Tags are sent as they are stored, categories among them: both are replaced.
        const body = values.tags ? { ...values, categories: [] } : values;
        const changed = await changeAsset(services, request, request.params.id, body);
        return toTracked(changed, await tagNamesOf(db, changed.id));
      },
    },
  });
}
