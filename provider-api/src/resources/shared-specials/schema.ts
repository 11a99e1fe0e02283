import { index, pgTable } from 'drizzle-orm/pg-core';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { columnsOf } from '../../content/columnsOf';
import { alphabetical } from '../../base/storage/alphabetical';
import { id, stamps } from '../../base/storage/columns';

/** Specials shared by several hotels (document 2 §3.2). The client may choose the id. */
export const sharedSpecials = pgTable(
  'shared_specials',
  { id: id(), ...columnsOf(sharedSpecialModel.fields), ...stamps() },
  (table) => [index('shared_specials_order').on(table.archived, alphabetical(table.title), table.id)],
);
