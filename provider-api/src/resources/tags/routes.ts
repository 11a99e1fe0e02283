import { tags } from '../assets/schema';
import type { App, Services } from '../../http/app';
import { matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import type { OwnRule } from '../../http/permissions';
import { answers, named, paging, query, textFilter } from '../../http/schemas';

const mayLookUp: OwnRule = {
  says: 'READ on tag or asset, or on any property.',
  allows: (authority) => authority.canLookUp('tag'),
};

/** Tag names for suggestions, including those of categories (`cat#…`) (api-contract §2, OP-50). */
export function tagRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/tags',
    {
      config: { permission: mayLookUp },
      schema: {
        tags: ['tags'],
        summary: 'List tags',
        querystring: query({ ...paging, name: textFilter }),
        response: answers.list(named),
      },
    },
    (request) =>
      listPage<{ id: string; name: string }>({
        db,
        table: tags,
        where: matchText(tags.name, request.query.name),
        order: 'name:ASC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => rows,
      }),
  );
}
