import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredImage } from '../content/columns';
import { flags } from '../content/columns';
import { id, instant, stamps } from '../storage/columns';

const flag = (name: string) => boolean(name).notNull().default(false);

/** A special shared by several hotels (document 2 §3.2). Its id may be made by the client. */
export const sharedSpecials = pgTable(
  'shared_specials',
  {
    id: id(),
    title: text('title').notNull(),
    anchorTitle: text('anchor_title'),
    content: text('content'),
    terms: text('terms'),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date'),
    eventEnds: flag('event_ends'),
    ...flags(),
    image: jsonb('image').$type<StoredImage | null>(),
    ctaOption: text('cta_option'),
    linkUrl: text('link_url'),
    newWindow: flag('new_window'),
    datePicker: flag('date_picker'),
    purchaseDays: integer('purchase_days').notNull().default(3),
    minNightStay: flag('min_night_stay'),
    minNightDays: integer('min_night_days').notNull().default(3),
    trackingTag: text('tracking_tag'),
    promoFlag: text('promo_flag'),
    customUrl: text('custom_url'),
    pageContent: text('page_content'),
    displayTerms: flag('display_terms'),
    displayPackage: flag('display_package'),
    detailTitle: text('detail_title'),
    ctaUrl: text('cta_url'),
    detailsNewWindow: flag('details_new_window'),
    detailsDatePicker: flag('details_date_picker'),
    detailsPurchaseDays: integer('details_purchase_days').notNull().default(3),
    detailsMinNightStay: flag('details_min_night_stay'),
    detailsMinDays: integer('details_min_days').notNull().default(3),
    distributeHotels: jsonb('distribute_hotels').$type<string[]>().notNull().default([]),
    ...stamps(),
  },
  (table) => [index('shared_specials_tab').on(table.archived, table.title)],
);
