import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { fieldLabel } from 'shared-kit/rules/fieldLabel';
import { snakeKey, toCamel } from 'shared-kit/rules/keyCase';
import type { Authority } from 'shared-kit/rules/permissions';
import { PREVIEW_URL_KEYS } from 'shared-kit/rules/previewUrls';
import type { properties } from '../../access/places/schema';
import { emptyBlanks } from '../../content/emptyBlanks';
import { normaliseTexts } from '../../content/normaliseTexts';
import { forbidden } from '../../http/errors';
import { field, item, named, nullable } from '../../http/schemas';

/** The wire fields of a property (document 1 §3). */
export const propertyBody = {
  name: field.text,
  archived: field.flag,
  region_id: field.text,
  logo: field.object({ asset_id: field.text, alt: field.text }),
  url: field.text,
  timezone: field.text,
  ihg_hotel_code: field.text,
  rate_code: field.text,
  locale_code: field.text,
  region_code: field.text,
  brand_code: field.text,
  ga_tracking_id: field.text,
  calendar_display_as: field.text,
  preview_urls: field.object(Object.fromEntries(PREVIEW_URL_KEYS.map((key) => [snakeKey(key), field.text]))),
};

export const propertyAnswer = item({
  ...propertyBody,
  type: Type.String(),
  region: nullable(named),
});

type NewProperty = typeof properties.$inferInsert;

const schema = Type.Object({ ...propertyBody, type: field.text });

/**
 * A body in camel case, without fields that a property does not have. A logo without an asset counts as none. Its values are
 * validated by `checkProperty`.
 */
export function readProperty(body: unknown): Partial<NewProperty> {
  const values = toCamel<Partial<NewProperty>>(Value.Clean(schema, Value.Clone(body)));
  if (values.logo) values.logo = values.logo.assetId ? { ...values.logo, alt: values.logo.alt ?? null } : null;
  normaliseTexts(values, ['name', 'url']);
  normaliseTexts(values.previewUrls, PREVIEW_URL_KEYS);
  emptyBlanks(values, ['calendarDisplayAs', 'regionId'], null);
  emptyBlanks(values, ['gaTrackingID', 'rateCode', 'logo.alt'], '');
  if (values.archived === null) delete values.archived;
  if (values.calendarDisplayAs === null) delete values.calendarDisplayAs;
  return values;
}

/**
 * Who may change which field (OP-32): archiving and live-page links are for super users, how a calendar is shown for
 * those who write its calendars, all the rest needs WRITE on property.
 * @param names the fields that would change
 * @throws 403 naming the field
 */
export function requireMayChange(authority: Authority, propertyId: string, names: readonly string[]): void {
  if (authority.isSuper) return;
  const mayWrite = authority.can('WRITE', 'property', propertyId);
  for (const name of names) {
    if (name === 'previewUrls' || name === 'archived')
      throw forbidden(
        `Only a super user may ${name === 'archived' ? 'archive a property' : `change the property’s ${fieldLabel(name)}`}.`,
      );
    const isAllowed = mayWrite || (name === 'calendarDisplayAs' && authority.can('WRITE', 'calendar', propertyId));
    if (!isAllowed) throw forbidden(`You may not change the property’s ${fieldLabel(name)}.`);
  }
}
