import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { historyRoutes } from '../../access/history/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { onAny } from '../../http/permissions';
import { idParams } from '../../http/schemas';
import { sharedSpecialAnswer } from './fields';
import { changeSharedSpecial, findSharedSpecial, presentSharedSpecials } from './store';

const FIELDS = Object.keys(sharedSpecialModel.fields);

/** The history of shared specials. What was distributed stays where it is. */
export function sharedSpecialHistory(app: App, services: ContentServices): void {
  historyRoutes(app, services, {
    kind: 'shared-specials',
    url: '/shared-specials/:id',
    params: idParams,
    tags: ['shared-specials'],
    singular: 'shared special',
    read: onAny('special', 'READ'),
    write: 'super',
    answer: sharedSpecialAnswer,
    find: ({ params }) => findSharedSpecial(services.db, params.id),
    present: async (row) => (await presentSharedSpecials(services, [row]))[0],
    shows: (field) => FIELDS.includes(field),
    join: (answers) => services.references.join(services.db, answers),
    restore: {
      fields: FIELDS.filter((field) => field !== 'distributeHotels'),
      change: async (request) => (await changeSharedSpecial(services, request, request.params.id)).row,
      check: ({ image }) => services.references.check(services.db, { image }),
    },
  });
}
