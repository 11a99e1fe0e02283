import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readInstant } from 'shared-kit/rules/instant';
import { isNoEnd } from 'shared-kit/rules/live';
import { toCamel } from 'shared-kit/rules/keyCase';
import type { Values } from '../content/definition';
import { flagsBody, imageBody } from '../content/fields';
import { withoutNulls } from '../content/presets';
import { cleanFields } from '../content/richText';
import { field, item } from '../http/schemas';

/** The wire fields of a shared special (document 2 §3.2, OP-73). */
const fields = {
  title: field.text,
  anchor_title: field.text,
  content: field.text,
  terms: field.text,
  start_date: field.instant,
  end_date: field.instant,
  event_ends: field.flag,
  ...flagsBody,
  image: imageBody,
  cta_option: field.text,
  link_url: field.text,
  new_window: field.flag,
  date_picker: field.flag,
  purchase_days: field.count,
  min_night_stay: field.flag,
  min_night_days: field.count,
  tracking_tag: field.text,
  promo_flag: field.text,
  custom_url: field.text,
  page_content: field.text,
  display_terms: field.flag,
  display_package: field.flag,
  detail_title: field.text,
  cta_url: field.text,
  details_new_window: field.flag,
  details_date_picker: field.flag,
  details_purchase_days: field.count,
  details_min_night_stay: field.flag,
  details_min_days: field.count,
  distribute_hotels: field.ids,
};

export const changeBody = Type.Object(fields);
export const createBody = Type.Object({ id: field.text, ...fields });
export const sharedSpecialAnswer = item(fields);

const RICH_TEXT = ['content', 'terms', 'pageContent'];

/** Fields that may be empty; an empty flag or number means its default. */
const EMPTIABLE = new Set([
  ...['anchorTitle', 'content', 'terms', 'endDate', 'image', 'ctaOption', 'linkUrl', 'trackingTag', 'promoFlag'],
  ...['customUrl', 'pageContent', 'detailTitle', 'ctaUrl'],
]);

/** A body in camel case, without fields that a shared special does not have; its rich text is cleaned. */
export async function readSharedSpecial(body: unknown): Promise<Values> {
  const values = toCamel<Values>(Value.Clean(createBody, Value.Clone(body)));
  await cleanFields(values, RICH_TEXT);
  return values;
}

/**
 * Keeps the end and `event_ends` in step: an end alone means that it ends, one at 1 January 2120 that it does not (OP-67), and
 * what does not end has no end date.
 * @param sent the fields that came
 * @param stored the shared special as it is, null for a new one
 */
export function settleEnd(sent: Values, stored: Values | null): Values {
  const touched = 'eventEnds' in sent || 'endDate' in sent;
  if (stored && !touched) return {};
  const given = 'endDate' in sent ? sent.endDate || null : (stored?.endDate ?? null);
  const endDate = isNoEnd({ endsOn: readInstant(given) }) ? null : given;
  const never = given !== null && endDate === null;
  const eventEnds = never ? false : (sent.eventEnds ?? ('endDate' in sent ? endDate !== null : (stored?.eventEnds ?? false)));
  return { eventEnds, endDate: eventEnds === true ? endDate : null };
}

/** What to store of valid values, without the hotels: those are added one by one as they are reached. */
export function settleSharedSpecial(values: Values, stored: { archived: boolean } | null): Values {
  const { id: _id, distributeHotels: _hotels, ...sent } = values;
  const emptied = Object.entries(sent).filter(([name, value]) => value === null && EMPTIABLE.has(name));
  const settled: Values = { ...withoutNulls(sent), ...Object.fromEntries(emptied) };
  if (typeof settled.title === 'string') settled.title = settled.title.trim();
  for (const name of ['startDate', 'endDate']) if (settled[name]) settled[name] = readInstant(settled[name]);
  if (settled.archived ?? stored?.archived) settled.published = false;
  return settled;
}
