import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { alphabetical } from '../../base/storage/alphabetical';
import { id, stamps } from '../../base/storage/columns';

/** A region groups properties that are close together. */
export const regions = pgTable('regions', { id: id(), name: text('name').notNull(), ...stamps() }, (table) => [
  uniqueIndex('regions_name').on(sql`lower(${table.name})`),
  index('regions_order').on(alphabetical(table.name), table.id),
]);

/** The types of properties. */
export const PROPERTY_TYPES = ['hotel', 'restaurant'] as const;

/** A property is a hotel or a restaurant (document 1 §3). */
export const properties = pgTable(
  'properties',
  {
    id: id(),
    name: text('name').notNull(),
    type: text('type', { enum: PROPERTY_TYPES }).notNull(),
    archived: boolean('archived').notNull().default(false),
    regionId: text('region_id').references(() => regions.id),
    logo: jsonb('logo').$type<{ assetId: string | null; alt: string | null } | null>(),
    url: text('url').notNull(),
    timezone: text('timezone').notNull(),
    ihgHotelCode: text('ihg_hotel_code'),
    rateCode: text('rate_code'),
    localeCode: text('locale_code'),
    regionCode: text('region_code'),
    brandCode: text('brand_code'),
    gaTrackingID: text('ga_tracking_id'),
    calendarDisplayAs: text('calendar_display_as', { enum: ['month', 'day'] })
      .notNull()
      .default('month'),
    /** Live-page links by key (`specialsUrl`, …). */
    previewUrls: jsonb('preview_urls').$type<Record<string, string | null>>().notNull().default({}),
    ...stamps(),
  },
  (table) => [
    index('properties_type').on(table.type, table.archived),
    index('properties_region').on(table.regionId),
    index('properties_order').on(table.archived, alphabetical(table.name), table.id),
  ],
);
