import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { specialModel } from 'shared-kit/rules/models/special';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Hotel specials. */
export const specials = pgTable(
  'specials',
  {
    ...ordered(),
    ...columnsOf(specialModel.fields),
    /** The shared special that it was distributed from, if any. */
    sharedSpecialId: text('shared_special_id'),
  },
  (table) => [index('specials_order').on(table.propertyId, table.archived, table.sortIndex)],
);
